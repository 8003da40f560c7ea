import { describe, expect, it } from "vitest";
import { candidates } from "../../table/choosing.svelte";
import type { Kinded } from "../../table/message";
import type { NovaAsking } from "../view";
import { listedOf, modeOf } from "./mode";

function asking(kind: string, ...groups: [string, Kinded[]][]): NovaAsking {
  const choices = groups.map(([group, points_at], place) => ({
    group,
    text: "",
    moves: [{ notation: `${group} ${place}`, text: "", points_at }],
  }));
  return { seat: 0, question: { kind }, text: "", choices };
}
const mode = (of: NovaAsking, set = false) => modeOf(of, candidates(of), set);
const ofSeat = (seat: number, action: string) => [{ kind: "action", seat, action } as Kinded];
const action = ofSeat(0, "build");
const building = [{ kind: "building" }];

describe("the workbench", () => {
  it("shows the action cards where one of them is chosen", () => {
    expect(mode(asking("action", ["actions", action]))).toBe("actions");
    expect(mode(asking("effect", ["action_cards", action], ["finish", []]))).toBe("actions");
    expect(mode(asking("effect", ["action_cards", action], ["action_cards", ofSeat(0, "cards")]))).toBe(
      "actions",
    );
    expect(mode(asking("effect", ["actions", ofSeat(2, "build")]))).toBe("answers");
  });

  it("lists the ways in which one card can be moved", () => {
    expect(mode(asking("effect", ["action_cards", action], ["action_cards", action]))).toBe("answers");
    expect(mode(asking("step", ["action_cards", action], ["finish", []]))).toBe("answers");
  });

  it("shows what else a question needs", () => {
    expect(modeOf(null, [], false)).toBe("since");
    expect(mode(asking("order", ["order", []]))).toBe("order");
    expect(mode(asking("step", ["buildings", building]))).toBe("build");
    expect(mode(asking("effect", ["buildings", [{ kind: "cells" }]]))).toBe("answers");
    expect(mode(asking("place", ["places", []]))).toBe("build");
    expect(mode(asking("hand_limit", ["cards", []]), true)).toBe("break");
    expect(mode(asking("effect", ["cards", []]), true)).toBe("set");
    expect(mode(asking("effect", ["options", []]))).toBe("answers");
    expect(mode(asking("last_moves", ["finish", []]))).toBe("answers");
  });

  it("lists what has neither a place on the map nor a button in the bar", () => {
    const moves = candidates(
      asking("step", ["buildings", building], ["order", []], ["finish", []], ["free", []]),
    );
    expect(listedOf(moves).map(({ group }) => group)).toEqual(["order"]);
  });
});
