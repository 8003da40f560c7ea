// What the server sends and takes.
// Written by `cargo xtask schema`: change the types in Rust instead.

/** Whose session it is. */
export interface AccountTold {
  /** The name. */
  name: string;
}

/** What is thought through before it is done. */
export interface AheadAsked {
  /** The moves in their notation, one after the other. */
  moves: string[];
  /** For which of the held seats. */
  seat?: number | null;
}

/** What a seat would see and be asked after moves that were not made. */
export interface AheadTold {
  /** What would be asked, with the legal moves of the seat. */
  questions: QuestionTold[];
  /** The table: `View` of the game. */
  view: Record<string, unknown>;
}

/** Something that could be done: the answers up to the first thing that could not be foreseen. */
export interface AlternativeTold {
  /** The chance to win with it. */
  chance: number;
  /** The standard error of the gain. */
  doubt: number;
  /** By how much that is more than with what was played. */
  gain: number;
  /** The answers in their notation. */
  moves: string[];
  /** Whether it was played. */
  played: boolean;
  /**
   * What it changes by the end of the turn against what was played, the largest first; for what was played,
   * against the position as it was.
   */
  reasons: TermTold[];
  /** The same in words. */
  texts: string[];
}

/** A bot that is to stand in, or to stand up again. */
export interface BotAsked {
  /** How well it plays; left out, the person whose seat it is takes it back. */
  level?: string | null;
  /** Where: a seat that is open, or one that is held. */
  seat?: number | null;
}

/** A line to be written. */
export interface ChatSent {
  /** What a spectator without an account is called. */
  name?: string | null;
  /** For which of the held seats; a spectator has none. */
  seat?: number | null;
  /** What is to be said, in one line. */
  text: string;
}

/** A line of a chat. */
export interface ChatTold {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who wrote it. */
  name: string;
  /** Its number at the table, from 1. */
  number: number;
  /** The seat that wrote it; none for a spectator. */
  seat?: number | null;
  /** What was written. */
  text: string;
}

/** The number of a line that was written. */
export interface ChatWritten {
  /** Its number. */
  number: number;
}

/** How long players may think. Whose time is over gives up. */
export type Clock =
  /** As long as they like. */
  | {
    kind: "none";
  }
  /** So many seconds for each answer. */
  | {
    kind: "per_move";
    /** From 10 seconds to 30 days. */
    seconds: number;
  }
  /** So many seconds for the whole game. */
  | {
    kind: "per_game";
    /** From a minute to 30 days. */
    seconds: number;
  };

/** A name with its password. */
export interface Credentials {
  /** The name: 1 to 40 characters, unique without regard to case. */
  name: string;
  /** The password: 8 to 200 characters. */
  password: string;
}

/** Something that is measured turn by turn. */
export interface CurveTold {
  /** What, a word of the game, such as `appeal`. */
  id: string;
  /** What people call it. */
  name: string;
  /** The values of each seat: at the beginning of every turn, and at the end. */
  seats: number[][];
}

/** A decision: what could be done, and what was. */
export interface DecisionTold {
  /** The best plans, the favourite first; what was played is among them. */
  alternatives: AlternativeTold[];
  /** How many entries it took. */
  entries: number;
  /** The moment before it. */
  entry: number;
  /**
   * How much of the chance to win it cost against the best; nothing where that is within what chance may do.
   */
  lost: number;
  /** Who decided. */
  seat: number;
  /** The turns that were begun before it. */
  turn: number;
}

/** What was done at an entry of a record. */
export interface DoneTold {
  /** The move in its notation; none where somebody gave up or all agreed. */
  notation: string | null;
  /** Who did it; nobody alone if all agreed to stop. */
  seat: number | null;
  /** The same in words. */
  text: string;
  /** As it stands in the record. */
  written: string;
}

/** Somebody who has a token. */
export interface EnterAsked {
  /** The token of a seat. */
  token: string;
}

/** What a token opened. */
export interface Entered {
  /** The seat. */
  seat: number;
  /** The table. */
  table: string;
}

/** An entry of a record. */
export type EntryTold = DoneTold & {
    /** Its place: the moment before it has this number. */
    entry: number;
    /** Moments worth finding again that it led to. */
    keys: KeyTold[];
    /** The turns that were begun before it. */
    turn: number;
  };

/** The body of every answer that is an error. */
export interface ErrorBody {
  /** What went wrong. */
  error: ErrorTold;
}

/** What went wrong. */
export interface ErrorTold {
  /** A word for programs, such as `stale`, `not_asked` or `blocked`. */
  code: string;
  /**
   * What belongs to it: the newer `version` of a stale request, the `reasons` of the rules; otherwise null.
   */
  details?: Record<string, unknown> | null;
  /** A sentence for people. */
  message: string;
}

