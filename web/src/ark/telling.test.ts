import { describe, expect, it } from "vitest";
import type { Told } from "../table/message";
import { isWorthTelling, lately, newcomers } from "./telling";

const line = (kind: string, seat: number, card = 0): Told => ({
  entry: 0,
  event: { kind, seat, card },
  text: "",
});

describe("what others did", () => {
  const told = [
    line("turn", 0),
    line("boarded", 0, 1),
    line("turn", 1),
    line("boarded", 1, 2),
    line("turn", 0),
    line("boarded", 0, 3),
    line("turn", 1),
    line("boarded", 1, 4),
  ];

  it("is what came aboard since the own last turn", () => {
    expect([...newcomers(told, 0, false)]).toEqual([[4, 1]]);
    expect([...newcomers([...told, line("turn", 0)], 0, true)]).toEqual([[4, 1]]);
  });

  it("is all of it before the own first turn", () => {
    expect([...newcomers(told, 2, false).keys()]).toEqual([1, 2, 3, 4]);
  });

  it("is said once, without what nobody may know", () => {
    const some = [line("drew", 0), line("drew", 1), line("plays", 1), line("boarded", 1), line("opened", 1)];
    expect(lately([...told, ...some], 0).map(({ event }) => [event.kind, event.seat])).toEqual([
      ["boarded", 0],
      ["boarded", 1],
      ["boarded", 0],
      ["boarded", 1],
      ["drew", 0],
      ["boarded", 1],
    ]);
  });

  it("is told to others only", () => {
    expect(isWorthTelling(line("plays", 1), 0)).toBe(true);
    expect(isWorthTelling(line("plays", 1), 1)).toBe(false);
    expect(isWorthTelling(line("figure", 1), 0)).toBe(false);
  });
});
