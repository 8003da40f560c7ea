import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

interface Picture {
  width: number;
  height: number;
  body: string;
}

interface Collection {
  width?: number;
  height?: number;
  icons: Record<string, Partial<Picture> & { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PACKAGES = { gi: "game-icons", fl: "fluent-emoji-high-contrast", lu: "lucide" } as const;
const SOURCE = new URL("../src", import.meta.url).pathname;
const MODULE = "virtual:sprites";
const NAME = /\b(?:gi|fl|lu|own):[a-z0-9]+(?:-[a-z0-9]+)*\b/g;

const require = createRequire(import.meta.url);
const drawn = () =>
  JSON.parse(readFileSync(join(SOURCE, "icons/drawn.json"), "utf8")) as Record<string, Picture>;
const collection = (name: string) => require(`@iconify-json/${name}/icons.json`) as Collection;

/** Every icon that some source file names. */
export function named(folder = SOURCE, only = /\.(svelte|ts|json)$/): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !only.test(entry.name) || /drawn\.json|\.test\.ts/.test(entry.name)) continue;
    for (const [name] of readFileSync(join(entry.parentPath, entry.name), "utf8").matchAll(NAME))
      found.add(name);
  }
  return found;
}

/** The picture of a name: ours, or that of the package its prefix stands for. */
export function picture(name: string, ours = drawn()): Picture {
  const own = ours[name];
  if (own) return own;
  const [prefix = "", id = ""] = name.split(":");
  const from = PACKAGES[prefix as keyof typeof PACKAGES];
  if (!from) throw new Error(`there is no icon ${name}`);
  const { icons, aliases, width = 16, height = 16 } = collection(from);
  const icon = icons[id] ?? icons[aliases?.[id]?.parent ?? ""];
  if (!icon) throw new Error(`there is no icon ${name} in ${from}`);
  return { width: icon.width ?? width, height: icon.height ?? height, body: icon.body };
}

/** The same picture with places no finer than a three hundredth of its width: nobody sees more on a card. */
export function coarse({ width, height, body }: Picture): string {
  const floatPrecision = width >= 300 ? 0 : width >= 30 ? 1 : 2;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const { data } = optimize(whole, { plugins: [{ name: "convertPathData", params: { floatPrecision } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** A sheet of pictures, each to be drawn by its name. */
export function sheet(names: Iterable<string>): string {
  const ours = drawn();
  const symbols = [...names].sort().map((name) => {
    const drawing = picture(name, ours);
    const box = `0 0 ${drawing.width} ${drawing.height}`;
    return `<symbol id="${name.replace(":", "-")}" viewBox="${box}">${coarse(drawing)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** What the first page shows: its rooms name all of it. */
const FIRST = ["lobby", "pages", "parts"];

/** The sheets, each with the icons of its own: the first page is seen before any other, and animals come with cards. */
export function sheets(): Record<"first" | "glyphs" | "animals", Set<string>> {
  const first = new Set(FIRST.flatMap((room) => [...named(join(SOURCE, room))]));
  const animals = named(join(SOURCE, "icons"), /^animals\.json$/);
  const without = (icons: Set<string>, ...others: Set<string>[]) =>
    new Set([...icons].filter((icon) => !others.some((other) => other.has(icon))));
  return { first, glyphs: without(named(), first, animals), animals: without(animals, first) };
}

/** Draws the icons that are named anywhere into sheets, and tells the client where each lies. */
export function sprites(): Plugin {
  let building = false;
  return {
    name: "sprites",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const drawn = sheets();
      const place = (name: string, icons: Set<string>) => {
        if (!building) return JSON.stringify(`/sprites/${name}.svg`);
        const file = this.emitFile({ type: "asset", name: `${name}.svg`, source: sheet(icons) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      const { glyphs, ...others } = drawn;
      const listed = Object.entries(others).map(
        ([name, icons]) => `[${place(name, icons)}, new Set(${JSON.stringify([...icons])})]`,
      );
      return `const OTHERS = [${listed.join(",")}];
const GLYPHS = ${place("glyphs", glyphs)};
export const placeOf = (icon) =>
  (OTHERS.find(([, icons]) => icons.has(icon))?.[0] ?? GLYPHS) + "#" + icon.replace(":", "-");`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/sprites\/(first|glyphs|animals)\.svg/.exec(request.url ?? "")?.[1];
        if (!name) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sheet(sheets()[name as "first" | "glyphs" | "animals"]));
      });
    },
  };
}
