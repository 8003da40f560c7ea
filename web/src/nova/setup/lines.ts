import type { Span } from "../printed.svelte";

/** What an action card does at strengths next to each other. */
export interface Lines {
  from: number;
  to: number;
  spans: Span[];
}

const SEPARATOR = /[;,]?\s*$/;

/** A line without some of its words, and without the separator that stood before them. */
function without(spans: Span[], left: Set<string>): Span[] {
  const kept = spans.filter(({ text, mark }) => mark === "same" || !left.has(text.trim()));
  if (kept.length === spans.length) return spans;
  const last = kept.at(-1);
  return last ? [...kept.slice(0, -1), { ...last, text: last.text.replace(SEPARATOR, "") }] : kept;
}

/**
 * The lines of an action card from strength to strength, short enough to be compared: what differs from the standard
 * card in the same words at every strength is said once above them, and equal neighbours are one line.
 */
export function compared(lines: { strength: number; spans: Span[] }[]): Lines[] {
  const differing = lines.map(
    ({ spans }) => new Set(spans.filter(({ mark }) => mark !== "same").map(({ text }) => text.trim())),
  );
  const always = new Set(
    [...(differing[0] ?? [])].filter((text) => differing.every((texts) => texts.has(text))),
  );
  const found: Lines[] = [];
  for (const { strength, spans } of lines) {
    const rest = without(spans, always);
    const before = found.at(-1);
    if (before && JSON.stringify(before.spans) === JSON.stringify(rest)) before.to = strength;
    else found.push({ from: strength, to: strength, spans: rest });
  }
  return found;
}
