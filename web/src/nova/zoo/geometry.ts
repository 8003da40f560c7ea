/** The map as flat-top hexes: nine columns a to i; the odd ones have six cells, the others seven and reach half a cell
 * higher. Lengths are those of the drawing, in which the side of a hex is 30. */
export const SIDE = 30;
const HEIGHT = Math.sqrt(3) * SIDE;
const COLUMNS = 9;
const ROWS = 7;

export interface Point {
  x: number;
  y: number;
}

const column = (name: string): number => name.charCodeAt(0) - 97;
const row = (name: string): number => Number(name.slice(1)) - 1;
const rowsOf = (q: number): number => (q % 2 ? ROWS : ROWS - 1);

const named = (q: number, index: number): string | null =>
  q >= 0 && q < COLUMNS && index >= 0 && index < rowsOf(q)
    ? `${String.fromCharCode(97 + q)}${index + 1}`
    : null;

/** The names of all cells, row by row. */
export const CELL_ROWS: string[][] = Array.from({ length: ROWS }, (_, index) =>
  Array.from({ length: COLUMNS }, (_, q) => named(q, index)).filter((name) => name !== null),
);

/** The middle of a cell. */
export function centre(name: string): Point {
  const q = column(name);
  return { x: 1.5 * SIDE * q, y: HEIGHT * (row(name) - (q % 2 ? 0.5 : 0)) };
}

/** The part of the plane that a map covers, with a margin. */
export function frame(margin: number): string {
  const left = -SIDE - margin;
  const top = -HEIGHT - margin;
  return [left, top, 14 * SIDE + 2 * margin, 7 * HEIGHT + 2 * margin].map((n) => n.toFixed(1)).join(" ");
}

const corner = ({ x, y }: Point, radius: number, k: number): string => {
  const angle = (Math.PI / 3) * k;
  return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
};

/** The corners of a hex around a point. */
export const hexagon = (at: Point, radius: number): string =>
  [0, 1, 2, 3, 4, 5].map((k) => corner(at, radius, k)).join(" ");

/** The cell on a side of another, sides counted clockwise from the lower right one. */
export function beyond(name: string, side: number): string | null {
  const q = column(name);
  const lower = q % 2 ? 0 : 1;
  const steps: [number, number][] = [
    [1, lower],
    [0, 1],
    [-1, lower],
    [-1, lower - 1],
    [0, -1],
    [1, lower - 1],
  ];
  const [dq, down] = steps[side] ?? [0, 0];
  return named(q + dq, row(name) + down);
}

/** The cells next to a set of cells, outside it. */
export function around(cells: readonly string[]): string[] {
  const inside = new Set(cells);
  const found = new Set<string>();
  for (const cell of cells)
    for (let side = 0; side < 6; side++) {
      const next = beyond(cell, side);
      if (next && !inside.has(next)) found.add(next);
    }
  return [...found];
}

/** The outer edges of a set of cells as a path; a radius below the side keeps it inside. */
export function outline(cells: readonly string[], radius = SIDE - 1.2): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of cells)
    for (let side = 0; side < 6; side++) {
      const next = beyond(cell, side);
      if (next && inside.has(next)) continue;
      path += `M${corner(centre(cell), radius, side)}L${corner(centre(cell), radius, side + 1)}`;
    }
  return path;
}

/** The middle of a set of cells. */
export function middle(cells: readonly string[]): Point {
  const sum = cells.map(centre).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}

/** Where a picture in a set of cells lies: in its middle, or in the nearest cell if the middle is at its rim. */
export function heart(cells: readonly string[]): Point {
  const at = middle(cells);
  const off = (cell: string) => Math.hypot(centre(cell).x - at.x, centre(cell).y - at.y);
  const near = [...cells].sort((a, b) => off(a) - off(b));
  const [first, second] = near;
  return first && second && off(second) > SIDE + 1 ? centre(first) : at;
}

/** Where an arrow key leads from a cell: always to a hex next to it. */
export function stepped(name: string, key: string): string | null {
  const q = column(name);
  switch (key) {
    case "ArrowUp":
      return named(q, row(name) - 1);
    case "ArrowDown":
      return named(q, row(name) + 1);
    case "ArrowLeft":
      return named(q - 1, Math.min(row(name), rowsOf(q - 1) - 1));
    case "ArrowRight":
      return named(q + 1, Math.min(row(name), rowsOf(q + 1) - 1));
    default:
      return null;
  }
}

/** A footprint in axial steps as points around its middle, in the turn that lies flattest. */
export function flattest(turns: readonly (readonly { q: number; r: number }[])[]): Point[] {
  const drawn = turns.map((cells) =>
    cells.map(({ q, r }) => ({ x: 1.5 * SIDE * q, y: HEIGHT * (r + q / 2) })),
  );
  const tall = (points: Point[]) => {
    const heights = points.map(({ y }) => y);
    return Math.max(...heights) - Math.min(...heights);
  };
  return drawn.reduce((best, points) => (tall(points) < tall(best) - 0.01 ? points : best), drawn[0] ?? []);
}
