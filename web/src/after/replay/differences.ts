import type { ScoredZoo } from "../nova/sheet";

/** A number of every seat in two positions. */
export interface Difference {
  name: string;
  seats: { from: number; to: number }[];
}

interface Zoo extends ScoredZoo {
  reputation: number;
  money: number;
  animals: number[];
  sponsors: number[];
  buildings: unknown[];
}

interface Seat {
  points: number;
  discs: number;
  hand: number;
  figures: { plain: number; raised: number }[];
}

type Counted = (view: never) => number[];

/** What is compared, game by game: how each number is read from a view. */
const COUNTED: Record<string, Record<string, Counted>> = {
  "ark-nova": {
    appeal: zoos((zoo) => zoo.appeal),
    conservation: zoos((zoo) => zoo.conservation),
    points: zoos((zoo) => zoo.points.subtracting),
    reputation: zoos((zoo) => zoo.reputation),
    money: zoos((zoo) => zoo.money),
    cards: zoos((zoo) => zoo.animals.length + zoo.sponsors.length),
    buildings: zoos((zoo) => zoo.buildings.length),
  },
  ark: {
    points: seats((seat) => seat.points),
    figures: seats((seat) => seat.figures.reduce((sum, { plain, raised }) => sum + plain + raised, 0)),
    discs: seats((seat) => seat.discs),
    hand: seats((seat) => seat.hand),
  },
};

function zoos(read: (zoo: Zoo) => number): Counted {
  return ({ zoos }: { zoos: Zoo[] }) => zoos.map(read);
}

function seats(read: (seat: Seat) => number): Counted {
  return ({ seats }: { seats: Seat[] }) => seats.map(read);
}

/** What differs between two views of a game, number by number. */
export function differences(game: string, from: unknown, to: unknown): Difference[] {
  return Object.entries(COUNTED[game] ?? {}).map(([name, read]) => {
    const [before, after] = [read(from as never), read(to as never)];
    return { name, seats: before.map((from, seat) => ({ from, to: after[seat] ?? from })) };
  });
}

/** The seat whose points rose most, and by how much; nobody where no points changed. */
export function mover(found: Difference[]): { seat: number; points: number } | null {
  const points = found.find(({ name }) => name === "points")?.seats.map(({ from, to }) => to - from) ?? [];
  const most = Math.max(...points);
  return points.length && most > 0 ? { seat: points.indexOf(most), points: most } : null;
}

/** The cards that a zoo has in the second view and had not in the first. */
export function newCards(from: unknown, to: unknown, seat: number): number[] {
  const cards = (view: unknown) => {
    const zoo = (view as { zoos?: Zoo[] }).zoos?.[seat];
    return zoo ? [...zoo.animals, ...zoo.sponsors] : [];
  };
  const had = new Set(cards(from));
  return cards(to).filter((card) => !had.has(card));
}
