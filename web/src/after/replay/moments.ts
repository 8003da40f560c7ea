import type { Told } from "../../table/message";
import { words } from "../../words/index.svelte";
import type { Turn } from "../turns";
import type { Swing } from "./judgement";
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
export function keyMoments({ entries }: Story, swings: Swing[] = []): KeyMoment[] {
  const told = entries.flatMap(({ entry, turn, keys }) => keys.map((key) => ({ ...key, entry, turn })));
  const changed = swings.map(({ entry, turn, seat, percent }) => ({
    entry,
    turn,
    seat,
    kind: "swing",
    text: words().after.swing(percent),
  }));
  return [...told, ...changed].sort((a, b) => a.entry - b.entry);
}

/** What a turn comes to in one line: the action it took, else the first thing that happened. */
export function headOf({ lines }: Turn): Told | undefined {
  const told = lines.filter(({ event }) => event.kind !== "turn");
  return told.find(({ event }) => event.kind === "action" || event.kind === "plays") ?? told[0];
}
