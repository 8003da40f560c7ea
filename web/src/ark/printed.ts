import animals from "../icons/animals.json";
import { KINDS } from "../cards/ark/looks";
import { arkFaces, arkName, arkWord } from "../cards/ark/printed.svelte";
import type { CardView, Kind } from "./view";

/** A word with a capital, as it stands alone. */
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The names and texts printed in Ark, in the chosen language. */
export const printed = {
  /** The name of a card by its id in the deck list. */
  card: (id: string): string => capital(arkName(id)),
  /** The name of a scoring card. */
  kind: (kind: Kind): string => capital(arkWord("kinds", kind)),
  /** What the ability of a card does. */
  ability: (id: string): string => arkFaces().get(id)?.text ?? "",
};

/** The scoring cards in the order in which they are listed. */
export const SCORING = Object.keys(KINDS) as Kind[];

/** The colour of a kind; cards without one are grey. */
export const colourOf = (kind: Kind | null): string => (kind ? KINDS[kind].colour : "#55605a");

/** The silhouette of a card. */
export function silhouette({ id }: Pick<CardView, "id">): string {
  return (animals.ark as Record<string, string>)[id] ?? "gi:paw-print";
}
