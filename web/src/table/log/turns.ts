import type { Told } from "../message";

/** One turn of the log: who had it and what was told of it. What comes before the first turn is the set-up. */
export interface Turn {
  seat: number | null;
  number: number | null;
  lines: Told[];
}

/** The log turn by turn. */
export function turns(told: Told[]): Turn[] {
  const found: Turn[] = [];
  for (const line of told) {
    const { kind, seat, number } = line.event;
    if (kind === "turn")
      found.push({ seat: Number(seat), number: number === undefined ? null : Number(number), lines: [] });
    else if (found.length === 0) found.push({ seat: null, number: null, lines: [] });
    if (kind !== "turn") found.at(-1)?.lines.push(line);
  }
  return found;
}

/** A seat's last turn that is over, and everything after it; what is going on now is left out. */
export function sinceLastTurn(all: Turn[], seat: number): Turn[] {
  const over = all.slice(0, -1);
  const last = over.findLastIndex((turn) => turn.seat === seat);
  const since = over.slice(Math.max(last, 0));
  return since.filter((turn) => turn.seat !== null);
}

/** The last turn of a seat of which something was told. */
export function lastTurn(all: Turn[], seat: number): Turn | undefined {
  return all.findLast((turn) => turn.seat === seat && turn.lines.length > 0);
}
