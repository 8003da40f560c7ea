// What a client of Ark reads.
// Written by `cargo xtask schema`: change the types in Rust instead.

/** The ark. */
export interface ArkView {
  /** Every cabin, port first, from the bow backwards. */
  cabins: CabinView[];
  /** Weight on starboard minus weight on port. */
  heel: number;
  /** The greatest heel to either side. */
  limit: number;
  /** Both sides. */
  sides: SideView[];
}

/**
 * A reason against a move. Its text calls cards by their place in the deck; [`crate::texts::blocker`] by
 * name.
 */
export type Blocker =
  /** It is no answer to the question. */
  | {
    kind: "other_question";
  }
  /** The card is not in the hand. */
  | {
    /** Which. */
    card: Card;
    kind: "not_in_hand";
  }
  /** The card does not lie open. */
  | {
    /** Which. */
    card: Card;
    kind: "not_in_row";
  }
  /** No cabin takes the card now; [`crate::Rules::explain`] tells for each. */
  | {
    /** Which card. */
    card: Card;
    kind: "no_cabin";
  }
  /** A slow animal or provisions cannot be the second card. */
  | {
    /** Which. */
    card: Card;
    kind: "single_second";
  }
  /** A slow animal or provisions cannot be played in the endgame. */
  | {
    /** Which. */
    card: Card;
    kind: "single_endgame";
  }
  /** The first card of the turn went there. */
  | {
    /** Where. */
    cabin: CabinId;
    kind: "same_cabin";
  }
  /** It is neither a cabin nor the next place of its side. */
  | {
    /** Where. */
    cabin: CabinId;
    kind: "no_such_cabin";
  }
  /** Three cards are in it. */
  | {
    /** Where. */
    cabin: CabinId;
    kind: "cabin_full";
  }
  /** Not enough discs. */
  | {
    /** What the player has. */
    has: number;
    kind: "discs";
    /** What it costs. */
    needed: number;
  }
  /** The ark would capsize. */
  | {
    /** The heel it would have. */
    heel: number;
    kind: "capsize";
    /** The greatest it may have, to either side. */
    limit: number;
  }
  /** One needs it hot and the other cold. */
  | {
    /** The card that wants to enter. */
    card: Card;
    kind: "climate";
    /** The card that is there. */
    with: Card;
  }
  /** A predator that is not lighter would eat another animal. */
  | {
    /** The predator. */
    by: Card;
    /** Its weight. */
    by_weight: number;
    kind: "eaten";
    /** The other animal. */
    prey: Card;
    /** Its weight. */
    prey_weight: number;
  }
  /** A plant eater would eat the provisions. */
  | {
    /** The plant eater. */
    by: Card;
    kind: "provisions";
    /** The provisions. */
    provisions: Card;
  }
  /** Too shy because of a carnivore. */
  | {
    /** Where the carnivore is. */
    cabin: CabinId;
    /** The shy animal. */
    card: Card;
    /** The carnivore. */
    carnivore: Card;
    kind: "shy";
  }
  /** This card drives nobody out. */
  | {
    /** Which. */
    card: Card;
    kind: "no_driver";
  }
  /** Whom it would drive out is not there. */
  | {
    /** Where. */
    cabin: CabinId;
    /** Who. */
    card: Card;
    kind: "not_there";
  }
  /** Provisions are not driven out. */
  | {
    /** Which. */
    card: Card;
    kind: "drive_provisions";
  }
  /** Fox, spider and mosquito are not driven out. */
  | {
    /** Who. */
    card: Card;
    kind: "stays";
  }
  /** The mosquito drives out weight 2 only. */
  | {
    /** Who. */
    card: Card;
    kind: "drive_weight";
    /** The weight it would need. */
    needed: number;
    /** Its weight. */
    weight: number;
  }
  /** The spider drives out shy animals only. */
  | {
    /** Who. */
    card: Card;
    kind: "drive_not_shy";
  }
  /** No disc goes under a figure on the provisions. */
  | {
    kind: "disc_on_provisions";
  }
  /** There is no plain figure to put a disc under. */
  | {
    kind: "no_plain_figure";
    /** On which scoring card. */
    scoring: Kind;
  }
  /** Provisions are no pet. */
  | {
    /** Which. */
    card: Card;
    kind: "pet_provisions";
  }
  /** Too heavy for a pet. */
  | {
    /** Who. */
    card: Card;
    kind: "pet_weight";
    /** Its weight. */
    weight: number;
  }
  /** An animal with an ability is no pet. */
  | {
    /** Who. */
    card: Card;
    kind: "pet_special";
  };

