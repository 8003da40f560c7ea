import { describe, expect, it } from "vitest";
import { changedPrice, openForChoice, sorted, type TrayView } from "./seen";

const none = { known: [], zoo_cards: 0, base_projects: 0, scoring_cards: 0 };
const view = {
  viewer: 0,
  zoos: [
    {
      seat: 0,
      hand: { ...none, known: [401, 201] },
      scoring: { ...none, known: [3] },
      animals: [411],
      sponsors: [],
    },
  ],
  display: [{ folder: 1, card: 402, in_range: true, leaves_at_break: true, mark: null }],
  aside: { ...none, known: [403] },
  prices: [
    { card: 401, price: { kind: "animal", printed: 12, total: 9, folder: 0 } },
    { card: 402, price: { kind: "animal", printed: 12, total: 14, folder: 2 } },
    { card: 201, price: { kind: "sponsor", printed: 4, level: 3, folder: 0 } },
  ],
  association: { base_projects: [], projects: [{ card: 103 }] },
} as unknown as TrayView;

describe("the trays", () => {
  it("show a price where it is not the printed one", () => {
    expect(changedPrice(view, 401)).toBe(9);
    expect(changedPrice(view, 402)).toBeUndefined();
    expect(changedPrice(view, 201)).toBe(3);
    expect(changedPrice(view, 499)).toBeUndefined();
  });

  it("lay out what can be chosen and lies nowhere else", () => {
    expect(openForChoice(view, [401, 402, 411, 103, 3])).toEqual([403]);
    expect(openForChoice(view, [455])).toEqual([403, 455]);
  });

  it("sort a hand by kind or number", () => {
    const kind = (card: number) => (card < 300 ? "sponsor" : "animal");
    expect(sorted([201, 455, 401], kind, "kind")).toEqual([401, 455, 201]);
    expect(sorted([455, 201, 401], kind, "number")).toEqual([201, 401, 455]);
  });
});
