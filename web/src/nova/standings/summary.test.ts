import { describe, expect, it } from "vitest";
import type { Told } from "../../table/message";
import { gains, summary, type Naming } from "./summary";

const naming: Naming = {
  action: (action) => action.toUpperCase(),
  name: (card) => `card ${card}`,
  building: (id) => id,
  icon: (id) => id,
  university: (id) => id,
  say: (word, n) => (n === undefined ? word : `${word} ${n}`),
};
const told = (event: Told["event"]): Told => ({ entry: 0, event, text: "" });
const forX = (action: string) => `${action} for X`;

describe("a turn in a few words", () => {
  it("begins with its action and tells what was done", () => {
    const lines = [
      told({ kind: "action", seat: 1, action: "cards", strength: 4 }),
      told({ kind: "drew", seat: 1, card: null }),
      told({ kind: "drew", seat: 1, card: null }),
      told({ kind: "took", seat: 1, card: 494, folder: 3 }),
      told({ kind: "discarded", seat: null, card: 401 }),
      told({ kind: "slot", seat: 1, action: "cards", slot: 1 }),
    ];
    const { head, pieces } = summary({ seat: 1, number: 2, lines }, naming, forX);
    expect(head).toBe("CARDS 4");
    expect(pieces.map(({ text }) => text).join("")).toBe("drew 2, took card 494");
    expect(pieces.find(({ card }) => card === 494)).toBeTruthy();
  });

  it("tells a card that went to slot 1 for an X-token", () => {
    const lines = [told({ kind: "slot", seat: 0, action: "build", slot: 1 })];
    expect(summary({ seat: 0, number: 3, lines }, naming, forX).head).toBe("BUILD for X");
  });

  it("tells an action that only moved the break token", () => {
    const lines = [
      told({ kind: "action", seat: 0, action: "sponsors", strength: 4 }),
      told({ kind: "break_token", left: 3, steps: 4 }),
    ];
    expect(summary({ seat: 0, number: 4, lines }, naming, forX).pieces).toEqual([{ text: "breakMoved 4" }]);
  });

  it("sums up what was gained and paid, without the income of a break", () => {
    const lines = [
      told({ kind: "lost", seat: 0, what: "money", n: 6 }),
      told({ kind: "gained", seat: 0, what: "money", n: 2 }),
      told({ kind: "gained", seat: 1, what: "appeal", n: 3 }),
      told({ kind: "break" }),
      told({ kind: "gained", seat: 1, what: "money", n: 20 }),
    ];
    expect(gains(lines)).toEqual([
      { seat: 0, what: "money", n: -4 },
      { seat: 1, what: "appeal", n: 3 },
    ]);
  });
});
