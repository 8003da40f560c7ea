import type { When } from "./faces";

/** The colour that says when a line of a sponsor counts: once, always, in each break, at the end. */
export const TIMING: Record<When, string> = {
  now: "var(--once)",
  whenever: "var(--always)",
  rule: "var(--always)",
  income: "var(--income)",
  at_end: "var(--ending)",
  at_very_end: "var(--ending)",
};
