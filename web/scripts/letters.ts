import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGE = "@fontsource-variable/archivo";
const BUILT = new URL("../built/letters", import.meta.url).pathname;
/** The weights and widths that styles ask for: what is beyond them is half of the file. */
const AXES = { wght: { min: 400, max: 850 }, wdth: { min: 75, max: 100 } };
/** Marks above letters, distances between them, and digits of one width. */
const FEATURES = ["ccmp", "kern", "locl", "mark", "mkmk", "tnum"];

const require = createRequire(import.meta.url);

/** The letters of a range such as `U+0152-0153,U+20AC`. */
export function lettersOf(range: string): string {
  const letters = range.split(",").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth));
  });
  return letters.join("");
}

const face = (name: string, range: string) => `@font-face {
  font-family: "Archivo Variable";
  font-display: swap;
  font-weight: ${AXES.wght.min} ${AXES.wght.max};
  font-stretch: ${AXES.wdth.min}% ${AXES.wdth.max}%;
  src: url("./archivo-${name}.woff2") format("woff2-variations");
  unicode-range: ${range};
}
`;

/** Cuts the letters of the package to what styles ask for, and writes the style sheet that names them. */
async function cut(): Promise<void> {
  const ranges = require(`${PACKAGE}/unicode.json`) as Record<string, string>;
  mkdirSync(BUILT, { recursive: true });
  const faces = Object.entries(ranges).map(async ([name, range]) => {
    const font = readFileSync(require.resolve(`${PACKAGE}/files/archivo-${name}-wdth-normal.woff2`));
    const options = {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: FEATURES,
      variationAxes: AXES,
    } as const;
    writeFileSync(join(BUILT, `archivo-${name}.woff2`), await subsetFont(font, lettersOf(range), options));
    return face(name, range);
  });
  writeFileSync(join(BUILT, "archivo.css"), (await Promise.all(faces)).join("\n"));
}

/** Puts the letters where the styles find them, before anything is built. */
export function letters(): Plugin {
  return { name: "letters", buildStart: () => (process.env.VITEST ? undefined : cut()) };
}
