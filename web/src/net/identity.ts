interface GameTold {
  name: string;
  rules_version: number;
}

/** The file of the client that a page starts. */
export function startFile(page: string): string | null {
  return /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1] ?? null;
}

/** What a server is: the client it hands out and the rules it plays, in one line to compare. */
export function told(page: string, games: GameTold[]): string {
  const rules = games.map(({ name, rules_version }) => `${name} ${rules_version}`).sort();
  return [startFile(page) ?? "", ...rules].join(", ");
}

/** What the server is now; null if it is away, which says nothing about its version. */
export async function identity(): Promise<string | null> {
  try {
    const page = await fetch("/", { cache: "no-store" });
    const games = await fetch("/api/games");
    return page.ok && games.ok ? told(await page.text(), (await games.json()) as GameTold[]) : null;
  } catch {
    return null;
  }
}
