import type { AtTable } from "../../table/context";
import type { Asking, Kinded } from "../../table/message";
import { lasting } from "../../table/lasting.svelte";
import { ownZoo, type TrayView } from "./seen";

/** A set of cards that a question wants. */
export interface WantedSet {
  /** The same question has the same name, whatever others do meanwhile. */
  key: string;
  /** Why cards are chosen: `keep`, `hand_limit`, `discarding`, `effect`. */
  purpose: string;
  /** With so many it is complete. */
  wanted: number;
  /** Whether it may stay smaller. */
  mayEnd: boolean;
  /** All cards it is chosen from. */
  offered: number[];
  /** What the server knows as chosen already. */
  sent: number[];
  /** The moves that choose a card, and those that put one back. */
  picks: Map<number, string>;
  backs: Map<number, string>;
}

interface SetQuestion extends Kinded {
  left?: number;
  step?: Kinded & { left?: number };
}

const CARD_MOVE = /^(card|back) \d+$/;

/**
 * The set that a question wants; nothing if it is answered by one touch. `own` are the cards from which sets are
 * chosen: the hand, what lies aside, the final scoring cards. Cards of the display are taken one after the other.
 */
export function wantedSet(asking: Asking | null, sent: number[], own: number[]): WantedSet | null {
  if (!asking?.choices) return null;
  const question = asking.question as SetQuestion;
  const moves = asking.choices.filter(({ group }) => group !== "free").flatMap(({ moves }) => moves);
  const picks = new Map<number, string>();
  const backs = new Map<number, string>();
  let mayEnd = false;
  for (const { notation, points_at } of moves) {
    const card = points_at.find(
      (target): target is Kinded & { card: number } => target.kind === "card",
    )?.card;
    if (notation === "done") mayEnd = true;
    else if (card === undefined || !CARD_MOVE.test(notation) || !own.includes(card)) return null;
    else (notation.startsWith("card") ? picks : backs).set(card, notation);
  }
  const total = totalOf(question, sent.length);
  const offered = [...picks.keys(), ...backs.keys()].sort((a, b) => a - b);
  const wanted = Math.min(total, offered.length);
  if (wanted < 2) return null;
  const purpose = question.kind === "step" ? (question.step?.kind ?? "step") : question.kind;
  const key = JSON.stringify([question, offered, [...sent].sort((a, b) => a - b)]);
  return { key, purpose, wanted, mayEnd, offered, sent, picks, backs };
}

/** How many cards a set has in all: some questions count those that are left, others all of them. */
function totalOf({ kind, left = 0, step }: SetQuestion, sent: number): number {
  if (kind === "keep" || kind === "hand_limit") return left + sent;
  if (kind === "step") return step?.kind === "discarding" ? (step.left ?? 0) : 0;
  return kind === "effect" ? left : 0;
}

/** The moves that turn what the server knows into what was chosen, and end the choice. */
export function movesTo(set: WantedSet, chosen: number[]): string[] {
  const put = set.sent.filter((card) => !chosen.includes(card)).map((card) => set.backs.get(card));
  const taken = chosen.filter((card) => !set.sent.includes(card)).map((card) => set.picks.get(card));
  const end = chosen.length < set.wanted ? ["done"] : [];
  return [...put, ...taken, ...end].filter((move) => move !== undefined);
}

/** A choice of several cards: collected here and sent as one request. */
export class Picking {
  private mine = $state.raw<{ key: string; cards: number[] } | null>(null);

  /** The set that is wanted now. */
  set = $derived.by(() => this.wantedNow());
  /** The cards chosen so far, in the order in which they were touched. */
  picked = $derived.by((): number[] => {
    if (!this.set) return [];
    return this.mine?.key === this.set.key ? this.mine.cards : this.set.sent;
  });
  /** How many make it complete. */
  wanted = $derived(this.set?.wanted ?? 0);
  /** Whether it can be sent as it stands. */
  ready = $derived.by(() => {
    if (!this.set) return false;
    return this.picked.length === this.wanted || (this.set.mayEnd && this.picked.length > 0);
  });

  constructor(
    private readonly wantedNow: () => WantedSet | null,
    private readonly mayAnswer: () => boolean,
    private readonly submit: (...moves: string[]) => unknown,
  ) {}

  /** Whether a card can be chosen, or put back. */
  isOffered = (card: number): boolean =>
    this.mayAnswer() && this.set !== null && this.set.offered.includes(card);

  isPicked = (card: number): boolean => this.picked.includes(card);

  /** Whether a card is of a set that can be sent as it stands. */
  isComplete = (card: number): boolean => this.ready && this.isPicked(card);

  /** Chooses a card or puts it back; a complete set takes no further card. */
  toggle(card: number): void {
    const { set, picked } = this;
    if (!set || !this.isOffered(card)) return;
    if (picked.includes(card)) this.mine = { key: set.key, cards: picked.filter((other) => other !== card) };
    else if (picked.length < set.wanted) this.mine = { key: set.key, cards: [...picked, card] };
  }

  /** Puts everything back. */
  clear(): void {
    if (this.set) this.mine = { key: this.set.key, cards: [] };
  }

  /** Sends what was chosen, all of it or nothing. */
  confirm(): void {
    if (this.set && this.ready && this.mayAnswer()) void this.submit(...movesTo(this.set, this.picked));
  }
}

/** The choice of several cards at a table: the same for trays, bar and phone. */
export const pickingAt = lasting(({ session }: AtTable) => {
  const wantedNow = () => {
    const view = session.message?.view as TrayView | undefined;
    const me = view && ownZoo(view);
    if (!view || !me) return null;
    const own = [...me.hand.known, ...view.aside.known, ...me.scoring.known];
    return wantedSet(session.asking, me.picked, own);
  };
  return new Picking(
    wantedNow,
    () => session.isAsked,
    (...moves) => session.submit(...moves),
  );
});
