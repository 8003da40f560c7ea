import { getContext, setContext } from "svelte";
import type { Candidate, Choosing } from "../table/choosing.svelte";
import type { Kinded } from "../table/message";
import type { Session } from "../table/session.svelte";
import { settings } from "../pages/settings.svelte";
import { cardsInSight, fits, heels, isSame, type Fit } from "./cabins";
import { printed } from "./printed";
import { newcomers } from "./telling";
import type { CabinId, Card, CardView, Explained, Question, View } from "./view";

/** What a pop-up speaks of, and where that stands. */
export interface Shown {
  at: DOMRect;
  cabin?: CabinId;
  card?: CardView;
}

/** Something on the table that a move points at. */
interface Target extends Kinded {
  card?: Card;
  cabin?: CabinId;
}

const cardTarget = (card: Card): Target => ({ kind: "card", card });
const cabinTarget = (cabin: CabinId): Target => ({ kind: "cabin", cabin });

/** The questions that are answered by playing a card of the hand. */
const PLAYING = new Set(["turn", "second", "endgame"]);

/** Whether an answer is given for good, so that it is asked for twice: what draws or is sealed, and passing. */
export function isForGood({ group, notation }: Pick<Candidate, "group" | "notation">): boolean {
  return group === "take" || group === "pets" || notation === "pass" || notation === "no-pet";
}

/**
 * What a viewer is about to do at a table of Ark. A card of the hand is chosen with its cabin before anything is sent:
 * so every card can be held over the ark first, and nobody sees which.
 */
export class Playing {
  /** The card that is held over the ark. */
  private studied = $state.raw<Card | null>(null);
  /** The cabin under the pointer or the focus. */
  looking = $state.raw<CabinId | null>(null);
  /** The animal under the pointer that could be driven out. */
  driving = $state.raw<Card | null>(null);
  shown = $state.raw<Shown | null>(null);
  private explained = $state.raw<Record<string, Fit[]>>({});
  private asked = new Set<string>();

  view = $derived.by(() => this.session.message?.view as View);
  question = $derived.by(() =>
    this.choosing.all.length ? (this.session.asking?.question as Question) : null,
  );
  /** Every card in sight. */
  cards = $derived.by(() => cardsInSight(this.view));
  /** The cards that others brought aboard since the viewer's last turn. */
  newcomers = $derived.by(() =>
    newcomers(this.session.told, this.view.viewer, this.view.turn === this.view.viewer),
  );
  /** Whether the card was laid open for everybody to see. */
  isLaidOpen = $derived.by(() => this.question?.kind === "place" || this.question?.kind === "drive");
  /** The card whose cabins are shown: the one that was laid open, or the one that is held over the ark. */
  card = $derived.by<Card | null>(() => {
    const { step } = this.view;
    return this.isLaidOpen && "card" in step ? step.card : this.studied;
  });
  /** Whether the card could be played now. */
  mayPlay = $derived.by(() => this.card !== null && this.playOf(this.card) !== undefined);
  /** Whether a card is chosen and only its cabin, or a second step, is missing. */
  isHeld = $derived.by(() => this.choosing.held !== null || this.mayPlay);
  /** What the server says about the card in every cabin. */
  fits = $derived.by<Fit[]>(() => (this.card === null ? [] : this.fitsOf(this.card)));
  /** The answers no picture stands for. */
  plainAnswers = $derived.by(() => this.choosing.all.filter(({ points_at }) => points_at.length === 0));
  /** Whether a card can be put back into the hand before anything is sent. */
  canGoBack = $derived.by(() => this.studied !== null && !this.isLaidOpen);
  /** The heels that the cabin or the animal under the pointer would lead to. */
  preview = $derived.by<number[]>(() => {
    const fit = this.looking && this.fitOf(this.looking);
    if (!fit) return [];
    const drive = fit.drives.find(({ driven }) => driven === this.driving);
    return drive ? [drive.heel] : heels(fit);
  });

  constructor(
    readonly session: Session,
    readonly choosing: Choosing,
  ) {
    choosing.waits = (move) => settings.confirm && isForGood(move);
  }

  /** The name of a card in sight. */
  name = (card: Card): string => {
    const seen = this.cards.get(card);
    return seen ? printed.card(seen.id) : `${card}`;
  };

  /** Whether a card is the only one of its turn. */
  isAlone(card: Card): boolean {
    const { scoring } = this.cards.get(card) ?? {};
    return scoring === "slow" || scoring === "provisions";
  }

