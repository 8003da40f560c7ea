import type { Bonus, MapFace } from "../printed.svelte";

/** What one compares maps by. */
export interface MapFacts {
  bonuses: { bonus: Bonus; n: number }[];
  plain: number;
  rock: number;
  water: number;
  needBuild: number;
}

/** What one compares maps by: bonuses with how often they are there, and the ground. */
export function factsOf({ cells }: Pick<MapFace, "cells">): MapFacts {
  const bonuses = new Map<string, { bonus: Bonus; n: number }>();
  for (const { bonus } of cells) {
    if (!bonus) continue;
    const key = `${bonus.glyph} ${bonus.n}`;
    const known = bonuses.get(key);
    if (known) known.n += 1;
    else bonuses.set(key, { bonus, n: 1 });
  }
  const on = (terrain: string) => cells.filter((cell) => cell.terrain === terrain).length;
  return {
    bonuses: [...bonuses.values()],
    plain: on("plain"),
    rock: on("rock"),
    water: on("water"),
    needBuild: cells.filter(({ needs_build_ii }) => needs_build_ii).length,
  };
}
