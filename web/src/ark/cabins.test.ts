import { describe, expect, it } from "vitest";
import {
  cardsInSight,
  columns,
  fits,
  heels,
  nameOf,
  places,
  seatsInOrder,
  sharedReason,
  signed,
  strength,
} from "./cabins";
import place from "../gallery/fixtures/ark/place.json";
import type { Blocker, CabinReport, View } from "./view";

const view = place.message.view as unknown as View;
const capsize = (heel: number): Blocker => ({ kind: "capsize", heel, limit: 2 });
const report = (index: number, blockers: Blocker[], more: Partial<CabinReport> = {}): CabinReport => ({
  cabin: { side: "port", index },
  cards: [],
  opens: false,
  cost: 0,
  heel: 1,
  blockers,
  drives: [],
  ...more,
});

describe("the ark as it is drawn", () => {
  it("has a place for every cabin and one to open on each side", () => {
    for (const side of ["port", "starboard"] as const) {
      const drawn = places(view, side);
      const there = view.ark.cabins.filter(({ cabin }) => cabin.side === side);
      expect(drawn.filter(({ cabin }) => cabin).length).toBe(there.length);
      expect(drawn.at(-1)?.cabin).toBeNull();
      expect(drawn.map(({ id }) => id.index)).toEqual(drawn.map((_, at) => at + 1));
    }
  });

  it("is as long as its cabins, and longer where there is room", () => {
    const needed = Math.max(...view.ark.sides.map(({ next }) => next.index));
    expect(columns(view, 0)).toBe(needed);
    expect(columns(view, 2000)).toBe(Math.max(needed, 8));
  });

  it("knows every card that lies open", () => {
    const known = cardsInSight(view);
    for (const { cards } of view.ark.cabins) for (const { card } of cards) expect(known.has(card)).toBe(true);
    for (const { card } of view.seats[view.viewer ?? 0]?.cards ?? []) expect(known.has(card)).toBe(true);
  });

  it("writes cabins, heels and strengths as players do", () => {
    expect(nameOf({ side: "starboard", index: 3 })).toBe("S3");
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
    expect([strength(3, "en"), strength(3, "fr"), strength(4, "en")]).toEqual(["1.5", "1,5", "2"]);
  });

  it("lists the viewer first", () => {
    expect(seatsInOrder([0, 1, 2, 3], 2)).toEqual([2, 3, 0, 1]);
    expect(seatsInOrder([0, 1, 2], null)).toEqual([0, 1, 2]);
  });
});

describe("where a card fits", () => {
  it("shares the sentences out to the cabins", () => {
    const text = "It is full.\nIt would capsize.\nThey freeze.";
    const cabins = [
      report(1, [{ kind: "cabin_full" }, capsize(3)]),
      report(2, []),
      report(3, [{ kind: "climate" }]),
    ];
    const found = fits({ explanation: { card: 1, cabins }, text });
    expect(found.map(({ reasons }) => reasons)).toEqual([
      ["It is full.", "It would capsize."],
      [],
      ["They freeze."],
    ]);
    expect(found.map(({ possible }) => possible)).toEqual([false, true, false]);
  });

  it("takes a card that may drive somebody out, with the heel after it", () => {
    const drives = [
      { driven: 5, heel: -1, blockers: [] },
      { driven: 6, heel: 2, blockers: [{ kind: "stays" }] },
    ];
    const driving = report(1, [{ kind: "cabin_full" }], { drives });
    const [found] = fits({ explanation: { card: 1, cabins: [driving] }, text: "It is full." });
    expect(found?.possible).toBe(true);
    expect(found?.driven).toEqual([5]);
    expect(heels(driving)).toEqual([-1]);
    expect(heels(report(1, [], { drives }))).toEqual([1]);
  });

  it("finds the reason that all cabins share", () => {
    const all = (cabins: CabinReport[]) => fits({ explanation: { card: 1, cabins }, text: "" });
    const alone: Blocker = { kind: "single_second" };
    expect(sharedReason(all([report(1, [alone, capsize(3)]), report(2, [alone])]))).toBe("single_second");
    expect(sharedReason(all([report(1, [capsize(3)]), report(2, [])]))).toBeNull();
  });
});