  /** What the server says about a card, once it has answered. */
  fitsOf = (card: Card): Fit[] => this.explained[this.keyOf(card)] ?? [];

  /** What it says about the card in a cabin. */
  fitOf = (cabin: CabinId): Fit | undefined => this.fits.find((fit) => isSame(fit.cabin, cabin));

  /** Whether touching a cabin puts the card there. */
  takes(cabin: CabinId): boolean {
    if (this.choosing.isLit(cabinTarget(cabin))) return true;
    return this.mayPlay && (this.fitOf(cabin)?.possible ?? false);
  }

  /** Whether some answer points at a card. */
  isLegal = (card: Card): boolean => this.choosing.isLit(cardTarget(card));

  /** Whether touching a card answers the question; while one is held over the ark, the cabins are asked for. */
  isLit = (card: Card): boolean => !this.isHeld && this.isLegal(card);

  /** Whether a card was chosen and waits for more. */
  isChosen = (card: Card): boolean => card === this.card || pointsAt(this.choosing.held, card);

  /** Touches a card of the hand, of the open row or in a cabin. */
  touchCard(card: Card): void {
    const move = this.choosing.all.find((one) => one.group !== "play" && pointsAt(one, card));
    const again = this.choosing.held && this.isChosen(card);
    this.choosing.held = null;
    if (again) return;
    this.studied = move || this.studied === card ? null : card;
    if (move) this.choosing.choose(move);
  }

  /** Touches a cabin: the card goes in, if it may. */
  async touchCabin(cabin: CabinId): Promise<void> {
    const target = cabinTarget(cabin);
    if (this.choosing.isLit(target)) return this.choosing.touch(target);
    const play = this.card !== null && this.takes(cabin) ? this.playOf(this.card) : undefined;
    if (!play) return;
    this.studied = null;
    // The server asks for the cabin only where there is a choice: so the second move waits for its question.
    if (!(await this.session.submit(play.notation))) return;
    const moves = this.session.asking?.choices?.flatMap((group) => group.moves) ?? [];
    const isThere = (at: Target) => at.cabin !== undefined && isSame(at.cabin, cabin);
    const entering = moves.find(({ points_at }) => points_at.some(isThere));
    if (entering) await this.session.submit(entering.notation);
  }

  /** Gives an answer no picture stands for: no card is held over the ark any longer. */
  answer(move: Candidate): void {
    this.studied = null;
    this.choosing.choose(move);
  }

  /** Does what waits for a second word. */
  confirm(): boolean {
    const { held } = this.choosing;
    if (held) this.choosing.choose(held);
    return held !== null;
  }

  /** One step back: nothing was sent yet. */
  back(): void {
    if (this.shown) this.shown = null;
    else if (this.choosing.held) this.choosing.back();
    else this.studied = null;
  }

  /** Asks the server about the cards whose cabins are shown or which cannot be played; to be called in an effect. */
  explain(): void {
    const { viewer, seats } = this.view;
    if (viewer === null || this.session.message?.stage !== "playing") return;
    const isAsked = this.question !== null && PLAYING.has(this.question.kind);
    const refused = isAsked ? (seats[viewer]?.cards ?? []).filter(({ card }) => !this.isLegal(card)) : [];
    for (const { card } of refused) void this.ask(card);
    if (this.card !== null) void this.ask(this.card);
  }

  /** Forgets a card that is not in sight any more; to be called in an effect. */
  renew(): void {
    if (this.studied !== null && !this.cards.has(this.studied)) this.studied = null;
  }

  private async ask(card: Card): Promise<void> {
    const key = this.keyOf(card);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const explained = await this.session.why<Explained>({ card });
      this.explained = { ...this.explained, [key]: fits(explained) };
    } catch {
      this.asked.delete(key);
    }
  }

  private playOf = (card: Card): Candidate | undefined =>
    this.choosing.all.find((move) => move.group === "play" && pointsAt(move, card));

  private keyOf = (card: Card): string =>
    `${this.session.message?.version}/${this.view.viewer}/${settings.lang}/${card}`;
}

/** Whether a move points at a card. */
function pointsAt(move: { points_at: Target[] } | null, card: Card): boolean {
  return move?.points_at.some((at) => at.card === card) ?? false;
}

const KEY = Symbol("playing");

/** Puts what the viewer is about to do around the components inside. */
export const layPlaying = (playing: Playing): Playing => setContext(KEY, playing);

/** What the viewer is about to do. */
export const atArk = (): Playing => getContext<Playing>(KEY);