/** Where a cabin is, or would be: side, and place from the bow backwards, from 1. Written `p3` or `s1`. */
export interface CabinId {
  /** From 1 at the bow. */
  index: number;
  /** The side. */
  side: Side;
}

/** What stands against a card in one cabin. */
export interface CabinReport {
  /** What stands against it without a drive-out; nothing if it may. */
  blockers: Blocker[];
  /** The cabin. */
  cabin: CabinId;
  /** The cards that are in it. */
  cards: Card[];
  /** What the play costs in discs. */
  cost: number;
  /** For a card that drives out: what stands against driving out each card of the cabin. */
  drives: DriveReport[];
  /** The heel after it, if it goes in without driving anyone out. */
  heel: number;
  /** Whether it would be opened. */
  opens: boolean;
}

/** One cabin. */
export interface CabinView {
  /** Which. */
  cabin: CabinId;
  /** Its cards in the order in which they came. */
  cards: CardView[];
  /** The weather they need together. */
  climate: Climate;
  /** How many more cards fit in. */
  places: number;
  /** The weight of all of them. */
  weight: number;
}

/**
 * A card by its place in the deck, counted from 1. The animals and provisions of a deck are 1 to its size; 0
 * stands for a rain card in the draw pile and for an empty place elsewhere.
 */
export type Card = number;

/** A card of the standard deck. */
export interface CardFace {
  /** The places of its copies in the deck, which is how moves name them. */
  cards: Card[];
  /** The weather it can bear. */
  climate: Climate;
  /** What it eats. */
  diet: Diet;
  /** Its id in the deck list. */
  id: string;
  /** The scoring card it counts for, if any. */
  kind: Kind | null;
  /** Its name. */
  name: string;
  /** Whether it can be a pet. */
  pet: boolean;
  /** Whether it has to be the only card of a turn. */
  single: boolean;
  /** Its ability, if any. */
  special: Special | null;
  /** What the ability does, or nothing. */
  text: string;
  /** 0 to 4. */
  weight: number;
}

/** What a seat could do with one card now, if it were asked to play one. */
export interface CardReport {
  /** Every cabin and the two new ones. */
  cabins: CabinReport[];
  /** The card. */
  card: Card;
}

/** A card and what is printed on it. */
export interface CardView {
  /** Its place in the deck, which is how moves name it. */
  card: Card;
  /** The weather it can bear. */
  climate: Climate;
  /** What it eats. */
  diet: Diet;
  /** Its id in the deck list. */
  id: string;
  /** The scoring card it counts for, if any. */
  scoring: Kind | null;
  /** Its ability, if any. */
  special: Special | null;
  /** 0 to 4. */
  weight: number;
}

/** Everything printed, in one language, with the deck that comes with the game. */
export interface Catalogue {
  /** The cards of the standard deck, in the order of its list. */
  cards: CardFace[];
  /** The climates. */
  climates: ClimateEntry[];
  /** The diets. */
  diets: DietEntry[];
  /** The kinds of cards, which are the scoring cards. */
  kinds: KindEntry[];
  /** The language of all texts. */
  lang: Lang;
  /** Numbers that do not change. */
  limits: Limits;
  /** What is chosen before the game: the fields of the options of a table. */
  options: OptionFace[];
  /** The abilities. */
  specials: SpecialEntry[];
  /** The other things on the table. */
  things: ThingEntry[];
}

