import type { Needs, OptionFace, Setting, ValueFace } from "../wire/ark-nova";
import type { Clock, GameTold } from "../wire/server";

export type { GameTold, OptionFace };
/** What is chosen for an option: a value, or a word with what was given along: a list of maps, a deck. */
export type Chosen = Setting | Record<string, unknown>;

/** What the catalogue of a game says to somebody who makes a table. */
export interface Printed {
  options?: OptionFace[];
  maps?: { label: string; name: string }[];
}

export type SeatWish =
  { kind: "me" } | { kind: "person"; name: string } | { kind: "open" } | { kind: "bot"; level: string };

export interface TableSettings {
  public: boolean;
  spectators: boolean;
  bots_take_over: boolean;
  clock: Clock;
  /** Left out, the table decides: on against bots, off among people. */
  hints?: boolean;
}

/** A table that somebody would like to have. */
export interface Wish {
  game: string;
  options: Record<string, Chosen>;
  seats: SeatWish[];
  settings: TableSettings;
}

const LEVEL = "greedy";

/** What is wished for a game unless something else is said: one's own seat against bots. */
export function usual(game: GameTold): Wish {
  const players = Math.max(game.players.least, 2);
  const settings = {
    public: false,
    spectators: true,
    bots_take_over: true,
    clock: { kind: "none" } as const,
  };
  return withPlayers({ game: game.name, options: {}, seats: [{ kind: "me" }], settings }, players);
}

/** The same wish with more or fewer seats; new ones are bots'. */
export function withPlayers(wish: Wish, players: number): Wish {
  const kept = wish.seats.slice(0, players);
  if (!kept.some(({ kind }) => kind === "me")) kept[0] = { kind: "me" };
  const more = Array.from({ length: players - kept.length }, () => ({ kind: "bot", level: LEVEL }) as const);
  const options: Record<string, Chosen> = { ...wish.options, players };
  for (const [id, chosen] of Object.entries(options)) {
    if (wordOf(chosen) === "fixed") options[id] = { fixed: seatMaps(chosen, players) };
  }
  return { ...wish, options, seats: [...kept, ...more] };
}

/** The same wish with somebody else in a seat; where I sat before sits whoever was there. */
export function withSeat(wish: Wish, seat: number, who: SeatWish): Wish {
  const seats = [...wish.seats];
  const before = seats[seat] ?? who;
  const mine = seats.findIndex(({ kind }) => kind === "me");
  if (mine === seat && who.kind !== "me") return wish;
  if (who.kind === "me") seats[mine] = before;
  seats[seat] = who;
  return { ...wish, seats };
}

/** The same wish against bots alone: whoever would have to be waited for is a bot. */
export function atOnce(wish: Wish): Wish {
  const seats = wish.seats.map((who) => (who.kind === "open" ? { kind: "bot" as const, level: LEVEL } : who));
  return { ...wish, seats };
}

/** The word of what is chosen, without what was given along. */
export function wordOf(chosen: Chosen): Setting {
  return chosen !== null && typeof chosen === "object" ? (Object.keys(chosen)[0] ?? null) : chosen;
}

/** What was given along with what is chosen. */
export function givenWith(chosen: Chosen): unknown {
  return chosen !== null && typeof chosen === "object" ? Object.values(chosen)[0] : undefined;
}

/** The maps of what is chosen. */
export function mapsOf(chosen: Chosen): string[] {
  const given = givenWith(chosen);
  return Array.isArray(given) ? given.map(String) : [];
}

/** A map for each seat: what was chosen so far, and the beginners' map for the others. */
export function seatMaps(chosen: Chosen, players: number): string[] {
  const maps = mapsOf(chosen);
  return Array.from({ length: players }, (_, seat) => maps[seat] ?? "A");
}

/** What is chosen for an option. */
export function chosenFor(wish: Wish, face: OptionFace): Chosen {
  return wish.options[face.id] ?? face.default;
}

/** Whether everything else is chosen that something needs. */
export function applies(wish: Wish, faces: OptionFace[], needs: Needs[] = []): boolean {
  return needs.every(({ option, one_of }) => {
    const face = faces.find(({ id }) => id === option);
    return face !== undefined && one_of.includes(wordOf(chosenFor(wish, face)));
  });
}

/** The face of the value that is chosen, if it is one that holds. */
export function valueFor(wish: Wish, faces: OptionFace[], face: OptionFace): ValueFace | undefined {
  const word = wordOf(chosenFor(wish, face));
  const value = face.values.find(({ value }) => value === word);
  if (value && applies(wish, faces, value.needs)) return value;
  return face.values.find(({ value }) => value === face.default);
}

/** The options as the server takes them: what does not apply is left out. */
function optionsOf(wish: Wish, faces: OptionFace[]): Record<string, Chosen> {
  const options: Record<string, Chosen> = { players: wish.seats.length };
  for (const face of faces) {
    const value = valueFor(wish, faces, face);
    if (face.id === "players" || !value || value.value === null || !applies(wish, faces, face.needs))
      continue;
    const chosen = chosenFor(wish, face);
    const given =
      value.takes?.kind === "list" && value.takes.count === "one_per_player"
        ? seatMaps(chosen, wish.seats.length)
        : givenWith(chosen);
    // A deck of one's own that was not given yet cannot be played with.
    if (value.takes && given === undefined) continue;
    options[face.id] = value.takes ? { [String(value.value)]: given } : value.value;
  }
  return options;
}

/** What is sent to make the table. */
export function request(wish: Wish, faces: OptionFace[], me: string) {
  const seats = wish.seats.map((who) => (who.kind === "me" ? { kind: "person" as const, name: me } : who));
  return { game: wish.game, options: optionsOf(wish, faces), seats, settings: wish.settings };
}

/** How many of a kind sit there. */
export function count(wish: Wish, ...kinds: SeatWish["kind"][]): number {
  return wish.seats.filter(({ kind }) => kinds.includes(kind)).length;
}

/** What the table would be, option by option, in the words of the catalogue; what is as usual is left out. */
export function differences(wish: Wish, faces: OptionFace[]): string[] {
  return faces.flatMap((face) => {
    const value = valueFor(wish, faces, face);
    if (face.id === "players" || !value || !applies(wish, faces, face.needs)) return [];
    return value.value === face.default ? [] : [value.name];
  });
}

/** About how many minutes a game takes: people think, bots hardly do. */
export function minutes(wish: Wish): number {
  const people = count(wish, "me", "person", "open");
  const bots = count(wish, "bot");
  const [start, person, bot] = wish.game === "ark" ? [8, 8, 2] : [20, 35, 5];
  const longer = wish.options.edition === "marine" ? 1.1 : 1;
  const games = wish.options.challenge === true && wish.seats.length === 1 ? 3 : 1;
  return Math.round(((start + person * people + bot * bots) * longer * games) / 5) * 5;
}
