import type { Outcome } from "../table/message";

/** What the sentence of a result says, before it is put into words. */
export type Result =
  | { kind: "unfinished" }
  | { kind: "resigned"; seat: number; winners: number[] }
  | { kind: "agreed"; winners: number[] }
  /** Nobody won: alone against the game. */
  | { kind: "lost"; points: number }
  | { kind: "won"; winners: number[]; points: number; level: number[] };

/** Who won and how: alone, level with others on points, together, or because somebody gave up. */
export function resultOf(outcome: Outcome | null | undefined): Result {
  if (!outcome) return { kind: "unfinished" };
  const { ending, winners, scores } = outcome;
  if (ending.kind === "resigned" && ending.seat !== undefined)
    return { kind: "resigned", seat: ending.seat, winners };
  if (ending.kind === "agreed") return { kind: "agreed", winners };
  const best = Math.max(...scores.map(({ points }) => points));
  if (winners.length === 0) return { kind: "lost", points: best };
  const points = scores[winners[0]!]!.points;
  const level = scores.flatMap((score, seat) =>
    score.points === points && !winners.includes(seat) ? [seat] : [],
  );
  return { kind: "won", winners, points, level };
}

/** The seats from the first place to the last. */
export function ranking(outcome: Outcome | null | undefined, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const place = (seat: number) => outcome?.places[seat] ?? 0;
  return order.sort((a, b) => place(a) - place(b) || a - b);
}
