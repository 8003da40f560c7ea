import { get, post } from "../net/api";
import { keep, recall } from "./keeping";
import { choose, settings } from "./settings.svelte";

const KEY = "arkwright-account";

/** A table as lists tell it. */
export interface Listed {
  table: string;
  game: string;
  rules_version: number;
  stage: "gathering" | "playing" | "over";
  options: Record<string, unknown>;
  settings: { public: boolean; spectators: boolean; clock: { kind: string; seconds?: number } };
  summary: {
    seats: { kind: "open" | "person" | "bot"; name?: string; level?: string }[];
    points: number[] | null;
    outcome: { winners: number[] } | null;
  };
  version: number;
  made_at: number;
  changed_at: number;
}

/** Who is logged in in this browser, if anybody: nobody needs to be. */
class Account {
  name = $state(recall<string | null>(KEY, null));

  /** Logs in with a name and a password; a new account if it is to be one. */
  async enter(name: string, password: string, isNew: boolean): Promise<void> {
    const told = await post<{ name: string }>(isNew ? "/api/accounts" : "/api/login", { name, password });
    this.become(told.name);
    if (!settings.name) choose({ name: told.name });
  }

  async leave(): Promise<void> {
    await post("/api/logout");
    this.become(null);
  }

  /** The tables of the account; none if nobody is logged in, or the session has ended. */
  async tables(): Promise<Listed[]> {
    if (this.name === null) return [];
    try {
      return (await get<{ tables: Listed[] }>("/api/me")).tables;
    } catch {
      this.become(null);
      return [];
    }
  }

  private become(name: string | null): void {
    this.name = name;
    keep(KEY, name);
  }
}

export const account = new Account();
