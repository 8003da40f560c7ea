import { describe, expect, it } from "vitest";
import { flattest, hexagon, placed } from "./footprint";

describe("the footprint of a building", () => {
  const upright = [
    { q: 0, r: 0 },
    { q: 0, r: 1 },
    { q: 0, r: 2 },
  ];
  const lying = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 2, r: -1 },
  ];

  it("lies flat", () => {
    expect(flattest([upright, lying])).toBe(lying);
    expect(flattest([lying, upright])).toBe(lying);
  });

  it("has every space inside its box", () => {
    const { centres, box } = placed(lying);
    for (const [x, y] of centres) {
      expect(x).toBeGreaterThan(box[0]);
      expect(x).toBeLessThan(box[0] + box[2]);
      expect(y).toBeGreaterThan(box[1]);
      expect(y).toBeLessThan(box[1] + box[3]);
    }
    expect(hexagon(0, 0).split(" ")).toHaveLength(6);
  });
});
