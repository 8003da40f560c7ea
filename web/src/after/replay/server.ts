import { get, post } from "../../net/api";
import type { Asking, Message, Told } from "../../table/message";

/** Whose eyes: a seat's, a spectator's, or open hands. */
export type Eyes = number | "spectator" | "all";

/** What was done at an entry of a record. */
export interface Done {
  /** Nobody alone if all agreed to stop. */
  seat: number | null;
  /** As it stands in the record. */
  written: string;
  notation: string | null;
  text: string;
}

/** What is told of a moment. */
interface MomentTold {
  entry: number;
  entries: number;
  turn: number;
  viewer: number | null;
  asked: number[];
  view: unknown;
  questions: Asking[];
  points: number[];
  done: Done | null;
  /** What came of it. */
  news: Told[];
}

/** The table before an entry of its record, and what was done then. */
export interface Moment extends Message {
  entry: number;
  done: Done | null;
}

/** A game that is over, entry by entry and turn by turn. */
export interface Story {
  entries: (Done & { entry: number; turn: number; keys: Key[] })[];
  turns: { turn: number; entry: number; seat: number | null }[];
  /** Values of every seat: at the beginning of every turn, the start of the game first, and at the end. */
  curves: { id: string; name: string; seats: number[][] }[];
}

/** Something worth finding again. */
export interface Key {
  kind: string;
  seat: number | null;
  text: string;
}

/** What a good player would do, the best first. */
export interface Hints {
  seat: number;
  /** How many worlds that look the same to the seat were tried. */
  worlds: number;
  moves: Hint[];
}

export interface Hint {
  notation: string;
  text: string;
  /** The points it is expected to gain. */
  gain: number;
  reasons: { text: string; points: number }[];
}

/** A position of a game that ended so. */
export async function momentAt(last: Message, entry: number, seat: Eyes, lang: string): Promise<Moment> {
  const told = await get<MomentTold>(`/api/tables/${last.table}/at/${entry}`, { seat, lang });
  const { entries, turn, news, ...moment } = told;
  void [entries, turn, news];
  return { ...last, ...moment, stage: "playing", outcome: null };
}

/** Everything that was done, and what is measured. */
export const storyOf = (table: string, lang: string) => get<Story>(`/api/tables/${table}/moments`, { lang });

/** What a good player would do in a position of a game that is over. */
export const hintsAt = (table: string, entry: number, seat: number, lang: string) =>
  post<Hints>(`/api/tables/${table}/hint`, { entry, seat, lang });
