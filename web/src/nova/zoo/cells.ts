import type { Candidate } from "../../table/choosing.svelte";
import type { Kinded } from "../../table/message";
import type { Translation } from "../../words/index.svelte";
import type { MapFace } from "../../wire/ark-nova";
import { cellsOf } from "./placing.svelte";
import type { Shelf } from "./printed.svelte";
import type { Resident } from "./residents";
import type { BuildingView } from "./view";

type CellsTarget = Kinded & { cells: string[] };

/** The sets of cells that the moves that are left point at, each once; places of a building are not among them. */
export function litTargets(left: readonly Candidate[]): CellsTarget[] {
  const found = new Map<string, CellsTarget>();
  for (const move of left)
    if (move.group !== "places")
      for (const target of cellsOf(move)) found.set(target.cells.join(" "), target);
  return [...found.values()];
}

/** What a click on a cell means: the smallest of the sets it lies in. */
export function targetAt(targets: readonly CellsTarget[], cell: string): CellsTarget | undefined {
  const over = targets.filter(({ cells }) => cells.includes(cell));
  return over.sort((a, b) => a.cells.length - b.cells.length)[0];
}

/** Every cell in words: what is printed there, and what was built. */
export function describe(
  map: MapFace,
  shelf: Shelf,
  buildings: readonly BuildingView[],
  living: readonly Resident[][],
  say: Translation["zoo"],
): Map<string, string> {
  const marks = [...map.areas, ...map.landmarks];
  return new Map(
    map.cells.map((cell) => {
      const index = buildings.findIndex(({ cells }) => cells.includes(cell.name));
      const built = buildings[index];
      const gains = [...(cell.bonus ? [cell.bonus] : []), ...cell.ability];
      const parts = [cell.name, say[cell.terrain]];
      if (cell.needs_build_ii) parts.push(say.needsBuildII);
      parts.push(...marks.filter(({ cells }) => cells.includes(cell.name)).map(({ name }) => name));
      if (built) {
        parts.push(shelf.buildings.get(built.building)?.name ?? built.building);
        parts.push(...(living[index] ?? []).map(({ card }) => shelf.card(card)?.name ?? String(card)));
        if (built.spaces) parts.push(say.placesFree(built.spaces - (built.taken ?? 0), built.spaces));
        else if (built.occupied) parts.push(say.occupied);
      } else {
        parts.push(...gains.map(({ short }) => say.bonus(short)));
        if (cell.terrain === "plain") parts.push(say.empty);
      }
      return [cell.name, parts.join(", ")];
    }),
  );
}
