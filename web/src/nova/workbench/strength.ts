import type { Candidate } from "../../table/choosing.svelte";
import { keyOf } from "../../table/choosing.svelte";
import type { Action } from "../view";

/** How an action card is used: with so many X-tokens, or put on slot 1 to gain one. */
export type Use = number | "get";

const SPENT = / \+(\d)x$/;

/** The X-tokens that a move spends. */
export function xTokens(notation: string): number {
  return Number(SPENT.exec(notation)?.[1] ?? 0);
}

/** How a move uses an action card; nothing for other moves. */
export function useOf({ group, notation }: Pick<Candidate, "group" | "notation">): Use | null {
  if (group === "x_token_action") return "get";
  return group === "actions" ? xTokens(notation) : null;
}

/** The uses that are legal now, fewest X-tokens first. */
export function uses(moves: Candidate[]): Use[] {
  const found = new Set(moves.map(useOf).filter((use) => use !== null));
  const spent = [...found].filter((use) => use !== "get").sort((a, b) => a - b);
  return found.has("get") ? [...spent, "get"] : spent;
}

/** The moves that use an action card of a seat in a way. */
export function movesWith(moves: Candidate[], action: Action, seat: number, use: Use): Candidate[] {
  const key = keyOf({ kind: "action", action, seat } as { kind: string });
  return moves.filter((move) => useOf(move) === use && move.keys.includes(key));
}
