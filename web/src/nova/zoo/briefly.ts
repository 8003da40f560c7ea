import type { Translation } from "../../words/index.svelte";
import type { Bonus } from "../../wire/ark-nova";

const LONGEST = 24;

/** A gain in so few words that several fit on a label: its own if they are short, else what it is about. */
export const briefly = ({ short, glyph }: Bonus, say: Translation["zoo"]): string =>
  short.length <= LONGEST ? short : (say.gain(glyph) ?? short);
