// What befalls a site over time, in a browser tab: a game is finished, replayed, judged and forked; a newer site is
// offered and taken while a game is open; and a module that fails says so.
//
//   cargo xtask site my-site && node e2e/upkeep.js http://folder --folder my-site
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHOTS, browser, pageOf } from "./browser.js";
import { asker } from "./inside.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { handOut } from "./static.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { folder: new URL("../built/site", import.meta.url).pathname, seed: 3, size: "1366x768" };
const PATIENCE = { timeout: 30_000 };
/** The most bytes of a first visit, compressed as the files beside the files are. */
const FIRST_LOAD = 700_000;

const text = (name) => [name.length, ...Buffer.from(name)];
const section = (kind, bytes) => [kind, bytes.length, ...bytes];
const exported = (name, kind, nth) => [...text(name), kind, nth];

/** A module with the functions of ours, of which `call` fails whatever it is asked. */
const FAILING = Buffer.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(
    1,
    [4, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0, 0x60, 0, 1, 0x7f],
  ),
  ...section(3, [4, 0, 1, 2, 3]),
  ...section(5, [1, 0, 16]),
  ...section(7, [
    5,
    ...exported("memory", 2, 0),
    ...exported("room", 0, 0),
    ...exported("call", 0, 1),
    ...exported("done", 0, 2),
    ...exported("last_words", 0, 3),
  ]),
  ...section(10, [4, 4, 0, 0x41, 16, 0x0b, 3, 0, 0, 0x0b, 2, 0, 0x0b, 3, 0, 0, 0x0b]),
]);

/** The finished game is looked at again: its moments, what a bot would have done, and another way from there. */
async function lookBack(page, address, table) {
  await page.goto(`${address}#/replay/${table}`);
  await page.waitForSelector('[role="slider"]', PATIENCE);
  await page.keyboard.press("ArrowRight");
  const ask = page.locator("button.ask");
  await ask.waitFor(PATIENCE);
  await ask.click();
  await page.waitForSelector(".move.best", PATIENCE);
  const plans = await page.locator(".move").count();
  await page.screenshot({ path: join(SHOTS, "upkeep-judged.png") });
  await page.keyboard.press("f");
  await page.waitForURL((url) => /\/table\//.test(url.hash) && !url.hash.includes(table), PATIENCE);
  await page.waitForSelector("[data-lit]", PATIENCE);
  return plans;
}

/** A newer site is put where the old one was: it is offered, waits, and is taken when somebody wants it. */
async function renewed(page, folder) {
  const script = join(folder, "sw.js");
  const old = readFileSync(script, "utf8");
  writeFileSync(script, old.replace(/const VERSION = "[^"]*"/, 'const VERSION = "another"'));
  const open = page.url();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((kept) => kept.update()));
  const offer = page.locator('aside[role="status"] button').last();
  await offer.waitFor(PATIENCE);
  if (page.url() !== open) throw new Failure("the newer site did not wait");
  await page.screenshot({ path: join(SHOTS, "upkeep-newer.png") });
  await Promise.all([page.waitForEvent("load", PATIENCE), offer.click()]);
  await page.waitForSelector("[data-lit]", PATIENCE);
  const caches = await page.evaluate(() => window.caches.keys());
  if (caches.join() !== "arkwright another") throw new Failure(`kept after the change: ${caches.join()}`);
  if (page.url() !== open) throw new Failure("the game that was open is not open any more");
}

/** What a first visit loads before a game can begin, compressed: the lobby with all it shows, and the module. */
async function firstLoad(opened, host, folder) {
  const context = await opened.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const before = host.asked.length;
  await page.goto(host.address);
  // Who sits where is asked once the module has told of the games.
  await page.locator("li select").first().waitFor(PATIENCE);
  await page.waitForLoadState("networkidle");
  const below = new URL(host.address).pathname.length;
  const files = new Set(host.asked.slice(before).map((path) => path.slice(below)));
  if (![...files].some((name) => name.endsWith(".wasm"))) throw new Failure("the module was not loaded");
  const sizes = [...files].map((name) => {
    const file = join(folder, name || "index.html");
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  await context.close();
  const sum = sizes.reduce((sum, size) => sum + size, 0);
  if (sum > FIRST_LOAD) throw new Failure(`the first load is ${sum} bytes; ${FIRST_LOAD} are the limit`);
  return `${sizes.length} files, ${Math.round(sum / 1000)} KB`;
}

/** A module that fails at everything: the page says so and lets what happened be saved. */
async function failing(opened, address, size) {
  const context = await opened.newContext({ viewport: null, serviceWorkers: "block" });
  const page = await context.newPage();
  const [width, height] = size.split("x").map(Number);
  await page.setViewportSize({ width, height });
  await context.route("**/engine-*.wasm", (route) => route.fulfill({ body: FAILING }));
  await page.goto(address);
  const alert = page.locator('aside[role="alert"]');
  await alert.waitFor(PATIENCE);
  await page.screenshot({ path: join(SHOTS, "upkeep-failed.png") });
  const [file] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    alert.locator("button").first().click(),
  ]);
  const told = JSON.parse(readFileSync(await file.path(), "utf8"));
  if (!told.op || !told.words) throw new Failure(`what happened is not told: ${JSON.stringify(told)}`);
  await alert.locator("button").last().click();
  await alert.waitFor({ state: "detached" });
  await context.close();
}

await run(async () => {
  const { folder, seed, size } = wanted(USUAL);
  const copy = mkdtempSync(join(tmpdir(), "arkwright-site-"));
  cpSync(folder, copy, { recursive: true });
  const host = await handOut(copy);
  const opened = await browser();
  try {
    const first = await firstLoad(opened, host, copy);
    const { page, errors } = await pageOf(opened, { size });
    await page.goto(host.address);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENCE);
    const { asked } = asker(copy);
    const table = await makeTable(page, `${host.address}#`, { game: "ark", players: 3 });
    const { result } = await playToTheEnd(page, { table, seed, errors, name: "upkeep", asked });
    const plans = await lookBack(page, host.address, table);
    await renewed(page, copy);
    await failing(opened, host.address, size);
    console.log(
      `upkeep: first load ${first}; ${result.split("\n")[0]}; ${plans} plans compared, forked, renewed, failed as it should`,
    );
  } finally {
    await opened.close();
    await host.close().catch(() => undefined);
    rmSync(copy, { recursive: true, force: true });
  }
});
