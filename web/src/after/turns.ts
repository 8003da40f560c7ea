import type { Told } from "../table/message";

/** What happened from the beginning of a turn to the next one. Turn 0 is the set-up. */
export interface Turn {
  number: number;
  /** Whose turn it is; nobody's in the set-up. */
  seat: number | null;
  /** How many entries of the record were made before it began. */
  entry: number;
  lines: Told[];
}

/** What happened, turn by turn. */
export function turnsOf(told: Told[]): Turn[] {
  const turns: Turn[] = [{ number: 0, seat: null, entry: 0, lines: [] }];
  for (const line of told) {
    const { event, entry } = line;
    if (event.kind === "turn")
      turns.push({ number: turns.length, seat: event.seat as number, entry, lines: [] });
    turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** What happened in the last of several games that were played in a row. */
export function lastGame(told: Told[]): Told[] {
  const lastTurn = told.findLastIndex(({ event }) => event.kind === "turn");
  const ended = told.slice(0, lastTurn).findLastIndex(({ event }) => event.kind === "challenge_game");
  return told.slice(ended + 1);
}

/** The turn in which something happens before an entry of the record. */
export function turnAt(turns: Turn[], entry: number): Turn {
  return turns.findLast((turn) => turn.entry <= entry) ?? turns[0]!;
}

/** The turns in which something of a kind happened, once for each time. */
export function turnsWith(turns: Turn[], kind: string): { turn: number; line: Told }[] {
  return turns.flatMap(({ number, lines }) =>
    lines.filter(({ event }) => event.kind === kind).map((line) => ({ turn: number, line })),
  );
}