/** A legal move as it is shown. */
export interface Choice {
  /** The move itself, in its notation. */
  notation: string;
  /** What it points at. */
  points_at: Target[];
  /** What it does, in words. */
  text: string;
}

/** The legal moves of one group. */
export interface Choices {
  /** Which group. */
  group: Group;
  /** Its moves, as they are listed. */
  moves: Choice[];
  /** Its heading. */
  text: string;
}

/** How many are chosen from a list. */
export type Chosen =
  /** One for each player, in the order of the seats. */
  | "one_per_player"
  /** As many as one likes. */
  | "any";

/** What weather a card can bear. */
export type Climate =
  /** Not together with cold. */
  | "hot"
  /** Not together with hot. */
  | "cold"
  /** Goes with both. */
  | "any";

/** Something with a name and an explanation. */
export interface ClimateEntry {
  /** What it is. */
  id: Climate;
  /** Its name. */
  name: string;
  /** What it means, in words. */
  text: string;
}

/** What an animal eats. */
export type Diet =
  /** A predator that disturbs shy animals. */
  | "carnivore"
  /** A plant eater. */
  | "herbivore"
  /** A predator and a plant eater. */
  | "omnivore"
  /** Nothing that matters: provisions. */
  | "none";

/** Something with a name and an explanation. */
export interface DietEntry {
  /** What it is. */
  id: Diet;
  /** Its name. */
  name: string;
  /** What it means, in words. */
  text: string;
}

/** What a card is drawn for. */
export type Draw =
  /** The hand; then the row. */
  | "hand"
  /** The row. */
  | "row";

/** What stands against driving out one card. */
export interface DriveReport {
  /** What stands against it; nothing if it may. */
  blockers: Blocker[];
  /** Whom. */
  driven: Card;
  /** The heel after it. */
  heel: number;
}

/** Why no more moves follow. */
export type Ending =
  /** The rules ended the game. */
  | {
    kind: "played";
  }
  /** A seat gave up; it takes the last place and the others are ranked as they stand. */
  | {
    kind: "resigned";
    /** Who. */
    seat: Seat;
  }
  /** All seats agreed to stop; everyone is ranked as they stand. */
  | {
    kind: "agreed";
  };

