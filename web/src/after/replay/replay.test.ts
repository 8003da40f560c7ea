import { describe, expect, it } from "vitest";
import type { Turn } from "../turns";
import { differences, mover, newCards } from "./differences";
import { area, stacked } from "../plot";
import { chanceCurve, decisionAt, swings } from "./judgement";
import type { Verdict } from "./server";
import { entryAt, nextOf, placeOf } from "./timeline";

const turn = (number: number, entry: number): Turn => ({ number, seat: 0, entry, lines: [] });
const length = { turns: [turn(0, 0), turn(1, 10), turn(2, 14), turn(3, 14)], entries: 20 };

describe("the timeline", () => {
  it("gives every turn the same room", () => {
    expect(placeOf(length, 0)).toBe(-1);
    expect(placeOf(length, 5)).toBe(-0.5);
    expect(placeOf(length, 10)).toBe(0);
    expect(placeOf(length, 12)).toBe(0.5);
    expect(placeOf(length, 20)).toBe(3);
  });

  it("finds the entry at a place", () => {
    for (const entry of [0, 5, 10, 12, 14, 17, 20])
      expect(entryAt(length, placeOf(length, entry))).toBe(entry);
    expect(entryAt(length, -9)).toBe(0);
    expect(entryAt(length, 99)).toBe(20);
  });

  it("steps to the next of some entries, and to the ends", () => {
    expect(nextOf([14, 10], 10, true, 20)).toBe(14);
    expect(nextOf([14, 10], 14, true, 20)).toBe(20);
    expect(nextOf([14, 10], 14, false, 20)).toBe(10);
    expect(nextOf([14, 10], 10, false, 20)).toBe(0);
  });
});

describe("two positions", () => {
  const zoo = (appeal: number, target: number, animals: number[]) => ({
    appeal,
    conservation: 0,
    points: { subtracting: appeal - target, adding: 0, target },
    reputation: 1,
    money: 5,
    animals,
    sponsors: [],
    buildings: [],
  });
  const from = { zoos: [zoo(10, 114, [401]), zoo(10, 114, [])] };
  const to = { zoos: [zoo(12, 114, [401]), zoo(15, 112, [402])] };

  it("are compared number by number", () => {
    const found = differences("ark-nova", from, to);
    expect(found.find(({ name }) => name === "points")?.seats).toEqual([
      { from: -104, to: -102 },
      { from: -104, to: -97 },
    ]);
    expect(mover(found)).toEqual({ seat: 1, points: 7 });
    expect(newCards(from, to, 1)).toEqual([402]);
  });

  it("say nothing where nothing moved", () => {
    expect(mover(differences("ark-nova", from, from))).toBeNull();
    expect(differences("chess", from, to)).toEqual([]);
  });
});

describe("the judgement of a game", () => {
  const verdict: Verdict = {
    pieces: 9,
    done: 4,
    worlds: 8,
    chances: [[0.5, 0.5], [0.6, 0.4], [0.25, 0.75], null],
    decisions: [{ entry: 4, entries: 3, turn: 1, seat: 0, lost: 0.1, alternatives: [] }],
    turning_points: [
      { turn: 2, entry: 9, seat: 1, change: [-0.35, 0.35] },
      { turn: 1, entry: 4, seat: 0, change: [0.02, 0.09] },
    ],
    mistakes: [],
  };

  it("finds what was decided at an entry", () => {
    expect(decisionAt(verdict, 6)?.entry).toBe(4);
    expect(decisionAt(verdict, 7)).toBeNull();
    expect(decisionAt(null, 4)).toBeNull();
  });

  it("lists the turns that changed chances in their order", () => {
    expect(swings(verdict)).toEqual([
      { entry: 4, turn: 1, seat: 1, percent: 9 },
      { entry: 9, turn: 2, seat: 0, percent: -35 },
    ]);
  });

  it("draws chances as bands that fill the whole, the own one at the foot, as far as they are known", () => {
    const [curve] = chanceCurve(verdict, "Win chance", [0, 1], String, 1);
    expect(curve?.lines.map(({ values }) => values)).toEqual([
      [60, 25, null],
      [40, 75, null],
    ]);
    const bands = stacked(curve!.lines);
    expect(bands.map(({ seat, low, high }) => ({ seat, low, high }))).toEqual([
      { seat: 1, low: [0, 0], high: [40, 75] },
      { seat: 0, low: [40, 75], high: [100, 100] },
    ]);
    expect(
      area(
        bands[0]!,
        (at) => at,
        (value) => value,
      ),
    ).toBe("M0.0 40.0L1.0 75.0L1.0 0.0L0.0 0.0Z");
    expect(chanceCurve(null, "Win chance", [0, 1], String, 1)).toEqual([]);
  });
});
