import { expect, it } from "vitest";
import { soloClock } from "./clock";

it("counts the turns of a solo game", () => {
  const clock = soloClock([7, 6, 5, 4, 3, 2], 3, 3);
  expect(clock.rounds.map(({ spent }) => spent)).toEqual([7, 6, 2, 0, 0, 0]);
  expect(clock.left).toBe(3 + 4 + 3 + 2);
  expect(clock.spent).toBe(2);
  expect(soloClock([], 1, 0).left).toBe(0);
});
