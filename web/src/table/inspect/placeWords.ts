import type { Place } from "./place";

export interface PlaceWords {
  inHand: string;
  inScoring: string;
  inDisplay: (folder: number) => string;
  inAside: string;
  inDiscard: string;
  onBoard: string;
  inZooOf: (name: string) => string;
}

/** Where a card is, in words. */
export function placeWords(place: Place, say: PlaceWords, name: (seat: number) => string): string {
  switch (place.kind) {
    case "hand":
      return say.inHand;
    case "scoring":
      return say.inScoring;
    case "display":
      return say.inDisplay(place.folder);
    case "aside":
      return say.inAside;
    case "discard":
      return say.inDiscard;
    case "board":
      return say.onBoard;
    case "zoo":
      return say.inZooOf(name(place.seat));
  }
}
