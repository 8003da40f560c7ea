import { describe, expect, it } from "vitest";
import type { Told } from "../message";
import { lastTurn, sinceLastTurn, turns } from "./turns";

const turn = (seat: number, number: number): Told => ({
  entry: number,
  event: { kind: "turn", seat, number },
  text: `turn ${number}`,
});
const told = (text: string): Told => ({ entry: 0, event: { kind: "gained" }, text });

const log = [told("set up"), turn(0, 1), told("a"), turn(1, 2), told("b"), told("c"), turn(0, 3), told("d")];

describe("the turns of a log", () => {
  it("begin where a turn is told; what comes before is the set-up", () => {
    const found = turns(log);
    expect(found.map(({ seat }) => seat)).toEqual([null, 0, 1, 0]);
    expect(found.map(({ lines }) => lines.length)).toEqual([1, 1, 2, 1]);
  });

  it("since the own last one leave out what is going on now", () => {
    const found = turns(log);
    expect(sinceLastTurn(found, 0).map(({ number }) => number)).toEqual([1, 2]);
    expect(sinceLastTurn(found, 1).map(({ number }) => number)).toEqual([2]);
    expect(sinceLastTurn([], 0)).toEqual([]);
  });

  it("know what a seat did last, even while its next turn has just begun", () => {
    const begun = turns([...log, turn(1, 4)]);
    expect(lastTurn(begun, 1)?.number).toBe(2);
    expect(lastTurn(begun, 2)).toBe(undefined);
  });
});
