import { get, post, Refusal } from "../../net/api";
import { settings } from "../../pages/settings.svelte";
import type { Message, Told } from "../../table/message";
import { turnAt, turnsOf } from "../turns";
import { keyMoments } from "./moments";
import { decisionAt, swings } from "./judgement";
import { momentAt, storyOf, verdictOf, type Eyes, type Moment, type Story, type Verdict } from "./server";

const KEPT = 60;
const PAUSE = 50;
/** How long it takes until one asks again how far the analysis is, and how often nothing new is waited for. */
const LATER = 3000;
const PATIENCE = 20;

/** A finished game that is gone through: where one is, with whose eyes, and what was seen there. */
export class Reel {
  /** The game as it ended. */
  last = $state.raw<Message | null>(null);
  told = $state.raw<Told[]>([]);
  problem = $state<"not_over" | "no_table" | "unreachable" | null>(null);
  entry = $state(0);
  /** With whose eyes one looks: unless something else is said, one's own, and hands are open to whoever has no seat. */
  eyes = $state<Eyes | null>(null);
  /** What was done and measured; nothing while it is on its way. */
  story = $state.raw<Story | null>(null);
  /** The position that is shown; the one before stays until the next is there. */
  moment = $state.raw<Moment | null>(null);
  /** What the analysis has found; nothing before somebody asks for it. */
  verdict = $state.raw<Verdict | null>(null);
  /** Whether what was decided here is being worked out. */
  thinking = $state(false);
  /** Why something was not done, in words. */
  refusal = $state("");

  turns = $derived(turnsOf(this.told));
  entries = $derived(Math.max(...this.told.map(({ entry }) => entry), 0));
  length = $derived({ turns: this.turns, entries: this.entries });
  turn = $derived(turnAt(this.turns, this.entry));
  key = $derived(this.story ? keyMoments(this.story, swings(this.verdict)) : []);
  decision = $derived(decisionAt(this.verdict, this.entry));

  private kept = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** The name of a seat. */
  name(seat: number): string {
    const sitting = this.last?.seats[seat];
    return sitting?.name ?? sitting?.level ?? `${seat + 1}`;
  }

  /** Asks for the game; to be called again when the language changes. */
  async load(): Promise<void> {
    try {
      const found = await get<Message>(`/api/tables/${this.table}`, { since: 0, lang: settings.lang });
      this.problem = found.stage === "over" ? null : "not_over";
      this.kept.clear();
      if (this.verdict) void this.ask();
      this.told = found.news?.lines ?? [];
      this.last = found;
      this.eyes ??= found.viewer ?? "all";
      if (this.problem) return;
      this.go(this.entry);
      await this.trying(async () => void (this.story = await storyOf(this.table, settings.lang)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.status === 404 || error.status === 403 ? "no_table" : "unreachable";
    }
  }

  /** Goes to a position, which is asked for as soon as one stays there for a moment. */
  go(entry: number): void {
    this.entry = Math.min(Math.max(Math.round(entry), 0), this.entries);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), this.moment ? PAUSE : 0);
  }

  /** Looks with other eyes. */
  see(eyes: Eyes): void {
    this.eyes = eyes;
    this.go(this.entry);
  }

  /** A position of the game with the eyes of now. */
  at(entry: number): Promise<Moment> {
    const { lang } = settings;
    const name = `${entry} ${this.eyes} ${lang}`;
    let asked = this.kept.get(name);
    if (!asked) {
      asked = momentAt(this.last!, entry, this.eyes ?? "all", lang);
      asked.catch(() => this.kept.delete(name));
      this.kept.set(name, asked);
      const [oldest] = this.kept.keys();
      if (this.kept.size > KEPT && oldest) this.kept.delete(oldest);
    }
    return asked;
  }

  /** Has the game judged, what was decided here first. */
  async ask(): Promise<void> {
    const { entry } = this;
    this.thinking = true;
    await this.trying(async () => void (this.verdict = await verdictOf(this.table, settings.lang, entry)));
    this.thinking = false;
    this.goOn(PATIENCE);
  }

  /** Asks again and again how far the analysis is. */
  private goOn(patience: number): void {
    clearTimeout(this.asking);
    const { verdict } = this;
    if (!verdict || verdict.done >= verdict.pieces || patience <= 0) return;
    this.asking = setTimeout(async () => {
      await this.trying(async () => void (this.verdict = await verdictOf(this.table, settings.lang)));
      this.goOn(this.verdict?.done === verdict.done ? patience - 1 : PATIENCE);
    }, LATER);
  }

  /** A table of one's own that goes on from here against bots; its name. */
  async fork(seat: number): Promise<string | null> {
    let made: string | null = null;
    await this.trying(async () => {
      const name = settings.name || this.name(seat);
      const seats = this.last!.seats.map((_, other) =>
        other === seat ? { kind: "person", name } : { kind: "bot", level: "planner" },
      );
      const body = { entry: this.entry, seats, settings: { public: false } };
      made = (await post<{ table: string }>(`/api/tables/${this.table}/fork`, body)).table;
    });
    return made;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.asking);
  }

  private async look(): Promise<void> {
    const { entry, eyes } = this;
    await this.trying(async () => {
      const found = await this.at(entry);
      if (entry === this.entry && eyes === this.eyes) this.moment = found;
    });
  }

  private async trying(request: () => Promise<void>): Promise<void> {
    this.refusal = "";
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.message;
    }
  }
}
