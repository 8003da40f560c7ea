// What a client of Ark Nova reads.
// Written by `cargo xtask schema`: change the types in Rust instead.

/** An ability, whatever its value. */
export interface AbilityEntry {
  /** The word for it, as on cards. */
  id: string;
  /** Whether it acts against other players. */
  interactive: boolean;
  /** Its name, with X for a value. */
  name: string;
  /** What it does, with X for a value. */
  text: string;
  /** Whether it waits until the action is finished. */
  waits: boolean;
}

/** An ability as it is printed. */
export interface AbilityFace {
  /** The action it names. */
  action: Action | null;
  /** The icon it names. */
  icon: Icon | null;
  /** Whether it acts against other players. */
  interactive: boolean;
  /** The word for the ability, as in the glossary. */
  kind: string;
  /** Its name with its value, such as `Hunter 4`. */
  name: string;
  /** What it does. */
  text: string;
  /** Its number; none where it has none, or counts something. */
  value: number | null;
  /** Whether it waits until the action is finished. */
  waits: boolean;
}

/** One of the five action cards. */
export type Action =
  /** Play animals. */
  | "animals"
  /** Association tasks. */
  | "association"
  /** Build. */
  | "build"
  /** Draw cards. */
  | "cards"
  /** Play sponsors. */
  | "sponsors";

/** An action card. */
export interface ActionCardFace {
  /** Which action. */
  action: Action;
  /** Its name. */
  name: string;
  /** 0 for the standard card, the printed number for an alternate. */
  number: number;
  /** The box. */
  set: Set;
  /** Side I and side II. */
  sides: ActionSideFace[];
}

/** A side of an action card. */
export interface ActionSideFace {
  /** What it does at each strength from 1 on; more strength than the last does no more. */
  lines: StrengthLine[];
  /** Which side. */
  side: Side;
  /** The same in runs of words, beside those of the standard card. */
  spans: Span[];
  /** What it allows, in full. */
  text: string;
}

/** An alternate action card: its action and its number from 1 to 4. */
export interface Alternate {
  /** Which action. */
  action: Action;
  /** Its number, from 1. */
  number: number;
}

/** The face of an animal. */
export interface AnimalFace {
  /** What happens when it is played. */
  abilities: AbilityFace[];
  /** Appeal it gives. */
  appeal: number;
  /** Conservation points it gives. */
  conservation: number;
  /** The cost in money. */
  cost: number;
  /** The editions in which the card has this face. */
  editions: Edition[];
  /** Categories and continents; doubled icons stand twice. */
  icons: Icon[];
  /** The number by which views and moves name the card. */
  id: CardId;
  /** The name of the kind of card. */
  kind_name: string;
  /** The scientific name; one card has none. */
  latin: string;
  /** The name. */
  name: string;
  /** The number as it is printed. */
  number: string;
  /** For a reef dweller, what happens whenever one is played; may be nothing. */
  reef: Bonus[] | null;
  /** Whether the expansion puts this face in place of another. */
  replacement: boolean;
  /** Reputation it gives. */
  reputation: number;
  /** The conditions. */
  requires: RequirementFace[];
  /** Rock spaces needed next to the enclosure. */
  rock: number;
  /** The box this face comes from. */
  set: Set;
  /** The size of enclosure it needs. */
  size: number;
  /** How large it counts. */
  size_class: SizeClass;
  /** What happens instead in the solo and the friendly game. */
  solo_abilities: AbilityFace[] | null;
  /** The special enclosures that can house it. */
  special_enclosures: HomeFace[];
  /** Whether a standard enclosure can house it; otherwise its size is printed in red. */
  standard_enclosure: boolean;
  /** What it does, in a few sentences. */
  text: string;
  /** Water spaces needed next to the enclosure. */
  water: number;
  /** Whether it shows a wave. */
  wave: boolean;
}

/** A space of the appeal track. */
export interface AppealSpace {
  /** The appeal. */
  appeal: number;
  /** The money it brings in a break. */
  income: number;
}

/** A seat and what it is asked. */
export interface AskedView {
  /** What. */
  question: Question;
  /** Who is asked. */
  seat: Seat;
}

/** The association board and the projects. */
export interface AssociationView {
  /** Base projects below the board. */
  base_projects: ProjectView[];
  /** The donation spaces from the cheapest on. */
  donations: DonationView[];
  /** Whether the generic university lies on the board, so that a specific one can be taken. */
  generic_university: boolean;
  /** What the next donation costs the viewer; for a spectator, a zoo without cards. */
  next_donation: number;
  /** The partner zoos. */
  partner_zoos: PartnerZooView[];
  /** Projects above the board, the newest first. */
  projects: ProjectView[];
  /** The tasks. */
  tasks: TaskView[];
  /** The universities. */
  universities: UniversityView[];
  /** How many base projects were not laid out and not taken since. */
  unused_base_projects: number;
}

/** What a sponsor would give at the end as it stands. */
export interface AtEndView {
  /** Which card. */
  card: CardId;
  /** How much. */
  n: number;
  /** What it gives. */
  what: Resource;
}

/** A reason against a move. */
export type Blocker =
  /** The question asks for something else. */
  | {
    kind: "not_asked";
  }
  /** Not enough money. */
  | {
    /** What it costs. */
    cost: number;
    /** What is there. */
    has: number;
    kind: "money";
  }
  /** Venom has to be paid at the end of the turn. */
  | {
    kind: "venom";
    /** The most that could be left. */
    leaves: number;
  }
  /** Not enough strength. */
  | {
    /** What is there. */
    has: number;
    kind: "strength";
    /** What it needs. */
    needs: number;
  }
  /** Not enough X-tokens. */
  | {
    /** How many are there. */
    has: number;
    kind: "x_tokens";
    /** How many are to be spent. */
    needs: number;
  }
  /** No more X-tokens can be held. */
  | {
    kind: "x_tokens_full";
  }
  /** The action would do nothing. */
  | {
    /** Which action. */
    action: Action;
    kind: "nothing_to_do";
  }
  /** The card lies in another slot. */
  | {
    kind: "other_slot";
    /** The slot it lies in. */
    slot: number;
  }
  /** The card cannot be reached there. */
  | {
    /** Which card. */
    card: CardId;
    kind: "not_there";
  }
  /** The display card is out of reputation range. */
  | {
    /** The folder it lies in. */
    folder: number;
    kind: "range";
    /** The last folder in range. */
    range: number;
  }
  /** Display cards need the other side of the action card. */
  | {
    kind: "only_from_hand";
  }
  /** A condition of the card is not met. */
  | {
    /** What is there of it. */
    has: number;
    /** How many conditions of this card may be ignored. */
    ignored: number;
    kind: "condition";
    /** The condition. */
    needs: ConditionView;
  }
  /** This size class may not be played any more. */
  | {
    kind: "other_focus";
    /** Its size class. */
    size: SizeClass;
  }
  /** Only this size class may be played here. */
  | {
    kind: "other_size";
    /** The size class that may. */
    size: SizeClass;
  }
  /** The card is among the chosen ones already. */
  | {
    /** Which card. */
    card: CardId;
    kind: "picked";
  }
  /** The card is not among the chosen ones. */
  | {
    /** Which card. */
    card: CardId;
    kind: "not_picked";
  }
  /** More cards have to be chosen. */
  | {
    kind: "too_few";
    /** How many it takes. */
    needs: number;
    /** How many are chosen. */
    picked: number;
  }
  /** There are no cards to give. */
  | {
    kind: "no_cards";
  }
  /** The player cannot be hit: others lead the track, or it is out of reach of such effects. */
  | {
    kind: "no_leader";
    /** The player. */
    seat: Seat;
  }
  /** No empty enclosure fits. */
  | {
    kind: "no_enclosure";
    /** Rock needed next to it. */
    rock: number;
    /** The size needed; 0 where only a special enclosure will do. */
    size: number;
    /** Water needed next to it. */
    water: number;
  }
  /** The animal lives in aquariums only, and does not move between them (U-12). */
  | {
    /** Which animal. */
    card: CardId;
    kind: "stays_in_tanks";
  }
  /** There is no room for the building. */
  | {
    /** Which building. */
    building: Building;
    kind: "no_room";
  }
  /** It may not lie there. */
  | {
    kind: "place_taken";
  }
  /** It must touch another building, or the border as the first one. */
  | {
    kind: "out_of_reach";
  }
  /** Too close to another kiosk. */
  | {
    kind: "kiosk_too_close";
  }
  /** Not next to enough rock or water, or on too few border spaces. */
  | {
    /** Border spaces needed. */
    border: number;
    kind: "surroundings";
    /** Rock needed. */
    rock: number;
    /** Water needed. */
    water: number;
  }
  /** A zoo has only one of them. */
  | {
    /** Which building. */
    building: Building;
    kind: "only_one";
  }
  /** No two identical buildings in one action. */
  | {
    /** Which building. */
    building: Building;
    kind: "built_already";
  }
  /** It needs the upgraded action card. */
  | {
    /** Which action card. */
    action: Action;
    kind: "needs_side_ii";
  }
  /** The level is too high. */
  | {
    kind: "level";
    /** What is left for it. */
    left: number;
    /** The level of the sponsor. */
    level: number;
  }
  /** Not enough workers. */
  | {
    /** How many are there. */
    has: number;
    kind: "workers";
    /** How many it takes. */
    needs: number;
  }
  /** The task has been done in this action. */
  | {
    kind: "task_done";
    /** Which task. */
    task: Task;
  }
  /** No more workers can go there before the break. */
  | {
    kind: "task_closed";
    /** Which task. */
    task: Task;
  }
  /** It would have no effect. */
  | {
    kind: "no_effect";
  }
  /** The zoo has it already. */
  | {
    /** Of which continent. */
    continent: Icon;
    kind: "partner_owned";
  }
  /** The tile is not on the board. */
  | {
    /** Of which continent. */
    continent: Icon;
    kind: "partner_gone";
  }
  /** No space is left for partner zoos. */
  | {
    kind: "partners_full";
    /** How many are allowed now. */
    most: number;
  }
  /** The zoo has it already. */
  | {
    kind: "university_owned";
    /** Which kind. */
    university: University;
  }
  /** The tile is not on the board. */
  | {
    kind: "university_gone";
    /** Which kind. */
    university: University;
  }
  /** No space is left for universities. */
  | {
    kind: "universities_full";
  }
  /** No such tile is left in the supply. */
  | {
    kind: "supply_empty";
  }
  /** No project can be supported. */
  | {
    kind: "no_project";
  }
  /** The project bears an own token already. */
  | {
    /** Which project. */
    card: CardId;
    kind: "supported_already";
  }
  /** The level is taken or blocked. */
  | {
    kind: "level_taken";
  }
  /** The level needs more. */
  | {
    /** What is there. */
    has: number;
    kind: "level_need";
    /** What it needs. */
    needs: number;
  }
  /** No fitting animal for the level. */
  | {
    /** The icon it must have. */
    icon: Icon;
    kind: "no_animal";
    /** The size class it must have. */
    size: SizeClass;
  }
  /** No animal with the icon and a partner zoo of its continent. */
  | {
    /** The icon. */
    icon: Icon;
    kind: "no_breeding_pair";
  }
  /** No token is left on the edge of the map. */
  | {
    kind: "no_token";
  }
  /** A donation comes after a task, once in an action. */
  | {
    kind: "no_donation";
  }
  /** At least one has to be done first. */
  | {
    kind: "not_yet";
  }
  /** What was begun has to be finished first. */
  | {
    kind: "unfinished";
  }
  /** No such choice here. */
  | {
    kind: "no_such_choice";
  };