/** Something that happened. [`Event::seen_by`] is what one viewer may be told of it. */
export type Event =
  /** The game was set up. */
  | {
    /** The heel they give. */
    heel: number;
    kind: "set_up";
    /** The open cards. */
    row: Card[];
    /** The cards that open the first cabins. */
    start: StartCard[];
  }
  /** A turn begins. */
  | {
    kind: "turn";
    /** Whose. */
    seat: Seat;
  }
  /** An open card was taken into the hand. */
  | {
    /** Which. */
    card: Card;
    kind: "took";
    /** By whom. */
    seat: Seat;
  }
  /** A card of the pile was drawn into the hand. */
  | {
    /** Which; only the player sees it. */
    card: Card | null;
    kind: "drew";
    /** By whom. */
    seat: Seat;
  }
  /** A card of the pile was laid open. */
  | {
    /** Which. */
    card: Card;
    kind: "opened";
  }
  /** A rain card was drawn. */
  | {
    kind: "rain";
    /** The how many-th. */
    number: number;
  }
  /** A pet was laid face down. */
  | {
    /** Which; only the player sees it. */
    card: Card | null;
    kind: "pet_laid";
    /** By whom. */
    seat: Seat;
  }
  /** No pet was laid. */
  | {
    kind: "no_pet";
    /** By whom. */
    seat: Seat;
  }
  /** A card is laid open to be played. */
  | {
    /** Which. */
    card: Card;
    kind: "plays";
    /** By whom. */
    seat: Seat;
  }
  /** A disc was paid for a play of the endgame, to the supply. */
  | {
    kind: "paid_play";
    /** By whom. */
    seat: Seat;
  }
  /** A disc was paid for a new cabin, to the right neighbour. */
  | {
    /** Which cabin. */
    cabin: CabinId;
    kind: "paid_cabin";
    /** By whom. */
    seat: Seat;
    /** To whom. */
    to: Seat;
  }
  /** A card entered the ark. */
  | {
    /** Where. */
    cabin: CabinId;
    /** Which. */
    card: Card;
    /** The heel after it. */
    heel: number;
    kind: "boarded";
    /** By whom. */
    seat: Seat;
  }
  /** An animal was driven out. */
  | {
    /** By which card. */
    by: Card;
    /** Out of which cabin. */
    cabin: CabinId;
    /** Who. */
    card: Card;
    kind: "driven_out";
    /** By whose card. */
    seat: Seat;
  }
  /** A figure was placed. */
  | {
    kind: "figure";
    /** Whether it stands on a disc. */
    raised: boolean;
    /** On which scoring card. */
    scoring: Kind;
    /** By whom. */
    seat: Seat;
  }
  /** There was no figure left to place. */
  | {
    kind: "no_figure";
    /** On which scoring card. */
    scoring: Kind;
    /** Whose. */
    seat: Seat;
  }
  /** Two figures on discs became three plain ones. */
  | {
    kind: "exchanged";
    /** On which scoring card. */
    scoring: Kind;
    /** Whose. */
    seat: Seat;
  }
  /** Two figures on discs were not exchanged for three plain ones (D-10). */
  | {
    kind: "not_exchanged";
    /** On which scoring card. */
    scoring: Kind;
    /** Whose. */
    seat: Seat;
  }
  /** Discs were taken from the supply. */
  | {
    /** How many. */
    discs: number;
    kind: "took_discs";
    /** By whom. */
    seat: Seat;
  }
  /** A disc was put under a figure. */
  | {
    kind: "raised";
    /** On which scoring card. */
    scoring: Kind;
    /** Whose. */
    seat: Seat;
  }
  /** An ability was not used. */
  | {
    kind: "skipped";
    /** By whom. */
    seat: Seat;
    /** Which. */
    special: Special;
  }
  /** The fifth rain was drawn: the endgame begins. */
  | {
    kind: "endgame";
  }
  /** Somebody passed, for good. */
  | {
    kind: "passed";
    /** Who. */
    seat: Seat;
  }
  /** A pet was turned over. */
  | {
    /** Which. */
    card: Card;
    kind: "pet_shown";
    /** Whose. */
    seat: Seat;
  }
  /** A scoring card was scored. */
  | {
    kind: "scored";
    /** Which. */
    scoring: Kind;
    /** What it brings to each seat at the table. */
    shares: Share[];
  }
  /** The game is over. */
  | {
    kind: "ended";
    /** The points of each seat, discs included. */
    points: SeatPoints[];
    /** Who won. */
    winners: Seat[];
  };

/** What a player has on one scoring card. */
export interface FiguresView {
  /** Plain figures. */
  plain: number;
  /** The points they are worth as everything stands. */
  points: number;
  /** Figures that stand on a disc. */
  raised: number;
  /** Which. */
  scoring: Kind;
  /** Their strength in half units. */
  strength: number;
}

/** Moves that are shown together. */
export type Group =
  /** Open cards to take. */
  | "take"
  /** Cards of the hand to play. */
  | "play"
  /** Cabins. */
  | "cabins"
  /** Animals to drive out. */
  | "drive"
  /** Abilities and exchanges. */
  | "use"
  /** Scoring cards for a disc. */
  | "discs"
  /** Pets. */
  | "pets"
  /** To finish, decline or pass. */
  | "finish";

/** The scoring card a card counts for. */
export type Kind =
  /** Slow animals; they are played alone. */
  | "slow"
  /** Shy animals; they keep away from carnivores. */
  | "shy"
  /** Heavy animals. */
  | "heavy"
  /** Useful animals. */
  | "useful"
  /** Provisions; they are no animals. */
  | "provisions";

