import type { Point, Scene } from "./scene";
import { ground } from "./scene";

/** A card in a cabin of Ark, as a figure shows it. */
export interface Berth {
  weight: number;
  icon: string;
  diet: "meat" | "plants" | "both" | "none";
}

/** A cabin of a figure: who is in it, and whether the last one may be there. */
export interface Cabin {
  berths: Berth[];
  verdict?: "yes" | "no";
  climate?: "hot" | "cold";
}

export type Figure =
  | { kind: "scene"; scene: Scene; /** Shown with its border. */ whole: boolean }
  | { kind: "card"; card: number }
  | { kind: "lane"; appeal: number; conservation: number; target: number }
  | { kind: "slots" }
  | { kind: "cabins"; cabins: Cabin[] }
  | { kind: "heel"; heel: number };

const scene = (columns: string[], buildings: Scene["buildings"], { whole = false } = {}): Figure => ({
  kind: "scene",
  scene: { spaces: ground(columns), buildings },
  whole,
});

/** A space by its column and its row in it. */
const at = (column: number, row: number): Point => [column, row - Math.floor(column / 2)];
const FIELD = Array.from({ length: 7 }, () => ".....");
const WIDE_FIELD = Array.from({ length: 9 }, () => "......");

const CHICKEN: Berth = { weight: 0, icon: "gi:chicken", diet: "both" };
const CAT: Berth = { weight: 0, icon: "gi:cat", diet: "meat" };
const DOG: Berth = { weight: 1, icon: "gi:sitting-dog", diet: "meat" };
const SHEEP: Berth = { weight: 1, icon: "gi:sheep", diet: "plants" };
const COW: Berth = { weight: 2, icon: "gi:cow", diet: "plants" };
const ELEPHANT: Berth = { weight: 3, icon: "gi:elephant", diet: "plants" };
const GRAIN: Berth = { weight: 1, icon: "gi:wheat", diet: "none" };
const RABBIT: Berth = { weight: 1, icon: "gi:rabbit", diet: "plants" };

/** The figures of both books: pictures have no language. */
export const FIGURES: Record<string, Figure> = {
  crossing: { kind: "lane", appeal: 79, conservation: 19, target: 67 },
  slots: { kind: "slots" },
  border: scene(
    ["...", "....", "...", "....", "...", "...."],
    [
      { kind: "encl", cells: [at(0, 1), at(0, 2)], text: "2", verdict: "yes" },
      { kind: "encl", cells: [at(3, 1)], text: "1", verdict: "no" },
    ],
    { whole: true },
  ),
  adjacent: scene(FIELD, [
    { kind: "encl", cells: [at(1, 1), at(1, 2), at(2, 2)], text: "3" },
    { kind: "pav", cells: [at(3, 1)], icon: "gi:greek-temple", verdict: "yes" },
    { kind: "encl", cells: [at(5, 1), at(5, 2)], text: "2", verdict: "no" },
  ]),
  kiosk: scene(WIDE_FIELD, [
    { kind: "kiosk", cells: [at(3, 3)], icon: "gi:shop" },
    { kind: "occ", cells: [at(3, 2), at(4, 2), at(5, 1)], icon: "gi:rabbit" },
    { kind: "pav", cells: [at(4, 4)], icon: "gi:greek-temple" },
    { kind: "kiosk", cells: [at(6, 2)], icon: "gi:shop", verdict: "yes" },
    { kind: "kiosk", cells: [at(5, 3)], icon: "gi:shop", verdict: "no" },
  ]),
  water: scene(
    [".....", ".r...", ".....", ".....", ".ww..", "...w.", "....."],
    [{ kind: "occ", cells: [at(2, 1), at(2, 2), at(3, 1)], icon: "gi:flamingo", verdict: "yes" }],
  ),
  special: scene(
    [".....", ".....", "r....", "...r.", ".....", ".....", "....."],
    [
      {
        kind: "special",
        cells: [at(2, 2), at(3, 1), at(3, 2), at(4, 2), at(4, 1)],
        icon: "gi:gecko",
      },
    ],
  ),
  tank: scene(
    [".....", "..r..", ".w.w.", ".....", ".w...", ".....", "....."],
    [
      {
        kind: "tank",
        cells: [at(2, 2), at(3, 1), at(3, 2), at(4, 2), at(4, 3)],
        icon: "gi:octopus",
        verdict: "yes",
      },
    ],
  ),
  flamingo: { kind: "card", card: 511 },
  reindeer: { kind: "card", card: 438 },
  seahorse: { kind: "card", card: 548 },
  clownfish: { kind: "card", card: 530 },
  "heel-2": { kind: "heel", heel: 2 },
  "heel-0": { kind: "heel", heel: 0 },
  predators: {
    kind: "cabins",
    cabins: [
      { berths: [COW, ELEPHANT, DOG], verdict: "yes" },
      { berths: [SHEEP, DOG], verdict: "no" },
    ],
  },
  grain: {
    kind: "cabins",
    cabins: [
      { berths: [GRAIN, DOG], verdict: "yes" },
      { berths: [GRAIN, COW], verdict: "no" },
    ],
  },
  shy: {
    kind: "cabins",
    cabins: [
      { berths: [CHICKEN, RABBIT], verdict: "yes" },
      { berths: [CAT, RABBIT], verdict: "no" },
    ],
  },
};
