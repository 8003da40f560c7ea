import { turnAt, type Turn } from "../turns";

/** A game to go through: its turns, and how many entries its record has. */
export interface Length {
  turns: Turn[];
  entries: number;
}

/** Where a turn ends: the entry that begins the next one. */
function endOf({ turns, entries }: Length, turn: Turn): number {
  return turns[turn.number + 1]?.entry ?? entries;
}

/**
 * The place of an entry on a line on which every turn is equally long. What stands after turn 3 is at 3; the set-up
 * lies before 0.
 */
export function placeOf(length: Length, entry: number): number {
  const turn = turnAt(length.turns, entry);
  const long = endOf(length, turn) - turn.entry;
  return turn.number - 1 + (long > 0 ? Math.min((entry - turn.entry) / long, 1) : 0);
}

/** The entry at a place. */
export function entryAt(length: Length, place: number): number {
  const last = length.turns.length - 1;
  if (place >= last) return length.entries;
  const number = Math.max(Math.floor(place) + 1, 0);
  const turn = length.turns[number]!;
  const part = Math.min(Math.max(place - (number - 1), 0), 1);
  return Math.round(turn.entry + part * (endOf(length, turn) - turn.entry));
}

/** The first of some entries after one, or before one; the end of the game if there is none. */
export function nextOf(some: number[], entry: number, forward: boolean, entries: number): number {
  const sorted = some.toSorted((a, b) => a - b);
  if (forward) return sorted.find((other) => other > entry) ?? entries;
  return sorted.findLast((other) => other < entry) ?? 0;
}
