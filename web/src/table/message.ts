/** What the server tells one viewer of a table. The game's own part is typed by the game. */
export interface Message<View = unknown, Question extends Kinded = Kinded, Target extends Kinded = Kinded> {
  table: string;
  game: string;
  rules_version: number;
  /** How many things were accepted at the table: a move answers a version. */
  version: number;
  stage: "gathering" | "playing" | "over";
  /** The seat it is told to; a spectator has none. */
  viewer: number | null;
  /** All seats this browser holds. */
  held?: number[];
  /** Those of them that are asked now. */
  waiting?: number[];
  seats: Sitting[];
  /** What is played: the options of the game. */
  options?: Record<string, unknown>;
  settings: Record<string, unknown>;
  /** Milliseconds left, seat by seat. */
  clocks: (number | null)[];
  /** Who wants to stop. */
  consents: boolean[];
  /** Whether the viewer's seat could take back what it did last. */
  can_undo: boolean;
  /** The seats that are asked now, as far as the viewer may know. */
  asked?: number[];
  view?: View;
  questions?: Asking<Question, Target>[];
  news?: News;
  points?: number[];
  outcome?: Outcome | null;
  /** Once over: the table of the rematch. */
  next?: string | null;
}

/** What a seat would see and be asked after moves that are not made. */
export interface Ahead {
  view: unknown;
  questions: Asking[];
}

export interface Kinded {
  kind: string;
}

export interface Sitting {
  kind: "open" | "person" | "bot";
  name?: string;
  level?: string;
}

/** A question, with its legal moves if it is the viewer's own. */
export interface Asking<Question extends Kinded = Kinded, Target extends Kinded = Kinded> {
  seat: number;
  question: Question;
  text: string;
  choices: Choices<Target>[] | null;
}

export interface Choices<Target extends Kinded = Kinded> {
  group: string;
  text: string;
  moves: Choice<Target>[];
}

export interface Choice<Target extends Kinded = Kinded> {
  notation: string;
  text: string;
  points_at: Target[];
}

export interface News {
  /** The lines replace whatever was known from this number on. */
  from: number;
  lines: Told[];
}

export interface Told {
  entry: number;
  event: Kinded & Record<string, unknown>;
  text: string;
}

export interface Outcome {
  ending: Kinded & { seat?: number };
  places: number[];
  scores: { points: number; tie_break: number }[];
  winners: number[];
}
