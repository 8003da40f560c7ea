import { describe, expect, it } from "vitest";
import type { Face } from "../../cards/nova/faces";
import { en } from "../../words/en";
import { metBy } from "./met";

const face = {
  kind: "animal",
  id: 441,
  size: 5,
  standard_enclosure: true,
  requires: [
    { kind: "partner_zoo_of_continent", icon: null, action: null, n: 1, text: "A partner zoo" },
    { kind: "icons", icon: "science", action: null, n: 2, text: "2 science icons" },
  ],
} as unknown as Face;
const zoo = { money: 30, range: 4, icons: { science: 3 } };
const price = {
  kind: "animal" as const,
  printed: 19,
  folder: 4,
  partner_zoos: [],
  cards: [],
  action_card: 0,
  total: 23,
};
const folder = { folder: 4, card: 441, in_range: true, leaves_at_break: false, mark: null };

describe("what is met", () => {
  it("is everything that no reason stands against", () => {
    const met = metBy({ face, hurdles: [], price, folder, zoo }, en.cards).map(({ value }) => value);
    expect(met).toEqual(["", "you have 3", "size 5", "folder 4 of 4", "", "23 of your 30"]);
  });

  it("leaves out what is missing", () => {
    const hurdles = [
      { blocker: { kind: "condition", has: 0, needs: { kind: "partner_zoo_of_continent" } }, remedies: [] },
      { blocker: { kind: "no_enclosure", size: 5, rock: 0, water: 0 }, remedies: [] },
      { blocker: { kind: "money", cost: 23, has: 3 }, remedies: [] },
    ];
    const met = metBy({ face, hurdles, price, folder: undefined, zoo }, en.cards);
    expect(met.map(({ what }) => what)).toEqual(["2 science icons"]);
  });
});
