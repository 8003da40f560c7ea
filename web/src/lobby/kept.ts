import { keep, recall } from "../pages/keeping";
import type { Wish } from "./wish";

/** A table this browser has to do with. */
export interface KeptTable {
  table: string;
  game: string;
  /** When it was last looked at. */
  at: number;
  /** The link that lets others take the open seats. */
  invitation?: string;
  /** It was made by the guided first game. */
  tour?: boolean;
}

const TABLES = "arkwright-tables";
const WISHES = "arkwright-wishes";
const MOST = 40;

/** A list with a table in it, the latest first; what was known of it before stays. */
export function remembered(list: KeptTable[], table: KeptTable): KeptTable[] {
  const before = list.find((other) => other.table === table.table);
  const others = list.filter((other) => other !== before);
  return [{ ...before, ...table }, ...others].slice(0, MOST);
}

/** The tables this browser has to do with, the latest first. */
export const keptTables = (): KeptTable[] => recall<KeptTable[]>(TABLES, []);

export const keptTable = (table: string): KeptTable | undefined =>
  keptTables().find((kept) => kept.table === table);

export const keepTable = (table: Omit<KeptTable, "at">): void =>
  keep(TABLES, remembered(keptTables(), { ...table, at: Date.now() }));

export const forgetTable = (table: string): void =>
  keep(
    TABLES,
    keptTables().filter((kept) => kept.table !== table),
  );

type Wishes = Record<string, Wish>;

/** What was last wished for a game, or `my usual`. */
export const keptWish = (game: string, which: "last" | "usual"): Wish | undefined =>
  recall<Wishes>(WISHES, {})[`${which} ${game}`];

export const keepWish = (wish: Wish, which: "last" | "usual"): void =>
  keep(WISHES, { ...recall<Wishes>(WISHES, {}), [`${which} ${wish.game}`]: wish });