/** From where a finished game is to be played on. */
export interface ForkAsked {
  /** How many entries of the record are kept; all that a table of older rules has. */
  entry?: number | null;
  /** Who sits where; seats that are left out are open. */
  seats?: SeatAsked[];
  /** What is settled about the table; by default what was settled about the old one. */
  settings?: Settings | null;
}

/** A game that tables can be made of. */
export interface GameTold {
  /** The bots that can take a seat, the weakest first. */
  bots: string[];
  /** The name in requests and records. */
  name: string;
  /** How many can play. */
  players: PlayersTold;
  /** The version of the rules that are played here. */
  rules_version: number;
  /** What people call it. */
  title: string;
}

/** For whom a hint is asked. */
export interface HintAsked {
  /** For a game that is over: before which entry; by default none. */
  entry?: number | null;
  /** The language of texts. */
  lang?: Language;
  /** The seat: one that is held, or any of a game that is over. */
  seat?: number | null;
}

/** A move that is recommended. */
export interface HintTold {
  /** The points that the best line with it is expected to gain over the position as it stands. */
  gain: number;
  /** The move in its notation. */
  notation: string;
  /** What that line changes, the largest first. */
  reasons: ReasonTold[];
  /** The same in words. */
  text: string;
}

/** What a good player would do. */
export interface HintsTold {
  /** The best moves, the best first. */
  moves: HintTold[];
  /** The seat that is advised. */
  seat: number;
  /** How many worlds that look the same to the seat were tried. */
  worlds: number;
}

/** What others need to take an open seat. */
export interface Invitation {
  /** The same as an address for people. */
  link: string;
  /** To be sent along when joining. */
  token: string;
}

/** Somebody who wants to sit down. */
export interface JoinAsked {
  /** The token of the invitation, unless the table is public. */
  invitation?: string | null;
  /** What they are called; by default like their account. */
  name?: string | null;
  /** Where; any open seat if left out. */
  seat?: number | null;
}

/** Somebody who sits now. */
export type Joined = OwnSeat & {
    /** The table. */
    table: string;
    /** The version of the table after it. */
    version: number;
  };

/** A moment worth finding again. */
export interface KeyTold {
  /** The kind of moment, a word of the game, such as `support`. */
  kind: string;
  /** Whose it is, if it is one seat's. */
  seat: number | null;
  /** What happened, in words. */
  text: string;
}

/** A language of texts. */
export type Language = "en" | "fr";

/** Somebody who leaves. */
export interface LeaveAsked {
  /** Which of the held seats. */
  seat?: number | null;
}

/** An account with its tables. */
export interface Me {
  /** The name. */
  name: string;
  /** The tables where the account has a seat, the latest change first. */
  tables: TableTold[];
}

/** Everything a viewer may know of a table. */
export interface Message {
  /** In the answer to a request: the version it led to. */
  accepted?: number | null;
  /**
   * The seats that are asked now, as far as the viewer may know; from here on nothing until every seat is
   * taken.
   */
  asked?: number[] | null;
  /** Whether the viewer's seat could take back what it did last. */
  can_undo: boolean;
  /** The milliseconds each seat has left, where there is a clock. */
  clocks: (number | null)[];
  /** Who wants the game to end as it stands. */
  consents: boolean[];
  /** Which game. */
  game: string;
  /** All seats that the caller holds. */
  held: number[];
  /** What happened since the version that was seen last. */
  news?: News | null;
  /** Once over: the table of the rematch. */
  next: string | null;
  /** For a table of older rules: which, and of when the position is. */
  old?: OldTold | null;
  /** The options of the game. */
  options: Record<string, unknown>;
  /** The result, once the game is over: `Outcome` of the game. */
  outcome: Record<string, unknown> | null;
  /** The points of every seat, as everybody may know them. */
  points?: number[] | null;
  /** What is asked; the viewer's own question with the legal moves. */
  questions?: QuestionTold[] | null;
  /** The version of its rules. */
  rules_version: number;
  /** Who sits where. */
  seats: SeatTold[];
  /** What is settled about the table. */
  settings: Settings;
  /** How far the table is. */
  stage: StageTold;
  /** The name of the table. */
  table: string;
  /** How many things were accepted at the table: a move answers a version. */
  version: number;
  /** The table as the viewer sees it: `View` of the game. */
  view?: Record<string, unknown> | null;
  /** The seat it is told to; none for a spectator. */
  viewer: number | null;
  /** Those of them that are asked now: to whom a device that several people share has to be passed. */
  waiting: number[];
}

