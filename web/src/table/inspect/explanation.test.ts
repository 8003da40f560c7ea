import { describe, expect, it } from "vitest";
import { en } from "../../words/en";
import { helping, reading, shortly } from "./explanation";

const text = `✗ 441 European Bison: not possible, even in an Animals action of strength 7 (+2 X-tokens).
  Cost: printed cost 19 money = 19 money
  ✗ Condition not met: A partner zoo of its continent.
    -> Take a partner zoo, strength 3: Europe.
  ✗ No empty enclosure of size 5 or larger.
    -> Build a size-5 enclosure, strength 5, 10 money.
    -> Release an animal.`;

describe("an explanation", () => {
  it("is read as a verdict, reasons and what would help", () => {
    const read = reading(text);
    expect(read.verdict).toMatch(/^441 European Bison: not possible/);
    expect(read.rest).toEqual(["Cost: printed cost 19 money = 19 money"]);
    expect(read.reasons.map(({ helps }) => helps.length)).toEqual([1, 2]);
    expect(read.reasons[1]?.text).toBe("No empty enclosure of size 5 or larger.");
  });

  it("names one help for each reason first", () => {
    expect(helping(reading(text).reasons, 2)).toEqual([
      "Take a partner zoo, strength 3: Europe.",
      "Build a size-5 enclosure, strength 5, 10 money.",
    ]);
    expect(helping([])).toEqual([]);
  });

  it("is short on a card", () => {
    const against = (...blockers: { kind: string }[]) =>
      shortly(
        { text: "", explanation: { hurdles: blockers.map((blocker) => ({ blocker, remedies: [] })) } },
        en.cards,
      );
    expect(against()).toBeUndefined();
    expect(against({ kind: "range" })).toBe("out of range");
    expect(against({ kind: "range" }, { kind: "money" })).toBe("2 reasons");
    const enclosure = { kind: "no_enclosure", size: 4, rock: 0, water: 2 };
    expect(against(enclosure)).toBe("no room: size 4, 2 water");
    expect(against({ kind: "something_new" })).toBe("not now");
  });
});
