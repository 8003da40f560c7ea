import type { View } from "../../wire/ark-nova";

/** Where a viewer may see a card at a table of Ark Nova. */
export type Place =
  | { kind: "hand" }
  | { kind: "scoring" }
  | { kind: "display"; folder: number }
  | { kind: "aside" }
  | { kind: "discard" }
  | { kind: "board" }
  | { kind: "zoo"; seat: number };

/** Where a card lies, as far as the viewer may know; nothing for one that is in the deck or hidden. */
export function placeOf(view: View, card: number): Place | undefined {
  const { viewer, zoos, display, aside, discard, association } = view;
  const me = viewer === null ? undefined : zoos[viewer];
  if (me?.hand.known.includes(card)) return { kind: "hand" };
  if (me?.scoring.known.includes(card)) return { kind: "scoring" };
  const folder = display.find((folder) => folder.card === card)?.folder;
  if (folder !== undefined) return { kind: "display", folder };
  if (aside.known.includes(card)) return { kind: "aside" };
  const zoo = zoos.find(({ animals, sponsors }) => animals.includes(card) || sponsors.includes(card));
  if (zoo) return { kind: "zoo", seat: zoo.seat };
  if ([...association.base_projects, ...association.projects].some((project) => project.card === card))
    return { kind: "board" };
  return discard.includes(card) ? { kind: "discard" } : undefined;
}
