// The server is killed in mid-game, while a move is on its way, and started again on the same data and port: two open
// tabs of one seat come back by themselves, nothing that was accepted is lost, and the game goes on.
//
//   arkwright serve --listen 127.0.0.1:8017 --data kept --config limits.toml &
//   node e2e/restart.js http://127.0.0.1:8017 --pid $! --binary arkwright --data kept --config limits.toml
import { spawn } from "node:child_process";
import { browser, failing, pageOf } from "./browser.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { pid: 0, binary: "", data: "", config: "", seed: 4, size: "1366x768" };

const PATIENCE = 30_000;
/** How long the line stays down, so that it is noticed. */
const DOWN = 1_500;
/** What a browser reports while there is no server. */
const OF_THE_LINE = /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_SOCKET|status of 50\d/;

/** Starts the server again where it was, and waits until it answers. */
async function start({ server, binary, data, config }) {
  const listen = new URL(server).host;
  const child = spawn(binary, ["serve", "--listen", listen, "--data", data, "--config", config], {
    stdio: "ignore",
  });
  const begun = Date.now();
  for (;;) {
    const answers = await fetch(`${server}/api/games`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return child;
    if (child.exitCode !== null || Date.now() - begun > PATIENCE) {
      child.kill("SIGKILL");
      throw new Failure("the server does not start again");
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/** Everything that is kept of a table, as its player may know it. */
const kept = (page, table) =>
  page.evaluate(async (table) => {
    const { version, news } = await (await fetch(`/api/tables/${table}?since=0`)).json();
    return { version, lines: news.lines.map((line) => JSON.stringify(line)) };
  }, table);

/** What both tabs of a seat have to show alike. */
const shown = (page) =>
  page.evaluate(() => {
    const hand = [...document.querySelectorAll('[data-area="hand"] [data-card]')];
    const standings = document.querySelector(".standings")?.innerText;
    return JSON.stringify([standings, hand.map(({ dataset }) => dataset.card)]);
  });

/** Waits until two tabs show the same. */
async function inStep(one, other, when) {
  const begun = Date.now();
  for (;;) {
    const [here, there] = await Promise.all([shown(one), shown(other)]);
    if (here === there) return;
    if (Date.now() - begun > 5_000)
      throw await failing(
        other,
        "restart",
        `${when} the second tab shows\n${there}\nand the first\n${here}\n`,
      );
    await one.waitForTimeout(50);
  }
}

/** Waits until there is something. */
async function until(look, otherwise) {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE;) {
    const found = look();
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Failure(otherwise);
}

const isMove = (request) => request.method() === "POST" && request.url().includes("/moves");

await run(async () => {
  const said = wanted(USUAL);
  const { server, seed, size } = said;
  const opened = await browser();
  let again = null;
  try {
    const { page, context, errors } = await pageOf(opened, { size });
    const table = await makeTable(page, server, { game: "ark-nova", players: 2 });
    const second = await context.newPage();
    await second.goto(page.url());
    // A tab behind another one is drawn too seldom to be pressed.
    const play = async (tab, seed, until) => {
      await tab.bringToFront();
      return playToTheEnd(tab, { table, seed, errors: [], name: "restart", until });
    };
    await play(page, seed, ({ presses }) => presses >= 40);
    await inStep(page, second, "before the server is killed");
    const before = await kept(page, table);
    for (const tab of [page, second]) await tab.evaluate(() => (globalThis.opened = true));

    const answers = new Map();
    page.on("response", (response) => {
      if (isMove(response.request())) answers.set(response.request().postDataJSON().request, response);
    });
    // The next move finds no server, or one that answers for the last time.
    let killed = null;
    page.on("request", (request) => {
      if (killed || !isMove(request)) return;
      process.kill(said.pid, "SIGKILL");
      killed = request.postDataJSON();
    });
    await play(page, seed + 1, () => killed !== null);
    for (const tab of [page, second])
      await tab.waitForSelector("header.lost", { state: "attached", timeout: PATIENCE }).catch(async () => {
        throw await failing(tab, "restart", "the bar does not say that the connection is lost");
      });
    const bar = await page.locator("header.lost h1").innerText();
    if (!bar.startsWith("Connection lost")) throw await failing(page, "restart", `the bar says: ${bar}`);
    if (await page.locator("[data-lit] >> visible=true").count())
      throw await failing(page, "restart", "something is lit although nothing can be answered");

    await page.waitForTimeout(DOWN);
    const begun = Date.now();
    again = await start(said);
    for (const tab of [page, second])
      await tab
        .waitForSelector("header.bar:not(.lost)", { state: "attached", timeout: PATIENCE })
        .catch(async () => {
          throw await failing(tab, "restart", "the page does not come back by itself");
        });
    const back = Date.now() - begun;
    const answer = await until(
      () => answers.get(killed.request),
      "the move that was on its way is not answered",
    );
    if (!answer.ok()) throw new Failure(`the move that was on its way is refused: ${await answer.text()}`);

    const after = await kept(page, table);
    const lost = before.lines.findIndex((line, at) => line !== after.lines[at]);
    if (lost >= 0)
      throw new Failure(`lost: ${before.lines[lost]}\nthere is now: ${after.lines[lost] ?? "nothing"}`);
    if (after.version <= killed.version)
      throw new Failure(
        `the table is at version ${after.version}, a move of version ${killed.version} was sent`,
      );
    for (const tab of [page, second])
      if (!(await tab.evaluate(() => globalThis.opened))) throw new Failure("a tab was loaded anew");
    await inStep(page, second, "after the server is back");

    await play(page, seed + 2, ({ presses }) => presses >= 15);
    await inStep(page, second, "after the first tab played on");
    await play(second, seed + 3, ({ presses }) => presses >= 15);
    await inStep(second, page, "after the second tab played on");
    const { version } = await kept(page, table);
    if (version <= after.version) throw new Failure(`the game does not go on from version ${version}`);
    const grave = errors.filter((error) => !OF_THE_LINE.test(error));
    if (grave.length) throw new Failure(`the browser reports: ${grave.join("; ")}`);
    console.log(
      `killed at version ${killed.version}, back in ${back} ms with all ${before.lines.length} lines, then to ${version}`,
    );
  } finally {
    await opened.close();
    again?.kill("SIGKILL");
  }
});
