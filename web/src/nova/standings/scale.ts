/** The appeal at which the track ends. */
const LAST = 113;

/** Where an appeal stands on the lane, in percent of its width. */
export function share(appeal: number): number {
  return Math.round((appeal / LAST) * 10_000) / 100;
}

/** A number with its sign, as points and gains are written. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
