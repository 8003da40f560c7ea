import { isTab } from "#way";
import { get, Refusal } from "../net/api";
import type { Listed } from "../pages/account.svelte";
import { account } from "../pages/account.svelte";
import type { Message, Sitting } from "../table/message";
import { forgetTable, keptTable, keptTables } from "./kept";

/** A table where this browser holds a seat, as the lobby shows it. */
export interface OwnTable {
  table: string;
  game: string;
  stage: Message["stage"];
  seats: Sitting[];
  held: number[];
  /** The seats that are asked now. */
  asked: number[];
  points: number[];
  winners: number[];
  /** How many turns were begun, where they are counted. */
  turn: number;
  /** Played with Marine Worlds. */
  marine: boolean;
}

/** A game that is over, as the lobby shows it. */
export interface FinishedTable extends Pick<OwnTable, "table" | "game" | "seats" | "points" | "winners"> {
  /** When it ended, or was last looked at. */
  at: number;
}

const EVERY = 8_000;
const MOST_LOOKED_AT = 12;
/** Newer than anything: what happened is not told again. */
const NOTHING_NEW = 1_000_000_000;

/**
 * The games that are not over: those where an answer of this browser is wanted come first, then those that wait for
 * others.
 */
export function inOrder(tables: OwnTable[]): OwnTable[] {
  const rank = (own: OwnTable) => (isMine(own) ? 0 : own.stage === "playing" ? 1 : 2);
  return tables
    .filter(({ stage }) => stage !== "over")
    .map((own, place) => ({ own, place }))
    .sort((a, b) => rank(a.own) - rank(b.own) || a.place - b.place)
    .map(({ own }) => own);
}

/** The games that are over: those of this browser, then those that everybody may look at. */
export function ended(own: OwnTable[], listed: Listed[]): FinishedTable[] {
  const over = own.filter(({ stage }) => stage === "over");
  const known = new Set(over.map(({ table }) => table));
  const others = listed.filter(({ table }) => !known.has(table));
  return [
    ...over.map((table) => ({ ...table, at: keptTable(table.table)?.at ?? Date.now() })),
    ...others.map(({ table, game, changed_at, summary: { seats, points, outcome } }) => ({
      table,
      game,
      seats,
      points: points ?? [],
      winners: outcome?.winners ?? [],
      at: changed_at,
    })),
  ];
}

/** Whether an answer of this browser is wanted. */
export function isMine({ stage, held, asked }: OwnTable): boolean {
  return stage === "playing" && asked.some((seat) => held.includes(seat));
}

async function look(table: string): Promise<OwnTable | null> {
  try {
    const message = await get<Message>(`/api/tables/${table}`, { since: NOTHING_NEW });
    const { game, stage, seats, held = [], asked = [], points = [], outcome } = message;
    const winners = outcome?.winners ?? [];
    const turn = (message.view as { clock?: { turn?: number } } | undefined)?.clock?.turn ?? 0;
    const marine = message.options?.edition === "marine";
    return held.length > 0 ? { table, game, stage, seats, held, asked, points, winners, turn, marine } : null;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 404 || error.code === "old_rules")) forgetTable(table);
    return null;
  }
}

/** The tables the lobby shows: one's own, those that wait for players, and those that are over. */
export class Lists {
  own = $state.raw<OwnTable[]>([]);
  open = $state.raw<Listed[]>([]);
  finished = $state.raw<FinishedTable[]>([]);
  isLoaded = $state(false);
  /** The server does not answer. */
  isAway = $state(false);

  async load(): Promise<void> {
    try {
      const list = (name: string, most: number) => get<Listed[]>("/api/tables", { list: name, most });
      const [open, finished, mine] = await Promise.all([
        list("open", 30),
        list("archive", 20),
        isTab ? list("mine", MOST_LOOKED_AT) : account.tables(),
      ]);
      const known = [...keptTables().map(({ table }) => table), ...mine.map(({ table }) => table)];
      const looked = await Promise.all([...new Set(known)].slice(0, MOST_LOOKED_AT).map(look));
      const own = looked.filter((table) => table !== null);
      const held = new Set(own.map(({ table }) => table));
      this.own = inOrder(own);
      this.open = open.filter(({ table }) => !held.has(table));
      this.finished = ended(own, finished);
      this.isAway = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.isAway = true;
    }
    this.isLoaded = true;
  }

  /** Looks again from time to time while the page is seen; answers how to stop. */
  watch(): () => void {
    const again = () => document.visibilityState === "visible" && void this.load();
    again();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}
