import { post } from "../net/api";
import { settings } from "../pages/settings.svelte";
import type { HintsTold } from "../wire/server";

/** A move that the planner recommends, with what it brings. */
export interface Suggestion {
  notation: string;
  text: string;
  reasons: string[];
}

const MOST = 3;
const MOST_REASONS = 2;

/** The few best moves of what the server answered, each with what it changes most. */
export function suggestionsIn({ moves }: HintsTold): Suggestion[] {
  return moves.slice(0, MOST).map(({ notation, text, reasons }) => ({
    notation,
    text,
    reasons: reasons.slice(0, MOST_REASONS).map(({ text, points }) => `${text} ${signed(points)}`),
  }));
}

const signed = (points: number) => `${points > 0 ? "+" : "−"}${Math.abs(points).toFixed(1)}`;

/** Asks the planner what it would do in a seat. */
export async function suggest(table: string, seat: number): Promise<Suggestion[]> {
  const { lang } = settings;
  return suggestionsIn(await post<HintsTold>(`/api/tables/${table}/hint`, { seat, lang }));
}
