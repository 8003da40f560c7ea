/** What the server tells of Ark Nova, as far as the frame of the table draws it: docs/view.md has every field. */
import type { Asking, Kinded, Message } from "../table/message";

export type Action = "animals" | "association" | "build" | "cards" | "sponsors";
export type Side = "I" | "II";
export type Task = "reputation" | "partner_zoo" | "university" | "project";
export type Resource = "money" | "appeal" | "conservation" | "reputation" | "x_token";

export interface Alternate {
  action: Action;
  number: number;
}

export interface CardsView {
  known: number[];
  zoo_cards: number;
  base_projects: number;
  scoring_cards: number;
}

export interface SlotView {
  slot: number;
  action: Action;
  number: number;
  side: Side;
  strength: number;
  multipliers: number;
  venom: boolean;
  constriction: boolean;
}

export interface ZooView {
  seat: number;
  map: string;
  appeal: number;
  conservation: number;
  reputation: number;
  range: number;
  money: number;
  income: { money: number; appeal: number; kiosks: number; others: string[] };
  x_tokens: number;
  workers: { free: number; hired: number; busy: Record<Task, number> };
  hand: CardsView;
  hand_limit: number;
  scoring: CardsView;
  scoring_now: { card: number; conservation: number }[];
  slots: SlotView[];
  points: { adding: number; subtracting: number; target: number };
  to_end: number;
  icons: Record<string, number>;
  partner_zoos: string[];
  universities: string[];
  tiles: string[];
  edge: { space: number; has_token: boolean; every_break: boolean }[];
  picked: number[];
  animals: number[];
  sponsors: number[];
}

export type Token = { kind: "free" } | { kind: "neutral" } | { kind: "seat"; seat: number };
export type Need =
  | { kind: "at_least"; n: number }
  | { kind: "release"; icon: string; size: string }
  | { kind: "breeding"; icon: string };

export interface LevelView {
  need: Need;
  conservation: number;
  reputation: number;
  token: Token;
}

export interface ProjectView {
  card: number;
  counts: { seat: number; n: number }[];
  levels: LevelView[];
}

export interface AssociationView {
  tasks: { task: Task; strength: number }[];
  partner_zoos: { continent: string; left: number; on_offer: boolean }[];
  universities: { university: string; left: number; on_offer: boolean }[];
  generic_university: boolean;
  donations: { cost: number; covered: boolean }[];
  next_donation: number;
  base_projects: ProjectView[];
  projects: ProjectView[];
}

/** How far an action got: the fields depend on the kind. */
export type StepView = Kinded &
  Partial<Record<"left" | "played" | "lower", number>> & {
    /** What the Build action has built so far. */
    built?: string[];
  };

export interface PerformingView {
  action: Action;
  number: number;
  owner: number;
  side: Side;
  strength: number;
  repeats: number;
  step: StepView;
}

export interface ClockView {
  turn: number;
  break_in: number;
  break_track: number;
  break_caused_by: number | null;
  last_turns: number | null;
  over: boolean;
  solo_round: number | null;
}

export type NovaQuestion = Kinded & {
  left?: number;
  card?: number;
  building?: string;
  step?: StepView;
  effect?: { source: string; owner: number; victim: number | null };
};

export interface View {
  viewer: number | null;
  active: number;
  asked: { seat: number; question: NovaQuestion }[];
  zoos: ZooView[];
  association: AssociationView;
  clock: ClockView;
  challenge: { results: number[]; removed: number } | null;
  draft: {
    round: number;
    offered: Alternate[];
    kept: Alternate[];
    passed: Alternate[];
    used: Alternate[];
  } | null;
  maps: string[];
  performing: PerformingView | null;
  pending: { source: string; owner: number }[];
  waiting: { source: string; owner: number }[];
  tiles: { conservation: number; tiles: string[] }[];
  last_tile: string | null;
  deck: number;
  discard: number[];
  display: { folder: number; card: number | null; mark: number | null; in_range: boolean }[];
  irrevocable: number;
}

export type NovaMessage = Message<View, NovaQuestion>;
export type NovaAsking = Asking<NovaQuestion>;

/** The seats in turn order, the viewer first; a spectator begins with the first seat. */
export function inTurnOrder(view: View): ZooView[] {
  const first = view.viewer ?? 0;
  return [...view.zoos.slice(first), ...view.zoos.slice(0, first)];
}

/** How many cards are in a hand, known or not. */
export function count(cards: CardsView): number {
  return cards.known.length + cards.zoo_cards + cards.base_projects + cards.scoring_cards;
}
