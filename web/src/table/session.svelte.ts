import { Line } from "#way";
import { address, get, post, Refusal } from "../net/api";
import { settings } from "../pages/settings.svelte";
import type { Ahead, Asking, Kinded, Message, Told } from "./message";

export interface Said {
  number: number;
  name: string;
  text: string;
  at: number;
}

let requests = 0;
const newRequest = () => `${Date.now().toString(36)}-${(requests++).toString(36)}`;

/** Whether a viewer has seen all of a game: numbers of versions differ, or lines of the log were taken back. */
export function merged(known: Told[], from: number, lines: Told[]): Told[] {
  return [...known.slice(0, from), ...lines];
}

/**
 * One table as this browser sees it. Everything shown is a function of the last message; the only other state is
 * whether the line is open, what is on its way, and what was refused.
 */
export class Session {
  private latest = $state.raw<Message | null>(null);
  /** What would come of moves that are not sent yet: seen as if they were, until they are, or given up. */
  private foreseen = $state.raw<(Ahead & { moves: string[] }) | null>(null);
  /** The last message of the server, or how it would be after the moves that are thought through. */
  message = $derived.by<Message | null>(() => {
    const { latest, foreseen } = this;
    return latest && foreseen ? { ...latest, view: foreseen.view, questions: foreseen.questions } : latest;
  });
  /** Whether the question is one that is only asked after moves that are not sent yet. */
  isAhead = $derived(this.foreseen !== null);
  /** Everything that happened, as far as this viewer may know. */
  told = $state.raw<Told[]>([]);
  chat = $state.raw<Said[]>([]);
  link = $state<"connecting" | "open" | "lost">("connecting");
  /** A request is on its way. */
  busy = $state(false);
  /** Why the last request changed nothing. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether there is something to take back, done or only thought of. */
  canUndo = $derived(this.foreseen !== null || (this.latest?.can_undo ?? false));
  /** For which of the held seats this browser looks; null lets the server choose. */
  seat = $state<number | null>(null);

  /** The question of the viewer's own seat. */
  asking = $derived.by<Asking | null>(() => {
    const { viewer, questions } = this.message ?? {};
    return questions?.find((asking) => asking.seat === viewer && asking.choices !== null) ?? null;
  });
  /** Whether an answer of this browser is wanted now: nothing is lit otherwise. */
  isAsked = $derived(this.asking !== null && this.link === "open" && !this.busy);

  private line: Line;
  /** How often everything was told anew: what was asked for before is not for these eyes. */
  private eyes = 0;

  constructor(readonly table: string) {
    const path = `/api/tables/${table}/socket`;
    const at = () =>
      address(path, {
        since: this.message?.version ?? 0,
        chat: this.chat.at(-1)?.number ?? 0,
        lang: settings.lang,
        seat: this.seat,
      });
    this.line = new Line(at, {
      opened: () => void (this.link = "open"),
      heard: (frame) => this.hear(frame),
      lost: () => {
        this.link = "lost";
        void this.look();
      },
    });
  }

  /** The name of a seat. */
  name(seat: number): string {
    const sitting = this.message?.seats[seat];
    return sitting?.name ?? sitting?.level ?? `${seat + 1}`;
  }

  /**
   * Answers the question with moves, all or none. Where several are asked at once, another's answer does not make this
   * one stale: it is sent again as long as the question is the same.
   */
  async submit(...moves: string[]): Promise<boolean> {
    const before = this.foreseen?.moves;
    if (before && !(await this.answer(before))) return false;
    return this.answer(moves);
  }

  private async answer(moves: string[]): Promise<boolean> {
    const question = JSON.stringify(this.asking);
    for (;;) {
      const version = this.message?.version;
      if (await this.send("moves", { moves, version })) return true;
      const passed = this.refusal?.code === "stale" && this.message?.version !== version;
      if (!passed || JSON.stringify(this.asking) !== question) return false;
    }
  }

  /**
   * Looks what this seat would be asked after a move, without making it; says whether that can be known, and is what is
   * wanted. What is answered then is sent behind the move.
   */
  async lookAhead(move: string, wanted: (question: Kinded) => boolean): Promise<boolean> {
    const seat = this.message?.viewer ?? undefined;
    const { latest } = this;
    const path = `/api/tables/${this.table}/ahead`;
    const ahead = await post<Ahead>(path, { moves: [move], seat }, { lang: settings.lang }).catch(() => null);
    const asked = ahead?.questions.find((asking) => asking.seat === seat && asking.choices !== null);
    if (!ahead || !asked || !wanted(asked.question) || latest !== this.latest) return false;
    this.foreseen = { ...ahead, moves: [move] };
    return true;
  }

  /** How often a step was taken back. */
  undone = $state(0);

  /** Takes back the last thing this seat did, or thought of. */
  undo = async (): Promise<boolean> => {
    this.undone++;
    if (this.foreseen) {
      this.foreseen = null;
      return true;
    }
    return this.send("undo", { version: this.message?.version });
  };

  /** Does something else at the table: `resign`, `consent`, `leave`, `bot`, `rematch`. */
  async send(what: string, body: Record<string, unknown> = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const sent = { seat: this.message?.viewer ?? undefined, request: newRequest(), ...body };
    try {
      await this.trying(() => post(`/api/tables/${this.table}/${what}`, sent, { lang: settings.lang }));
      await this.look();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      await this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Why something can or cannot be done, and what it would cost. */
  why = <Explained>(about: unknown): Promise<Explained> => {
    const path = `/api/tables/${this.table}/why`;
    return post(path, { about, seat: this.message?.viewer ?? undefined }, { lang: settings.lang });
  };

  /** Looks with other eyes, or in another language: everything is told anew. */
  turnTo(seat: number | null): void {
    this.seat = seat;
    this.eyes++;
    this.told = [];
    this.latest = this.foreseen = null;
    this.line.reopen();
  }

  /** Asks for the newest message, if there is one. */
  async look(): Promise<void> {
    const { eyes } = this;
    try {
      const { version: since = 0 } = this.message ?? {};
      const query = { since, lang: settings.lang, seat: this.seat };
      const message = await get<Message>(`/api/tables/${this.table}`, query);
      if (eyes !== this.eyes) return;
      this.take(message);
      this.refusal = this.refusal?.status === 0 ? null : this.refusal;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!this.message) this.refusal = error;
    }
  }

  /** Says something to everybody at the table. */
  say = (text: string) =>
    post(`/api/tables/${this.table}/chat`, { text, seat: this.message?.viewer ?? undefined });

  close(): void {
    this.line.close();
  }

  /** A lost answer is asked for again: with the same name a request is done once. */
  private async trying<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let again = 0; ; again++) {
      try {
        return await request();
      } catch (error) {
        const passing = error instanceof Refusal && (error.status === 0 || error.status === 503);
        if (!passing || again >= 40) throw error;
        if (error.status === 0) this.line.doubt();
        await new Promise((wake) => setTimeout(wake, Math.min(250 * 2 ** again, 2000)));
      }
    }
  }

  private hear(frame: Record<string, unknown>): void {
    if (frame.message) this.take(frame.message as Message);
    if (frame.chat) this.chat = [...this.chat, ...(frame.chat as Said[])];
    if (frame.next && this.latest) this.latest = { ...this.latest, next: frame.next as string };
  }

  private take(message: Message): void {
    if (this.latest && message.version < this.latest.version) return;
    if (message.version !== this.latest?.version) this.foreseen = null;
    if (message.news) this.told = merged(this.told, message.news.from, message.news.lines);
    this.latest = message;
  }
}
