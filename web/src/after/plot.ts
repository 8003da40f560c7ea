/** A line of a chart as it is drawn. */
export interface Line {
  /** Whose; its colour and shape. */
  seat: number;
  name: string;
  values: (number | null)[];
  /** The viewer's own is drawn stronger. */
  own?: boolean;
}

/** Round numbers that divide a range well: at most `most` steps of 1, 2, 2.5 or 5 times a power of ten. */
export function ticks(low: number, high: number, most = 6): number[] {
  const rough = Math.max((high - low) / most, 1e-9);
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].map((n) => n * power).find((step) => step >= rough - 1e-9)!;
  const step = Math.max(nice, 1);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, n) => (first + n) * step);
}

/** The least and the greatest value, with a little room; never of no height. */
export function range(lines: Line[]): [number, number] {
  const values = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!values.length) return [0, 1];
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** A path through the values that are known. */
export function path(
  values: (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let drawn = "";
  let pen = "M";
  values.forEach((value, at) => {
    if (value === null) return void (pen = "M");
    drawn += `${pen}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    pen = "L";
  });
  return drawn;
}

/** A share of a whole that is drawn above those before it: the edges of its band, as far as all shares are known. */
export interface Band extends Line {
  low: number[];
  high: number[];
}

/** Lines as bands one above the other, the viewer's own at the foot. */
export function stacked(lines: Line[]): Band[] {
  const order = lines.toSorted((a, b) => Number(b.own ?? false) - Number(a.own ?? false));
  const unknown = (at: number) => order.some(({ values }) => (values[at] ?? null) === null);
  const count = order[0]?.values.length ?? 0;
  const first = Array.from({ length: count }, (_, at) => at).find(unknown) ?? count;
  const sum = Array<number>(first).fill(0);
  return order.map((line) => {
    const low = [...sum];
    for (let at = 0; at < first; at++) sum[at]! += line.values[at] ?? 0;
    return { ...line, low, high: [...sum] };
  });
}

/** The area of a band. */
export function area({ low, high }: Band, x: (at: number) => number, y: (value: number) => number): string {
  if (!low.length) return "";
  const point = (value: number, at: number) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
  const back = low.map((value, at) => point(value, at)).toReversed();
  return `M${[...high.map(point), ...back].join("L")}Z`;
}

/** Where labels stand so that none covers another: in the order of their places, `gap` apart, between two limits. */
export function spread(places: number[], gap: number, low: number, high: number): number[] {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  let free = low;
  for (const label of order) {
    label.place = Math.max(label.place, free);
    free = label.place + gap;
  }
  let room = high;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, room);
    room = label.place - gap;
  }
  const spread = Array<number>(places.length);
  for (const { place, at } of order) spread[at] = place;
  return spread;
}

/** A number with its sign, with a true minus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));

/** A number with a true minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
