import type { Told } from "../../table/message";
import type { Turn } from "../turns";
import type { Key, Story } from "./server";

/** Something worth going to. */
export interface KeyMoment extends Key {
  /** The position before it. */
  entry: number;
  turn: number;
}

/** The position before a line happened: what a move brings happens after the entries before it. */
export const before = ({ entry }: Told): number => Math.max(entry - 1, 0);

/** The moments of a game that are worth going to, in their order. */
export function keyMoments({ entries }: Story): KeyMoment[] {
  return entries.flatMap(({ entry, turn, keys }) => keys.map((key) => ({ ...key, entry, turn })));
}

/** What a turn comes to in one line: the action it took, else the first thing that happened. */
export function headOf({ lines }: Turn): Told | undefined {
  const told = lines.filter(({ event }) => event.kind !== "turn");
  return told.find(({ event }) => event.kind === "action" || event.kind === "plays") ?? told[0];
}
