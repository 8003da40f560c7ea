import { describe, expect, it } from "vitest";
import { arkFilterOf, arkFound, arkQueryOf } from "./filter";
import type { ArkFace } from "./printed.svelte";

const fox = {
  id: "fox",
  name: "Fox",
  text: "drives out",
  scoring: null,
  climate: "any",
  diet: "carnivore",
  weight: 1,
};
const snail = { ...fox, id: "snail", name: "Snail", text: "", scoring: "slow", diet: "herbivore", weight: 0 };
const CARDS = [fox, snail] as ArkFace[];
const ids = (query: string) => arkFound(CARDS, arkFilterOf(new URLSearchParams(query))).map(({ id }) => id);

describe("the filter of Ark's cards", () => {
  it("leaves what fits", () => {
    expect(ids("")).toEqual(["fox", "snail"]);
    expect(ids("kind=slow")).toEqual(["snail"]);
    expect(ids("diet=carnivore&weight=1,2")).toEqual(["fox"]);
    expect(ids("weight=0")).toEqual(["snail"]);
    expect(ids("q=DRIVES")).toEqual(["fox"]);
  });

  it("is kept by the address", () => {
    const query = "q=a+b&kind=slow,shy&climate=hot&diet=none&weight=0,4";
    expect(arkQueryOf(arkFilterOf(new URLSearchParams(query)))).toBe(query);
    expect(arkQueryOf(arkFilterOf(new URLSearchParams()))).toBe("");
  });
});
