import type { CardView, Climate, Diet, Kind } from "../../wire/ark";

export type { Climate, Diet, Kind as ArkKind } from "../../wire/ark";

/** What is printed on a card of Ark; without its place in the deck where it is in none. */
export type ArkCard = Omit<CardView, "card"> & { card?: number };

/** The picture and colour of each scoring card. */
export const KINDS: Record<Kind, { picture: string; colour: string }> = {
  slow: { picture: "gi:snail", colour: "#5f7d3a" },
  shy: { picture: "gi:rabbit-head", colour: "#7d5a9e" },
  heavy: { picture: "gi:weight", colour: "#6a4731" },
  useful: { picture: "gi:farmer", colour: "#2f78ad" },
  provisions: { picture: "gi:wheat", colour: "#8f6b10" },
};

export const CLIMATES: Record<Climate, string> = { hot: "lu:sun", cold: "lu:snowflake", any: "lu:sun-snow" };

export const DIETS: Record<Diet, string | null> = {
  carnivore: "gi:meat",
  herbivore: "gi:three-leaves",
  omnivore: "gi:fork-knife-spoon",
  none: null,
};
