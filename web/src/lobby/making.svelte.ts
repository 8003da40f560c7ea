import { get, post } from "../net/api";
import { catalogue } from "../net/catalogue.svelte";
import { account } from "../pages/account.svelte";
import { go } from "../pages/route.svelte";
import { settings } from "../pages/settings.svelte";
import { words } from "../words/index.svelte";
import { keepTable, keepWish, keptWish } from "./kept";
import type { GameTold, OptionFace, Printed, Wish } from "./wish";
import { request, usual } from "./wish";

interface Made {
  table: string;
  seats: { seat: number; token: string }[];
  invitation: { token: string; link: string } | null;
}

/** What one is called at new tables. */
export const myName = (): string => settings.name || account.name || words().lobby.guest;

/** Makes a table and goes there. */
export async function makeTable(
  wish: Wish,
  faces: OptionFace[],
  { tour = false, keep = true } = {},
): Promise<void> {
  const made = await post<Made>("/api/tables", request(wish, faces, myName()));
  if (keep) keepWish(wish, "last");
  const invitation = made.invitation ? { invitation: made.invitation.link } : {};
  keepTable({ table: made.table, game: wish.game, ...invitation, ...(tour ? { tour } : {}) });
  go(`/table/${made.table}`);
}

/** What is printed of a game for somebody who makes a table; nothing where the server has no catalogue. */
export async function printedOf(game: string): Promise<Printed> {
  return catalogue<Printed>(game).catch(() => ({}));
}

/** The form of a new table: one wish for each game, and the words for it. */
export class Making {
  games = $state.raw<GameTold[]>([]);
  game = $state("ark-nova");
  printed = $state.raw<Record<string, Printed>>({});
  wishes = $state.raw<Record<string, Wish>>({});
  /** Why the last try made no table. */
  problem = $state<string | null>(null);
  busy = $state(false);

  told = $derived(this.games.find(({ name }) => name === this.game));
  faces = $derived(this.printed[this.game]?.options ?? []);
  maps = $derived(this.printed[this.game]?.maps ?? []);
  wish = $derived(this.wishes[this.game]);

  /** Asks the server what there is; to be called again when the language changes. */
  async load(): Promise<void> {
    const { lang } = settings;
    try {
      this.games = await get<GameTold[]>("/api/games");
    } catch {
      this.problem = words().lobby.troubles.unreachable.text;
      return;
    }
    this.problem = null;
    const wishOf = (game: GameTold) => this.wishes[game.name] ?? keptWish(game.name, "last") ?? usual(game);
    this.wishes = Object.fromEntries(this.games.map((game) => [game.name, wishOf(game)]));
    const printed = await Promise.all(
      this.games.map(async ({ name }) => [name, await printedOf(name)] as const),
    );
    if (lang === settings.lang) this.printed = Object.fromEntries(printed);
  }

  change(wish: Wish): void {
    this.wishes = { ...this.wishes, [wish.game]: wish };
  }

  /** Makes the table that is wished for. */
  async make(wish = this.wish, options: { tour?: boolean; keep?: boolean } = {}): Promise<void> {
    if (!wish || this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await makeTable(wish, this.printed[wish.game]?.options ?? [], options);
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  keepAsUsual = (): void => void (this.wish && keepWish($state.snapshot(this.wish), "usual"));

  /** Wishes for what was kept as usual, if something was. */
  takeUsual(): void {
    const kept = keptWish(this.game, "usual");
    if (kept) this.change(kept);
  }
}