/** Something with a name and an explanation. */
export interface KindEntry {
  /** What it is. */
  id: Kind;
  /** Its name. */
  name: string;
  /** What it means, in words. */
  text: string;
}

/** A language of the texts. */
export type Lang =
  /** English. */
  | "en"
  /** French. */
  | "fr";

/** Numbers that do not change. */
export interface Limits {
  /** The most cards in a cabin. */
  cabin_cards: number;
  /** All discs. */
  discs: number;
  /** The figures of one player. */
  figures: number;
  /** The greatest heel to either side. */
  heel: number;
  /** The heaviest pet. */
  pet_weight: number;
  /** What the places on a scoring card are worth. */
  places: number[];
  /** Rain cards. */
  rain_cards: number;
  /** How many cards lie open. */
  row: number;
  /** The heaviest card. */
  weight: number;
}

/** Another option that has to have one of some values. */
export interface Needs {
  /** The values. */
  one_of: Setting[];
  /** The other option. */
  option: string;
}

/** A field of the options. */
export interface OptionFace {
  /** What it is if it is left out. */
  default: Setting;
  /** The name of the field. */
  id: string;
  /** What people call it. */
  name: string;
  /** What else has to be chosen for it to matter. */
  needs: Needs[];
  /** One line of explanation. */
  text: string;
  /** What it can be. */
  values: ValueFace[];
}

/** The result of a game that is over. */
export interface Outcome {
  /** Why the game ended. */
  ending: Ending;
  /** The place of each seat from 1; equal scores share a place. */
  places: number[];
  /** What each seat reached. */
  scores: Score[];
  /** Who won: nobody, one seat, or several that share the victory. */
  winners: Seat[];
}

/** The part of a turn. */
export type PhaseView =
  /** Take cards, or play the first one. */
  | {
    kind: "first";
  }
  /** A second card may follow. */
  | {
    /** The cabin of the first card, which the second may not enter. */
    after: CabinId;
    kind: "second";
  }
  /** After the fifth rain. */
  | {
    kind: "endgame";
  };

/** The draw pile. */
export interface PileView {
  /** How many cards it has, rain counted. */
  cards: number;
  /** How many cards lie above the first rain; `None` when it was drawn. */
  dry: number | null;
}

/** A card on its way into the ark. */
export interface PlayView {
  /** Its cabin. */
  cabin: CabinId;
  /** The card. */
  card: Card;
  /** Whom it drives out, if anyone. */
  driven: Card | null;
}

/** What the position waits for, as one seat may know it. */
export type Question =
  /** Take an open card and draw, or play a card. */
  | {
    kind: "turn";
  }
  /** Play a second card, or be done. */
  | {
    kind: "second";
  }
  /** Play a card, or pass for good. */
  | {
    kind: "endgame";
  }
  /** Into which cabin? */
  | {
    /** The card. */
    card: Card;
    kind: "place";
  }
  /** Drive out whom, or nobody? */
  | {
    /** The cabin. */
    cabin: CabinId;
    /** The driver. */
    card: Card;
    kind: "drive";
  }
  /** Which open card for the new cabin? */
  | {
    kind: "row";
  }
  /** Use the ability? */
  | {
    kind: "ability";
    /** Which. */
    special: Special;
  }
  /** Exchange two figures on discs for three plain ones? */
  | {
    kind: "exchange";
    /** On which scoring card. */
    scoring: Kind;
  }
  /** Which pet, if any? */
  | {
    kind: "pet";
  };

/** The way to the endgame, which begins with the last rain card. */
export interface RainView {
  /** How many there are. */
  cards: number;
  /** How many rain cards were drawn. */
  drawn: number;
}

/** What a seat has reached: points first, the tie-break only between equal points. */
export interface Score {
  /** Points in the game's smallest unit; may be negative. */
  points: number;
  /** Decides between equal points; equal again means a shared place. */
  tie_break: number;
}

