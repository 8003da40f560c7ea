/** A small piece of a map, for covers and figures. */
export interface Space {
  q: number;
  r: number;
  ground: "plain" | "rock" | "water";
  /** A bonus that lies on it: a mark with its number. */
  bonus?: { glyph: string; n?: number };
}

/** A building on a scene. */
export interface Standing {
  kind: "encl" | "occ" | "kiosk" | "pav" | "special" | "tank" | "unique";
  cells: [number, number][];
  icon?: string;
  text?: string;
  /** A tick or a cross beside it, for what holds and what does not. */
  verdict?: "yes" | "no";
}

export interface Scene {
  spaces: Space[];
  buildings: Standing[];
}

export type Point = [number, number];

const ROOT3 = Math.sqrt(3);

/** The middle of a flat-top hex with sides of a length. */
export function middle(q: number, r: number, side: number): Point {
  return [1.5 * side * q, ROOT3 * side * (r + q / 2)];
}

/** The corners of a hex, from the right one on, clockwise. */
export function corners([x, y]: Point, side: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = (Math.PI / 3) * k;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)];
  });
}

/** The neighbour behind each edge, in the order of the corners it begins at. */
const BEHIND: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The edges around some hexes that lie together, as lines of a path. */
export function outline(cells: Point[], side: number): string {
  const inside = new Set(cells.map(([q, r]) => `${q},${r}`));
  const lines = cells.flatMap(([q, r]) => {
    const around = corners(middle(q, r, side), side);
    return BEHIND.flatMap(([dq, dr], k) => {
      if (inside.has(`${q + dq},${r + dr}`)) return [];
      const [a, b] = [around[k]!, around[(k + 1) % 6]!];
      return [`M${a.map(round).join(" ")}L${b.map(round).join(" ")}`];
    });
  });
  return lines.join("");
}

const round = (n: number) => Math.round(n * 100) / 100;

/** The points of a polygon as SVG writes them. */
export const points = (corners: Point[]): string => corners.map((at) => at.map(round).join(",")).join(" ");

/** The box around the middles of hexes, with a margin. */
export function box(cells: Point[], side: number, margin = side): [number, number, number, number] {
  const middles = cells.map(([q, r]) => middle(q, r, side));
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/** Reads a scene: columns of letters, `.` plain, `r` rock, `w` water, a space for nothing. */
export function ground(columns: string[]): Space[] {
  const GROUNDS: Record<string, Space["ground"]> = { ".": "plain", r: "rock", w: "water" };
  return columns.flatMap((column, q) =>
    [...column].flatMap((letter, row) => {
      const ground = GROUNDS[letter];
      return ground ? [{ q, r: row - Math.floor(q / 2), ground }] : [];
    }),
  );
}
