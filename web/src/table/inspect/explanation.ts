import type { Explanation, Price } from "../../wire/ark-nova";
import type { Kinded } from "../message";

export type { Price } from "../../wire/ark-nova";

/** What the server answers to `why`. */
export interface Explained {
  explanation: {
    hurdles?: Hurdle[];
    price?: Price;
    subject?: Explanation["subject"];
    when?: Explanation["when"];
  };
  text: string;
}

export interface Hurdle {
  blocker: Blocker;
  remedies: Kinded[];
}

/** A reason against something, with its numbers. */
export interface Blocker extends Kinded {
  needs?: number | (Kinded & { icon?: string; action?: string; n?: number });
  has?: number;
  size?: number | string;
  rock?: number;
  water?: number;
  cost?: number;
  level?: number;
  left?: number;
  action?: string;
}

/** An explanation in sentences: the verdict, and each reason with what would help. */
export interface Reading {
  verdict: string;
  reasons: { text: string; helps: string[] }[];
  /** Everything else that is said. */
  rest: string[];
}

/** Reads the sentences of an explanation: reasons begin with ✗, what helps with an arrow behind its reason. */
export function reading(text: string): Reading {
  const [first = "", ...lines] = text.split("\n");
  const read: Reading = { verdict: first.replace(/^[✗✓]\s*/, ""), reasons: [], rest: [] };
  for (const line of lines.map((line) => line.trim()).filter(Boolean)) {
    if (line.startsWith("✗")) read.reasons.push({ text: line.slice(1).trim(), helps: [] });
    else if (line.startsWith("->")) read.reasons.at(-1)?.helps.push(line.slice(2).trim());
    else read.rest.push(line);
  }
  return read;
}

/** The most useful lines of what would help: for each reason its first, then the second ones. */
export function helping(reasons: Reading["reasons"], most = 3): string[] {
  const rounds = Math.max(0, ...reasons.map(({ helps }) => helps.length));
  const turns = Array.from({ length: rounds }, (_, round) => reasons.map(({ helps }) => helps[round]));
  return [...new Set(turns.flat().filter((help) => help !== undefined))].slice(0, most);
}

/** The words for reasons in a few words; what has none is said as `notNow`. */
export interface ShortWords {
  reasons: (n: number) => string;
  notNow: string;
  noRoom: (size: number, rock: number, water: number) => string;
  tooDear: (cost: number, has: number) => string;
  outOfRange: string;
  onlyFromHand: string;
  conditionMissing: (kind: string, n: number, has: number, what: string) => string;
  levelTooHigh: (level: number, left: number) => string;
  otherSize: string;
  noAnimal: string;
  needMore: (needs: number, has: number) => string;
  levelTaken: string;
  noWorkers: string;
}

/** Which condition of a card is not met, and how far one is. */
function missing({ needs, has = 0 }: Blocker, say: ShortWords, name: (id: string) => string): string {
  if (typeof needs !== "object") return say.notNow;
  const what = needs.icon ?? needs.action;
  return say.conditionMissing(needs.kind, needs.n ?? 1, has, what ? name(what) : "");
}

/** The first reason against something in about four words, or how many there are; nothing if it can be done. */
export function shortly(
  { explanation }: Explained,
  say: ShortWords,
  name: (id: string) => string = (id) => id,
): string | undefined {
  const blockers = (explanation.hurdles ?? []).map(({ blocker }) => blocker);
  const [first, second] = blockers;
  if (!first) return undefined;
  if (second) return say.reasons(blockers.length);
  const { cost = 0, has = 0, level = 0, left = 0 } = first;
  switch (first.kind) {
    case "no_enclosure":
      return say.noRoom(Number(first.size), first.rock ?? 0, first.water ?? 0);
    case "money":
      return say.tooDear(cost, has);
    case "range":
      return say.outOfRange;
    case "only_from_hand":
      return say.onlyFromHand;
    case "condition":
      return missing(first, say, name);
    case "level":
      return say.levelTooHigh(level, left);
    case "other_focus":
    case "other_size":
      return say.otherSize;
    case "no_animal":
    case "no_breeding_pair":
      return say.noAnimal;
    case "level_need":
      return say.needMore(Number(first.needs), has);
    case "level_taken":
    case "supported_already":
      return say.levelTaken;
    case "workers":
      return say.noWorkers;
    default:
      return say.notNow;
  }
}
