import type { Engine, Op, Told } from "./engine";
import { Panic } from "./engine";
import type { Fault, Store } from "./store";

/** As many tables are in memory at the most. */
const MOST = 16;
/** For so long an analysis goes on after somebody asked for it, in milliseconds. */
const PATIENCE = 30_000;

/** Only one of all tabs does something at a time. */
const alone = <Done>(name: string, work: () => Promise<Done>): Promise<Done> =>
  navigator.locks.request(`arkwright ${name}`, work) as Promise<Done>;

/** Lets others have their turn. */
const pause = () => new Promise((wake) => setTimeout(wake));

const refused = (status: number, code: string, message: string): Told => ({
  status,
  answer: { error: { code, message, details: null } },
  more: false,
});

/**
 * The tables of this browser. What was written down counts: before anything is done at a table, what other tabs have
 * written is followed, and what was done is written down before it is told. So any number of tabs may have it open.
 */
export class Tables {
  /** The version up to which the module knows a table. */
  private known = new Map<string, number>();
  private thinking = new Set<string>();
  private judging = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    /** A table has changed here. */
    private readonly changed: (table: string) => void,
    /** The module failed, and a new one goes on. */
    private readonly failed: (fault: Fault) => void,
  ) {}

  /** Answers a request as a server would. */
  async ask(
    method: string,
    path: string,
    query: Record<string, string>,
    body: unknown,
    eyes = true,
  ): Promise<Told> {
    const [, , what, table] = path.split("/");
    if (method === "GET" && what === "tables" && !table) return this.listed(query.list);
    const op: Op = { op: "ask", method, path, query, body: body ?? null, fresh: fresh() };
    if (what !== "tables" || !table) return this.call(op);
    const told = await this.at(table, op);
    if (path.endsWith("/analysis")) void this.judge(table);
    else if (eyes && told.more) void this.think(table);
    return told;
  }

  /** Lets bots answer at a table as long as one is asked, one answer at a time. */
  async think(table: string): Promise<void> {
    if (this.thinking.has(table)) return;
    this.thinking.add(table);
    try {
      await alone(`bots ${table}`, async () => {
        for (let quick = false, more = true; more;) {
          const told = await this.at(table, { op: "think", table, quick });
          // Where thinking fails, any answer will do; where even that fails, nobody answers.
          more = told.status === 200 ? told.more : !quick;
          quick = told.status !== 200;
          await pause();
        }
      });
    } finally {
      this.thinking.delete(table);
    }
  }

  /** Goes on with the analysis of a game that is over, piece by piece, as long as somebody asks. */
  private async judge(table: string): Promise<void> {
    const begun = this.judging.has(table);
    this.judging.set(table, Date.now() + PATIENCE);
    if (begun) return;
    for (let more = true; more && Date.now() < (this.judging.get(table) ?? 0);) {
      more = (await this.at(table, { op: "judge", table })).more;
      await pause();
    }
    this.judging.delete(table);
  }

  private async listed(which = "open"): Promise<Told> {
    const all = which === "open" ? [] : await this.store.list();
    const answer = which === "archive" ? all.filter(({ stage }) => stage === "over") : all;
    return { status: 200, answer, more: false };
  }

  /** Does something at a table, after what others did there. */
  private at(table: string, op: Op): Promise<Told> {
    return alone(`table ${table}`, async () => (await this.catchUp(table)) ?? (await this.call(op, table)));
  }

  /** Follows what is written down of a table; answers why not, if that cannot be done. */
  private async catchUp(table: string): Promise<Told | null> {
    const kept = await this.store.table(table);
    if (!kept) return null;
    const rows = await this.store.rowsBehind(table, this.known.get(table) ?? 0);
    if (this.known.has(table) && rows.length === 0) return null;
    const told = await this.call({ op: "follow", table: kept.table, rows }, table);
    if (told.status !== 200) return told;
    this.note(table, (told.answer as { version: number }).version);
    return null;
  }

  private note(table: string, version: number): void {
    this.known.delete(table);
    this.known.set(table, version);
    for (const [oldest] of this.known) {
      if (this.known.size <= MOST) break;
      this.forget(oldest);
    }
  }

  private forget(table: string): void {
    this.known.delete(table);
    this.engine.call({ op: "forget", table });
  }

  private async call(op: Op, table?: string): Promise<Told> {
    let told: Told;
    try {
      told = this.engine.call(op);
    } catch (error) {
      if (!(error instanceof Panic)) throw error;
      return this.fail(op, table, error.message);
    }
    if (!told.kept) return told;
    const { id } = told.kept.table;
    try {
      await this.store.write(told.kept);
    } catch {
      // What is not written down did not happen.
      this.forget(id);
      return refused(507, "disk_full", "the browser has no room left: nothing was kept");
    }
    this.note(id, told.kept.rows.at(-1)?.version ?? 0);
    this.changed(id);
    return told;
  }

  /** Notes what the module failed at; the next call begins with a fresh one, which follows what is written down. */
  private async fail(op: Op, table: string | undefined, words: string): Promise<Told> {
    this.known.clear();
    const kept = table ? await this.store.table(table) : undefined;
    const rows = table ? await this.store.rowsBehind(table, 0) : [];
    const fault = { at: Date.now(), words, op, table: kept?.table ?? null, rows };
    await this.store.note(fault).catch(() => undefined);
    this.failed(fault);
    return refused(500, "panicked", words);
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Chance for a new table: its name and its seed. */
function fresh(): { name: string; seed: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(48));
  const name = [...bytes.slice(0, 16)].map((byte) => LETTERS[byte % 32]).join("");
  const seed = [...bytes.slice(16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { name, seed };
}
