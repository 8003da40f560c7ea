import { expect, it } from "vitest";
import type { Listed } from "../pages/account.svelte";
import type { OwnTable } from "./lists.svelte";
import { ended, inOrder, isMine } from "./lists.svelte";

const table = (name: string, change: Partial<OwnTable>): OwnTable => ({
  table: name,
  game: "ark",
  stage: "playing",
  seats: [],
  held: [0],
  asked: [1],
  points: [],
  winners: [],
  turn: 0,
  marine: false,
  ...change,
});

it("puts games that wait for you first, then those of others; those that are over are apart", () => {
  const tables = [
    table("over", { stage: "over", asked: [0] }),
    table("theirs", {}),
    table("mine", { asked: [0, 2] }),
    table("gathering", { stage: "gathering", asked: [] }),
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual(["mine", "theirs", "gathering"]);
  expect(tables.map(isMine)).toEqual([false, false, true, false]);
});

it("lists a game that is over once, the own ones first", () => {
  const own = [table("own", { stage: "over", points: [3, 5], winners: [1] }), table("running", {})];
  const listed = ["own", "other"].map((name) => ({
    ...({ table: name, game: "ark", changed_at: 7 } as Listed),
    summary: { seats: [], points: null, outcome: null },
  }));
  expect(ended(own, listed).map(({ table, winners }) => [table, winners])).toEqual([
    ["own", [1]],
    ["other", []],
  ]);
});
