import { describe, expect, it } from "vitest";
import type { Turn } from "../turns";
import { differences, mover, newCards } from "./differences";
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
