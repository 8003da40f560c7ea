// One turn of each of the five actions of Ark Nova with the keyboard alone, and the list of keys.
//
//   node e2e/keys.js http://127.0.0.1:8017
//
// The turns begin where a bot did the same in a game that is over.
import { browser, failing, pageOf } from "./browser.js";
import { call, finished, goneOn, sitDown } from "./calling.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { size: "1366x768", games: 4 };

/** The actions, with how a bot did each in its record, and one of the things that have to be told of a turn. */
const ACTIONS = {
  cards: { written: /^cards \d$/, next: /./, told: ["drew", "took"] },
  build: { written: /^build \d$/, next: /./, told: ["built"] },
  animals: { written: /^animals \d$/, next: /^animal/, told: ["animal"] },
  association: { written: /^association \d$/, next: /^task/, told: ["task"] },
  sponsors: { written: /^sponsors \d$/, next: /^sponsor/, told: ["sponsor"] },
};
/** Parts of the table with their keys, in the order in which an answer is looked for; the map is a part, too. */
const AREAS = { hand: "h", zoo: "z", board: "b", display: "d" };
const STEPS = 40;
const TABS = 120;

/** For each action, a turn of the first seat in which it can be done: a game that bots have played, and an entry. */
async function turnsFor(server, games) {
  for (let game = 0; game < games; game++) {
    const table = await finished(server, "ark-nova", 2);
    const { turns, entries } = await call(server, `/api/tables/${table}/moments`);
    const own = turns.filter(({ seat }) => seat === 0).map(({ entry }) => entry);
    const found = Object.entries(ACTIONS).map(([action, { written, next }]) => [
      action,
      own.find((at) => written.test(entries[at].notation) && next.test(entries[at + 1]?.notation)),
    ]);
    if (found.every(([, entry]) => entry !== undefined)) return { table, entries: Object.fromEntries(found) };
  }
  throw new Failure(`no game of ${games} in which the first seat does all five actions`);
}

/** What the table looks like to somebody without a mouse: what is asked, and which parts have something lit. */
const standing = (page, table) =>
  page.evaluate(
    async ([table, areas]) => {
      const message = await (await fetch(`/api/tables/${table}?since=0`)).json();
      const lit = (area) => document.querySelector(`[data-area="${area}"] [data-lit]`) !== null;
      return {
        version: message.version,
        kind: message.questions.find(({ seat }) => seat === 0)?.question.kind ?? null,
        lines: message.news.lines.length,
        events: message.news.lines.map(({ event }) => event),
        areas: areas.filter(lit),
        answers: document.querySelector(".answers [data-lit]") !== null,
        slots: Object.fromEntries(message.view.zoos[0].slots.map(({ action, slot }) => [action, slot])),
      };
    },
    [table, Object.keys(AREAS)],
  );

/** Goes on with the Tab key until something of a kind has the focus. */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < TABS; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return true;
  }
  return false;
}

/** Answers what is asked now with keys. */
async function answer(page, now, tried) {
  const area = now.areas.find((area) => !tried.has(area));
  if (area) {
    tried.add(area);
    await page.keyboard.press(AREAS[area]);
    await page.keyboard.press("Enter");
    // A building lies where it was put, and is built by a second word.
    if (area === "zoo") await page.keyboard.press("Enter");
    return;
  }
  if (now.answers && !tried.has("answers")) {
    tried.add("answers");
    await page.keyboard.press("1");
    return;
  }
  const rest = "[data-lit]:not([role=gridcell])";
  if (!(await tabTo(page, rest))) throw await failing(page, "keys", "Tab reaches nothing that is lit");
  await page.keyboard.press("Enter");
}

/** A whole turn that begins with an action, from its first key to the turn of the next player. */
async function turn(page, server, { table: over, entries }, action) {
  const { table, tokens } = await goneOn(server, over, entries[action]);
  await sitDown(page, server, table, ...tokens);
  await page.waitForSelector("[data-lit]");
  const first = await standing(page, table);
  await page.keyboard.press(String(first.slots[action]));
  let last = first;
  const tried = new Set();
  for (let steps = 0; steps < STEPS; steps++) {
    await page.waitForTimeout(150);
    const now = await standing(page, table);
    const told = now.events.slice(first.lines);
    const begun = told.some((event) => event.kind === "action" && event.action === action);
    const done = ACTIONS[action].told.some((kind) =>
      told.some((event) => event.kind === kind && event.seat === 0),
    );
    if (begun && told.some(({ kind, seat }) => kind === "turn" && seat !== 0)) {
      if (!done)
        throw await failing(page, "keys", `the turn of ${action} is over, without ${ACTIONS[action].told}`);
      return { keys: steps, from: first.version, to: now.version };
    }
    if (now.version !== last.version) tried.clear();
    last = now;
    if (now.kind !== null) await answer(page, now, tried);
  }
  throw await failing(page, "keys", `${action} is not over after ${STEPS} steps with the keyboard`);
}

await run(async () => {
  const { server, size, games } = wanted(USUAL);
  const over = await turnsFor(server, games);
  const opened = await browser();
  try {
    const { page, errors } = await pageOf(opened, { size });
    for (const action of Object.keys(ACTIONS)) {
      const { keys, from: before, to } = await turn(page, server, over, action);
      console.log(`${action}: ${keys} steps, from version ${before} to ${to}`);
    }
    await page.keyboard.press("?");
    const keys = page.locator("dialog[open] kbd");
    if ((await keys.count()) < 15) throw await failing(page, "keys", "? does not open the list of keys");
    await page.keyboard.press("Escape");
    if (await keys.count()) throw await failing(page, "keys", "Esc does not close the list of keys");
    if (errors.length) throw new Failure(`the browser reports: ${errors.join("; ")}`);
  } finally {
    await opened.close();
  }
});