/** A decision that cost chances. */
export interface MistakeTold {
  /** The moment before it. */
  entry: number;
  /** How much of the chance to win it cost. */
  lost: number;
  /** Who decided. */
  seat: number;
  /** `small`, `clear` or `grave`. */
  size: string;
  /** The turns that were begun before it. */
  turn: number;
}

/** A moment of a game that is over, before one of its entries. */
export interface MomentTold {
  /** The seats that are asked. */
  asked: number[];
  /** What was done next; nothing at the end. */
  done: DoneTold | null;
  /** How many there are. */
  entries: number;
  /** How many entries had been made. */
  entry: number;
  /** What came of it, as the viewer may know it. */
  news: NewsLine[];
  /** The points of every seat, as everybody could know them. */
  points: number[];
  /** What is asked; with legal moves for the viewer, or for all if everything lies open. */
  questions: QuestionTold[];
  /** The turns that were begun. */
  turn: number;
  /** The table: `View` of the game. */
  view: Record<string, unknown>;
  /** Whose eyes these are; none if everything lies open. */
  viewer: number | null;
}

/** Moves of a seat. */
export interface MovesAsked {
  /** The moves in their notation, one after the other: all are made, or none. */
  moves: string[];
  /** A name of the request: sent again with the same name, it is done once and answered alike. */
  request?: string | null;
  /** For which of the held seats. */
  seat?: number | null;
  /** The version they answer. */
  version: number;
}

/** What happened, line by line. */
export interface News {
  /** The number of the first line: the lines replace whatever was told from there on. */
  from: number;
  /** The lines. */
  lines: NewsLine[];
}

/** Something that happened. */
export interface NewsLine {
  /** The number of record entries it led to. */
  entry: number;
  /** What may be known of it: `Event` of the game. */
  event: Record<string, unknown>;
  /** The same in words. */
  text: string;
}

/** What a table of older rules still tells. */
export interface OldTold {
  /** The version of the rules that are played here. */
  here: number;
  /** The version of the table at which the position was written down. */
  position: number;
  /** The version of its rules. */
  rules: number;
}

/** A seat with the token that opens it. */
export interface OwnSeat {
  /** The seat. */
  seat: number;
  /** Sent as `Authorization: Bearer`, it speaks for the seat. */
  token: string;
}

/** How many can play a game. */
export interface PlayersTold {
  /** At least. */
  least: number;
  /** At most. */
  most: number;
}

/** A position to be played from. */
export interface PositionAsked {
  /** Which game. */
  game: string;
  /** The options of the game; what is left out is as usual. */
  options?: Record<string, unknown>;
  /** The position, as the editor of the game writes it. */
  position: Record<string, unknown>;
  /** Who sits where; seats that are left out are open. */
  seats?: SeatAsked[];
  /** What is settled about the table. */
  settings?: Settings;
}

/** What a seat is asked. */
export interface QuestionTold {
  /** For the seat itself: its legal moves in groups, `Choices` of the game. */
  choices: (Record<string, unknown>)[] | null;
  /** What: `Question` of the game. */
  question: Record<string, unknown>;
  /** Who is asked. */
  seat: number;
  /** The same in words. */
  text: string | null;
}

/** What a line changes. */
export interface ReasonTold {
  /** By how many points. */
  points: number;
  /** What, in words. */
  text: string;
}

/** A record to be looked at. */
export interface RecordAsked {
  /** The record, as it was downloaded. */
  record: Record<string, unknown>;
  /** Who sits where; by default a person without a name of its own in each seat. */
  seats?: SeatAsked[];
  /** What is settled about the table. */
  settings?: Settings;
}

/** Who sits in a seat of a new table. */
export type SeatAsked =
  /** Nobody yet: whoever is invited, or anybody if the table is public. */
  | {
    kind: "open";
  }
  /** A person at the device of whoever makes the table, or a program. */
  | {
    kind: "person";
    /** What it is called: 1 to 40 characters. */
    name: string;
  }
  /** A bot of the house. */
  | {
    kind: "bot";
    /** How well it plays, as in the list of games. */
    level: string;
  };

/** Who sits in a seat. */
export type SeatTold =
  /** Nobody yet. */
  | {
    kind: "open";
  }
  /** A person, or a program. */
  | {
    kind: "person";
    /** What it is called. */
    name: string;
  }
  /** A bot of the house. */
  | {
    kind: "bot";
    /** How well it plays. */
    level: string;
    /** What it is called. */
    name: string;
  };

/** Who sits where after something. */
export interface Seated {
  /** The seat. */
  seat: number;
  /** The version of the table after it. */
  version: number;
}

