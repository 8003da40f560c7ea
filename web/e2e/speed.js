// How heavy and how fast the table of Ark Nova is: the JavaScript it loads, the time until it is seen, and whether the
// page stalls while the pointer moves over all places of a building.
//
//   node e2e/speed.js http://127.0.0.1:8017
//
// Sizes are the same on every machine and fail as soon as they are too large; times fail only far beyond their goals.
import { gzipSync } from "node:zlib";
import { browser, failing, pageOf } from "./browser.js";
import { call, finished, goneOn, sitDown } from "./calling.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { size: "1366x768", loads: 3 };

const KB = 1024;
const LARGEST = 150 * KB;
/** Goals and ceilings in milliseconds. */
const FIRST_VIEW = { goal: 1_000, ceiling: 8_000 };
const STALL = { goal: 50, ceiling: 1_000 };

/** The table that is measured: at the beginning of a turn in which a bot built something. */
async function building(server) {
  const over = await finished(server, "ark-nova", 2);
  const { turns, entries } = await call(server, `/api/tables/${over}/moments`);
  const late = turns.filter(({ seat }) => seat === 0).slice(5);
  const turn = late.find(({ entry }) => /^build [345]$/.test(entries[entry].notation));
  if (!turn) throw new Failure("nobody built anything");
  return goneOn(server, over, turn.entry);
}

/** Loads a table in a browser that has nothing of it yet. */
async function load(opened, { server, size, table, tokens }) {
  const { page, context } = await pageOf(opened, { size });
  await sitDown(page, server, table, ...tokens);
  const kept = await context.storageState();
  await context.close();

  const fresh = await opened.newContext({ viewport: page.viewportSize(), storageState: kept });
  const tab = await fresh.newPage();
  const scripts = [];
  tab.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await tab.goto(`${server}/table/${table}`, { waitUntil: "commit" });
  const seen = await tab.waitForFunction(() => document.querySelector("main.desk") && performance.now());
  const firstView = await seen.jsonValue();
  await tab.waitForLoadState("networkidle");
  const bodies = await Promise.all(scripts);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  return { tab, fresh, firstView, bytes, files: bodies.length };
}

/** Moves the pointer over everything that is lit on the map, and answers how long the page was busy at once. */
async function stallsWhilePlacing(page) {
  const slot = page.locator('[data-coach="action-build"]');
  await slot.click();
  const picked = page.locator('[data-coach="picker"] [data-lit]');
  await picked.first().click();
  const cells = page.locator("[data-cell][data-lit]");
  await cells.first().waitFor();
  await page.evaluate(() => {
    globalThis.stalls = [];
    new PerformanceObserver((list) => globalThis.stalls.push(...list.getEntries())).observe({
      type: "longtask",
    });
  });
  const places = await cells.evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }),
  );
  for (const [x, y] of places) await page.mouse.move(x, y, { steps: 4 });
  await page.waitForTimeout(200);
  const stalls = await page.evaluate(() => globalThis.stalls.map(({ duration }) => Math.round(duration)));
  const ghost = await page.locator("svg.map polygon.body").count();
  if (!ghost) throw await failing(page, "speed", "no building follows the pointer");
  return { places: places.length, stalls };
}

await run(async () => {
  const said = wanted(USUAL);
  const at = { ...said, ...(await building(said.server)) };
  const opened = await browser();
  const problems = [];
  try {
    const views = [];
    for (let nth = 0; nth < said.loads; nth++) {
      const { tab, fresh, firstView, bytes, files } = await load(opened, at);
      views.push(Math.round(firstView));
      if (nth === said.loads - 1) {
        const { places, stalls } = await stallsWhilePlacing(tab);
        const longest = Math.max(0, ...stalls);
        console.log(`JavaScript: ${(bytes / KB).toFixed(1)} KB in ${files} files, goal ${LARGEST / KB} KB`);
        console.log(`first view: ${views.join(", ")} ms, goal ${FIRST_VIEW.goal} ms`);
        console.log(
          `pointer over ${places} spaces: ${stalls.length} tasks over ${STALL.goal} ms, longest ${longest} ms`,
        );
        if (bytes > LARGEST) problems.push(`${bytes} bytes of JavaScript are more than ${LARGEST}`);
        if (longest > STALL.ceiling) problems.push(`the page stalls for ${longest} ms`);
      }
      await fresh.close();
    }
    const best = Math.min(...views);
    if (best > FIRST_VIEW.ceiling) problems.push(`the table is seen after ${best} ms`);
  } finally {
    await opened.close();
  }
  if (problems.length) throw new Failure(problems.join("\n"));
});
