import { get } from "../net/api";

interface GameTold {
  name: string;
  rules_version: number;
}

/** The file of the client that a page starts. */
export function startFile(page: string): string | null {
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1] ?? null;
}

/** What a server is: the client it hands out and the rules it plays, in one line to compare. */
export function identity(page: string, games: GameTold[]): string {
  const rules = games.map(({ name, rules_version }) => `${name} ${rules_version}`).sort();
  return [startFile(page) ?? "", ...rules].join(", ");
}

const EVERY = 10 * 60 * 1000;

async function ask(): Promise<string | null> {
  try {
    const page = await fetch("/", { cache: "no-store" });
    const games = await get<GameTold[]>("/api/games");
    return page.ok ? identity(await page.text(), games) : null;
  } catch {
    // A server that is away says nothing about its version.
    return null;
  }
}

/** Whether the server is still the one this page came from. */
class Freshness {
  isStale = $state(false);
  private known: string | null = null;

  /** Compares now: after a lost line, or when somebody comes back to the page. */
  compare = async (): Promise<void> => {
    const now = await ask();
    if (now === null) return;
    this.isStale ||= this.known !== null && this.known !== now;
    this.known ??= now;
  };

  /** Compares from time to time; answers how to stop. */
  watch(): () => void {
    void this.compare();
    const seen = () => document.visibilityState === "visible" && void this.compare();
    const timer = setInterval(this.compare, EVERY);
    document.addEventListener("visibilitychange", seen);
    // A part of this page that is not there any more: another client has taken its place.
    window.addEventListener("vite:preloadError", this.compare);
    return () => {
      clearInterval(timer);
      window.removeEventListener("vite:preloadError", this.compare);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}

export const freshness = new Freshness();
