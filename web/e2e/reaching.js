import { call, finished, goneOn, sitDown } from "./calling.js";
import { Failure } from "./wanted.js";

const PEOPLE = ["Ada", "Jun", "Noor", "Theo"];
/** So many games are looked through for what comes up rarely. */
const GAMES = 4;

/** The finished games of a kind, each played once. */
const games = new Map();

/** The number of a finished game of a kind. */
export async function gameOf(server, { game, players, options }, at) {
  const key = JSON.stringify([game, players, options]);
  if (!games.has(key)) games.set(key, []);
  const played = games.get(key);
  played[at] ??= await finished(server, game, players, options);
  return played[at];
}

/** Somebody who sits at a table that goes on from an entry of a finished game. */
async function sitAt({ page, server }, over, entry, seat, players) {
  const { table, tokens } = await goneOn(server, over, entry, PEOPLE.slice(0, players));
  await sitDown(page, server, table, tokens[seat]);
  await page.waitForSelector("[data-lit]");
}

/** The first seat at the beginning of one of its turns, so far into a game: 0 is its beginning, 1 its end. */
export async function inTurn(at, wish, far) {
  const over = await gameOf(at.server, wish, 0);
  const { turns } = await call(at.server, `/api/tables/${over}/moments`);
  const { entry } = turns.find(({ seat, turn }) => seat === 0 && turn >= turns.length * far);
  await sitAt(at, over, entry, 0, wish.players);
}

/** Whoever is asked such a question for the first time in a game; from the middle on if that is wanted. */
export async function whenAsked(at, wish, isWanted, from = 0) {
  for (let number = 0; number < GAMES; number++) {
    const over = await gameOf(at.server, wish, number);
    const { entries } = await call(at.server, `/api/tables/${over}/moments`);
    for (const { entry, seat } of entries.slice(Math.floor(entries.length * from))) {
      const { questions, view } = await call(at.server, `/api/tables/${over}/at/${entry}`);
      const asked = questions.find((one) => one.seat === seat && isWanted(one, view));
      if (asked) return sitAt(at, over, entry, seat, wish.players);
    }
  }
  throw new Failure(`nobody was asked this in ${GAMES} games`);
}

/** All answers of a question. */
export const answersOf = ({ choices }) => choices?.flatMap(({ moves }) => moves) ?? [];
