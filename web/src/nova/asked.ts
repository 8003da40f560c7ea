import type { Candidate } from "../table/choosing.svelte";
import type { Round } from "../table/bar/standing";
import type { Kinded } from "../table/message";
import type { Action, NovaAsking, SlotView, View } from "./view";
import { xTokens } from "./workbench/strength";

/** Questions that everybody answers at once, sealed until the last answer is in. */
const TOGETHER = new Set(["draft", "alternates", "keep", "discard_scoring", "hand_limit"]);

/** What of the options of a table tells how its set-up goes. */
export interface Agreed {
  maps?: unknown;
  action_cards?: unknown;
}

/** Whose turn it is, and whether everybody is asked at once. */
export function roundOf(view: View, { maps }: Agreed): Round {
  const isTogether = (kind: string) => TOGETHER.has(kind) || (kind === "map" && maps === "two_each");
  const together = view.zoos.length > 1 && view.asked.some(({ question }) => isTogether(question.kind));
  return { turn: view.clock.turn === 0 ? null : view.active, together };
}

const ENDS_THE_TURN = new Set(["step", "repeat", "last_moves"]);
const SET_UP = new Set(["map", "draft", "alternates"]);
const DISCARDS = new Set(["hand_limit", "discard_scoring"]);

/**
 * Whether a move cannot be taken back, so that it is confirmed: cards are drawn from the deck for the first time in an
 * action, a card is discarded, an action is given up before anything came of it, or it is a choice of the set-up. Who
 * ends an action that has brought something says so by that.
 */
export function cannotBeTakenBack(
  { group, notation }: Candidate,
  asking: NovaAsking | null,
  fresh = true,
): boolean {
  const question = asking?.question;
  if (!question) return false;
  const step = question.step as { kind: string; begun?: boolean } | undefined;
  const begun = step?.begun ?? false;
  if (SET_UP.has(question.kind)) return true;
  if (DISCARDS.has(question.kind) || step?.kind === "discarding") return group !== "free";
  if (group === "draw") return notation !== "snap" && !begun;
  return fresh && group === "finish" && ENDS_THE_TURN.has(question.kind);
}

/**
 * Whether choosing an action turns up a card at once: on its first side the standard Cards card leaves no choice but the deck,
 * except at its highest strength.
 */
export function drawsAtOnce(move: Candidate, slots: SlotView[], most = 5): boolean {
  const card = actionOf(move, slots, "cards");
  return card?.side === "I" && card.number === 0 && card.strength + xTokens(move.notation) < most;
}

/** Actions whose next question tells others something of a hidden hand, so that nothing leads back from it. */
const OF_THE_HAND: Action[] = ["animals", "association", "sponsors"];

/** Whether choosing an action is for good, because of what it tells of the hand. */
export function tellsOfHand(move: Candidate, slots: SlotView[]): boolean {
  return OF_THE_HAND.some((action) => actionOf(move, slots, action) !== undefined);
}

/** The action card that a move uses, if it is of an action. */
function actionOf({ group, points_at }: Candidate, slots: SlotView[], wanted: Action): SlotView | undefined {
  const isIt = (target: Kinded) => (target as { action?: string }).action === wanted;
  return group === "actions" && points_at.some(isIt)
    ? slots.find(({ action }) => action === wanted)
    : undefined;
}

/** A free move with a card: the card is lit once free moves are asked for, because a touch means another thing. */
export function isApart({ group, points_at }: Pick<Candidate, "group" | "points_at">): boolean {
  return group === "free" && points_at.some(({ kind }) => kind === "card");
}

/** The screens of the set-up, in their order; nothing once the game goes on. */
export type SetUp = "map" | "draft" | "keep";

/** Which part of the set-up is going on. */
export function setUpOf(view: View): SetUp | null {
  if (view.clock.turn > 0 || view.clock.over) return null;
  const kinds = new Set(view.asked.map(({ question }) => question.kind));
  if (kinds.has("map")) return "map";
  if (kinds.has("draft") || kinds.has("alternates")) return "draft";
  return kinds.has("keep") ? "keep" : null;
}
