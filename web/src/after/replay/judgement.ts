import type { Curve } from "../curves";
import type { Decision, Verdict } from "./server";

/** A turn that changed chances. */
export interface Swing {
  entry: number;
  turn: number;
  /** Whose chance changed most. */
  seat: number;
  /** By how many percent. */
  percent: number;
}

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** What was decided at an entry, as far as it is known. */
export function decisionAt(verdict: Verdict | null, entry: number): Decision | null {
  const covers = (one: Decision) => one.entry <= entry && entry < one.entry + one.entries;
  return verdict?.decisions.find(covers) ?? null;
}

/** The turns that changed chances, in their order. */
export function swings(verdict: Verdict | null): Swing[] {
  const found = (verdict?.turning_points ?? []).map(({ entry, turn, change }) => {
    const most = change.reduce((a, b, at) => (Math.abs(b) > Math.abs(change[a]!) ? at : a), 0);
    return { entry, turn, seat: most, percent: percent(change[most] ?? 0) };
  });
  return found.sort((a, b) => a.entry - b.entry);
}

/** The chances of the seats as a curve of bands; nothing before they are known. Values are in percent. */
export function chanceCurve(
  verdict: Verdict | null,
  title: string,
  order: number[],
  name: (seat: number) => string,
  own: number | null,
): Curve[] {
  if (!verdict?.chances.some((chances) => chances !== null)) return [];
  const values = (seat: number) =>
    verdict.chances.slice(1).map((chances) => (chances ? percent(chances[seat]!) : null));
  const lines = order.map((seat) => ({ seat, name: name(seat), values: values(seat), own: seat === own }));
  return [{ id: "chance", name: title, lines, bands: true }];
}
