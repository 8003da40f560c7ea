import { expect, it } from "vitest";
import { factsOf } from "./facts";

const cell = (terrain: string, glyph: string | null = null, needs_build_ii = false) => ({
  name: "a1",
  terrain,
  needs_build_ii,
  bonus: glyph ? { glyph, n: 1, short: "", text: "" } : null,
});

it("counts what maps are compared by", () => {
  const cells = [cell("plain", "money"), cell("plain", "money", true), cell("rock"), cell("water", "clever")];
  const facts = factsOf({ cells });
  expect(facts).toMatchObject({ plain: 2, rock: 1, water: 1, needBuild: 1 });
  expect(facts.bonuses.map(({ bonus, n }) => [bonus.glyph, n])).toEqual([
    ["money", 2],
    ["clever", 1],
  ]);
});
