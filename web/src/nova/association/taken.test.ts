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
