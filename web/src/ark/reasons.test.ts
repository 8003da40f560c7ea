import { describe, expect, it } from "vitest";
import type { Fit } from "./cabins";
import { against } from "./reasons";
import type { Blocker } from "./view";

const fit = (side: string, index: number, ...kinds: string[]) =>
  ({
    cabin: { side, index },
    blockers: kinds.map((kind) => ({ kind })),
    possible: kinds.length === 0,
  }) as unknown as Fit;
const short = ({ kind }: Blocker) => kind;

describe("what stands against a card", () => {
  it("is told once for all cabins with the same first reason", () => {
    const all = [
      fit("port", 1, "capsize"),
      fit("port", 2, "climate", "capsize"),
      fit("starboard", 1, "capsize"),
    ];
    expect([...against(all, short)]).toEqual([
      ["capsize", ["P1", "S1"]],
      ["climate", ["P2"]],
    ]);
  });

  it("is nothing where one cabin takes it", () => {
    expect(against([fit("port", 0, "capsize"), fit("port", 1)], short).size).toBe(0);
  });
});
