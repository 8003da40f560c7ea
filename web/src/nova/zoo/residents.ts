import type { Told } from "../../table/message";
import type { Home, Split } from "../../wire/ark-nova";
import type { BuildingView, ZooView } from "./view";

/** An animal in a building, and how many of its places it takes; unknown where the events do not say. */
export interface Resident {
  card: number;
  tokens: number | null;
}

/** How many tokens of an animal lie in a tank. */
const inTank = (tokens: Split, { building }: BuildingView): number =>
  building in tokens ? tokens[building as keyof Split] : 0;

const livesIn = (home: Home, building: BuildingView): boolean => {
  switch (home.kind) {
    case "enclosure":
      return building.cells.includes(home.cell);
    case "special":
      return building.building === home.building;
    case "tanks":
      return inTank(home.tokens, building) > 0;
    case "flock":
      return false;
  }
};

const sharesPlace = (a: Home, b: Home): boolean => {
  if (a.kind === "enclosure") return b.kind === "enclosure" && a.cell === b.cell;
  if (a.kind === "special") return b.kind === "special" && a.building === b.building;
  return a.kind === b.kind;
};

/**
 * The home of each animal of a seat. An enclosure only knows that somebody lives in it, so an animal may leave another
 * one than it came into: then the two have changed places.
 */
export function homes(told: readonly Told[], seat: number): Map<number, Home> {
  const found = new Map<number, Home>();
  let left: Home | null = null;
  let released: number | null = null;
  const leave = (card: number, place: Home) => {
    const own = found.get(card);
    found.delete(card);
    if (!own || sharesPlace(own, place)) return;
    const other = [...found].find(([, home]) => sharesPlace(home, place));
    if (other) found.set(other[0], own);
  };
  for (const { event } of told) {
    if (event.seat !== seat) continue;
    const card = event.card as number;
    if (event.kind === "animal") found.set(card, event.home as Home);
    if (event.kind === "released") {
      released = card;
      if (found.get(card)?.kind === "flock") found.delete(card);
    }
    if (event.kind === "emptied") {
      const place = event.home as Home;
      if (released === null) left = place;
      else leave(released, place);
      released = null;
    }
    if (event.kind === "moved") {
      if (left) leave(card, left);
      left = null;
      found.set(card, event.to as Home);
    }
  }
  return found;
}

/** Who lives in each building, by its place in the list; buildings that were moved keep somebody without a home. */
export function residents(told: readonly Told[], zoo: Pick<ZooView, "seat" | "buildings" | "animals">) {
  const known = homes(told, zoo.seat);
  const homeless = new Set(zoo.animals.filter((card) => known.has(card)));
  const found = zoo.buildings.map((building) =>
    [...known].flatMap(([card, home]): Resident[] => {
      if (!homeless.has(card) || !livesIn(home, building)) return [];
      if (home.kind !== "tanks") homeless.delete(card);
      return [{ card, tokens: home.kind === "tanks" ? inTank(home.tokens, building) : null }];
    }),
  );
  const moved = [...homeless].filter((card) => known.get(card)?.kind === "enclosure");
  return found.map((living, index) => {
    const building = zoo.buildings[index]!;
    if (!building.occupied || living.length > 0) return living.slice(0, building.occupied ? 1 : undefined);
    const card = moved.shift();
    return card === undefined ? [] : [{ card, tokens: null }];
  });
}
