import type { Offset } from "./faces";

/** The distance from the middle of a hexagon to its corners, in units of the picture. */
const SIDE = 10;

/** How far down a space lies, in spaces. */
const down = ({ q, r }: Offset) => r + q / 2;

/** The turn of a building that is the least high. */
export function flattest(turns: Offset[][]): Offset[] {
  const height = (cells: Offset[]) => Math.max(...cells.map(down)) - Math.min(...cells.map(down));
  return turns.reduce((best, next) => (height(next) < height(best) - 0.01 ? next : best), turns[0] ?? []);
}

/** The middles of the spaces, and the box around all of them. */
export function placed(cells: Offset[]): {
  centres: [number, number][];
  box: [number, number, number, number];
} {
  const centres = cells.map((cell): [number, number] => [
    1.5 * SIDE * cell.q,
    Math.sqrt(3) * SIDE * down(cell),
  ]);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - SIDE - 1, Math.min(...ys) - SIDE];
  return { centres, box: [left, top, Math.max(...xs) + SIDE + 1 - left, Math.max(...ys) + SIDE - top] };
}

/** The corners of a flat-topped hexagon. */
export function hexagon(x: number, y: number, side = SIDE - 0.6): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => (Math.PI / 3) * corner)
    .map((angle) => `${(x + side * Math.cos(angle)).toFixed(1)},${(y + side * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}
