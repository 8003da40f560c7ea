import type { CardsView, View } from "../../wire/ark-nova";

export type { BuildingView, CardsView, View, ZooView } from "../../wire/ark-nova";

/** How many cards there are, known or not. */
export const count = (cards: CardsView): number =>
  cards.known.length + cards.zoo_cards + cards.base_projects + cards.scoring_cards;

/** Whether the expansion is played: its universities are then among those that can be taken. */
export const withMarineWorlds = (view: View): boolean =>
  view.association.universities.some(({ university }) => university === "sea_animal");

/** The seats in turn order, the viewer first; a spectator begins with the first seat. */
export function inTurnOrder(view: View): number[] {
  const first = view.viewer ?? 0;
  return view.zoos.map((_, place) => (first + place) % view.zoos.length);
}
