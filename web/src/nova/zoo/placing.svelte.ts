import type { Candidate, Choosing } from "../../table/choosing.svelte";
import { lasting } from "../../table/lasting.svelte";
import type { Kinded } from "../../table/message";
import type { Bonus, MapFace } from "../../wire/ark-nova";
import { around, centre, middle, type Point } from "./geometry";

/** A legal place of a building. */
export interface Place {
  move: Candidate;
  cells: string[];
  /** The middle of its cells. */
  at: Point;
}

type CellsTarget = Kinded & { cells: string[] };

/** The sets of cells that a move points at. */
export const cellsOf = (move: Candidate): CellsTarget[] =>
  move.points_at.filter((target): target is CellsTarget => target.kind === "cells");

const isSame = (a: Place | null, b: Place | null): boolean => a?.move.notation === b?.move.notation;

/** The legal places among the moves that are left. */
export const placesAmong = (left: readonly Candidate[]): Place[] =>
  left
    .filter(({ group }) => group === "places")
    .flatMap((move) => cellsOf(move).map(({ cells }) => ({ move, cells, at: middle(cells) })));

/** The places that cover a cell, in the order in which they turn around it. */
export function covering(places: readonly Place[], cell: string): Place[] {
  const pivot = centre(cell);
  const angle = ({ at }: Place) => Math.atan2(at.y - pivot.y, at.x - pivot.x);
  const reach = ({ at }: Place) => Math.hypot(at.x - pivot.x, at.y - pivot.y);
  return places
    .filter(({ cells }) => cells.includes(cell))
    .sort((a, b) => angle(a) - angle(b) || reach(a) - reach(b));
}

/** The place whose middle is nearest to a point. */
export function nearest(places: readonly Place[], to: Point): Place | null {
  const off = ({ at }: Place) => Math.hypot(at.x - to.x, at.y - to.y);
  return places.reduce<Place | null>((best, place) => (!best || off(place) < off(best) ? place : best), null);
}

/** What a place would give: bonuses under it, and water and rock next to it. */
export interface Offer {
  bonuses: Bonus[];
  water: string[];
  rock: string[];
}

/** What a set of cells offers on a map. */
export function offerOf(map: MapFace, cells: readonly string[]): Offer {
  const faces = new Map(map.cells.map((face) => [face.name, face]));
  const beside = around(cells);
  const on = (terrain: string) => beside.filter((cell) => faces.get(cell)?.terrain === terrain);
  const under = cells.flatMap((cell) => {
    const { bonus = null, ability = [] } = faces.get(cell) ?? {};
    return [...(bonus ? [bonus] : []), ...ability];
  });
  return { bonuses: under, water: on("water"), rock: on("rock") };
}

/**
 * A building on its way to its place. The ghost lies where it covers the cell under the pointer, leaning to the side it
 * was last turned to; where none covers it, on the nearest legal place. It is fixed first and built then.
 */
export class Placing {
  /** The cell under the pointer or the focus. */
  hovered = $state<string | null>(null);
  /** The place that was fixed, to be built with the next step. */
  fixed = $state.raw<Place | null>(null);
  private lean = $state.raw<Point>({ x: 0, y: 0 });
  private known: { left: readonly Candidate[]; places: Place[]; coverable: Set<string> } | null = null;

  constructor(private readonly choosing: Choosing) {}

  private get now() {
    const left = this.choosing.left;
    if (this.known?.left !== left) {
      const places = placesAmong(left);
      this.known = { left, places, coverable: new Set(places.flatMap(({ cells }) => cells)) };
    }
    return this.known;
  }

  /** Whether a building waits for its place. */
  get active(): boolean {
    return this.now.places.length > 0;
  }

  /** The cells that some legal place covers. */
  get coverable(): Set<string> {
    return this.now.coverable;
  }

  /** Where the ghost lies. */
  get ghost(): Place | null {
    const fixed = this.fixed && this.now.places.find((place) => isSame(place, this.fixed));
    if (fixed) return fixed;
    return this.hovered === null ? null : this.under(this.hovered);
  }

  /** Whether the ghost is fixed. */
  get isFixed(): boolean {
    return this.fixed !== null && isSame(this.ghost, this.fixed);
  }

  private under(cell: string): Place | null {
    const pivot = centre(cell);
    const wanted = { x: pivot.x + this.lean.x, y: pivot.y + this.lean.y };
    const over = covering(this.now.places, cell);
    return nearest(over.length > 0 ? over : this.now.places, wanted);
  }

  /** Turns the ghost around the pointed cell, clockwise or back. */
  turn(by: 1 | -1 = 1): void {
    const ghost = this.ghost;
    if (!ghost) return;
    const pivot =
      this.hovered !== null && ghost.cells.includes(this.hovered) ? this.hovered : ghost.cells[0]!;
    const ways = covering(this.now.places, pivot);
    const index = ways.findIndex((place) => isSame(place, ghost));
    const next = ways[(index + by + ways.length) % ways.length]!;
    const { x, y } = centre(pivot);
    this.lean = { x: next.at.x - x, y: next.at.y - y };
    this.hovered = pivot;
    if (this.isFixed) this.fixed = next;
  }

  /** Points at a cell. A fixed ghost stays where it is. */
  hover(cell: string | null): void {
    if (!this.isFixed) this.hovered = cell;
  }

  /** Clicks on a cell: fixes the ghost there, or builds it if it lies fixed under the cell. */
  press(cell: string): void {
    if (this.isFixed && this.fixed?.cells.includes(cell)) return this.confirm();
    this.hovered = cell;
    this.fixed = this.under(cell);
  }

  /** Goes one step: fixes the ghost, or builds what is fixed. */
  confirm(): void {
    const ghost = this.ghost;
    if (!ghost) return;
    if (!this.isFixed) {
      this.fixed = ghost;
      return;
    }
    this.fixed = null;
    this.hovered = null;
    this.choosing.choose(ghost.move);
  }

  /** One step back: lets go of what is fixed. Tells whether there was anything. */
  back(): boolean {
    const had = this.isFixed;
    this.fixed = null;
    return had;
  }
}

/** The building on its way at a table: the map, the bar and the phone share it. */
export const placingAt = lasting((choosing: Choosing) => new Placing(choosing));
