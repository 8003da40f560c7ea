import type { Message } from "../message";

/** How a viewer stands to the table now: this is what the bar says first. */
export type Standing =
  | { kind: "lost" }
  | { kind: "over" }
  | { kind: "turn" }
  /** Asked in the turn of another seat. */
  | { kind: "answer"; seat: number }
  | { kind: "everyone"; done: number[] }
  /** The own answer to a question for everybody is in, others are not. */
  | { kind: "sealed"; seats: number[] }
  | { kind: "waiting"; seats: number[] }
  | { kind: "watching"; seats: number[] };

/** What the screen of a game knows besides: whose turn it is, and whether everybody is asked at once. */
export interface Round {
  turn: number | null;
  together: boolean;
}

/** How a viewer stands to the table. */
export function standing(message: Message, open: boolean, { turn, together }: Round): Standing {
  const { stage, viewer, seats } = message;
  const asked = message.asked ?? [];
  if (!open) return { kind: "lost" };
  if (stage === "over") return { kind: "over" };
  if (viewer === null) return { kind: "watching", seats: asked };
  const all = seats.map((_, seat) => seat);
  const everybody = together || asked.length > 1;
  if (asked.includes(viewer)) {
    if (everybody && all.length > 1)
      return { kind: "everyone", done: all.filter((seat) => !asked.includes(seat)) };
    return turn === null || turn === viewer ? { kind: "turn" } : { kind: "answer", seat: turn };
  }
  return everybody ? { kind: "sealed", seats: asked } : { kind: "waiting", seats: asked };
}

/** Whether an answer of the viewer is wanted. */
export function isAsked({ kind }: Standing): boolean {
  return kind === "turn" || kind === "answer" || kind === "everyone";
}

/** Seats in how many turns the viewer plays: 1 means next. */
export function turnsAway(turn: number, viewer: number, seats: number): number {
  return (viewer - turn + seats) % seats;
}
