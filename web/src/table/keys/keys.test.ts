import { describe, expect, it } from "vitest";
import { keyName } from "./keys";
import { nearest } from "./walking";

describe("keys", () => {
  it("are named by what they are, digits whatever Shift makes of them", () => {
    expect(keyName({ key: "1", code: "Digit1", shiftKey: false })).toBe("1");
    expect(keyName({ key: "!", code: "Digit1", shiftKey: true })).toBe("Shift+1");
    expect(keyName({ key: "u", code: "KeyU", shiftKey: false })).toBe("U");
    expect(keyName({ key: "U", code: "KeyU", shiftKey: true })).toBe("Shift+U");
    expect(keyName({ key: "?", code: "Slash", shiftKey: true })).toBe("?");
    expect(keyName({ key: "Enter", code: "Enter", shiftKey: false })).toBe("Enter");
  });

  it("of arrows lead to what lies straight ahead", () => {
    const places = [
      { x: 100, y: 0 },
      { x: 40, y: 30 },
      { x: -50, y: 0 },
      { x: 0, y: 60 },
    ];
    const here = { x: 0, y: 0 };
    expect(nearest(here, places, "ArrowRight")).toBe(0);
    expect(nearest(here, places, "ArrowLeft")).toBe(2);
    expect(nearest(here, places, "ArrowDown")).toBe(3);
    expect(nearest(here, places, "ArrowUp")).toBe(-1);
  });
});
