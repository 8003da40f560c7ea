import type { Told } from "../../table/message";
import { plain, signed } from "../plot";

/** What the score sheet reads of a zoo in the last view. */
export interface ScoredZoo {
  appeal: number;
  conservation: number;
  points: { subtracting: number; adding: number; target: number };
  scoring: { known: number[] };
  supports: number;
}

/** One number of the score sheet with everything it is made of. */
export interface Cell {
  text: string;
  /** Cards that are named below it. */
  cards?: number[];
  /** A second number below it. */
  small?: string;
  lines: Told[];
}

/** A line of the score sheet: its name among the words, and a cell for every seat. */
export interface Row {
  name: string;
  weight?: "sum" | "total";
  cells: Cell[];
}

const NONE = "–";

/** The score sheet of a finished game: every number with the events it stands for. */
export function sheetOf(zoos: ScoredZoo[], told: Told[]): Row[] {
  const lines = (seat: number, fits: (line: Told) => boolean) =>
    told.filter((line) => line.event.seat === seat && fits(line));
  const changes = (seat: number, what: string) =>
    lines(seat, ({ event }) => event.what === what && /^(gained|lost)$/.test(event.kind) && event.n !== 0);
  const scored = (seat: number, what: string, byScoringCard: boolean) =>
    lines(seat, ({ event }) => {
      const own = zoos[seat]!.scoring.known.includes(event.card as number);
      return event.kind === "scored" && event.what === what && own === byScoringCard;
    });
  const sum = (of: Told[]) => of.reduce((sum, { event }) => sum + (event.n as number), 0);
  const all = (seat: number, what: string) => [
    ...changes(seat, what),
    ...scored(seat, what, false),
    ...scored(seat, what, true),
  ];
  const row = (name: string, cell: (zoo: ScoredZoo, seat: number) => Cell, weight?: Row["weight"]): Row => ({
    name,
    ...(weight ? { weight } : {}),
    cells: zoos.map(cell),
  });
  const track = (what: "appeal" | "conservation") => (zoo: ScoredZoo, seat: number) => {
    const later = sum(scored(seat, what, false)) + sum(scored(seat, what, true));
    return { text: plain(zoo[what] - later), lines: changes(seat, what) };
  };
  const sponsors = (what: string) => (_: ScoredZoo, seat: number) => {
    const found = scored(seat, what, false).filter(({ event }) => event.n !== 0);
    return { text: found.length ? signed(sum(found)) : NONE, lines: found };
  };
  return [
    row("appealTrack", track("appeal")),
    row("sponsorsAppeal", sponsors("appeal")),
    row("appeal", (zoo, seat) => ({ text: plain(zoo.appeal), lines: all(seat, "appeal") }), "sum"),
    row("conservationTrack", track("conservation")),
    row("sponsorsConservation", sponsors("conservation")),
    row("finalScoring", (zoo, seat) => {
      const found = scored(seat, "conservation", true);
      const text = found.length ? signed(sum(found)) : NONE;
      return { text, lines: found, cards: zoo.scoring.known };
    }),
    row(
      "conservation",
      (zoo, seat) => ({ text: plain(zoo.conservation), lines: all(seat, "conservation") }),
      "sum",
    ),
    row("target", (zoo, seat) => ({ text: plain(zoo.points.target), lines: all(seat, "conservation") })),
    row(
      "points",
      (zoo, seat) => ({
        text: signed(zoo.points.subtracting),
        lines: [...all(seat, "appeal"), ...all(seat, "conservation")].sort((a, b) => a.entry - b.entry),
      }),
      "total",
    ),
    row("supports", (zoo, seat) => ({
      text: plain(zoo.supports),
      lines: lines(seat, ({ event }) => event.kind === "supported"),
    })),
  ];
}
