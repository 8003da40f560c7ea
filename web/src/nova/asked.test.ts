import { describe, expect, it } from "vitest";
import type { Candidate } from "../table/choosing.svelte";
import { cannotBeTakenBack, drawsAtOnce, isOfTheAction, roundOf, setUpOf, tellsOfHand } from "./asked";
import type { NovaAsking, View } from "./view";

const view = (turn: number, ...kinds: string[]) =>
  ({
    active: 1,
    clock: { turn, over: false },
    zoos: [{}, {}],
    asked: kinds.map((kind, seat) => ({ seat, question: { kind } })),
  }) as unknown as View;
const move = (group: string, notation: string): Candidate => ({
  group,
  notation,
  text: "",
  points_at: [],
  keys: [],
});
const asks = (kind: string, begun = false): NovaAsking => ({
  seat: 0,
  text: "",
  choices: [],
  question: { kind, step: { kind: "drawing", begun } as never },
});

describe("what is asked", () => {
  it("is for everybody at once, or in somebody's turn", () => {
    expect(roundOf(view(0, "keep"), {})).toEqual({ turn: null, together: true });
    expect(roundOf(view(7, "hand_limit"), {})).toEqual({ turn: 1, together: true });
    expect(roundOf(view(7, "action"), {})).toEqual({ turn: 1, together: false });
    expect(roundOf(view(0, "map"), { maps: "two_each" })).toEqual({ turn: null, together: true });
    expect(roundOf(view(0, "map"), { maps: "pool" })).toEqual({ turn: null, together: false });
  });

  it("is confirmed where it cannot be taken back", () => {
    expect(cannotBeTakenBack(move("draw", "draw"), asks("step"))).toBe(true);
    expect(cannotBeTakenBack(move("draw", "deck"), asks("step", true))).toBe(false);
    expect(cannotBeTakenBack(move("draw", "snap"), asks("step"))).toBe(false);
    expect(cannotBeTakenBack(move("finish", "done"), asks("last_moves"))).toBe(true);
    expect(cannotBeTakenBack(move("finish", "done"), asks("effect"))).toBe(false);
    expect(cannotBeTakenBack(move("maps", "map 6"), asks("map"))).toBe(true);
    expect(cannotBeTakenBack(move("cards", "card 420"), asks("hand_limit"))).toBe(true);
    expect(cannotBeTakenBack(move("cards", "card 420"), asks("effect"))).toBe(false);
  });

  it("is not confirmed where an action that brought something is ended", () => {
    expect(cannotBeTakenBack(move("finish", "done"), asks("step"), true)).toBe(true);
    expect(cannotBeTakenBack(move("finish", "done"), asks("step"), false)).toBe(false);
  });

  it("belongs to an action, or comes behind it", () => {
    expect(isOfTheAction({ kind: "step" })).toBe(true);
    expect(["action", "hand_limit", "discard_scoring"].some((kind) => isOfTheAction({ kind }))).toBe(false);
  });

  it("is confirmed where an action turns up a card at once", () => {
    const cards = (notation: string): Candidate => ({
      ...move("actions", notation),
      points_at: [{ kind: "action", action: "cards" } as { kind: string }],
    });
    const slots = (side: string) => [{ action: "cards", number: 0, side, strength: 3 }] as never;
    expect(drawsAtOnce(cards("cards 3"), slots("I"))).toBe(true);
    expect(drawsAtOnce(cards("cards 3"), slots("II"))).toBe(false);
    expect(drawsAtOnce(cards("cards 3 +2x"), slots("I"))).toBe(false);
    expect(drawsAtOnce(move("actions", "build 3"), slots("I"))).toBe(false);
  });

  it("is confirmed where an action tells others something of the hand", () => {
    const uses = (action: string): Candidate => ({
      ...move("actions", `${action} 2`),
      points_at: [{ kind: "action", action } as { kind: string }],
    });
    const slots = ["animals", "association", "build", "sponsors"].map((action) => ({ action })) as never;
    expect(tellsOfHand(uses("animals"), slots)).toBe(true);
    expect(tellsOfHand(uses("association"), slots)).toBe(true);
    expect(tellsOfHand(uses("sponsors"), slots)).toBe(true);
    expect(tellsOfHand(uses("build"), slots)).toBe(false);
    expect(tellsOfHand({ ...uses("animals"), group: "get_token" }, slots)).toBe(false);
  });

  it("belongs to the set-up until the first turn", () => {
    expect(setUpOf(view(0, "map"))).toBe("map");
    expect(setUpOf(view(0, "alternates"))).toBe("draft");
    expect(setUpOf(view(0, "keep"))).toBe("keep");
    expect(setUpOf(view(3, "action"))).toBe(null);
  });
});
