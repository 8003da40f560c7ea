import { expect, it } from "vitest";
import { remembered } from "./kept";

it("remembers the latest table first and what was known of it", () => {
  const first = { table: "a", game: "ark", at: 1, invitation: "/table/a#invitation=x" };
  const list = remembered(remembered([first], { table: "b", game: "ark", at: 2 }), {
    table: "a",
    game: "ark",
    at: 3,
  });
  expect(list.map(({ table }) => table)).toEqual(["a", "b"]);
  expect(list[0]).toEqual({ ...first, at: 3 });
});

it("forgets the oldest", () => {
  let list: ReturnType<typeof remembered> = [];
  for (let n = 0; n < 60; n++) list = remembered(list, { table: `${n}`, game: "ark", at: n });
  expect(list.length).toBe(40);
  expect(list[0]?.table).toBe("59");
});