/** The tracks, the association board and the numbers of the set-up. */
export interface BoardFace {
  /** The spaces of the appeal track, from 0. */
  appeal: AppealSpace[];
  /** Cards dealt at the start. */
  cards_dealt: number;
  /** Cards kept of them. */
  cards_kept: number;
  /** The spaces of the conservation track, from 0. */
  conservation: ConservationSpace[];
  /** Money for each space of a building. */
  cost_per_space: number;
  /** The donation spaces; the last one is never full. */
  donations: DonationSpace[];
  /** Folders of the display. */
  folders: number;
  /** The first folders, whose cards are discarded in a break. */
  folders_discarded: number;
  /** Cards that may be kept in a break. */
  hand_limit: number;
  /** The most X-tokens. */
  most_x_tokens: number;
  /** Money that a partner zoo saves for each of its icons on an animal. */
  partner_zoo_discount: number;
  /** What a point of reputation past the end gives while a tile lies there (Marine Worlds). */
  past_reputation: Bonus;
  /** What depends on the number of players, from 1 on. */
  players: PlayersFace[];
  /** The spaces of the reputation track, from 0. */
  reputation: ReputationSpace[];
  /** The solo tile. */
  solo: SoloFace;
  /** Money at the start. */
  start_money: number;
  /** Appeal from which on others can be hit by interactive abilities. */
  vulnerable_from: number;
}

/** Something that is gained or done, as it is drawn: a picture with or without a number. */
export interface Bonus {
  /** The picture. */
  glyph: Glyph;
  /** The number in or beside it; none where it is one, or counted. */
  n: number | null;
  /** What it is, in a few words: `5 money`. */
  short: string;
  /** What it does, as a sentence. */
  text: string;
}

/** A bonus tile. */
export type BonusTile =
  /** 2 reputation. */
  | "reputation"
  /** 3 X-tokens. */
  | "x_tokens"
  /** 10 money. */
  | "money"
  /** A free enclosure of size 3. */
  | "enclosure"
  /** Three cards from the deck or in range. */
  | "cards"
  /** A Multiplier token. */
  | "multiplier"
  /** A university. */
  | "university"
  /** A partner zoo. */
  | "partner_zoo"
  /** A sponsor for money; in the expansion a tile that is kept takes its place. */
  | "sponsor"
  /** Kept: a sponsor for money at a later time. */
  | "kept_sponsor"
  /** Kept: ignore up to three conditions of an animal. */
  | "ignore_conditions"
  /** Kept: an icon of any kind for a base project. */
  | "base_project_icon"
  /** Kept: a worker comes back. */
  | "extra_shift"
  /** A snap, and a larger hand limit for good. */
  | "snap_and_hand_limit"
  /** Final scoring cards exchanged. */
  | "adapt"
  /** Free kiosks and pavilions. */
  | "posturing";

/** A building. Standard enclosures of different sizes are different buildings. */
export type Building =
  /** A standard enclosure of size 1. */
  | "standard1"
  /** A standard enclosure of size 2. */
  | "standard2"
  /** A standard enclosure of size 3. */
  | "standard3"
  /** A standard enclosure of size 4. */
  | "standard4"
  /** A standard enclosure of size 5. */
  | "standard5"
  /** The kiosk. */
  | "kiosk"
  /** The pavilion. */
  | "pavilion"
  /** The petting zoo. */
  | "petting_zoo"
  /** The reptile house. */
  | "reptile_house"
  /** The large bird aviary. */
  | "large_bird_aviary"
  /** The small aquarium. */
  | "small_aquarium"
  /** The large aquarium. */
  | "large_aquarium"
  /** The building of sponsor 243. */
  | "meerkat_den"
  /** The building of sponsor 244. */
  | "penguin_pool"
  /** The building of sponsor 245. */
  | "aquarium"
  /** The building of sponsor 246. */
  | "cable_car"
  /** The building of sponsor 247. */
  | "baboon_rock"
  /** The building of sponsor 248. */
  | "rhesus_monkey_park"
  /** The building of sponsor 249. */
  | "barred_owl_hut"
  /** The building of sponsor 250. */
  | "sea_turtle_tank"
  /** The building of sponsor 251. */
  | "polar_bear_exhibit"
  /** The building of sponsor 252. */
  | "spotted_hyena_compound"
  /** The building of sponsor 253. */
  | "okapi_stable"
  /** The building of sponsor 254. */
  | "zoo_school"
  /** The building of sponsor 255. */
  | "adventure_playground"
  /** The building of sponsor 256. */
  | "water_playground"
  /** The building of sponsor 257. */
  | "side_entrance"
  /** The building of sponsor 271. */
  | "excavation_site"
  /** The building of sponsor 274. */
  | "mascot_statue"
  /** The building of sponsor 278. */
  | "amazon_house"
  /** The building of sponsor 279. */
  | "underwater_tunnel";

/** A building. */
export interface BuildingFace {
  /** What it costs with the Build action; nothing for buildings that come with a sponsor. */
  cost: number | null;
  /** The cost in words. */
  cost_text: string;
  /** Which building. */
  id: Building;
  /** What sort of building it is. */
  kind: BuildingSort;
  /** Its name. */
  name: string;
  /** What its placement needs besides the normal rules. */
  need: PlacementNeed;
  /** Whether only Build on side II can build it. */
  needs_build_ii: boolean;
  /** Whether a zoo can have only one of them. */
  only_one: boolean;
  /** Places for animals in a special enclosure. */
  places: number;
  /** The box. */
  set: Set;
  /** How many spaces it covers. */
  size: number;
  /** The sponsor it comes with. */
  sponsor: CardId | null;
  /** What it does, in words. */
  text: string;
  /** Its spaces from the anchor for each of the six turns, clockwise; the anchor is the first. */
  turns: Offset[][];
  /** Water icons that it brings. */
  water_icons: number;
}

/** The sorts of buildings as they are drawn. */
export type BuildingSort =
  /** A standard enclosure. */
  | "standard"
  /** A kiosk. */
  | "kiosk"
  /** A pavilion. */
  | "pavilion"
  /** A special enclosure on land. */
  | "special"
  /** A special enclosure for sea animals. */
  | "aquarium"
  /** The building of a sponsor. */
  | "unique";

/** A building on the map. */
export interface BuildingView {
  /** The cell its placement is named by. */
  anchor: Cell;
  /** Which building. */
  building: Building;
  /** The cells it covers. */
  cells: Cell[];
  /** Whether an animal lives in the standard enclosure. */
  occupied: boolean;
  /** Spaces a special enclosure has. */
  spaces: number | null;
  /** Spaces of a special enclosure that are taken. */
  taken: number | null;
  /** How it is turned, from 0 to 5. */
  turn: number;
}

/** The face of a numbered card. */
export type CardFace =
  /** An animal. */
  | AnimalFace & {
    kind: "animal";
  }
  /** A sponsor. */
  | SponsorFace & {
    kind: "sponsor";
  }
  /** A conservation project. */
  | ProjectFace & {
    kind: "project";
  }
  /** A final scoring card. */
  | ScoringFace & {
    kind: "final_scoring";
  };

/**
 * A card by its printed number. A replacement card of the expansion has the number of the card it replaces.
 */
export type CardId = number;

/** What a card takes off a price. */
export interface CardOff {
  /** Which card. */
  card: CardId;
  /** Money. */
  off: number;
}

/** A token on an action card. */
export type CardToken =
  /** Multiplier. */
  | "multiplier"
  /** Venom. */
  | "venom"
  /** Constriction. */
  | "constriction";

/** Cards of which a viewer knows some: those by number, the others by their backs. */
export interface CardsView {
  /** Further base projects. */
  base_projects: number;
  /** The cards the viewer knows. */
  known: CardId[];
  /** Further final scoring cards. */
  scoring_cards: number;
  /** Further zoo cards. */
  zoo_cards: number;
}

/** Everything printed, in one language. */
export interface Catalogue {
  /** The abilities, with X for the value they are printed with. */
  abilities: AbilityEntry[];
  /** The action cards: of each action the standard one, then its alternates. */
  action_cards: ActionCardFace[];
  /** The tracks and the association board. */
  board: BoardFace;
  /** The buildings. */
  buildings: BuildingFace[];
  /** Every face of every numbered card, by number; a second face right after the first. */
  cards: CardFace[];
  /** The continents, and what a partner zoo of each does. */
  continents: IconEntry[];
  /** The icons. */
  icons: IconEntry[];
  /** The language of all texts. */
  lang: Lang;
  /** The zoo maps. */
  maps: MapFace[];
  /** What is chosen before the game: the fields of the options of a table. */
  options: OptionFace[];
  /** What the tracks and supplies count. */
  resources: ResourceEntry[];
  /** The boxes. */
  sets: SetEntry[];
  /** The tasks of the association board. */
  tasks: TaskEntry[];
  /** The bonus tiles. */
  tiles: TileEntry[];
  /** Tokens that lie on cards and boards. */
  tokens: TokenKindEntry[];
  /** The universities. */
  universities: UniversityEntry[];
}

/** One cell of the map. */
export type Cell = string;

