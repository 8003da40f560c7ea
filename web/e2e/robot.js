// A player that knows no rule: it opens the site, makes a table and presses what is lit until the result is shown.
//
//   node e2e/robot.js http://127.0.0.1:8017 --game ark-nova --players 2 --people 1 --options marine,draft \
//     --seed 7 --size 1366x768
//
// `--people` sit at this one browser and pass it round; bots have the other seats. With `--begun 0.8` bots have played
// that share of a game before, with the usual options.
import { browser, pageOf } from "./browser.js";
import { call, finished, goneOn, sitDown } from "./calling.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { run, wanted } from "./wanted.js";

const USUAL = {
  game: "ark-nova",
  players: 2,
  people: 1,
  options: "",
  begun: 0,
  seed: 1,
  size: "1366x768",
  theme: "light",
};

/** Opens a table at which a game has begun long ago. */
async function comeLate(page, server, { game, players, people, begun }) {
  const over = await finished(server, game, players);
  const { turns } = await call(server, `/api/tables/${over}/moments`);
  const names = Array.from({ length: people }, (_, seat) => `Robot ${seat + 1}`);
  const { table, tokens } = await goneOn(server, over, turns[Math.floor(turns.length * begun)].entry, names);
  await sitDown(page, server, table, ...tokens);
  return table;
}

await run(async () => {
  const { server, game, players, people, options, begun, seed, size, theme } = wanted(USUAL);
  const name = [game, players, people, options.replaceAll(",", "-"), size, seed].filter(Boolean).join("-");
  const opened = await browser();
  try {
    const { page, errors } = await pageOf(opened, { size, theme });
    const start = Date.now();
    const wish = { game, players, people, begun, options: options.split(",").filter(Boolean) };
    const table = await (begun ? comeLate : makeTable)(page, server, wish);
    const { presses, missed, result } = await playToTheEnd(page, { table, seed, errors, name });
    const seconds = Math.round((Date.now() - start) / 1000);
    const pressed = `${presses} presses, ${missed} out of reach, ${seconds} s`;
    console.log(`${name}: table ${table}, ${pressed}: ${result.split("\n")[0]}`);
  } finally {
    await opened.close();
  }
});
