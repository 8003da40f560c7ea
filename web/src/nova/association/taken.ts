import type { Told } from "../../table/message";

export interface Taken {
  seat: number;
  tile: string;
}

/** Who took which tile at which space of the conservation track: everybody takes the first at the first space. */
export function takenTiles(told: Told[], spaces: number[], last: string | null): Map<number, Taken[]> {
  const found = new Map<number, Taken[]>();
  const taken = new Map<number, number>();
  for (const { event } of told) {
    if (event.kind !== "tile" || event.tile === last) continue;
    const seat = Number(event.seat);
    const nth = taken.get(seat) ?? 0;
    taken.set(seat, nth + 1);
    const space = spaces[nth];
    if (space === undefined) continue;
    found.set(space, [...(found.get(space) ?? []), { seat, tile: String(event.tile) }]);
  }
  return found;
}
