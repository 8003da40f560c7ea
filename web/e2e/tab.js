// The whole game inside a browser tab: a robot opens the folder once, then the network is gone, and it plays to the end.
// In mid-game the page is loaded again, and a second tab of the same table is opened: nothing is lost, and both go on.
//
//   cargo xtask site my-site && node e2e/tab.js http://folder --folder my-site --game ark-nova --players 3
import { browser, pageOf } from "./browser.js";
import { asker } from "./inside.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { handOut } from "./static.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = {
  folder: new URL("../built/site", import.meta.url).pathname,
  game: "ark-nova",
  players: 3,
  people: 1,
  options: "",
  seed: 1,
  size: "1366x768",
  theme: "light",
};

await run(async () => {
  const { folder, game, players, people, options, seed, size, theme } = wanted(USUAL);
  const name = ["tab", game, players, options.replaceAll(",", "-"), size, seed].filter(Boolean).join("-");
  const host = await handOut(folder);
  const opened = await browser();
  try {
    const { page, context, errors } = await pageOf(opened, { size, theme });
    const start = Date.now();
    await page.goto(host.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
    const loaded = Date.now() - start;
    const fetched = host.asked.length;
    await context.setOffline(true);
    await host.close();

    const { ask, asked } = asker(folder);
    const wish = { game, players, people, options: options.split(",").filter(Boolean) };
    const table = await makeTable(page, `${host.address}#`, wish);
    const half = await playToTheEnd(page, {
      table,
      seed,
      errors,
      name,
      asked,
      until: ({ presses }) => presses >= 12,
    });
    const before = await asked(page, table);
    if (half.result !== null) throw new Failure("the game was over before it could be interrupted");

    // Loaded again without a network: what was done is there.
    await page.reload();
    await page.waitForSelector("[data-lit], [data-final]", { timeout: 30_000 });
    const after = await asked(page, table);
    if (after.version < before.version)
      throw new Failure(
        `version ${before.version} before the page was loaded again, ${after.version} after it`,
      );

    // Another tab of the same table follows, moves, and is followed.
    const second = await context.newPage();
    second.on("pageerror", (error) => errors.push(`the second tab: ${error.message}`));
    await second.goto(page.url());
    await second.waitForSelector("[data-lit], [data-final]", { timeout: 30_000 });
    await playToTheEnd(second, {
      table,
      seed: seed + 1,
      errors,
      name,
      asked,
      until: ({ presses }) => presses >= 6,
    });
    const moved = await asked(second, table);
    const seen = () => asked(page, table).then(({ version }) => version >= moved.version);
    for (let tries = 0; !(await seen()); tries++) {
      if (tries > 50) throw new Failure("the first tab does not follow the second");
      await page.waitForTimeout(100);
    }
    await second.close();

    const { presses, missed, result } = await playToTheEnd(page, { table, seed, errors, name, asked });
    const replayed = await ask(page, `/api/tables/${table}/moments`);
    if (!(replayed.entries?.length > 0)) throw new Failure("the game cannot be replayed in the tab");
    const seconds = Math.round((Date.now() - start) / 1000);
    const pressed = `${half.presses + presses} presses, ${missed} out of reach, ${seconds} s`;
    console.log(`${name}: ${fetched} files in ${loaded} ms, ${pressed}: ${result.split("\n")[0]}`);
  } finally {
    await opened.close();
    await host.close().catch(() => undefined);
  }
});
