import { describe, expect, it } from "vitest";
import { Choosing } from "../../table/choosing.svelte";
import type { Asking } from "../../table/message";
import type { MapFace } from "../../wire/ark-nova";
import { covering, offerOf, Placing, placesAmong } from "./placing.svelte";

const place = (...cells: string[]) => ({
  notation: `place ${cells.join(" ")}`,
  text: "",
  points_at: [{ kind: "cells", cells }],
});
const asking = {
  seat: 0,
  question: { kind: "place" },
  text: "",
  choices: [
    {
      group: "places",
      text: "",
      moves: [place("e3", "e4"), place("e3", "e2"), place("e3", "f4"), place("a1", "a2")],
    },
    { group: "finish", text: "", moves: [{ notation: "done", text: "", points_at: [] }] },
  ],
} as Asking;

function placing() {
  const answers: string[] = [];
  const choosing = new Choosing(
    () => asking,
    (notation) => answers.push(notation),
  );
  return { placing: new Placing(choosing), choosing, answers };
}

describe("placing a building", () => {
  it("lights every cell that some place covers", () => {
    const { placing: it } = placing();
    expect(it.active).toBe(true);
    expect([...it.coverable].sort()).toEqual(["a1", "a2", "e2", "e3", "e4", "f4"]);
  });

  it("lays the ghost over the pointed cell, or on the nearest legal place", () => {
    const { placing: it } = placing();
    it.hover("a2");
    expect(it.ghost?.cells).toEqual(["a1", "a2"]);
    it.hover("b4");
    expect(it.ghost?.cells).toEqual(["a1", "a2"]);
    it.hover("i3");
    expect(it.ghost?.cells).toContain("f4");
  });

  it("turns around the pointed cell through every place that covers it", () => {
    const { placing: it, choosing } = placing();
    it.hover("e3");
    const seen = new Set<string>();
    for (let turns = 0; turns < 3; turns++) {
      it.turn();
      seen.add(it.ghost!.cells.join(" "));
    }
    expect(seen.size).toBe(3);
    expect(covering(placesAmong(choosing.left), "e3").length).toBe(3);
    const before = it.ghost;
    it.turn();
    it.turn(-1);
    expect(it.ghost?.cells).toEqual(before?.cells);
  });

  it("fixes with the first click and builds with the second", () => {
    const { placing: it, answers } = placing();
    it.hover("a1");
    it.press("a1");
    expect(answers).toEqual([]);
    it.hover("e3");
    expect(it.ghost?.cells, "a fixed ghost stays").toEqual(["a1", "a2"]);
    it.press("a2");
    expect(answers).toEqual(["place a1 a2"]);
  });

  it("lets go of what is fixed", () => {
    const { placing: it } = placing();
    it.press("a1");
    expect(it.isFixed).toBe(true);
    expect(it.back()).toBe(true);
    expect(it.isFixed).toBe(false);
    expect(it.back()).toBe(false);
  });

  it("says what a place offers", () => {
    const cell = (name: string, terrain: string, short?: string) => ({
      name,
      terrain,
      bonus: short ? { short } : null,
      ability: [],
    });
    const map = {
      cells: [
        cell("e3", "plain", "5 money"),
        cell("e4", "plain"),
        cell("f3", "water"),
        cell("d4", "rock"),
        cell("a1", "water"),
      ],
    } as unknown as MapFace;
    expect(offerOf(map, ["e3", "e4"])).toEqual({
      bonuses: [{ short: "5 money" }],
      water: ["f3"],
      rock: ["d4"],
    });
  });
});
