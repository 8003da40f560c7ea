import { printed } from "../../ark/printed";
import type { Told } from "../../table/message";
import { KINDS, type ArkKind } from "../../cards/ark/looks";
import type { Cell, Row } from "../nova/sheet";

/** What the score sheet reads of a seat in the last view. */
export interface ScoredSeat {
  points: number;
  discs: number;
  figures: { scoring: ArkKind; plain: number; raised: number; points: number; strength: number }[];
  cards: { diet: string }[] | null;
  pet: { id: string } | null;
}

/** The score sheet of a finished game of Ark: every scoring card, the sum, and what decides between equals. */
export function sheetOf(seats: ScoredSeat[], told: Told[]): Row[] {
  const kinds = seats[0]?.figures.map(({ scoring }) => scoring) ?? [];
  const about = (seat: number, scoring: string) =>
    told.filter(({ event }) => {
      if (event.scoring !== scoring) return false;
      return event.seat === seat || event.kind === "scored";
    });
  const scored = kinds.map((scoring): Row => {
    const cells = seats.map((of, seat): Cell => {
      const figures = of.figures.find((figures) => figures.scoring === scoring)!;
      const strength = String(figures.strength / 2);
      return { text: String(figures.points), small: strength, lines: about(seat, scoring) };
    });
    return { name: scoring, cells };
  });
  const own = (seat: number, kind: string) =>
    told.filter(({ event }) => event.kind === kind && event.seat === seat);
  return [
    ...scored,
    {
      name: "discs",
      cells: seats.map(({ discs }, seat) => ({
        text: String(discs),
        lines: told.filter(({ event }) => {
          const moved = ["took_discs", "paid_play", "paid_cabin"].includes(event.kind);
          return moved && (event.seat === seat || event.to === seat);
        }),
      })),
    },
    {
      name: "points",
      weight: "total",
      cells: seats.map(({ points }, seat) => ({
        text: String(points),
        lines: told.filter(({ event }) => event.kind === "scored" && sharesIn(event.shares, seat)),
      })),
    },
    {
      name: "pet",
      cells: seats.map((of, seat) => ({
        text: of.pet ? printed.card(of.pet.id) : "–",
        lines: [...own(seat, "pet_laid"), ...own(seat, "pet_shown")],
      })),
    },
  ];
}

const sharesIn = (shares: unknown, seat: number) =>
  (shares as { seat: number; points: number }[]).some((share) => share.seat === seat && share.points > 0);

/** A part of a seat's total, in the colour of its scoring card. */
interface Share {
  of: string;
  n: number;
  colour: string;
}

const share = (of: ArkKind, n: number): Share => ({ of, n, colour: KINDS[of].colour });

/** How often a seat brought a card of each kind into the ark, or showed one as a pet. */
export function figuresOf(seat: ScoredSeat): Share[] {
  return seat.figures.map(({ scoring, plain, raised }) => share(scoring, plain + raised));
}

/** What a seat scored with each kind, and with the discs it has left. */
export function pointsBy({ figures, discs }: ScoredSeat): Share[] {
  const scored = figures.map(({ scoring, points }) => share(scoring, points));
  return [...scored, { of: "discs", n: discs, colour: "#a65f10" }];
}
