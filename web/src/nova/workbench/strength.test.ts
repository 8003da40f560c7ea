import { describe, expect, it } from "vitest";
import { candidates } from "../../table/choosing.svelte";
import { movesWith, uses, xTokens } from "./strength";

const action = (name: string, seat = 0) => ({ kind: "action", action: name, seat });
const moves = candidates({
  seat: 0,
  question: { kind: "action" },
  text: "",
  choices: [
    {
      group: "x_token_action",
      text: "",
      moves: [{ notation: "x-token cards", text: "", points_at: [action("cards")] }],
    },
    {
      group: "actions",
      text: "",
      moves: [
        { notation: "cards 1", text: "", points_at: [action("cards")] },
        { notation: "cards 1 +1x", text: "", points_at: [action("cards")] },
        { notation: "build 2 +1x", text: "", points_at: [action("build")] },
      ],
    },
    { group: "finish", text: "", moves: [{ notation: "done", text: "", points_at: [] }] },
  ],
});

describe("strength", () => {
  it("is read from the notation of a move", () => {
    expect(xTokens("cards 1")).toBe(0);
    expect(xTokens("borrow build 5 +2x")).toBe(2);
  });

  it("can be raised as far as the legal moves say", () => {
    expect(uses(moves)).toEqual([0, 1, "get"]);
    expect(uses([])).toEqual([]);
  });

  it("leads to one move for each card", () => {
    expect(movesWith(moves, "cards", 0, 1).map(({ notation }) => notation)).toEqual(["cards 1 +1x"]);
    expect(movesWith(moves, "cards", 0, "get").map(({ notation }) => notation)).toEqual(["x-token cards"]);
    expect(movesWith(moves, "build", 0, 0)).toEqual([]);
    expect(movesWith(moves, "cards", 1, 0)).toEqual([]);
  });
});
