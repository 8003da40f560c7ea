import { describe, expect, it } from "vitest";
import { handTo } from "./handing";

const at = (waiting: number[], held = [0, 2, 3]) => ({ stage: "playing" as const, held, waiting });

describe("a device that several people share", () => {
  it("goes to whoever is asked", () => {
    expect(handTo(at([2]), 0)).toBe(2);
    expect(handTo(at([0]), 3)).toBe(0);
  });

  it("stays with whoever holds it while they are asked, or nobody here is", () => {
    expect(handTo(at([0, 2]), 0)).toBeNull();
    expect(handTo(at([]), 0)).toBeNull();
  });

  it("goes round when several are asked at once", () => {
    expect(handTo(at([2, 3]), 0)).toBe(2);
    expect(handTo(at([0, 3]), 2)).toBe(3);
    expect(handTo(at([0]), 3)).toBe(0);
  });

  it("shows nothing before somebody has taken it", () => {
    expect(handTo(at([2]), null)).toBe(2);
    expect(handTo(at([]), null)).toBe(0);
  });

  it("is nobody's concern with one seat, or when all is over", () => {
    expect(handTo(at([0], [0]), null)).toBeNull();
    expect(handTo({ ...at([2]), stage: "over" }, 0)).toBeNull();
  });
});
