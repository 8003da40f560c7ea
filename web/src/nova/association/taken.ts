import type { Told } from "../../table/message";

export interface Taken {
  seat: number;
  tile: string;
}

/**
 * Who took which tile at which space of the conservation track: everybody comes to the first space first, and takes a
 * tile there or money instead.
 */
export function takenTiles(told: Told[], spaces: number[], last: string | null): Map<number, Taken[]> {
  const found = new Map<number, Taken[]>();
  const taken = new Map<number, number>();
  for (const { event } of told) {
    const seat = Number(event.seat);
    const nth = taken.get(seat) ?? 0;
    const space = spaces[nth];
    const isTile = event.kind === "tile" && event.tile !== last;
    const isMoney = event.kind === "gained" && event.source === `conservation:${space}`;
    if (space === undefined || !(isTile || isMoney)) continue;
    taken.set(seat, nth + 1);
    if (isMoney) continue;
    found.set(space, [...(found.get(space) ?? []), { seat, tile: String(event.tile) }]);
  }
  return found;
}
