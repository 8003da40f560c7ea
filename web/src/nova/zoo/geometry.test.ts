import { describe, expect, it } from "vitest";
import { around, beyond, CELL_ROWS, centre, heart, middle, outline, stepped } from "./geometry";

const cells = CELL_ROWS.flat();
const distance = (a: string, b: string) => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
const ONE_STEP = Math.sqrt(3) * 30;

describe("the map as hexes", () => {
  it("has 58 cells", () => {
    expect(new Set(cells).size).toBe(58);
    expect(cells).toContain("b7");
    expect(cells).not.toContain("a7");
  });

  it("knows the cells next to a cell as those one step away", () => {
    for (const cell of cells) {
      const near = cells.filter((other) => Math.abs(distance(cell, other) - ONE_STEP) < 0.1);
      expect(around([cell]).sort(), cell).toEqual(near.sort());
    }
  });

  it("goes to a side and back", () => {
    for (const cell of cells)
      for (let side = 0; side < 6; side++) {
        const next = beyond(cell, side);
        if (next) expect(beyond(next, (side + 3) % 6)).toBe(cell);
      }
  });

  it("is walked with the arrow keys from hex to hex", () => {
    for (const cell of cells)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = stepped(cell, key);
        if (next) expect(distance(cell, next), `${cell} ${key}`).toBeCloseTo(ONE_STEP);
      }
    expect(stepped("b7", "ArrowLeft")).toBe("a6");
    expect(stepped("a1", "ArrowLeft")).toBeNull();
  });

  it("puts a picture into the middle, or into the cell nearest to it where shapes are bent", () => {
    expect(heart(["e3", "e4"])).toEqual(middle(["e3", "e4"]));
    expect(heart(["e3", "e4", "f4"])).toEqual(middle(["e3", "e4", "f4"]));
    expect(heart(["d1", "e1", "e2"])).toEqual(centre("e1"));
  });

  it("draws an edge only where a set of cells ends", () => {
    const edges = (names: string[]) => outline(names).split("M").length - 1;
    expect(edges(["e3"])).toBe(6);
    expect(edges(["e3", "e4"])).toBe(10);
    expect(edges(["e3", "e4", "f4"])).toBe(12);
  });
});
