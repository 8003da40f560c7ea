import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const window = { width: 1366, height: 768 };
const size = { width: 392, height: 360 };

describe("a popover", () => {
  it("stands above what it is about, inside the window", () => {
    const { left, top } = beside({ left: 20, top: 620, width: 94, height: 134 }, size, window);
    expect(left).toBe(6);
    expect(top).toBe(620 - 8 - 360);
  });

  it("leaves the neighbours of a column in sight", () => {
    const { left, top } = beside({ left: 17, top: 300, width: 190, height: 70 }, size, window, true);
    expect(left).toBe(17 + 190 + 8);
    expect(top).toBe(335 - 180);
  });

  it("stands below where there is no room above", () => {
    expect(beside({ left: 600, top: 50, width: 94, height: 30 }, size, window).top).toBe(88);
  });

  it("stands beside what is in the middle, on the side with room", () => {
    const middle = { left: 1200, top: 300, width: 100, height: 200 };
    const { left, top } = beside(middle, size, window);
    expect(left).toBe(1200 - 8 - 392);
    expect(top).toBeGreaterThanOrEqual(6);
    expect(top + size.height).toBeLessThanOrEqual(762);
  });
});