/** What is settled about a table when it is made. */
export interface Settings {
  /** Whether a bot may take the seat of somebody who left. */
  bots_take_over?: boolean;
  /** How long players may think. */
  clock?: Clock;
  /**
   * Whether players may ask what a good player would do; if nothing is said, those who play against bots
   * alone.
   */
  hints?: boolean | null;
  /** Whether everybody sees the table in the lists. */
  public?: boolean;
  /** Whether others may watch. */
  spectators?: boolean;
}

/** What a client may send on a socket. */
export interface SocketMoves {
  /** The moves in their notation: all are made, or none. */
  moves: string[];
  /** A name of the request, which its answer repeats. */
  request?: string | null;
  /** The version they answer. */
  version: number;
}

/** How far a table is. */
export type StageTold = "gathering" | "playing" | "over" | "old";

/** Something that a seat does at any time. */
export interface StepAsked {
  /** A name of the request. */
  request?: string | null;
  /** For which of the held seats. */
  seat?: number | null;
  /** The version it answers; any if left out. */
  version?: number | null;
}

/** A game that is over, entry by entry and turn by turn. */
export interface StoryTold {
  /** What the game measures of each seat, turn by turn. */
  curves: CurveTold[];
  /** Every entry of the record. */
  entries: EntryTold[];
  /** The score sheet of each seat: `Sheet` of the game. */
  sheets: (Record<string, unknown>)[];
  /**
   * Where each turn began, the start of the game first; curves have a value for each, and one for the end.
   */
  turns: TurnTold[];
}

/** A turn that changed chances. */
export interface SwingTold {
  /** By how much it changed the chance of every seat. */
  change: number[];
  /** The moment before it. */
  entry: number;
  /** Whose turn it was. */
  seat: number | null;
  /** The number of the turn, from 1. */
  turn: number;
}

/** A table to be made. */
export interface TableAsked {
  /** Which game. */
  game: string;
  /** The options of the game; what is left out is as usual. */
  options?: Record<string, unknown>;
  /** Who sits where; seats that are left out are open. */
  seats?: SeatAsked[];
  /** What is settled about the table. */
  settings?: Settings;
}

/** A table that was made. */
export interface TableMade {
  /** What others need to take the open seats; none if there are none. */
  invitation?: Invitation | null;
  /** The seats of whoever made it, with their tokens. */
  seats: OwnSeat[];
  /** Its name in addresses. */
  table: string;
}

/** A table in a list. */
export interface TableTold {
  /** When it changed last, in milliseconds since 1970. */
  changed_at: number;
  /** Which game. */
  game: string;
  /** When it was made, in milliseconds since 1970. */
  made_at: number;
  /** The options of the game. */
  options: Record<string, unknown>;
  /** The version of the rules it is played by. */
  rules_version: number;
  /** What is settled about it. */
  settings: Record<string, unknown>;
  /** `gathering`, `playing` or `over`. */
  stage: string;
  /** Who sits there, and the result of a finished game. */
  summary: Record<string, unknown>;
  /** Its name in addresses. */
  table: string;
  /** The version it is at. */
  version: number;
}

/** A part of what a plan changes. */
export interface TermTold {
  /** By how many points. */
  points: number;
  /** What, in words. */
  text: string;
}

/** The beginning of a turn. */
export interface TurnTold {
  /** How many entries had been made. */
  entry: number;
  /** Whose turn; nobody's at the start. */
  seat: number | null;
  /** The number of the turn, from 1; 0 for the start of the game. */
  turn: number;
}

/** Something that takes the last move back. */
export interface UndoAsked {
  /** A name of the request. */
  request?: string | null;
  /** For which of the held seats. */
  seat?: number | null;
  /** The version it answers. */
  version: number;
}

/** What is known of a game by its analysis. */
export interface Verdict {
  /**
   * The chance of every seat to win: at the start of the game, at the beginning of every turn, and at the
   * end; nothing where it is not worked out yet.
   */
  chances: (number[] | null)[];
  /** What was decided, as far as it is worked out, in the order of the game. */
  decisions: DecisionTold[];
  /** How many of them are done. */
  done: number;
  /** The decisions that cost chances, the most expensive first. */
  mistakes: MistakeTold[];
  /** How many pieces of work there are. */
  pieces: number;
  /** The turns that changed somebody's chance by 8 % or more, the largest change first. */
  turning_points: SwingTold[];
  /** In how many worlds a plan was tried; each is as it could have been in the eyes of whoever decided. */
  worlds: number;
}

/** What is asked about. */
export interface WhyAsked {
  /** A card, building, task or level, as the game names it. */
  about: Record<string, unknown>;
  /** For which of the held seats. */
  seat?: number | null;
}
