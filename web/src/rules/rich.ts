/** A piece of a sentence: plain or bold words, a mark with its number, a picture, a card, a link. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "mark"; mark: string; n: string }
  | { kind: "glyph"; word: string }
  | { kind: "card"; card: number }
  | { kind: "link"; text: string; to: string };

const MARKS: Record<string, string> = {
  money: "coin",
  appeal: "ticket",
  conservation: "shield",
  reputation: "laurel",
  x: "x-token",
  size: "hexagon",
};

/** `**bold**`, `{money 7}`, `{glyph rock}`, `{card 438}`, `[words](chapter)`. */
const PIECE = /\*\*(.+?)\*\*|\{(\w+) ([^}]+)\}|\[([^\]]+)\]\(([^)]+)\)/g;

/** Reads the pieces of a sentence. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(PIECE)) {
    if (match.index > end) found.push({ kind: "text", text: sentence.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, bold, word, value = "", text, to = ""] = match;
    if (bold !== undefined) found.push({ kind: "bold", text: bold });
    else if (text !== undefined) found.push({ kind: "link", text, to });
    else if (word === "card") found.push({ kind: "card", card: Number(value) });
    else if (word === "glyph") found.push({ kind: "glyph", word: value });
    else found.push({ kind: "mark", mark: markOf(word ?? ""), n: value });
  }
  if (end < sentence.length) found.push({ kind: "text", text: sentence.slice(end) });
  return found;
}

function markOf(word: string): string {
  const mark = MARKS[word];
  if (!mark) throw new Error(`there is no mark ${word}`);
  return mark;
}
