import type { Choice, Kinded } from "../../table/message";
import type { View, ZooView } from "../../wire/ark-nova";

/** The trays are drawn from the whole view. */
export type TrayView = View;
export type { FolderView as Folder } from "../../wire/ark-nova";

/** A card as moves point at it. */
export const cardTarget = (card: number) => ({ kind: "card", card });

/** The cards that a move points at. */
export const cardsOf = ({ points_at }: Pick<Choice, "points_at">): number[] =>
  points_at.flatMap((target) => (target.kind === "card" ? [(target as { card: number } & Kinded).card] : []));

/** The zoo of whoever looks. */
export const ownZoo = (view: TrayView): ZooView | undefined =>
  view.viewer === null ? undefined : view.zoos[view.viewer];

/**
 * What a card costs now besides its folder, where that is not what is printed: money for an animal, the level of a
 * sponsor.
 */
export function changedPrice(view: TrayView, card: number): number | undefined {
  const price = view.prices.find((priced) => priced.card === card)?.price;
  if (price?.kind === "animal") {
    const cost = price.total - price.folder;
    return cost === price.printed ? undefined : cost;
  }
  if (price?.kind === "sponsor") return price.level === price.printed ? undefined : price.level;
  return undefined;
}

/**
 * Cards that lie open for a choice: those that lie aside, and those that can be chosen and lie nowhere on the table
 * where they could be touched, such as the discard pile.
 */
export function openForChoice(view: TrayView, offered: number[]): number[] {
  const me = ownZoo(view);
  const { base_projects, projects } = view.association;
  const visible = new Set<number | null | undefined>([
    ...(me?.hand.known ?? []),
    ...(me?.scoring.known ?? []),
    ...view.display.map(({ card }) => card),
    ...view.zoos.flatMap(({ animals, sponsors }) => [...animals, ...sponsors]),
    ...[...base_projects, ...projects].map(({ card }) => card),
  ]);
  const further = offered.filter((card) => !visible.has(card));
  return [...new Set([...view.aside.known, ...further])];
}

const KINDS = ["animal", "sponsor", "project", "final_scoring"];

/** A hand in the order in which it is shown: as kinds, or as numbers. */
export function sorted(hand: number[], kindOf: (card: number) => string | undefined, by: "kind" | "number") {
  const rank = (card: number) => (by === "kind" ? KINDS.indexOf(kindOf(card) ?? "") : 0);
  return [...hand].sort((a, b) => rank(a) - rank(b) || a - b);
}
