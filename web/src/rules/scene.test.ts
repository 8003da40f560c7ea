import { describe, expect, it } from "vitest";
import { box, corners, ground, middle, outline } from "./scene";

describe("a scene of hexes", () => {
  it("lets neighbours share two corners", () => {
    const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
    const here = corners(middle(0, 0, 10), 10);
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const) {
      const there = corners(middle(q, r, 10), 10);
      const shared = here.filter(([x, y]) => there.some(([a, b]) => near(a, x) && near(b, y)));
      expect(shared.length).toBe(2);
    }
  });

  it("draws only the edges with nothing behind them", () => {
    const edges = (cells: [number, number][]) => outline(cells, 10).split("M").length - 1;
    expect(edges([[0, 0]])).toBe(6);
    expect(
      edges([
        [0, 0],
        [1, 0],
      ]),
    ).toBe(10);
    expect(
      edges([
        [0, 0],
        [0, 1],
        [1, 0],
      ]),
    ).toBe(12);
  });

  it("reads columns of letters, each half a space lower than the one before", () => {
    const spaces = ground([".w", "r"]);
    expect(spaces).toEqual([
      { q: 0, r: 0, ground: "plain" },
      { q: 0, r: 1, ground: "water" },
      { q: 1, r: 0, ground: "rock" },
    ]);
    const [, , width] = box([[0, 0]], 10);
    expect(width).toBe(20);
  });
});
