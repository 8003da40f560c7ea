import { expect, it } from "vitest";
import type { Told } from "../../table/message";
import { takenTiles } from "./taken";

const took = (seat: number, tile: string): Told => ({
  entry: 0,
  event: { kind: "tile", seat, tile },
  text: "",
});

it("finds at which space a tile was taken", () => {
  const told = [took(1, "money"), took(0, "cards"), took(1, "posturing"), took(0, "adapt")];
  const found = takenTiles(told, [5, 8], "adapt");
  expect(found.get(5)).toEqual([
    { seat: 1, tile: "money" },
    { seat: 0, tile: "cards" },
  ]);
  expect(found.get(8)).toEqual([{ seat: 1, tile: "posturing" }]);
});

it("counts the space where money was taken instead", () => {
  const event = { kind: "gained", seat: 0, what: "money", n: 5, source: "conservation:5" };
  const found = takenTiles([{ entry: 0, event, text: "" }, took(0, "enclosure")], [5, 8], null);
  expect(found.get(5)).toBe(undefined);
  expect(found.get(8)).toEqual([{ seat: 0, tile: "enclosure" }]);
});
