// Pictures of the site in its states, at three sizes, into web/shots.
//
//   node e2e/shots.js http://127.0.0.1:8017 --sizes 1366x768,1920x1080,390x844 --only lobby,end
//
// States are reached by playing through the pages: a seed decides what is pressed, so they stay the same for the same
// rules.
import { browser, pageOf, scrolls, shoot } from "./browser.js";
import { finished } from "./calling.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { sizes: "1366x768,1920x1080,390x844", only: "", seed: 12 };

/** Plays on until so many things were pressed. */
const pressed = (count) => ({
  until: ({ presses }) => presses >= count,
});

/** Each state: its name, its theme, and how it is reached. */
const STATES = [
  { name: "lobby", reach: ({ page, server }) => page.goto(`${server}/`) },
  { name: "lobby-dark", theme: "dark", reach: ({ page, server }) => page.goto(`${server}/`) },
  { name: "new-table", reach: ({ page, server }) => page.goto(`${server}/new`) },
  { name: "rules", reach: ({ page, server }) => page.goto(`${server}/rules`) },
  { name: "cards", reach: ({ page, server }) => page.goto(`${server}/cards`) },
  { name: "cards-dark", theme: "dark", reach: ({ page, server }) => page.goto(`${server}/cards`) },
  { name: "about", reach: ({ page, server }) => page.goto(`${server}/about`) },
  { name: "nova-set-up", reach: (at) => play(at, { game: "ark-nova", players: 4 }, 0) },
  { name: "nova-turn", reach: (at) => play(at, { game: "ark-nova", players: 4 }, 40) },
  { name: "nova-later", reach: (at) => play(at, { game: "ark-nova", players: 2 }, 200) },
  { name: "nova-later-dark", theme: "dark", reach: (at) => play(at, { game: "ark-nova", players: 2 }, 200) },
  {
    name: "marine-draft",
    reach: (at) => play(at, { game: "ark-nova", players: 2, options: ["marine", "draft"] }, 2),
  },
  {
    name: "marine-turn",
    reach: (at) => play(at, { game: "ark-nova", players: 2, options: ["marine", "draft"] }, 80),
  },
  { name: "solo", reach: (at) => play(at, { game: "ark-nova", players: 1 }, 60) },
  { name: "ark-turn", reach: (at) => play(at, { game: "ark", players: 3 }, 20) },
  { name: "ark-turn-dark", theme: "dark", reach: (at) => play(at, { game: "ark", players: 3 }, 20) },
  { name: "ark-end", reach: (at) => play(at, { game: "ark", players: 3 }, Infinity) },
  { name: "nova-end", reach: (at) => play(at, { game: "ark-nova", players: 2 }, Infinity) },
  { name: "replay", reach: (at) => replay(at, "entry=150") },
  { name: "replay-dark", theme: "dark", reach: (at) => replay(at, "entry=150") },
  { name: "compare", reach: (at) => replay(at, "entry=240&with=100") },
];

/** Makes a table and plays there until so many things were pressed. */
async function play({ page, server, errors, seed, name }, wish, count) {
  const table = await makeTable(page, server, wish);
  await playToTheEnd(page, { table, seed, errors, name, ...pressed(count) });
}

/** The finished game that all pictures of a replay show; played once, by bots alone but for one seat. */
async function replay(at, query) {
  at.kept.table ??= await finished(at.server);
  await at.page.goto(`${at.server}/replay/${at.kept.table}?${query}`);
}

async function main() {
  const { server, sizes, only, seed } = wanted(USUAL);
  const chosen = only.split(",").filter(Boolean);
  const states = STATES.filter(({ name }) => !chosen.length || chosen.includes(name));
  const opened = await browser();
  const kept = {};
  const problems = [];
  try {
    for (const size of sizes.split(","))
      for (const { name, theme = "light", reach } of states) {
        const { page, context, errors } = await pageOf(opened, { size, theme });
        const shot = `${name}-${size}`;
        try {
          await reach({ page, server, errors, seed, name: shot, kept });
          await page.waitForLoadState("networkidle");
          await page.waitForTimeout(500);
          const scrolled = await scrolls(page);
          if (scrolled) problems.push(`${shot}: ${scrolled}`);
          if (errors.length) problems.push(`${shot}: ${errors.join("; ")}`);
          console.log(await shoot(page, shot));
        } catch (error) {
          problems.push(`${shot}: ${error.message}`);
        }
        await context.close();
      }
  } finally {
    await opened.close();
  }
  if (problems.length) throw new Failure(problems.join("\n"));
}

if (import.meta.filename === process.argv[1]) await run(main);