/** What a scoring card gave. */
export interface ScoringPart {
  /** What people call it. */
  name: string;
  /** The points. */
  points: number;
  /** Which. */
  scoring: Kind;
  /** The strength of the figures in half units. */
  strength: number;
}

/** An own answer that is not shown to others before all are in. */
export type SealedView =
  /** Not given yet. */
  | {
    kind: "open";
  }
  /** No pet, or none was possible. */
  | {
    kind: "nothing";
  }
  /** This one. */
  | {
    /** Which; it stays in the hand until all answers are in. */
    card: Card;
    kind: "pet";
  };

/** A player's place at the table, counted from 0. */
export type Seat = number;

/** The points of a seat. */
export interface SeatPoints {
  /** How many. */
  points: number;
  /** Whose. */
  seat: Seat;
}

/** What one viewer may know of a player. */
export interface SeatView {
  /** The hand itself: the viewer's own, and everyone's when the game is over. */
  cards: CardView[] | null;
  /** The discs. */
  discs: number;
  /** What the player has on each scoring card. */
  figures: FiguresView[];
  /** How many cards are in the hand. */
  hand: number;
  /** Whether a pet was laid. */
  has_pet: boolean;
  /** Cards everyone saw going into the hand and that have not been played; one of them may be the pet. */
  known: CardView[];
  /** Whether the player passed in the endgame. */
  passed: boolean;
  /** The pet: the viewer's own, and everyone's when the game is over. */
  pet: CardView | null;
  /** Those of the viewer's own hand that some cabin takes now, as [`crate::Rules::explain`] tells. */
  playable: Card[];
  /** The points as they stand, without pets until they are turned over. */
  points: number;
  /** Which seat. */
  seat: Seat;
  /** Figures not placed yet. */
  stock: number;
}

/** A plain value in the options. */
export type Setting =
  /** Nothing in particular. */
  | null
  /** Yes or no. */
  | boolean
  /** A number. */
  | number
  /** A word. */
  | string;

/** What a scoring card brings to a seat. */
export interface Share {
  /** The points for it. */
  points: number;
  /** Whose. */
  seat: Seat;
  /** The strength, in half units. */
  strength: number;
}

/** How the points of a seat came about. */
export interface Sheet {
  /** Animals still in hand: of players with equal points, who has fewer is ahead. */
  animals_in_hand: number;
  /** A point for each disc. */
  discs: number;
  /** The pet that was laid. */
  pet: Card | null;
  /** The points. */
  points: number;
  /** What each scoring card gave; with the discs they add up to the points. */
  scoring: ScoringPart[];
  /** Whose. */
  seat: Seat;
}

/** A side of the ark. */
export type Side =
  /** The lower side; its weight pulls the heel down. */
  | "port"
  /** The upper side; its weight pulls the heel up. */
  | "starboard";

/** One side of the ark. */
export interface SideView {
  /** Where its next cabin would be opened. */
  next: CabinId;
  /** How much more it bears before the ark capsizes. */
  room: number;
  /** Which. */
  side: Side;
  /** The weight of all its cards. */
  weight: number;
}

/** The ability of a card with an exclamation mark. */
export type Special =
  /** Takes two discs from the supply. */
  | "fox"
  /** No predator is dangerous to it. */
  | "turtle"
  /** No predator is dangerous to it. */
  | "hedgehog"
  /** May drive out any animal. */
  | "skunk"
  /** May drive out an animal of weight 2. */
  | "mosquito"
  /** May drive out a shy animal. */
  | "spider"
  /** Its figure stands on a disc. */
  | "bronto"
  /** Puts a disc under a figure. */
  | "chimpanzee";

/** Something with a name and an explanation. */
export interface SpecialEntry {
  /** What it is. */
  id: Special;
  /** Its name. */
  name: string;
  /** What it means, in words. */
  text: string;
}

/** A card that lies in the ark from the start. */
export interface StartCard {
  /** The cabin it opens. */
  cabin: CabinId;
  /** Which. */
  card: Card;
}

