import type { Special } from "../wire/ark";

/** What the server says of a game of Ark: the part of it that the table draws. */
export type Side = "port" | "starboard";
export type Kind = "slow" | "shy" | "heavy" | "useful" | "provisions";
export type Climate = "hot" | "cold" | "any";
export type Diet = "carnivore" | "herbivore" | "omnivore" | "none";
/** The place of a card in the deck: moves and targets name it so. */
export type Card = number;

export interface CabinId {
  index: number;
  side: Side;
}

export interface CardView {
  card: Card;
  id: string;
  weight: number;
  climate: Climate;
  diet: Diet;
  scoring: Kind | null;
  special: Special | null;
}

export interface CabinView {
  cabin: CabinId;
  cards: CardView[];
  weight: number;
  climate: Climate;
  places: number;
}

export interface SideView {
  side: Side;
  weight: number;
  room: number;
  next: CabinId;
}

export interface FiguresView {
  scoring: Kind;
  plain: number;
  raised: number;
  /** In half units. */
  strength: number;
  points: number;
}

export interface SeatView {
  seat: number;
  hand: number;
  cards: CardView[] | null;
  playable: Card[];
  known: CardView[];
  has_pet: boolean;
  pet: CardView | null;
  discs: number;
  stock: number;
  figures: FiguresView[];
  points: number;
  passed: boolean;
}

export interface View {
  viewer: number | null;
  ark: { heel: number; limit: number; sides: SideView[]; cabins: CabinView[] };
  row: (CardView | null)[];
  pile: { cards: number; dry: number | null };
  rain: { drawn: number; cards: number };
  gone: CardView[];
  supply: number;
  seats: SeatView[];
  turn: number;
  phase: { kind: "first" } | { kind: "second"; after: CabinId } | { kind: "endgame" };
  step: Step;
  sealed: { kind: "open" } | { kind: "nothing" } | { kind: "pet"; card: Card } | null;
}

interface Play {
  cabin: CabinId;
  card: Card;
  driven: Card | null;
}

export type Step =
  | { kind: "choose" | "over" }
  | { kind: "place"; card: Card }
  | { kind: "drive"; card: Card; cabin: CabinId }
  | { kind: "row" | "ability"; play: Play }
  | { kind: "exchange"; play: Play; scoring: Kind }
  | { kind: "pets"; then: "hand" | "row" };

export type Question =
  | { kind: "turn" | "second" | "endgame" | "row" | "pet" }
  | { kind: "place"; card: Card }
  | { kind: "drive"; card: Card; cabin: CabinId }
  | { kind: "ability"; special: Special }
  | { kind: "exchange"; scoring: Kind };

/** A reason against a move; which numbers and cards it names depends on its kind. */
export interface Blocker {
  kind: string;
  card?: Card;
  with?: Card;
  by?: Card;
  by_weight?: number;
  prey?: Card;
  prey_weight?: number;
  provisions?: Card;
  carnivore?: Card;
  cabin?: CabinId;
  heel?: number;
  limit?: number;
  needed?: number;
  has?: number;
  weight?: number;
  scoring?: Kind;
}

export interface DriveReport {
  driven: Card;
  heel: number;
  blockers: Blocker[];
}

export interface CabinReport {
  cabin: CabinId;
  cards: Card[];
  opens: boolean;
  cost: number;
  heel: number;
  blockers: Blocker[];
  drives: DriveReport[];
}

/** What the server answers when it is asked about a card. */
export interface Explained {
  explanation: { card: Card; cabins: CabinReport[] };
  /** The reasons of all cabins in words, line by line. */
  text: string;
}
