import { get } from "../../net/api";
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

/** What the analysis of a game has found so far. */
export interface Verdict {
  pieces: number;
  /** How many of the pieces are worked out. */
  done: number;
  /** In how many worlds a plan was tried. */
  worlds: number;
  /** The chance of every seat to win, from 0 to 1: at the start, at the beginning of every turn, and at the end. */
  chances: (number[] | null)[];
  decisions: Decision[];
  /** The largest change first. */
  turning_points: { turn: number; entry: number; seat: number | null; change: number[] }[];
  /** The most expensive first. */
  mistakes: { entry: number; turn: number; seat: number; lost: number; size: "small" | "clear" | "grave" }[];
}

/** What could be done at a moment and what was, the favourite first. */
export interface Decision {
  entry: number;
  /** How many entries it took. */
  entries: number;
  turn: number;
  seat: number;
  /** How much of the chance to win it cost. */
  lost: number;
  alternatives: Alternative[];
}

export interface Alternative {
  moves: string[];
  texts: string[];
  played: boolean;
  chance: number;
  /** By how much the chance is more than with what was played. */
  gain: number;
  doubt: number;
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

/** The analysis as far as it has come; what was decided at an entry is worked out first. */
export const verdictOf = (table: string, lang: string, entry?: number) =>
  get<Verdict>(`/api/tables/${table}/analysis`, entry === undefined ? { lang } : { lang, entry });
