/** A piece of a sentence: words, or the name of a card. */
export interface Piece {
  text: string;
  card?: number;
}

const NUMBER = /\b(\d{3}) /g;

/** A sentence of the server in pieces: where it names a card by number and name, only the name is left. */
export function pieces(text: string, nameOf: (card: number) => string | undefined): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(NUMBER)) {
    const card = Number(match[1]);
    const name = nameOf(card);
    const start = match.index + match[0].length;
    if (!name || !text.startsWith(name, start)) continue;
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ text: name, card });
    from = start + name.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

/** The same as one text, without the numbers. */
export function plain(text: string, nameOf: (card: number) => string | undefined): string {
  return pieces(text, nameOf)
    .map((piece) => piece.text)
    .join("");
}

/** The same in two halves: before and behind the first colon that does not belong to a name. */
export function halves(text: string, nameOf: (card: number) => string | undefined): [string, string] {
  let before = "";
  for (const piece of pieces(text, nameOf)) {
    const at = piece.card === undefined ? piece.text.indexOf(": ") : -1;
    if (at >= 0) {
      const head = before + piece.text.slice(0, at);
      return [head, plain(text, nameOf).slice(head.length + 2)];
    }
    before += piece.text;
  }
  return [before, ""];
}