/** A space of a map. */
export interface CellFace {
  /** What the ability of the map gives for covering it. */
  ability: Bonus[];
  /** The placement bonus. */
  bonus: Bonus | null;
  /** Whether it lies on the border of the map. */
  border: boolean;
  /** Its name, such as `e4`. */
  name: Cell;
  /** Whether only Build on side II can build here. */
  needs_build_ii: boolean;
  /** Axial coordinates of flat-top hexes: the column, from 0. */
  q: number;
  /**
   * Axial coordinates of flat-top hexes: straight down, from the top of the first column; half a space lower
   * with each column.
   */
  r: number;
  /** The ground. */
  terrain: Ground;
}

/** How far a solo challenge is. */
export interface ChallengeView {
  /** How many cards have left the challenge. */
  removed: number;
  /** The victory points of the games that were finished. */
  results: number[];
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

/** Turns, break and end. */
export interface ClockView {
  /** Who has caused a break that comes at the end of the turn. */
  break_caused_by: Seat | null;
  /** Steps the break token is away from the break; in a solo game, turns left in the round. */
  break_in: number;
  /** The length of the break track; in a solo game, the turns of a round at the start. */
  break_track: number;
  /** Conditions of animals that Camouflage still lets the active seat ignore in this turn. */
  camouflage: number;
  /** The turns that are left once the end was triggered. */
  last_turns: number | null;
  /** Whether the game is over. */
  over: boolean;
  /** The strength that the next action of this turn gains by that. */
  raised: number;
  /** Whether final scoring cards were discarded: somebody has reached 10 conservation. */
  scoring_discarded: boolean;
  /** Whether a card was sold by the ability of the map in this turn. */
  sold: boolean;
  /** The round of a solo game, from 1. */
  solo_round: number | null;
  /** Whether a card was discarded for more strength in this turn. */
  strengthened: boolean;
  /** Turns that were begun; 0 in the set-up. */
  turn: number;
  /** Whether a Venom token was removed in this turn. */
  venom_removed: boolean;
}

/** A condition of a card. */
export type ConditionView =
  /** At least so many icons in the zoo. */
  | {
    icon: Icon;
    kind: "icons";
    n: number;
  }
  /** A partner zoo of one of the animal's own continents. */
  | {
    kind: "partner_zoo_of_continent";
  }
  /** At least so many partner zoos. */
  | {
    kind: "partner_zoos";
    n: number;
  }
  /** At least one university. */
  | {
    kind: "university";
  }
  /** At least so many kiosks. */
  | {
    kind: "kiosks";
    n: number;
  }
  /** The action card on side II. */
  | {
    action: Action;
    kind: "upgraded";
  }
  /** At least so much reputation. */
  | {
    kind: "reputation";
    n: number;
  }
  /** At most so much appeal. */
  | {
    kind: "max_appeal";
    n: number;
  };

/** A space of the conservation track. */
export interface ConservationSpace {
  /** What waits here. */
  bonus: Bonus | null;
  /** The conservation points. */
  conservation: number;
  /** The appeal that meets it: victory points are the appeal above this. */
  target: number;
  /** What happens here, in words; nothing on most spaces. */
  text: string;
  /** Whether bonus tiles lie here. */
  tiles: boolean;
}

/** What is counted, as it is drawn. */
export interface Count {
  /** The icon, where one is counted or wanted. */
  icon: Icon | null;
  /** The picture. */
  kind: CountKind;
  /** What is counted, in words. */
  text: string;
}

/** Pictures of what is counted. */
export type CountKind =
  /** Icons of one kind. */
  | "icon"
  /** Different animal categories. */
  | "categories"
  /** Different continents. */
  | "continents"
  /** Small animals. */
  | "small_animals"
  /** Medium animals. */
  | "medium_animals"
  /** Large animals. */
  | "large_animals"
  /** An animal with the icon is released. */
  | "release"
  /** An animal with the icon, and a partner zoo of its continent. */
  | "breeding"
  /** Supported projects. */
  | "supports"
  /** Empty building spaces. */
  | "empty_spaces"
  /** The place on the reputation track. */
  | "reputation"
  /** Sponsors. */
  | "sponsors"
  /** Categories in which the right neighbour has fewer icons. */
  | "categories_ahead"
  /** Continents in which the right neighbour has fewer icons. */
  | "continents_ahead"
  /** Different outlines of buildings. */
  | "building_shapes"
  /** The best continent without its base project. */
  | "best_continent"
  /** The best category without its base project. */
  | "best_category"
  /** Pairs of a kiosk and a pavilion. */
  | "kiosk_pavilion_pairs"
  /** Conditions on cards. */
  | "conditions"
  /** Things that hold or not. */
  | "checks"
  /** Anything else. */
  | "other";

/** What is measured, added up or counted. */
export type Counted =
  | "points"
  | "appeal"
  | "conservation"
  | "money"
  | "income"
  | "hand"
  | "reputation"
  | "start"
  | "animals"
  | "sponsors"
  | "projects"
  | "placement"
  | "map"
  | "association"
  | "donations"
  | "tracks"
  | "tiles"
  | "pavilions"
  | "kiosks"
  | "appeal_income"
  | "actions"
  | "final_scoring"
  | "sponsors_at_end"
  | "released"
  | "buildings"
  | "trades"
  | "venom"
  | "pilfered"
  | "turns"
  | "supports"
  | "upgrades"
  | "partner_zoos"
  | "universities"
  | "workers"
  | "drawn"
  | "taken";

/** A donation space. */
export interface DonationSpace {
  /** Whether a neutral token covers it with two players. */
  blocked_with_two: boolean;
  /** What it costs. */
  cost: number;
}

/** A donation space. */
export interface DonationView {
  /** What it costs. */
  cost: number;
  /** Whether it is covered. */
  covered: boolean;
}

/** The draft of action cards as one seat sees it; a spectator sees no card. */
export interface DraftView {
  /** The cards it has kept so far. */
  kept: Alternate[];
  /** The cards of which the seat keeps one, or uses two. */
  offered: Alternate[];
  /** Cards it has seen and passed on. */
  passed: Alternate[];
  /** The round: 1 and 2 to keep a card, 3 to choose the two that are used. */
  round: number;
  /** The two it has chosen to use, face down for all others. */
  used: Alternate[];
}

/** A space of the left edge. */
export interface EdgeFace {
  /** What emptying it gives. */
  bonus: Bonus;
  /** Whether it gives the same in every break. */
  every_break: boolean;
  /** The space, from 1 at the top. */
  space: number;
}

/** A space of the left edge. */
export interface EdgeView {
  /** Whether it gives its bonus in every break once its token is gone. */
  every_break: boolean;
  /** Whether its token is still there. */
  has_token: boolean;
  /** The space, from 1 at the top. */
  space: number;
}

/** Which faces are in use: those of the base game, or with the replacements of the expansion. */
export type Edition =
  /** The base game alone. */
  | "base"
  /** With Marine Worlds. */
  | "marine";

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

/** Something that happened. Cards that not everybody may see are named only where `seen_by` leaves them. */
export type Event =
  /** A zoo map was taken. */
  | {
    kind: "map";
    map: MapId;
    seat: Seat;
  }
  /** An alternate action card takes the place of the standard one. */
  | {
    card: Alternate;
    kind: "alternate";
    seat: Seat;
  }
  /** A turn began. */
  | {
    kind: "turn";
    number: number;
    seat: Seat;
  }
  /** An action began. */
  | {
    action: Action;
    kind: "action";
    owner: Seat;
    seat: Seat;
    side: Side;
    strength: number;
    x_tokens: number;
  }
  /** A card was discarded for this much more strength. */
  | {
    kind: "strengthened";
    more: number;
    seat: Seat;
  }
  /** An action strength of the map was covered. */
  | {
    kind: "concealed";
    seat: Seat;
    strength: number;
  }
  /** An action card moved to another slot. */
  | {
    action: Action;
    kind: "slot";
    seat: Seat;
    slot: number;
  }
  /** An action card was flipped to side II. */
  | {
    action: Action;
    kind: "upgraded";
    seat: Seat;
  }
  /** Something was gained. */
  | {
    kind: "gained";
    n: number;
    seat: Seat;
    source: string;
    what: Resource;
  }
  /** Something was paid or lost. */
  | {
    kind: "lost";
    n: number;
    reason: Loss;
    seat: Seat;
    what: Resource;
  }
  /** A gain was lost because a track or supply was full or closed. */
  | {
    kind: "wasted";
    n: number;
    seat: Seat;
    what: Resource;
  }
  /** A card came from the deck; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "drew";
    seat: Seat;
  }
  /** A card came from the display. */
  | {
    card: CardId;
    folder: number;
    kind: "took";
    seat: Seat;
  }
  /** A card was revealed. */
  | {
    card: CardId;
    kind: "revealed";
  }
  /** A revealed or chosen card went into the hand; everybody saw it where it is named. */
  | {
    card: CardId | null;
    kind: "kept";
    seat: Seat;
  }
  /** A card went to the discard pile. */
  | {
    card: CardId;
    kind: "discarded";
    seat: Seat | null;
  }
  /** A token was put on an animal of the display. */
  | {
    card: CardId;
    kind: "marked";
    seat: Seat;
  }
  /** A card with a mark was discarded from the display and went to the hand of the mark's owner. */
  | {
    card: CardId;
    kind: "claimed";
    seat: Seat;
  }
  /** New cards of the display showed waves: as many of the lowest ones are discarded. */
  | {
    cards: number;
    kind: "wave";
  }
  /** An animal was rescued above the map. */
  | {
    card: CardId;
    kind: "rescued";
    seat: Seat;
  }
  /** A hand without animals was shown to all. */
  | {
    kind: "hand_shown";
    seat: Seat;
  }
  /** A card was tucked; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "pouched";
    seat: Seat;
  }
  /** A card was stored on the notepad; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "stored";
    seat: Seat;
  }
  /** A stored card came back into the hand; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "taken_back";
    seat: Seat;
  }
  /** An animal came into a zoo. */
  | {
    card: CardId;
    cost: number;
    home: Home;
    kind: "animal";
    seat: Seat;
  }
  /** Conditions of an animal that is played were ignored for once. */
  | {
    by: IgnoredBy;
    card: CardId;
    kind: "ignored";
    n: number;
    seat: Seat;
  }
  /** A sponsor came into a zoo. */
  | {
    card: CardId;
    cost: number;
    kind: "sponsor";
    seat: Seat;
  }
  /** A project was laid above the board. */
  | {
    card: CardId;
    cost: number;
    kind: "project";
    seat: Seat;
  }
  /** A project was supported. */
  | {
    card: CardId;
    kind: "supported";
    level: number;
    seat: Seat;
    token: number;
  }
  /** An animal was released. */
  | {
    card: CardId;
    kind: "released";
    seat: Seat;
  }
  /** An enclosure lost an animal. */
  | {
    home: Home;
    kind: "emptied";
    seat: Seat;
  }
  /** An animal moved into a special enclosure. */
  | {
    card: CardId;
    kind: "moved";
    seat: Seat;
    to: Home;
  }
  /** A building was placed. */
  | {
    anchor: Cell;
    building: Building;
    cost: number;
    kind: "built";
    seat: Seat;
    turn: number;
  }
  /** A building was taken off the map. */
  | {
    anchor: Cell;
    building: Building;
    kind: "removed";
    seat: Seat;
    turn: number;
  }
  /** A building that had been lifted was put back on the map. */
  | {
    anchor: Cell;
    building: Building;
    kind: "returned";
    seat: Seat;
    turn: number;
  }
  /** A standard enclosure was exchanged for this larger one. */
  | {
    anchor: Cell;
    building: Building;
    kind: "enlarged";
    seat: Seat;
    turn: number;
  }
  /** A task was performed. */
  | {
    kind: "task";
    seat: Seat;
    task: Task;
    workers: number;
  }
  /** A continent marker was removed. */
  | {
    continent: Icon;
    kind: "marker";
    seat: Seat;
  }
  /** A partner zoo was taken. */
  | {
    continent: Icon;
    kind: "partner";
    seat: Seat;
  }
  /** A university was taken. */
  | {
    kind: "university";
    seat: Seat;
    university: University;
  }
  /** A worker was hired. */
  | {
    kind: "worker";
    seat: Seat;
  }
  /** A worker came back from a task. */
  | {
    kind: "worker_back";
    seat: Seat;
    task: Task;
  }
  /** A bonus tile was taken. */
  | {
    kind: "tile";
    seat: Seat;
    tile: BonusTile;
  }
  /** A kept bonus tile was used. */
  | {
    kind: "tile_used";
    seat: Seat;
    tile: BonusTile;
  }
  /** A token was put on an action card. */
  | {
    action: Action;
    kind: "token";
    seat: Seat;
    token: CardToken;
  }
  /** The break token moved. */
  | {
    kind: "break_token";
    left: number;
    steps: number;
  }
  /** A break began. */
  | {
    kind: "break";
  }
  /** The display was refilled with a card. */
  | {
    card: CardId;
    folder: number;
    kind: "displayed";
  }
  /** The discard pile was shuffled under the deck. */
  | {
    cards: number;
    kind: "reshuffled";
  }
  /** A final scoring card went under the pile; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "scoring_discarded";
    seat: Seat;
  }
  /** A final scoring card was drawn; only its owner sees which. */
  | {
    card: CardId | null;
    kind: "scoring_drawn";
    seat: Seat;
  }
  /** A player was chosen or found as the victim of an ability. */
  | {
    card: CardId;
    kind: "victim";
    seat: Seat;
    victim: Seat;
  }
  /** A card was drawn from another hand; only the two see which. */
  | {
    card: CardId | null;
    from: Seat;
    kind: "stolen";
    seat: Seat;
  }
  /** The end of the game was triggered. */
  | {
    kind: "end_triggered";
    seat: Seat;
  }
  /** A final scoring card or sponsor was scored. */
  | {
    card: CardId;
    kind: "scored";
    n: number;
    seat: Seat;
    what: Resource;
  }
  /** A game of a solo challenge ended. */
  | {
    game: number;
    kind: "challenge_game";
    points: number;
  }
  /** The game is over. */
  | {
    kind: "over";
  };

/** Everything there is to say about a subject. */
export interface Explanation {
  /** What stands against it; nothing if it can be done. */
  hurdles: Hurdle[];
  /** What it costs. */
  price: Price;
  /** What was asked about. */
  subject: Subject;
  /** When it can be done, or would be tried. */
  when: When;
}

/** A folder of the display. */
export interface FolderView {
  /** The card, if one lies there. */
  card: CardId | null;
  /** Its number from 1, which is what cards played from it cost besides. */
  folder: number;
  /** Whether it is in the viewer's reputation range. */
  in_range: boolean;
  /** Whether its card is discarded in a break. */
  leaves_at_break: boolean;
  /** Whose token lies on the card. */
  mark: Seat | null;
}

/** The pictures of gains and effects. */
export type Glyph =
  /** Money. */
  | "money"
  /** Appeal. */
  | "appeal"
  /** Conservation points. */
  | "conservation"
  /** Reputation. */
  | "reputation"
  /** X-tokens. */
  | "x_token"
  /** A card from the deck or the display in range. */
  | "card_in_range"
  /** Any card of the display. */
  | "snapping"
  /** The deck is searched for a card. */
  | "search"
  /** The deck is searched for a sponsor with a person. */
  | "person_sponsor"
  /** Cards of the discard pile. */
  | "scavenging"
  /** The top cards of the deck. */
  | "hunter"
  /** An action card moves to slot 1. */
  | "clever"
  /** One more action. */
  | "extra_action"
  /** A free standard enclosure; the number is its size. */
  | "free_standard_enclosure"
  /** A free special enclosure. */
  | "free_special_enclosure"
  /** A free kiosk. */
  | "free_kiosk"
  /** A free pavilion. */
  | "free_pavilion"
  /** A free kiosk or pavilion. */
  | "free_kiosk_or_pavilion"
  /** A worker is hired. */
  | "worker"
  /** A worker comes back. */
  | "returned_worker"
  /** An action card is upgraded. */
  | "upgrade"
  /** A partner zoo. */
  | "partner_zoo"
  /** A university. */
  | "university"
  /** A sponsor is played. */
  | "sponsor"
  /** An animal is played. */
  | "animal"
  /** A Multiplier token. */
  | "multiplier"
  /** A card is tucked for appeal. */
  | "pouch"
  /** Cards are sold. */
  | "sunbathing"
  /** Cards are exchanged. */
  | "digging"
  /** Cards are exchanged, and a discarded animal may be rescued. */
  | "rescue"
  /** Final scoring cards are exchanged. */
  | "adapt"
  /** A wave. */
  | "wave"
  /** An empty enclosure is removed. */
  | "cut_down"
  /** Animals of the display are discarded for appeal. */
  | "shark_attack"
  /** A card is stored. */
  | "stored_card"
  /** A mark on an animal of the display. */
  | "mark"
  /** The lowest open strength is covered. */
  | "covered_strength"
  /** All animals of the display. */
  | "animal_magnet"
  /** A continent marker is removed. */
  | "continent_marker"
  /** A bonus tile. */
  | "bonus_tile"
  /** A donation. */
  | "donation"
  /** The hand limit rises. */
  | "hand_limit"
  /** One of several. */
  | "choice"
  /** Conditions are ignored. */
  | "ignored_conditions"
  /** An icon of any kind. */
  | "any_icon"
  /** The effects of all reef dwellers. */
  | "reef"
  /** A unique building is placed. */
  | "unique_building"
  /** Buildings are enlarged or moved. */
  | "rebuilding"
  /** Tokens on a card. */
  | "player_token"
  /** The break token moves. */
  | "break_token"
  /** A placement bonus of the map. */
  | "placement_bonus"
  /** X-tokens and money are exchanged. */
  | "trade"
  /** Another named ability. */
  | "ability"
  /** Anything else. */
  | "effect";

/** The ground of a space. */
export type Ground =
  /** Building ground. */
  | "plain"
  /** Rock. */
  | "rock"
  /** Water. */
  | "water";

/** Moves that are shown together. */
export type Group =
  /** Zoo maps. */
  | "maps"
  /** Action cards to use. */
  | "actions"
  /** An action card back for an X-token. */
  | "x_token_action"
  /** Animals to play. */
  | "animals"
  /** Homes for an animal. */
  | "homes"
  /** Buildings to build. */
  | "buildings"
  /** Places for a building. */
  | "places"
  /** Ways to get cards. */
  | "draw"
  /** Cards to choose. */
  | "cards"
  /** Chosen cards that can be put back. */
  | "back"
  /** Association tasks. */
  | "tasks"
  /** A donation. */
  | "donation"
  /** Partner zoos and universities. */
  | "partners"
  /** Levels of projects. */
  | "levels"
  /** Spaces of the left edge. */
  | "edge"
  /** Sponsors to play. */
  | "sponsors"
  /** The break token. */
  | "break"
  /** What comes first. */
  | "order"
  /** Action cards to choose. */
  | "action_cards"
  /** Bonus tiles. */
  | "tiles"
  /** Players. */
  | "players"
  /** Placement bonuses. */
  | "bonuses"
  /** Ways to go on. */
  | "options"
  /** To finish or decline. */
  | "finish"
  /** Free moves. */
  | "free";

/** Where an animal lives. */
export type Home =
  /** A standard enclosure. */
  | {
    /** Its first cell. */
    cell: Cell;
    kind: "enclosure";
  }
  /** A special enclosure. */
  | {
    /** Which. */
    building: Building;
    kind: "special";
  }
  /** Several tanks. */
  | {
    kind: "tanks";
    /** Its tokens in each. */
    tokens: Split;
  }
  /** With another herbivore. */
  | {
    kind: "flock";
  };

/** A special enclosure that can house an animal. */
export interface HomeFace {
  /** The kind of enclosure; all tanks are one kind. */
  kind: SpecialHome;
  /** Its name. */
  name: string;
  /** The places it takes there. */
  places: number;
}

/** A reason against something, and what would help. */
export interface Hurdle {
  /** The reason. */
  blocker: Blocker;
  /** The kinds of step that could remove it. */
  remedies: Remedy[];
}

/** An icon in a zoo. */
export type Icon =
  /** The continent Africa. */
  | "africa"
  /** The continent Americas. */
  | "americas"
  /** The continent Asia. */
  | "asia"
  /** The continent Australia. */
  | "australia"
  /** The continent Europe. */
  | "europe"
  /** Birds. */
  | "bird"
  /** Herbivores. */
  | "herbivore"
  /** Predators. */
  | "predator"
  /** Primates. */
  | "primate"
  /** Reptiles. */
  | "reptile"
  /** Bears. */
  | "bear"
  /** Petting zoo animals. */
  | "petting_zoo"
  /** Sea animals (Marine Worlds). */
  | "sea_animal"
  /** Research. */
  | "science"
  /** Rock. */
  | "rock"
  /** Water. */
  | "water";

/** An icon. */
export interface IconEntry {
  /** The family, which its shape tells. */
  family: IconFamily;
  /** Which icon. */
  id: Icon;
  /** Its name. */
  name: string;
  /** The box. */
  set: Set;
  /** What it is good for, in words. */
  text: string;
}

/** The families of icons. */
export type IconFamily =
  /** A continent. */
  | "continent"
  /** An animal category. */
  | "category"
  /** Research. */
  | "science"
  /** Rock or water. */
  | "terrain";

/** What lets conditions of an animal be ignored once. */
export type IgnoredBy =
  /** A Camouflage of this turn. */
  | {
    kind: "camouflage";
  }
  /** A kept bonus tile. */
  | {
    kind: "tile";
    /** Which. */
    tile: BonusTile;
  }
  /** The action card in use, whose only animal it is. */
  | {
    /** Which action. */
    action: Action;
    kind: "action_card";
  };

/** What a break would bring now. */
export interface IncomeView {
  /** Money by appeal. */
  appeal: number;
  /** Money by kiosks. */
  kiosks: number;
  /** All money that can be foreseen: appeal, kiosks and plain gains. */
  money: number;
  /** Where everything else is printed that happens in the income, such as `left:4` or `236:line:2`. */
  others: string[];
}

/** Something drawn on a map. */
export interface LandmarkFace {
  /** Its spaces; a landmark outside the map lies beside its only one. */
  cells: Cell[];
  /** The continent of an area. */
  continent: Icon | null;
  /** What it is. */
  kind: LandmarkKind;
  /** Its name. */
  name: string;
}

/** What is drawn on maps. */
export type LandmarkKind =
  /** The observation tower. */
  | "tower"
  /** The gate. */
  | "gate"
  /** A silver lake. */
  | "silver_lake"
  /** The restaurant. */
  | "restaurant"
  /** The harbour, outside the map. */
  | "harbour"
  /** The research institute, outside the map. */
  | "institute"
  /** A letter on the hill. */
  | "hill_letter"
  /** The area of a continent. */
  | "continent"
  /** The area in the north. */
  | "north"
  /** The area in the east. */
  | "east"
  /** The area in the south. */
  | "south"
  /** The area in the west. */
  | "west"
  /** The middle of the map. */
  | "centre";

/** A language of the texts. */
export type Lang =
  /** English. */
  | "en"
  /** French. */
  | "fr";

/** A level of a project. */
export interface LevelFace {
  /** Conservation points. */
  conservation: number;
  /** What else it gives. */
  extra: Bonus[];
  /** What it needs. */
  need: LevelNeed;
  /** What it needs, in words. */
  need_text: string;
  /** Reputation. */
  reputation: number;
}

/** What a level needs. */
export type LevelNeed =
  /** At least so many of what the project counts. */
  | {
    kind: "at_least";
    /** How many. */
    n: number;
  }
  /** An animal with the icon of the project is released. */
  | {
    kind: "release";
    /** Of exactly this size. */
    size: SizeClass;
  }
  /** An animal with the icon of the project, and a partner zoo of its continent. */
  | {
    kind: "breeding";
  };

/** A level of a project. */
export interface LevelView {
  /** The conservation it gives. */
  conservation: number;
  /** What it needs. */
  need: NeedView;
  /** The reputation it gives. */
  reputation: number;
  /** What lies on it. */
  token: TokenView;
}

/** A line of a sponsor. */
export interface LineFace {
  /** What it does, as pictures; a rule has none. */
  does: Bonus[];
  /** What it does and when, as a sentence. */
  text: string;
  /** When it counts. */
  when: LineWhen;
}

/** When a line of a sponsor counts. */
export type LineWhen =
  /** Once, when it is played (yellow). */
  | "now"
  /** In every break (purple). */
  | "income"
  /** Whenever something happens (blue). */
  | "whenever"
  /** From now on (blue). */
  | "rule"
  /** At the end of the game (brown). */
  | "at_end"
  /** At the end of the game, after everything of everybody else (brown). */
  | "at_very_end";

/** Why something was lost. */
export type Loss =
  /** Paid for a card, building or donation. */
  | "price"
  /** X-tokens spent on an action. */
  | "spent"
  /** Paid for Venom. */
  | "venom"
  /** Exchanged for something else. */
  | "traded"
  /** Given to another player. */
  | "pilfered"
  /** Appeal of a released animal. */
  | "release";

/** A zoo map. */
export interface MapFace {
  /** Areas that are outlined. */
  areas: LandmarkFace[];
  /** Its spaces, column by column. */
  cells: CellFace[];
  /** The spaces of the left edge from top to bottom. */
  edge: EdgeFace[];
  /** Appeal for covering every building space. */
  full_cover: number;
  /** The label on its corner, by which views and moves name it. */
  label: MapId;
  /** What else is drawn on or beside spaces. */
  landmarks: LandmarkFace[];
  /** Its name. */
  name: string;
  /** What the first to fourth partner zoo give besides. */
  partner_zoos: SlotFace[];
  /** What a row gives that has both its partner zoo and its university; empty where rows are not joined. */
  rows: SlotFace[];
  /** Where it was published. */
  source: MapSource;
  /** Buildings that stand from the start. */
  start: StartFace[];
  /** What is special about it, in words. */
  text: string;
  /** What the first to third university give besides. */
  universities: SlotFace[];
  /** What the second to fourth worker give when they are hired. */
  workers: SlotFace[];
}

/** A zoo map by its place in [`ALL`]; written as the label on its corner, such as `A`, `7` or `4a`. */
export type MapId = string;

/** Where a map was published. */
export type MapSource =
  /** In the base game, for a first game. */
  | "base_beginner"
  /** In the base game. */
  | "base"
  /** In a map pack, tournament or new printing. */
  | "later";

/** What words are beside the standard text. */
export type Mark =
  /** Both have them. */
  | "same"
  /** The standard text has them not. */
  | "new"
  /** Only the standard text has them: to be shown struck out, or not at all. */
  | "gone";

/** What a level needs. */
export type NeedView =
  /** At least so many of what the project counts. */
  | {
    kind: "at_least";
    /** How many. */
    n: number;
  }
  /** An animal is released. */
  | {
    /** With this icon. */
    icon: Icon;
    kind: "release";
    /** Of this size. */
    size: SizeClass;
  }
  /** An animal and a partner zoo of its continent. */
  | {
    /** The icon of the animal. */
    icon: Icon;
    kind: "breeding";
  };

/** Another option that has to have one of some values. */
export interface Needs {
  /** The values. */
  one_of: Setting[];
  /** The other option. */
  option: string;
}

/** A space as seen from another, in axial coordinates: `q` columns to the right, `r` spaces straight down. */
export interface Offset {
  /** Columns to the right. */
  q: number;
  /** Spaces straight down. */
  r: number;
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

/** A part of a sum. */
export interface Part {
  /** A word for it. */
  id: Counted;
  /** How much. */
  n: number;
  /** What people call it. */
  name: string;
}

/** What a partner zoo takes off a price. */
export interface PartnerZooOff {
  /** Its continent. */
  continent: Icon;
  /** Money. */
  off: number;
}

/** A continent of partner zoos. */
export interface PartnerZooView {
  /** Which continent. */
  continent: Icon;
  /** How many are left, the one on the board included. */
  left: number;
  /** Whether one lies on the board. */
  on_offer: boolean;
}

/** An effect that has still to happen. */
export interface PendingView {
  /** Who gains and answers. */
  owner: Seat;
  /** Which part of what is printed there, counted as it is read. */
  part: number;
  /** Where it is printed, such as `203:line:1` or `bonus:e4`. */
  source: string;
  /** Whom it hits. */
  victim: Seat | null;
}

/** An action that is performed. */
export interface PerformingView {
  /** Which action. */
  action: Action;
  /** The number of the card: 0 for the standard one. */
  number: number;
  /** Whose card is in use. */
  owner: Seat;
  /** Repetitions that Multiplier tokens still allow. */
  repeats: number;
  /** The side it began with. */
  side: Side;
  /** How far it got. */
  step: StepView;
  /** Its strength. */
  strength: number;
}

/** What a placement needs besides the normal rules. */
export interface PlacementNeed {
  /** Whether it may stand away from all other buildings. */
  alone: boolean;
  /** How often placement bonuses under it are gained. */
  bonus_times: number;
  /** Border spaces it must cover. */
  border: number;
  /** Whether it lies on water instead of building spaces. */
  on_water: boolean;
  /** Whether water that it covers itself frees it from the water next to it (D-54). */
  or_covers_water: boolean;
  /** Different rock spaces next to it. */
  rock: number;
  /** Different water spaces next to it. */
  water: number;
}

/** What depends on the number of players. */
export interface PlayersFace {
  /** Base projects that are laid out. */
  base_projects: number;
  /** Steps of the break token; none in the solo game. */
  break_steps: number;
  /** How many players. */
  players: number;
  /** The appeal the last of them starts with; in a solo game it is chosen. */
  start_appeal: number;
}

/** Victory points in both counts. */
export interface PointsView {
  /** The adding count, which is never negative at the end of a finished game. */
  adding: number;
  /** The subtracting count: appeal less the target of the conservation. */
  subtracting: number;
  /** The target of the conservation on the appeal track. */
  target: number;
}

/** What it costs, part by part. */
export type Price =
  /** An animal: money. */
  | {
    /** What the action card takes off its first animal. */
    action_card: number;
    /** What cards take off. */
    cards: CardOff[];
    /** The folder of the display it lies in; 0 in hand. */
    folder: number;
    kind: "animal";
    /** What partner zoos take off, one entry for each icon. */
    partner_zoos: PartnerZooOff[];
    /** The printed cost. */
    printed: number;
    /** What is paid. */
    total: number;
  }
  /** A sponsor: a level, and money for the folder. */
  | {
    /** The folder of the display it lies in; 0 in hand. Paid in money. */
    folder: number;
    kind: "sponsor";
    /** The level that counts. */
    level: number;
    /** What the map takes off. */
    lowered: number;
    /** The printed level. */
    printed: number;
  }
  /** A building: spaces and money. */
  | {
    kind: "building";
    /** Its spaces, which is the strength it takes. */
    spaces: number;
    /** Money. */
    total: number;
  }
  /** A task: strength and workers. */
  | {
    kind: "task";
    /** The strength it takes. */
    strength: number;
    /** The workers it takes. */
    workers: number;
  }
  /** A level of a project: money if the card comes from the display. */
  | {
    /** The folder it lies in; 0 in hand or in play. */
    folder: number;
    kind: "level";
  }
  /** An action card: its strength and the least that does something. */
  | {
    kind: "action";
    /** The least strength at which it does something, if any does. */
    least: number | null;
    /** The slot it lies in, from 1. */
    slot: number;
    /** The strength without X-tokens. */
    strength: number;
  };

/** What a card costs the viewer now. */
export interface PricedCard {
  /** Which card. */
  card: CardId;
  /** The price, part by part. */
  price: Price;
}

/** The face of a conservation project. */
export interface ProjectFace {
  /** Whether it is a base project, laid out below the association board. */
  base: boolean;
  /** What it counts or wants. */
  counts: Count;
  /** The editions in which the card has this face. */
  editions: Edition[];
  /** The number by which views and moves name the card. */
  id: CardId;
  /** The name of the kind of card. */
  kind_name: string;
  /** Its levels from left to right. */
  levels: LevelFace[];
  /** The name. */
  name: string;
  /** The number as it is printed. */
  number: string;
  /** What the player gains who brings it into play. */
  play_bonus: Bonus[];
  /** What it asks for. */
  project_kind: ProjectKind;
  /** The name of that. */
  project_kind_name: string;
  /** Whether the expansion puts this face in place of another. */
  replacement: boolean;
  /** The box this face comes from. */
  set: Set;
  /** What it does, in a few sentences. */
  text: string;
}

/** The kinds of projects. */
export type ProjectKind =
  /** Different kinds of icons. */
  | "distinct_icons"
  /** Icons of one kind. */
  | "icons"
  /** Animals of a size class. */
  | "animal_size"
  /** Releasing an animal into the wild. */
  | "release"
  /** A breeding program with a partner zoo. */
  | "breeding"
  /** A management plan (Marine Worlds). */
  | "management";

/** A project in play. */
export interface ProjectView {
  /** Which project. */
  card: CardId;
  /** What every seat has of what the project counts; nothing for releases and breeding. */
  counts: SeatCount[];
  /** Its levels from left to right. */
  levels: LevelView[];
}

/** A question; the legal moves are its answers. */
export type Question =
  /** Which of the maps on offer? */
  | {
    kind: "map";
  }
  /** Which alternate action card to keep? */
  | {
    /** Whether one was kept already. */
    again: boolean;
    kind: "draft";
  }
  /** Which two alternate action cards to use? */
  | {
    kind: "alternates";
  }
  /** Which cards to keep? A set, in any order. */
  | {
    kind: "keep";
    /** How many more. */
    left: number;
  }
  /** Which action, with how many X-tokens? */
  | {
    kind: "action";
  }
  /** Repeat the action? */
  | {
    kind: "repeat";
  }
  /** The next step of the action. */
  | {
    kind: "step";
    /** How far it got. */
    step: StepView;
  }
  /** Which enclosure for this animal? */
  | {
    /** The animal. */
    card: CardId;
    kind: "enclosure";
  }
  /** By what means is a missing condition of this animal ignored? */
  | {
    /** The animal. */
    card: CardId;
    kind: "conditions";
    /** How many conditions are still missing. */
    missing: number;
  }
  /** Where does the building go? */
  | {
    /** The building. */
    building: Building;
    kind: "place";
  }
  /** Which project and level? */
  | {
    kind: "project";
  }
  /** Which card's token stands for the missing icon? */
  | {
    /** The project. */
    card: CardId;
    kind: "icon";
  }
  /** Nothing is left but free moves: make one, or end the turn? */
  | {
    kind: "last_moves";
  }
  /** Which animal is released? */
  | {
    /** The project. */
    card: CardId;
    kind: "release";
  }
  /** Which token of the left edge? */
  | {
    kind: "token";
  }
  /** Which enclosure does this animal leave? */
  | {
    /** The animal. */
    card: CardId;
    kind: "leave";
  }
  /** Does an animal move into the new enclosure? */
  | {
    /** The enclosure. */
    building: Building;
    kind: "move_in";
  }
  /** Which effect comes first? */
  | {
    kind: "order";
  }
  /** Something an effect asks. */
  | {
    /** Whether it has begun. */
    begun: boolean;
    /** Which effect. */
    effect: PendingView;
    kind: "effect";
    /** How often it may still be done. */
    left: number;
  }
  /** Which final scoring card is discarded? */
  | {
    kind: "discard_scoring";
  }
  /** Which cards are discarded down to the hand limit? A set, in any order. */
  | {
    kind: "hand_limit";
    /** How many more. */
    left: number;
  };

/** A kind of step after which a reason against something may be gone, alone or together with others. */
export type Remedy =
  /** The next break: income as the zoo stands now. Offers and choices of the income may bring more. */
  | {
    kind: "income";
    /** The least money it brings. */
    money: number;
  }
  /** The break option of the Sponsors action. */
  | {
    kind: "break_option";
    /** The money it brings at this strength. */
    money: number;
    /** The strength the card has now, without X-tokens. */
    strength: number;
  }
  /** A card of the hand is sold at the harbour. */
  | {
    kind: "sell_card";
    /** The money it brings. */
    money: number;
  }
  /** A partner zoo that is on offer makes the animal cheaper. */
  | {
    /** Its continent. */
    continent: Icon;
    /** What the animal would cost then. */
    cost: number;
    kind: "cheaper_by_partner_zoo";
  }
  /** The card moves up the display, as cards before it leave. */
  | {
    /** What the card would cost there. */
    cost: number;
    /** The folder that would do, or the first one. */
    folder: number;
    kind: "lower_folder";
  }
  /** The card is taken from the display into the hand first. */
  | {
    /** What the card would cost then. */
    cost: number;
    /** Whether the own Cards card could also draw it now, at any strength. */
    in_range: boolean;
    kind: "take_into_hand";
    /** The strength from which on the own Cards card snaps. */
    snaps_from: number;
  }
  /** A sponsor of the own hand changes the rule that stands against it. */
  | {
    /** Which sponsor. */
    card: CardId;
    kind: "play_sponsor";
  }
  /** An action card with a Venom token is used, for its action or for an X-token. */
  | {
    /** The cards that bear one. */
    actions: Action[];
    kind: "remove_venom";
  }
  /** Other action cards are used first, so that this one moves up. */
  | {
    /** Which action card. */
    action: Action;
    kind: "higher_slot";
    /** The slot in which it is strong enough without X-tokens. */
    slot: number;
    /** How often cards of higher slots have to be used until then. */
    uses: number;
  }
  /** More X-tokens are gained, and spent on the action. */
  | {
    /** How many are there. */
    has: number;
    kind: "x_tokens";
    /** How many would do in all, in the slot of now. */
    needs: number;
  }
  /** An X-token is spent. */
  | {
    kind: "spend_x_token";
  }
  /** The Constriction token of the card goes: by any use of the card, or at the break. */
  | {
    /** Which action card. */
    action: Action;
    kind: "remove_constriction";
  }
  /** The action card is upgraded. */
  | {
    /** Which action card. */
    action: Action;
    kind: "upgrade";
    /** What upgrades a card and can still be reached. */
    sources: string[];
  }
  /** The next action of the kind begins afresh. */
  | {
    /** Which action. */
    action: Action;
    kind: "next_action";
  }
  /** Reputation, as by the first task of the association board. */
  | {
    kind: "reputation";
    /** How much is missing. */
    missing: number;
    /** How much it takes. */
    needs: number;
  }
  /** Partner zoos that are on offer and may be taken. */
  | {
    /** Their continents. */
    continents: Icon[];
    kind: "partner_zoos";
    /** How many of them would help. */
    missing: number;
    /** The strength of the task. */
    strength: number;
  }
  /** A university that is on offer and may be taken. */
  | {
    kind: "universities";
    /** The strength of the task. */
    strength: number;
    /** Their kinds. */
    universities: University[];
  }
  /** A building is built that has a place on the map. */
  | {
    /** Which building; the smallest of those that would do. */
    building: Building;
    kind: "build";
    /** How many of them are missing. */
    missing: number;
    /** The money one takes. */
    money: number;
    /** Whether the Build card has to be upgraded first: for the building, or for the only places left. */
    side_ii: boolean;
    /** The strength one takes. */
    strength: number;
  }
  /** No place is left for any building that would do. */
  | {
    kind: "no_place_left";
  }
  /** Another herbivore comes into the zoo, which this animal can join. */
  | {
    /** Herbivores of the own hand and the display that it could join. */
    cards: CardId[];
    kind: "join";
  }
  /** An animal is released: its enclosure is free again and its appeal is lost. */
  | {
    kind: "release_animal";
    /** Projects in play, in hand and in the display for which an own animal fits. */
    projects: CardId[];
  }
  /** Other cards come into the zoo first. */
  | {
    /** Cards of the own hand and the display that add to it. */
    cards: CardId[];
    kind: "play_cards";
    /** How much is missing. */
    missing: number;
  }
  /** New cards are drawn or taken. */
  | {
    kind: "draw_cards";
  }
  /** The next break: the workers come back. */
  | {
    kind: "workers_return";
    /** How many there are then. */
    workers: number;
  }
  /** Another worker is hired. */
  | {
    kind: "hire_worker";
    /** What hires one and can still be reached. */
    sources: string[];
  }
  /** The next break: partner zoos and universities are laid out again. */
  | {
    kind: "tiles_return";
  }
  /** Another level of the same project, against which nothing stands. */
  | {
    kind: "other_level";
    /** Which level, from 0. */
    level: number;
  }
  /** The building is placed elsewhere. */
  | {
    kind: "other_place";
  }
  /** One of these is made possible first. */
  | {
    kind: "make_possible";
    /** Any of them would do. */
    subjects: Subject[];
  };

/** A space of the reputation track. */
export interface ReputationSpace {
  /** What reaching it gives. */
  bonuses: Bonus[];
  /** Whether it needs the Cards card on side II. */
  needs_cards_ii: boolean;
  /** The last folder of the display in range. */
  range: number;
  /** The reputation. */
  reputation: number;
}

/** A condition on the left edge of a card. */
export interface RequirementFace {
  /** The action card that has to be upgraded. */
  action: Action | null;
  /** The icon it counts. */
  icon: Icon | null;
  /** What it asks for. */
  kind: RequirementKind;
  /** How many or how much. */
  n: number;
  /** The condition in words. */
  text: string;
}

/** What a condition asks for. */
export type RequirementKind =
  /** Icons in the zoo. */
  | "icons"
  /** A partner zoo of a continent of the animal. */
  | "partner_zoo_of_continent"
  /** Partner zoos. */
  | "partner_zoos"
  /** A university. */
  | "university"
  /** Kiosks. */
  | "kiosks"
  /** An action card on side II. */
  | "upgraded"
  /** Reputation. */
  | "reputation"
  /** At most so much appeal. */
  | "max_appeal";

/** What the tracks and supplies count. */
export type Resource =
  /** Money. */
  | "money"
  /** Appeal. */
  | "appeal"
  /** Conservation points. */
  | "conservation"
  /** Reputation. */
  | "reputation"
  /** X-tokens. */
  | "x_token";

/** What the tracks and supplies count. */
export interface ResourceEntry {
  /** Which resource. */
  id: Resource;
  /** The word behind other numbers. */
  many: string;
  /** Its name. */
  name: string;
  /** The word behind the number 1. */
  one: string;
  /** What it is good for, in words. */
  text: string;
}

/** What a seat has reached: points first, the tie-break only between equal points. */
export interface Score {
  /** Points in the game's smallest unit; may be negative. */
  points: number;
  /** Decides between equal points; equal again means a shared place. */
  tie_break: number;
}

/** What a card gave at the end. */
export interface Scored {
  /** Which card. */
  card: CardId;
  /** How much. */
  n: number;
  /** What it gave. */
  what: Resource;
}

/** The face of a final scoring card. */
export interface ScoringFace {
  /** Things that give one point each if they hold. */
  checks: string[];
  /** Whether it compares zoos, so that the solo game goes without it. */
  compares: boolean;
  /** What it counts. */
  counts: Count;
  /** The editions in which the card has this face. */
  editions: Edition[];
  /** The number by which views and moves name the card. */
  id: CardId;
  /** The name of the kind of card. */
  kind_name: string;
  /** The name. */
  name: string;
  /** The number as it is printed. */
  number: string;
  /** Whether the expansion puts this face in place of another. */
  replacement: boolean;
  /** The box this face comes from. */
  set: Set;
  /** The counts from which on it gives points; none where it asks for things that hold or not. */
  steps: StepFace[];
  /** What it does, in a few sentences. */
  text: string;
}

/** What a final scoring card would give now. */
export interface ScoringView {
  /** Which card. */
  card: CardId;
  /** Conservation points. */
  conservation: number;
}

/** A player's place at the table, counted from 0. */
export type Seat = number;

/** A seat and how much it has. */
export interface SeatCount {
  /** How much. */
  n: number;
  /** Who. */
  seat: Seat;
}

/** The box a component comes from. */
export type Set =
  /** The base game. */
  | "base"
  /** The Marine Worlds expansion. */
  | "marine";

/** Something with a name and an explanation. */
export interface SetEntry {
  /** What it is. */
  id: Set;
  /** Its name. */
  name: string;
  /** What it does, in words. */
  text: string;
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

/** How the points of a seat came about. */
export interface Sheet {
  /** The same in the adding count. */
  adding: number;
  /** Appeal at the end. */
  appeal: number;
  /** Where the appeal came from; the parts add up to it. */
  appeal_from: Part[];
  /** Conservation points at the end. */
  conservation: number;
  /** Where the conservation points came from; the parts add up to them. */
  conservation_from: Part[];
  /** What the seat did, counted. */
  counts: Part[];
  /** Where money came from. */
  money_from: Part[];
  /** What money went to. */
  money_to: Part[];
  /** Victory points: the appeal above the target. */
  points: number;
  /** What final scoring cards and sponsors gave at the end. */
  scored: Scored[];
  /** Whose. */
  seat: Seat;
  /** The appeal that meets them. */
  target: number;
}

/** The side of an action card. */
export type Side =
  /** The side every card starts with. */
  | "I"
  /** The upgraded side. */
  | "II";

/** How large an animal counts. */
export type SizeClass =
  /** Size 1 or 2, and petting zoo animals. */
  | "small"
  /** Size 3. */
  | "medium"
  /** Size 4 or 5. */
  | "large";

/** A numbered slot and what filling it gives. */
export interface SlotFace {
  /** What it gives. */
  bonuses: Bonus[];
  /** Whether it needs the Association card on side II. */
  needs_association_ii: boolean;
  /** Its number: from 1, for workers from 2. */
  slot: number;
}

/** An action card in its slot. */
export interface SlotView {
  /** Which action. */
  action: Action;
  /** Whether a Constriction token lies on it. */
  constriction: boolean;
  /** Multiplier tokens. */
  multipliers: number;
  /** The number of the card: 0 for the standard one. */
  number: number;
  /** Which side is up. */
  side: Side;
  /** The slot, from 1. */
  slot: number;
  /** The strength without X-tokens, a Constriction token taken off. */
  strength: number;
  /** Whether a Venom token lies on it. */
  venom: boolean;
}

/** The solo tile. */
export interface SoloFace {
  /** Games of a challenge. */
  challenge_games: number;
  /** The turns of each round. */
  turns: number[];
}

/** A run of words. */
export interface Span {
  /** What they are beside the standard text. */
  mark: Mark;
  /** The words, with the spaces behind them. */
  text: string;
}

/** A kind of special enclosure as printed on animals; all tanks are one kind. */
export type SpecialHome =
  /** The petting zoo. */
  | "petting_zoo"
  /** The reptile house. */
  | "reptile_house"
  /** The large bird aviary. */
  | "large_bird_aviary"
  /** The small and the large aquarium, and the underwater tunnel. */
  | "aquarium";

/** Tokens of one animal in each of the tanks, in the order of [`Building::TANKS`]. */
export interface Split {
  large_aquarium: number;
  small_aquarium: number;
  underwater_tunnel: number;
}

/** The face of a sponsor. */
export interface SponsorFace {
  /** Appeal it gives. */
  appeal: number;
  /** The unique building that comes with it. */
  building: Building | null;
  /** Conservation points it gives. */
  conservation: number;
  /** The editions in which the card has this face. */
  editions: Edition[];
  /** The other icons. */
  icons: Icon[];
  /** The number by which views and moves name the card. */
  id: CardId;
  /** The name of the kind of card. */
  kind_name: string;
  /** The level. */
  level: number;
  /** What it does, line by line. */
  lines: LineFace[];
  /** The name. */
  name: string;
  /** The number as it is printed. */
  number: string;
  /** Whether it shows a person. */
  person: boolean;
  /** Whether the expansion puts this face in place of another. */
  replacement: boolean;
  /** Reputation it gives. */
  reputation: number;
  /** The conditions. */
  requires: RequirementFace[];
  /** Rock icons. */
  rock: number;
  /** The box this face comes from. */
  set: Set;
  /** What it does, in a few sentences. */
  text: string;
  /** Water icons. */
  water: number;
  /** Whether it shows a wave. */
  wave: boolean;
}

/** A building that stands from the start. */
export interface StartFace {
  /** Which building. */
  building: Building;
  /** The spaces it covers. */
  cells: Cell[];
}

/** A step of a final scoring card. */
export interface StepFace {
  /** From this count on. */
  need: number;
  /** So many conservation points. */
  points: number;
}

/** How far an action got. */
export type StepView =
  /** Animals are played. */
  | {
    kind: "animals";
    /** How many more may be played. */
    left: number;
    /** How many were played. */
    played: number;
    /** The sizes among them. */
    sizes: SizeClass[];
  }
  /** Association tasks are performed. */
  | {
    /** Whether a donation was made. */
    donated: boolean;
    kind: "association";
    /** Strength left. */
    left: number;
    /** Tasks that were performed. */
    tasks: Task[];
  }
  /** Buildings are built. */
  | {
    /** What was built. */
    built: Building[];
    /** Whether the extra copy was built. */
    copied: boolean;
    /** Whether the building that the card adds was built. */
    extra: boolean;
    kind: "build";
    /** Strength left. */
    left: number;
    /** Whether the rock or water space that the card opens was covered. */
    terrain: boolean;
  }
  /** Draw or snap is still to be chosen. */
  | {
    kind: "cards";
  }
  /** Cards are drawn. */
  | {
    /** Whether one was drawn. */
    begun: boolean;
    kind: "drawing";
    /** How many more may be drawn. */
    left: number;
  }
  /** Cards are discarded. */
  | {
    kind: "discarding";
    /** How many more. */
    left: number;
  }
  /** Cards are snapped. */
  | {
    kind: "snapping";
    /** How many more. */
    left: number;
  }
  /** Sponsors are played. */
  | {
    kind: "sponsors";
    /** Levels left. */
    left: number;
    /** By how much one sponsor of this action may still be lowered. */
    lower: number;
    /** Whether nothing more is played; only what an alternate card adds may follow. */
    over: boolean;
    /** How many were played. */
    played: number;
    /** Whether what an alternate card adds was used. */
    used: boolean;
  }
  /** The action is done; it may be repeated. */
  | {
    kind: "done";
  };

/** What an action does at a strength. */
export interface StrengthLine {
  /** The same in runs of words, beside those of the standard card. */
  spans: Span[];
  /** The strength. */
  strength: number;
  /** What it does, in one short line. */
  text: string;
}

/** What is asked about. */
export type Subject =
  /** An animal in hand or display. */
  | {
    /** Which card. */
    card: CardId;
    kind: "animal";
  }
  /** A sponsor in hand or display. */
  | {
    /** Which card. */
    card: CardId;
    kind: "sponsor";
  }
  /** A level of a project in play, in hand or in the display. */
  | {
    /** Which project. */
    card: CardId;
    kind: "level";
    /** Which level, from 0. */
    level: number;
  }
  /** A building of the Build action. */
  | {
    /** Which building. */
    building: Building;
    kind: "building";
  }
  /** A task of the association board. */
  | {
    kind: "task";
    /** Which task. */
    task: Task;
  }
  /** An own action card. */
  | {
    /** Which action. */
    action: Action;
    kind: "action";
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
    /** Its number. */
    card: CardId;
    kind: "card";
  }
  /** Cells of the own zoo map. */
  | {
    /** Which. */
    cells: Cell[];
    kind: "cells";
  }
  /** An action card. */
  | {
    /** Which. */
    action: Action;
    kind: "action";
    /** Whose. */
    seat: Seat;
  }
  /** A slot of the own action row, from 1. */
  | {
    kind: "slot";
    /** Which. */
    slot: number;
  }
  /** A building of the supply, or one in the own zoo. */
  | {
    /** Which. */
    building: Building;
    kind: "building";
  }
  /** A level of a conservation project, from 0 on the left. */
  | {
    /** The project. */
    card: CardId;
    kind: "level";
    /** Which. */
    level: number;
  }
  /** A task of the association board. */
  | {
    kind: "task";
    /** Which. */
    task: Task;
  }
  /** The next donation space. */
  | {
    kind: "donation";
  }
  /** A partner zoo. */
  | {
    /** Its continent. */
    continent: Icon;
    kind: "partner_zoo";
  }
  /** A university. */
  | {
    kind: "university";
    /** Which. */
    university: University;
  }
  /** A space of the left edge of the own map, from 1 at the top. */
  | {
    kind: "edge";
    /** Which. */
    space: number;
  }
  /** A bonus tile. */
  | {
    kind: "tile";
    /** Which. */
    tile: BonusTile;
  }
  /** A player. */
  | {
    kind: "seat";
    /** Who. */
    seat: Seat;
  }
  /** A zoo map on offer. */
  | {
    kind: "map";
    /** Which. */
    map: MapId;
  }
  /** An alternate action card on offer. */
  | {
    /** Which. */
    card: Alternate;
    kind: "alternate";
  }
  /** The deck. */
  | {
    kind: "deck";
  }
  /** The display. */
  | {
    kind: "display";
  }
  /** The break token. */
  | {
    kind: "break_token";
  }
  /** A size of animals. */
  | {
    kind: "size";
    /** Which. */
    size: SizeClass;
  };

/** The tasks of the association board. */
export type Task =
  /** 2 reputation. */
  | "reputation"
  /** A partner zoo. */
  | "partner_zoo"
  /** A university. */
  | "university"
  /** A conservation project. */
  | "project";

/** A task of the association board. */
export interface TaskEntry {
  /** Which task. */
  id: Task;
  /** Its name. */
  name: string;
  /** The strength it needs. */
  strength: number;
  /** What it does, in words. */
  text: string;
}

/** A task of the association board. */
export interface TaskView {
  /** The strength it needs from the viewer; for a spectator, from a zoo without cards. */
  strength: number;
  /** Which task. */
  task: Task;
}

/** A bonus tile. */
export interface TileEntry {
  /** What it does, as pictures. */
  bonuses: Bonus[];
  /** Which tile. */
  id: BonusTile;
  /** Whether it is kept and used once, later. */
  kept: boolean;
  /** Its name. */
  name: string;
  /** The box. */
  set: Set;
  /** What it does, in words. */
  text: string;
}

/** A space of the conservation track with bonus tiles. */
export interface TileSpaceView {
  /** The conservation that reaches it. */
  conservation: number;
  /** The tiles that are left. */
  tiles: BonusTile[];
}

/** Tokens that lie on cards and boards. */
export type TokenKind =
  /** The Multiplier token on an action card. */
  | "multiplier"
  /** The Venom token on an action card. */
  | "venom"
  /** The Constriction token on an action card. */
  | "constriction"
  /** The mark on an animal of the display. */
  | "mark"
  /** The player token. */
  | "player"
  /** The worker. */
  | "worker"
  /** The break token. */
  | "break"
  /** The neutral token. */
  | "neutral";

/** Something with a name and an explanation. */
export interface TokenKindEntry {
  /** What it is. */
  id: TokenKind;
  /** Its name. */
  name: string;
  /** What it does, in words. */
  text: string;
}

/** What lies on a level. */
export type TokenView =
  /** Nothing: the level is free. */
  | {
    kind: "free";
  }
  /** A neutral token. */
  | {
    kind: "neutral";
  }
  /** The token of a player. */
  | {
    kind: "seat";
    /** Whose. */
    seat: Seat;
  };

/** Tokens on a sponsor. */
export interface TokensView {
  /** Which card. */
  card: CardId;
  /** How many. */
  tokens: number;
}

/** A card tucked under an animal. */
export interface UnderView {
  /** The animal. */
  animal: CardId;
  /** The card under it, if the viewer knows it. */
  card: CardId | null;
}

/** A university tile. */
export type University =
  /** Hand limit 5 and 1 reputation. */
  | "hand_limit"
  /** Two research icons. */
  | "two_science"
  /** A research icon and 2 reputation. */
  | "science_and_reputation"
  /** A bird and a research icon, and a search. */
  | "bird"
  /** A predator and a research icon, and a search. */
  | "predator"
  /** A herbivore and a research icon, and a search. */
  | "herbivore"
  /** A primate and a research icon, and a search. */
  | "primate"
  /** A reptile and a research icon, and a search. */
  | "reptile"
  /** A sea animal and a research icon, and a search. */
  | "sea_animal";

/** A university. */
export interface UniversityEntry {
  /** What else it gives, as pictures. */
  bonuses: Bonus[];
  /** The hand limit it gives. */
  hand_limit: number | null;
  /** Icons it brings. */
  icons: Icon[];
  /** Which university. */
  id: University;
  /** Its name. */
  name: string;
  /** The box. */
  set: Set;
  /** Whether there is only one of it, taken while the generic university lies on the board. */
  specific: boolean;
  /** What it gives, in words. */
  text: string;
}

/** A kind of university. */
export interface UniversityView {
  /** How many are left, the one on the board included. */
  left: number;
  /** Whether one lies on the board. */
  on_offer: boolean;
  /** Which kind. */
  university: University;
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

/** A position as one viewer may see it. */
export interface View {
  /** Whose turn it is. */
  active: Seat;
  /** Cards revealed or drawn for a choice that is still open. */
  aside: CardsView;
  /** What is asked, and of whom. */
  asked: AskedView[];
  /** The association board and the projects. */
  association: AssociationView;
  /** A solo challenge, if one is played. */
  challenge: ChallengeView | null;
  /** Turns, break and end. */
  clock: ClockView;
  /** How many cards the deck has. */
  deck: number;
  /** The discard pile. */
  discard: CardId[];
  /** The display, folder by folder. */
  display: FolderView[];
  /** The draft of action cards while it lasts. */
  draft: DraftView | null;
  /** Counts the moments that cannot be taken back. */
  irrevocable: number;
  /** The bonus tile at the end of the reputation track. */
  last_tile: BonusTile | null;
  /** Zoo maps on offer while maps are chosen. */
  maps: MapId[];
  /** Animals that have moved into the special enclosure just built. */
  moved_in: CardId[];
  /** Effects of this moment that have still to happen. */
  pending: PendingView[];
  /** The action that is performed, the innermost one. */
  performing: PerformingView | null;
  /** What cards the viewer could play cost now: the own hand and the display. */
  prices: PricedCard[];
  /** How many final scoring cards nobody has. */
  scoring_pile: number;
  /** Bonus tiles that wait on the conservation track. */
  tiles: TileSpaceView[];
  /** Cards tucked under animals. */
  under: UnderView[];
  /** Cards of the deck that were seen going under it, the lowest first. */
  under_deck: CardId[];
  /** Who looks: a seat, or nobody's seat for a spectator. */
  viewer: Viewer;
  /** Effects that wait for the end of the action. */
  waiting: PendingView[];
  /** The zoos by seat. */
  zoos: ZooView[];
}

/** Whoever looks at a position; written as the seat, or nothing for a spectator. */
export type Viewer = Seat | null;

/** When it can be done. */
export type When =
  /** The question is open now. */
  | {
    kind: "now";
  }
  /** In an action that has not begun. */
  | {
    /** Which action. */
    action: Action;
    kind: "in_action";
    /** The strength it takes; the one there is where something else stands against it at any strength. */
    strength: number;
    /** X-tokens that have to be spent for this strength. */
    x_tokens: number;
  };

/** Association workers of a zoo. */
export interface WorkersView {
  /** Every task and how many of the zoo's workers are busy there. */
  busy: Record<string, number>;
  /** Workers that can be sent now. */
  free: number;
  /** Workers that were hired, the first one included. */
  hired: number;
}

/** A zoo as one viewer may see it. */
export interface ZooView {
  /** Animals in the zoo. */
  animals: CardId[];
  /** Place on the appeal track. */
  appeal: number;
  /** What sponsors would give at the end as it stands. */
  at_end: AtEndView[];
  /** The buildings in the order they were placed. */
  buildings: BuildingView[];
  /** How many action strengths are covered. */
  concealed: number;
  /** Place on the conservation track. */
  conservation: number;
  /** Donations made. */
  donations: number;
  /** The spaces of the left edge from top to bottom. */
  edge: EdgeView[];
  /** The size of animals chosen for the game. */
  focus: SizeClass | null;
  /** Cards in hand. */
  hand: CardsView;
  /** The most cards that may be kept in a break. */
  hand_limit: number;
  /** Every icon and how many the zoo has. */
  icons: Record<string, number>;
  /** What a break would bring now. */
  income: IncomeView;
  /** Buildings that were lifted and have still to be put back, where they lay. */
  lifted: BuildingView[];
  /** The zoo map. */
  map: MapId;
  /** Whether the appeal for a covered map was gained. */
  map_was_covered: boolean;
  /** Continents whose marker was removed from the map. */
  markers_gone: Icon[];
  /** Money. */
  money: number;
  /** Partner zoos in the order they were taken. */
  partner_zoos: Icon[];
  /** Cards chosen so far in an open question; only the owner sees them. */
  picked: CardId[];
  /** Victory points as they stand. */
  points: PointsView;
  /** Cards tucked under sponsors and map spaces. */
  pouched: CardsView;
  /** The last folder of the display in reputation range. */
  range: number;
  /** Place on the reputation track. */
  reputation: number;
  /** Animals rescued above the map; they are among the animals too. */
  rescued: CardId[];
  /** Final scoring cards; the own ones, and all once the game is over. */
  scoring: CardsView;
  /** What the known final scoring cards would give now. */
  scoring_now: ScoringView[];
  /** Whose. */
  seat: Seat;
  /** The action cards from slot 1 to slot 5. */
  slots: SlotView[];
  /** Sponsors in the zoo. */
  sponsors: CardId[];
  /** Cards that lie face down on the notepad. */
  stored: CardsView;
  /** Supported projects. */
  supports: number;
  /** Bonus tiles that are kept for later. */
  tiles: BonusTile[];
  /**
   * Appeal that is missing until appeal and conservation meet and the end is triggered; 0 or less once they
   * have.
   */
  to_end: number;
  /** Tokens on sponsors. */
  tokens_on: TokensView[];
  /** Universities in the order they were taken. */
  universities: University[];
  /** Association workers. */
  workers: WorkersView;
  /** X-tokens. */
  x_tokens: number;
}
