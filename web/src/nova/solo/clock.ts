/** One round of the solo clock. */
export interface SoloRound {
  turns: number;
  spent: number;
  now: boolean;
}

/** The clock of a solo game. */
export interface SoloClock {
  rounds: SoloRound[];
  /** Turns of this round, and how many of them are spent. */
  turns: number;
  spent: number;
  /** Turns left in all. */
  left: number;
}

/** The clock of a solo game: the turns of each round, the round from 1, and the turns left in it. */
export function soloClock(turns: number[], round: number, left: number): SoloClock {
  const rounds = turns.map((turns, place) => ({
    turns,
    spent: place + 1 < round ? turns : place + 1 === round ? turns - left : 0,
    now: place + 1 === round,
  }));
  const now = rounds[round - 1];
  const all = rounds.reduce((sum, { turns, spent }) => sum + turns - spent, 0);
  return { rounds, turns: now?.turns ?? 0, spent: now?.spent ?? 0, left: all };
}
