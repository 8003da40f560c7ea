import type { CabinId, CabinReport, CabinView, Card, CardView, Explained, Side, View } from "./view";

/** A place for a cabin: one that is there, the next to be opened, or nothing yet. */
export interface Place {
  id: CabinId;
  cabin: CabinView | null;
}

/** So many columns are drawn from the first turn on, if each has this much room. */
const FIRST_COLUMNS = 8;
const ROOM = 96;

/** A cabin as players write it: `P3`. */
export const nameOf = ({ side, index }: CabinId): string => `${side === "port" ? "P" : "S"}${index}`;

export const isSame = (a: CabinId, b: CabinId): boolean => a.side === b.side && a.index === b.index;

/** How many columns the ark is long in a place so wide, the next cabins included. */
export function columns(view: View, width: number): number {
  const first = Math.min(FIRST_COLUMNS, Math.floor(width / ROOM));
  return Math.max(first, ...view.ark.sides.map(({ next }) => next.index));
}

/** The cabins of a side from the bow backwards, and behind them the place where the next one would be opened. */
export function places(view: View, side: Side): Place[] {
  const there = view.ark.cabins.filter(({ cabin }) => cabin.side === side);
  const next = view.ark.sides.find((of) => of.side === side)?.next;
  const opened = there.map((cabin): Place => ({ id: cabin.cabin, cabin }));
  return next ? [...opened, { id: next, cabin: null }] : opened;
}

/** The weight of a side. */
export const weightOf = (view: View, side: Side): number =>
  view.ark.sides.find((of) => of.side === side)?.weight ?? 0;

/** A number with its sign, as on the bow. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Strength in half units, written as players count it. */
export const strength = (halves: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(halves / 2);

/** Every card that lies open to the viewer, by its place in the deck. */
export function cardsInSight(view: View): Map<Card, CardView> {
  const seats = view.seats.flatMap(({ cards, known, pet }) => [
    ...(cards ?? []),
    ...known,
    ...(pet ? [pet] : []),
  ]);
  const ark = view.ark.cabins.flatMap(({ cards }) => cards);
  const row = view.row.filter((card) => card !== null);
  return new Map([...ark, ...row, ...view.gone, ...seats].map((card) => [card.card, card]));
}

/** What a card would do in one cabin, in the server's words. */
export interface Fit extends CabinReport {
  /** The reasons against it, one sentence each. */
  reasons: string[];
  /** Whom it could drive out. */
  driven: Card[];
  /** Whether it may go in, in one way or another. */
  possible: boolean;
}

/** Shares the sentences of an explanation out to the cabins they speak of. */
export function fits({ explanation, text }: Explained): Fit[] {
  const sentences = text.split("\n");
  let next = 0;
  return explanation.cabins.map((report) => {
    const reasons = sentences.slice(next, (next += report.blockers.length));
    const driven = report.drives.filter(({ blockers }) => blockers.length === 0).map((drive) => drive.driven);
    return { ...report, reasons, driven, possible: report.blockers.length === 0 || driven.length > 0 };
  });
}

/** The heels that entering a cabin would lead to: one, or one for each animal that could be driven out. */
export function heels({ blockers, heel, drives }: CabinReport): number[] {
  const driving = drives.filter((drive) => drive.blockers.length === 0).map((drive) => drive.heel);
  return blockers.length === 0 || driving.length === 0 ? [heel] : driving;
}

/** The kind of reason that all cabins share, if there is one: it says the most about the card. */
export function sharedReason(all: Fit[]): string | null {
  const [first, ...others] = all.map(({ blockers }) => new Set(blockers.map(({ kind }) => kind)));
  return [...(first ?? [])].find((kind) => others.every((kinds) => kinds.has(kind))) ?? null;
}

/** The seats as the table lists them: the viewer first, then in the order of turns. */
export function seatsInOrder<Seat>(seats: Seat[], viewer: number | null): Seat[] {
  const first = viewer ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
