import type { Told } from "../table/message";

/** What of others' turns is told in the bar; the rest is in the log. */
const WORTH = new Set(["took", "rain", "plays", "driven_out", "took_discs", "raised", "endgame", "passed"]);

/** Whether a line is told to a viewer as it happens: what others do, and that the viewer has nothing left to play. */
export function isWorthTelling({ event }: Told, viewer: number | null): boolean {
  return WORTH.has(event.kind) && (event.kind === "passed" || viewer === null || event.seat !== viewer);
}

/** The cards that others brought aboard since the viewer's last turn, and who it was. */
export function newcomers(told: Told[], viewer: number | null, isTurn: boolean): Map<number, number> {
  const isOwn = ({ event }: Told) => event.seat === viewer;
  const turns = told.flatMap((line, at) => (line.event.kind === "turn" && isOwn(line) ? [at] : []));
  const since = told.slice(turns.at(isTurn ? -2 : -1) ?? 0);
  const boarded = since.filter((line) => line.event.kind === "boarded" && !isOwn(line));
  return new Map(boarded.map(({ event }) => [event.card as number, event.seat as number]));
}

/** What the lines beside the scoring cards leave out: it is seen on the table, or another line says it too. */
const SEEN = new Set(["turn", "opened", "plays", "paid_play"]);
const KEPT = 40;

/** What happened last, in a few lines; all of it is in the log of the bar. */
export function lately(told: Told[], viewer: number | null): Told[] {
  const isNews = ({ event }: Told) =>
    !SEEN.has(event.kind) && (event.kind !== "drew" || event.seat === viewer);
  return told.filter(isNews).slice(-KEPT);
}
