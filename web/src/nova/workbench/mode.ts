import type { Candidate } from "../../table/choosing.svelte";
import type { NovaAsking } from "../view";

/** What the workbench shows: the action cards, or what the question needs. */
export type Mode = "actions" | "order" | "build" | "break" | "set" | "answers" | "since";

/** Moves that have their place in the bar and not in the list. */
const IN_THE_BAR = new Set(["finish", "free"]);

/** Whether a move has its button in the bar. */
export const isInBar = ({ group }: Pick<Candidate, "group">): boolean => IN_THE_BAR.has(group);

/** Whether a move draws from the deck: a phone has its button at the thumb. */
export const isDeck = ({ group, points_at }: Candidate): boolean =>
  group === "draw" && points_at.some(({ kind }) => kind === "deck");

/** Whether a move chooses a building of the picker; others choose one that stands on the map. */
const isOfPicker = ({ group, points_at }: Candidate): boolean =>
  group === "buildings" && points_at.some(({ kind }) => kind === "building");

/** The action card of a seat that a move is about. */
function actionOf({ points_at }: Candidate, seat: number): string | undefined {
  const targets = points_at as { kind: string; seat?: number; action?: string }[];
  return targets.find((target) => target.kind === "action" && target.seat === seat)?.action;
}

/** What the workbench shows for a question; `set` is a choice of several cards. */
export function modeOf(asking: NovaAsking | null, moves: Candidate[], set: boolean): Mode {
  if (!asking) return "since";
  const { kind } = asking.question;
  if (kind === "action") return "actions";
  if (kind === "hand_limit") return "break";
  if (set) return "set";
  if (kind === "order") return "order";
  if (moves.some((move) => move.group === "places" || isOfPicker(move))) return "build";
  const listed = moves.filter((move) => !isInBar(move));
  const cards = listed.map((move) => actionOf(move, asking.seat));
  // A card that can be used in several ways is chosen in words.
  if (kind === "step") return "answers";
  if (cards.length > 0 && cards.every(Boolean) && new Set(cards).size === cards.length) return "actions";
  return "answers";
}

/** The answers that are listed in words beside the pictures: places on the map are chosen there. */
export function listedOf(moves: Candidate[]): Candidate[] {
  return moves.filter((move) => !isInBar(move) && move.group !== "places" && !isOfPicker(move));
}
