const TITLES: Record<string, string> = { "ark-nova": "Ark Nova", ark: "Ark" };

/** What people call a game: a name, the same in every language. */
export const titleOf = (game: string): string => TITLES[game] ?? game;
