import { describe, expect, it } from "vitest";
import { GLYPHS } from "../icons/glyphs";
import { FIGURES } from "./figures";
import { pieces } from "./rich";
import type { Chapter, Part } from "./text";
import { anchor, BOOKS, wordsOf } from "./text";

const shapeOf = (part: Part) => {
  if ("figures" in part) return part.figures.map(({ figure }) => figure);
  if ("list" in part) return `list of ${part.list.length}`;
  if ("table" in part) return part.table.map((row) => row.length);
  return Object.keys(part);
};
const sentences = ({ lead, parts, asked }: Chapter): string[] => [
  lead,
  ...asked.flat(),
  ...parts.flatMap((part) => {
    if ("figures" in part) return part.figures.map(({ text }) => text);
    return Object.values(part).flat(2) as string[];
  }),
];

describe.each(Object.keys(BOOKS))("the rules of %s", (game) => {
  it("say the same in both languages, part by part", async () => {
    const [en, fr] = await Promise.all([BOOKS[game]!.en(), BOOKS[game]!.fr()]);
    const shape = ({ id, box, parts, asked }: Chapter) => ({
      id,
      box,
      parts: parts.map(shapeOf),
      asked: asked.length,
    });
    expect(fr.default.map(shape)).toEqual(en.default.map(shape));
  });

  it.each(["en", "fr"] as const)(
    "name only figures, pictures and chapters that there are (%s)",
    async (lang) => {
      const { default: chapters } = await BOOKS[game]![lang]();
      const ids = chapters.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const chapter of chapters) {
        for (const part of chapter.parts)
          if ("figures" in part)
            for (const { figure } of part.figures) expect(FIGURES).toHaveProperty(figure);
        for (const piece of sentences(chapter).flatMap(pieces)) {
          if (piece.kind === "glyph") expect(GLYPHS).toHaveProperty(piece.word);
          if (piece.kind === "link") expect(ids).toContain(piece.to);
        }
      }
    },
  );

  it("are found by their words", async () => {
    const { default: chapters } = await BOOKS[game]!.en();
    for (const chapter of chapters) expect(wordsOf(chapter)).toContain(chapter.title.toLowerCase());
  });
});

it("reads marks, pictures, cards and links in a sentence", () => {
  expect(pieces("The **price** {money 7} of {card 438}, see [animals](animals).")).toEqual([
    { kind: "text", text: "The " },
    { kind: "bold", text: "price" },
    { kind: "text", text: " " },
    { kind: "mark", mark: "coin", n: "7" },
    { kind: "text", text: " of " },
    { kind: "card", card: 438 },
    { kind: "text", text: ", see " },
    { kind: "link", text: "animals", to: "animals" },
    { kind: "text", text: "." },
  ]);
  expect(() => pieces("{mony 7}")).toThrow("there is no mark mony");
});

it("names sections in addresses", () => {
  expect(anchor("Où il peut être")).toBe("ou-il-peut-etre");
  expect(anchor("What it costs")).toBe("what-it-costs");
});
