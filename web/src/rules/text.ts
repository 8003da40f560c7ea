/** A piece of a chapter. Sentences may hold marks: see `rich.ts`. */
export type Part =
  | { h: string }
  | { p: string }
  | { list: string[] }
  | { yes: string }
  | { no: string }
  /** The first row is the head. */
  | { table: string[][] }
  | { figures: FigureText[] };

/** A figure with its words. */
export interface FigureText {
  figure: string;
  title: string;
  text: string;
}

/** A chapter of the rules. */
export interface Chapter {
  id: string;
  title: string;
  lead: string;
  parts: Part[];
  /** What is asked often: question and answer. */
  asked: [question: string, answer: string][];
  /** The box it belongs to, if it is not the game itself. */
  box?: "marine";
}

type Book = () => Promise<{ default: Chapter[] }>;

/** The rules of each game in each language, loaded when somebody reads them. */
export const BOOKS: Record<string, Record<"en" | "fr", Book>> = {
  "ark-nova": { en: () => import("./text/en/nova"), fr: () => import("./text/fr/nova") },
  ark: { en: () => import("./text/en/ark"), fr: () => import("./text/fr/ark") },
};

/** A name for a section inside an address. */
export function anchor(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** All words of a chapter, to search in. */
export function wordsOf({ title, lead, parts, asked }: Chapter): string {
  const said = parts.flatMap((part) =>
    Object.values(part)
      .flat(3)
      .map((piece) => JSON.stringify(piece)),
  );
  return [title, lead, ...said, ...asked.flat()].join(" ").replace(/[*{}]/g, "").toLowerCase();
}
