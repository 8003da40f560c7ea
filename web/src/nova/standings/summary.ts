import type { Told } from "../../table/message";
import type { Piece } from "../../table/log/sentence";
import type { Turn } from "../../table/log/turns";
import type { Action, Resource } from "../view";

/** What names things in a summary: the words of the interface and what is printed. */
export interface Naming {
  action(action: Action): string;
  name(card: number): string;
  building(id: string): string;
  icon(id: string): string;
  university(id: string): string;
  /** Words with or without a number, such as "drew 2" or "took". */
  say(word: Word, n?: number): string;
}

export type Word =
  | "drew"
  | "discarded"
  | "took"
  | "played"
  | "built"
  | "supported"
  | "released"
  | "marked"
  | "partner"
  | "upgraded"
  | "worker"
  | "washedOut"
  | "reputationTask"
  | "breakCame"
  | "breakMoved"
  | "endTriggered";

export interface Gain {
  seat: number;
  what: Resource;
  n: number;
}

/** A turn in a few words: what was done, piece by piece, and what it brought to whom. */
export interface Summary {
  head: string;
  pieces: Piece[];
  gains: Gain[];
}

interface Doing extends Record<string, unknown> {
  kind: string;
  seat?: number;
  card?: number | null;
  n?: number;
}

/** A name in the middle of a sentence; proper names stay as they are. */
const small = (name: string) =>
  /\s\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Things that happened once each, by the kind of their event. */
function doing(event: Doing, naming: Naming): Piece[] {
  const ofCard = (word: Word): Piece[] => {
    const card = Number(event.card);
    return [{ text: `${naming.say(word)} ` }, { text: naming.name(card), card }];
  };
  const words = (word: Word, what: string): Piece[] => [{ text: `${naming.say(word)} ${what}` }];
  switch (event.kind) {
    case "took":
      return ofCard("took");
    case "animal":
    case "sponsor":
    case "project":
      return ofCard("played");
    case "supported":
      return ofCard("supported");
    case "released":
      return ofCard("released");
    case "marked":
      return ofCard("marked");
    case "built":
      return words("built", small(naming.building(String(event.building))));
    case "partner":
      return words("partner", naming.icon(String(event.continent)));
    case "university":
      return [{ text: naming.university(String(event.university)) }];
    case "upgraded":
      return words("upgraded", naming.action(event.action as Action));
    case "task":
      return event.task === "reputation" ? [{ text: naming.say("reputationTask") }] : [];
    case "worker":
      return [{ text: naming.say("worker") }];
    case "wave":
      return [{ text: naming.say("washedOut", Number(event.cards)) }];
    case "break":
      return [{ text: naming.say("breakCame") }];
    case "end_triggered":
      return [{ text: naming.say("endTriggered") }];
    default:
      return [];
  }
}

/** What was gained and lost, seat by seat; what comes with a break is income and not of the turn. */
export function gains(lines: Told[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const { event } of lines) {
    if (event.kind === "break") break;
    if (event.kind !== "gained" && event.kind !== "lost") continue;
    const [seat, what] = [Number(event.seat), event.what as Resource];
    const sum = sums.get(`${seat} ${what}`) ?? { seat, what, n: 0 };
    sum.n += event.kind === "gained" ? Number(event.n) : -Number(event.n);
    sums.set(`${seat} ${what}`, sum);
  }
  return [...sums.values()].filter(({ n }) => n !== 0);
}

/** A turn in a few words. */
export function summary(turn: Turn, naming: Naming, forX: (action: string) => string): Summary {
  const events = turn.lines.map(({ event }) => event as Doing);
  const own = events.filter(({ seat }) => seat === turn.seat);
  const began = own.find(({ kind }) => kind === "action");
  const moved = own.find(({ kind }) => kind === "slot");
  const head = began
    ? `${naming.action(began.action as Action)} ${String(began.strength)}`
    : moved
      ? forX(naming.action(moved.action as Action))
      : "";

  const many = (kind: string) => own.filter((event) => event.kind === kind).length;
  const counted = (kind: "drew" | "discarded"): Piece[][] => {
    const n = many(kind);
    return n > 0 ? [[{ text: naming.say(kind, n) }]] : [];
  };
  const told = events
    .filter(({ kind, seat }) => seat === turn.seat || kind === "wave" || kind === "break")
    .map((event) => doing(event, naming))
    .filter((pieces) => pieces.length > 0);
  const moves = began?.action === "sponsors" && !own.some(({ kind }) => kind === "sponsor");
  const token = moves ? events.find(({ kind }) => kind === "break_token") : undefined;
  if (token) told.unshift([{ text: naming.say("breakMoved", Number(token.steps)) }]);
  const all = [...counted("drew"), ...told, ...counted("discarded")];
  const pieces = all.flatMap((one, place) => (place > 0 ? [{ text: ", " }, ...one] : one));
  return { head, pieces, gains: gains(turn.lines) };
}
