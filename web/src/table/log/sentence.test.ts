import { describe, expect, it } from "vitest";
import { halves, pieces, plain } from "./sentence";

const names = new Map([
  [494, "African Ostrich"],
  [6, "Naturalists' Zoo"],
  [231, "Sponsorship: Elephants"],
]);
const nameOf = (card: number) => names.get(card);

describe("a sentence", () => {
  it("names cards without their numbers", () => {
    expect(pieces("Ada takes 494 African Ostrich from folder 3", nameOf)).toEqual([
      { text: "Ada takes " },
      { text: "African Ostrich", card: 494 },
      { text: " from folder 3" },
    ]);
    expect(plain("discard 006 Naturalists' Zoo", nameOf)).toBe("discard Naturalists' Zoo");
  });

  it("leaves other numbers as they are", () => {
    expect(plain("Ada gains 100 money and 494 coins", nameOf)).toBe("Ada gains 100 money and 494 coins");
    expect(plain("402 Unknown", nameOf)).toBe("402 Unknown");
    expect(pieces("", nameOf)).toEqual([]);
  });

  it("is parted at its first colon, but not within a name", () => {
    expect(halves("494 African Ostrich: gain 2 money: now", nameOf)).toEqual([
      "African Ostrich",
      "gain 2 money: now",
    ]);
    expect(halves("Play 231 Sponsorship: Elephants, level 3", nameOf)).toEqual([
      "Play Sponsorship: Elephants, level 3",
      "",
    ]);
  });
});
