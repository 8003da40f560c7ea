/** The way to a host inside this tab: a worker that answers what a server would. */
import { asked, type Query, type Reached } from "../net/address";
import type { Hearing } from "../net/socket";
import type { FromPage, ToPage } from "./letters";
import { watchLinks } from "./links";
import { faults } from "./faults.svelte";
import { keepSite } from "./offline";

export { renew } from "./offline";

/** Whether the host of the games runs inside this tab. */
export const isTab: boolean = true;

/** There is no server that could become another one: see `awaitNewer`. */
export const identity = (): Promise<string | null> => Promise.resolve(null);

type Answer = Extract<ToPage, { kind: "answer" }>;

let worker: Worker | null = null;
let numbers = 0;
const waiting = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, Hearing>();

let answered: () => void;
const usable = new Promise<void>((resolve) => (answered = resolve));

/** Keeps the site as soon as something was answered, and calls back when a newer one is there; answers how to stop. */
export const awaitNewer = (newer: () => void): (() => void) => keepSite(usable, newer);

function send(letter: FromPage): void {
  if (!worker) {
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
    worker.onerror = ({ message }) => {
      for (const [number, answer] of waiting) answer({ kind: "answer", number, status: 0, answer: message });
      waiting.clear();
    };
    watchLinks(reach);
    // Or the browser might throw the games away when it needs room.
    void navigator.storage?.persist?.();
  }
  worker.postMessage(letter);
}

function hear(letter: ToPage): void {
  switch (letter.kind) {
    case "answer":
      waiting.get(letter.number)?.(letter);
      waiting.delete(letter.number);
      answered();
      return;
    case "frame":
      lines.get(letter.line)?.heard(letter.frame);
      return;
    case "fault":
      faults.last = letter.fault;
  }
}

/** Sends a request and answers what came back; fails where nobody was reached. */
export async function reach(method: string, path: string, query?: Query, body?: unknown): Promise<Reached> {
  const number = ++numbers;
  const answered = new Promise<Answer>((answer) => waiting.set(number, answer));
  // What belongs to the page, such as its state, is copied as it would be on its way to a server.
  const copied: unknown = body === undefined ? null : JSON.parse(JSON.stringify(body));
  send({ kind: "ask", number, method, path, query: asked(query), body: copied });
  const { status, answer } = await answered;
  if (status === 0) throw new Error(String(answer));
  return { status, said: "", answer };
}

/** What happens at a table, as it happens. */
export class Line {
  private readonly line = ++numbers;
  /** Whether something can be sent: always. */
  readonly isOpen = true;

  constructor(
    private readonly address: () => string,
    private readonly hearing: Hearing,
  ) {
    lines.set(this.line, hearing);
    this.reopen();
  }

  /** Watches anew with what the address says now. */
  reopen = (): void => {
    const { pathname, searchParams } = new URL(this.address(), location.origin);
    const table = pathname.split("/")[3] ?? "";
    send({ kind: "open", line: this.line, table, query: Object.fromEntries(searchParams) });
    queueMicrotask(() => this.hearing.opened());
  };

  /** Nothing can be cut here. */
  doubt = (): void => undefined;

  /** Watches no longer. */
  close(): void {
    lines.delete(this.line);
    send({ kind: "close", line: this.line });
  }
}