/** What is asked of whose turn it is, or of everybody. */
export type StepView =
  /** Take or play; play or be done; play or pass: according to the phase. */
  | {
    kind: "choose";
  }
  /** Where to put the card, which lies open in front of its player. */
  | {
    /** The card, still counted as in the hand. */
    card: Card;
    kind: "place";
  }
  /** Whom to drive out. */
  | {
    /** Where it goes. */
    cabin: CabinId;
    /** The card, still counted as in the hand. */
    card: Card;
    kind: "drive";
  }
  /** Which open card to take for a new cabin. */
  | {
    kind: "row";
    /** The play that goes on afterwards. */
    play: PlayView;
  }
  /** Whether, and on which scoring card, to use the ability. */
  | {
    kind: "ability";
    /** The play that goes on afterwards. */
    play: PlayView;
  }
  /** Whether to exchange two figures on discs for three plain ones (D-10). */
  | {
    kind: "exchange";
    /** The play that goes on afterwards. */
    play: PlayView;
    /** On which scoring card. */
    scoring: Kind;
  }
  /** Which pet, asked of everyone who has one. */
  | {
    kind: "pets";
    /** What was being drawn for. */
    then: Draw;
  }
  /** Nothing: the game is over. */
  | {
    kind: "over";
  };

/** What has to be given along with a value. */
export type Takes =
  /** Some of these words, each at most once where nothing else is said. */
  | {
    /** How many are chosen. */
    count: Chosen;
    kind: "list";
    /** The words. */
    of: string[];
  }
  /** A document in JSON, such as a deck of one's own. */
  | {
    kind: "document";
  };

/** Something on the table that a move points at. */
export type Target =
  /** A card, wherever it lies. */
  | {
    /** Its place in the deck list. */
    card: Card;
    kind: "card";
  }
  /** A cabin, there or to be opened. */
  | {
    /** Which. */
    cabin: CabinId;
    kind: "cabin";
  }
  /** A scoring card. */
  | {
    kind: "scoring";
    /** Which. */
    scoring: Kind;
  };

/** Other things on the table. */
export type Thing =
  /** The balance of the ark. */
  | "heel"
  /** Discs, which pay. */
  | "disc"
  /** Figures on scoring cards. */
  | "figure"
  /** Rain cards. */
  | "rain"
  /** Pets. */
  | "pet"
  /** Cabins. */
  | "cabin";

/** Something with a name and an explanation. */
export interface ThingEntry {
  /** What it is. */
  id: Thing;
  /** Its name. */
  name: string;
  /** What it means, in words. */
  text: string;
}

/** A value that an option can have. */
export interface ValueFace {
  /** What people call it. */
  name: string;
  /** What else has to be chosen for it. */
  needs: Needs[];
  /**
   * What has to be given along: then the value stands in the options as an object with `value` as its only
   * field, which has what was given.
   */
  takes: Takes | null;
  /** One line of explanation; may be empty. */
  text: string;
  /** As it stands in the options. */
  value: Setting;
}

/** What one viewer may know of a position. */
export interface View {
  /** The cabins and the balance between the sides. */
  ark: ArkView;
  /** Driven out of the ark. */
  gone: CardView[];
  /** The part of the turn. */
  phase: PhaseView;
  /** The draw pile. */
  pile: PileView;
  /** The way to the endgame. */
  rain: RainView;
  /** The open cards in their places; `None` is a gap. */
  row: (CardView | null)[];
  /** The viewer's own answer to the question for pets, while it is asked. */
  sealed: SealedView | null;
  /** The players, in the order of the seats. */
  seats: SeatView[];
  /** What is asked. Who has not answered the question for pets is not shown: it would tell who has none. */
  step: StepView;
  /** The discs nobody holds. */
  supply: number;
  /** Whose turn it is. */
  turn: Seat;
  /** Whose eyes these are; `None` for a spectator. */
  viewer: Seat | null;
}
