import { describe, expect, it } from "vitest";
import type { Message } from "../message";
import { isAsked, standing, turnsAway } from "./standing";

const message = (
  asked: number[],
  viewer: number | null = 0,
  stage: Message["stage"] = "playing",
): Message => ({
  table: "t",
  game: "ark-nova",
  rules_version: 1,
  version: 1,
  stage,
  viewer,
  seats: [{ kind: "person" }, { kind: "bot" }, { kind: "bot" }],
  settings: {},
  clocks: [],
  consents: [],
  can_undo: false,
  asked,
});
const turnOf = (turn: number) => ({ turn, together: false });

describe("how one stands to the table", () => {
  it("tells the own turn from being asked in another's", () => {
    expect(standing(message([0]), true, turnOf(0))).toEqual({ kind: "turn" });
    expect(standing(message([0]), true, turnOf(2))).toEqual({ kind: "answer", seat: 2 });
  });

  it("tells a question for everybody, and the own answer that is in already", () => {
    expect(standing(message([0, 2]), true, turnOf(0))).toEqual({ kind: "everyone", done: [1] });
    expect(standing(message([1]), true, { turn: 0, together: true })).toEqual({ kind: "sealed", seats: [1] });
  });

  it("tells waiting, watching, the end and a lost line", () => {
    expect(standing(message([1]), true, turnOf(1))).toEqual({ kind: "waiting", seats: [1] });
    expect(standing(message([1], null), true, turnOf(1))).toEqual({ kind: "watching", seats: [1] });
    expect(standing(message([], 0, "over"), true, turnOf(1))).toEqual({ kind: "over" });
    expect(standing(message([0]), false, turnOf(0))).toEqual({ kind: "lost" });
  });

  it("is asked in three of these cases", () => {
    expect(isAsked({ kind: "turn" })).toBe(true);
    expect(isAsked({ kind: "waiting", seats: [1] })).toBe(false);
  });

  it("counts the turns until one's own", () => {
    expect(turnsAway(1, 2, 4)).toBe(1);
    expect(turnsAway(3, 2, 4)).toBe(3);
  });
});
