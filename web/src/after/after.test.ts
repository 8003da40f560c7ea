import { describe, expect, it } from "vitest";
import type { Told } from "../table/message";
import { curvesOf } from "./curves";
import { sheetOf } from "./nova/sheet";
import { actionsOf, sourcesOf } from "./nova/sources";
import { path, plain, range, signed, spread, ticks } from "./plot";
import { ranking, resultOf } from "./result";
import { lastGame, turnAt, turnsOf, turnsWith } from "./turns";

const line = (entry: number, kind: string, fields: Record<string, unknown> = {}): Told => ({
  entry,
  event: { kind, ...fields },
  text: kind,
});
const gained = (entry: number, seat: number, what: string, n: number, source = "") =>
  line(entry, "gained", { seat, what, n, source });

const told = [
  line(4, "map", { seat: 0 }),
  line(10, "turn", { seat: 0, number: 1 }),
  line(11, "action", { seat: 0, action: "animals" }),
  line(12, "lost", { seat: 0, what: "money", n: 10, reason: "price" }),
  line(12, "animal", { seat: 0, card: 401 }),
  gained(12, 0, "appeal", 5, "401:appeal"),
  line(12, "turn", { seat: 1, number: 2 }),
  gained(13, 1, "money", 3, "bonus:e4"),
  line(14, "break"),
  gained(14, 0, "money", 6, "appeal-income"),
  gained(14, 1, "money", 5, "appeal-income"),
  line(14, "turn", { seat: 0, number: 3 }),
  gained(15, 0, "conservation", 2, "109:level:1"),
  gained(15, 0, "appeal", 1, "pavilion"),
  line(15, "supported", { seat: 0, card: 109 }),
  line(16, "scored", { seat: 0, what: "conservation", n: 1, card: 7 }),
  line(16, "scored", { seat: 1, what: "appeal", n: 4, card: 219 }),
  line(16, "over"),
];

describe("turns", () => {
  const turns = turnsOf(told);
  it("begin where they are told to, after the set-up", () => {
    expect(turns.map(({ number, seat, entry }) => [number, seat, entry])).toEqual([
      [0, null, 0],
      [1, 0, 10],
      [2, 1, 12],
      [3, 0, 14],
    ]);
    expect(turnAt(turns, 13).number).toBe(2);
    expect(turnAt(turns, 9).number).toBe(0);
    expect(turnsWith(turns, "break").map(({ turn }) => turn)).toEqual([2]);
  });

  it("of several games can be left out but for the last one", () => {
    const ended = line(17, "challenge_game", { game: 1 });
    const again = told.slice(1);
    expect(lastGame([...told, ended, ...again, ended])).toEqual([...again, ended]);
    expect(lastGame(told)).toEqual(told);
  });
});

describe("curves", () => {
  const story = {
    entries: [],
    turns: [],
    curves: [
      {
        id: "appeal",
        name: "appeal",
        seats: [
          [0, 0, 5, 6],
          [1, 1, 1, 5],
        ],
      },
      {
        id: "heel",
        name: "heel",
        seats: [
          [0, -2, 1, 1],
          [0, -2, 1, 1],
        ],
      },
    ],
  };
  const [appeal, heel] = curvesOf(story, [1, 0], (seat) => "AB"[seat]!, 0);

  it("begin after the set-up, in the order of the seats", () => {
    expect(appeal?.name).toBe("Appeal");
    expect(appeal?.lines).toEqual([
      { seat: 1, name: "B", values: [1, 1, 5], own: false },
      { seat: 0, name: "A", values: [0, 5, 6], own: true },
    ]);
  });

  it("are one line where everybody has the same", () => {
    expect(heel?.lines.map(({ name, values }) => [name, values])).toEqual([["Heel", [-2, 1, 1]]]);
  });

  it("are none while the story is on its way", () => {
    expect(curvesOf(null, [0], String, null)).toEqual([]);
  });
});

describe("a score sheet", () => {
  const zoo = (appeal: number, conservation: number, target: number, known: number[]) => ({
    appeal,
    conservation,
    points: { subtracting: appeal - target, adding: 0, target },
    scoring: { known },
    supports: 1,
  });
  const rows = sheetOf([zoo(6, 3, 108, [7]), zoo(5, 0, 114, [])], told);
  const texts = (name: string) => rows.find((row) => row.name === name)!.cells.map(({ text }) => text);

  it("takes the final scoring off the tracks and says it apart", () => {
    expect(texts("appealTrack")).toEqual(["6", "1"]);
    expect(texts("sponsorsAppeal")).toEqual(["–", "+4"]);
    expect(texts("conservationTrack")).toEqual(["2", "0"]);
    expect(texts("finalScoring")).toEqual(["+1", "–"]);
    expect(texts("points")).toEqual(["−102", "−109"]);
  });

  it("opens the events behind each number", () => {
    const cell = (name: string) => rows.find((row) => row.name === name)!.cells[0]!;
    expect(cell("conservation").lines.map(({ event }) => event.kind)).toEqual(["gained", "scored"]);
    expect(cell("supports").lines.map(({ entry }) => entry)).toEqual([15]);
  });
});

describe("sources", () => {
  it("group what was gained by where it came from", () => {
    const made = (seat: number, what: string) =>
      Object.fromEntries(sourcesOf(told, seat, what).map(({ of, n }) => [of, n]));
    expect(made(0, "appeal")).toMatchObject({ animals: 5, map: 1, sponsors: 0 });
    expect(made(1, "appeal")).toMatchObject({ final: 4 });
    expect(made(0, "conservation")).toMatchObject({ projects: 2, final: 1 });
    expect(actionsOf(told, 0).find(({ of }) => of === "animals")?.n).toBe(1);
  });
});

describe("a chart", () => {
  it("has round steps", () => {
    expect(ticks(-113, 12, 6)).toEqual([-100, -75, -50, -25, 0]);
    expect(ticks(0, 3, 6)).toEqual([0, 1, 2, 3]);
  });

  it("is never of no height, and leaves out what is not known", () => {
    expect(range([{ seat: 0, name: "", values: [3, null, 3] }])).toEqual([2, 4]);
    expect(range([])).toEqual([0, 1]);
    expect(path([1, null, 2, 3], Number, Number)).toBe("M0.0 1.0M2.0 2.0L3.0 3.0");
  });

  it("names ends without covering any", () => {
    expect(spread([10, 12, 50], 17, 0, 100)).toEqual([10, 27, 50]);
    expect(spread([99, 98], 17, 0, 100)).toEqual([100, 83]);
  });

  it("writes a true minus", () => {
    expect([signed(3), signed(0), signed(-4), plain(-4)]).toEqual(["+3", "0", "−4", "−4"]);
  });
});

describe("a result", () => {
  const outcome = (points: number[], winners: number[], ending: { kind: string; seat?: number }) => ({
    ending,
    places: points.map((own) => 1 + points.filter((other) => other > own).length),
    scores: points.map((points) => ({ points, tie_break: 0 })),
    winners,
  });

  it("says who was level", () => {
    expect(resultOf(outcome([12, 12, 1], [1], { kind: "played" }))).toEqual({
      kind: "won",
      winners: [1],
      points: 12,
      level: [0],
    });
    expect(resultOf(outcome([-3], [], { kind: "played" }))).toEqual({ kind: "lost", points: -3 });
    expect(resultOf(outcome([5, 1], [0], { kind: "resigned", seat: 1 }))).toMatchObject({ seat: 1 });
  });

  it("ranks the seats", () => {
    expect(ranking(outcome([1, 9, 4], [1], { kind: "played" }), 3)).toEqual([1, 2, 0]);
  });
});
