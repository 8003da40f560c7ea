/** Chance that is the same for the same seed: a small generator (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    /** A number from 0 up to 1. */
    next,
    /** One of some things. */
    one: (things) => things[Math.floor(next() * things.length)],
  };
}
