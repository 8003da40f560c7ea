// The pictures of the README, into docs/pictures: the lobby, and turns in the middle of games that bots have played.
//
//   node e2e/pictures.js http://127.0.0.1:8017 --only ark
//
// Every game is another one: look at the pictures before they are kept.
import { mkdirSync, writeFileSync } from "node:fs";
import { browser, pageOf } from "./browser.js";
import { call, finished, goneOn, sitDown } from "./calling.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { only: "" };

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
const LARGEST = 250 * 1024;
const QUALITY = 84;
const DESKTOP = "1366x768";
const PHONE = "390x844";
const PEOPLE = ["Ada", "Jun", "Noor", "Theo"];
const MARINE = { edition: "marine", action_cards: "draft", map_set: "every" };

/** Each picture: its size and theme, and how it is reached. */
const PICTURES = {
  lobby: { size: DESKTOP, reach: lobby },
  "ark-nova": { size: DESKTOP, reach: inTheMiddle({ players: 4, at: 0.72 }) },
  "marine-worlds": {
    size: DESKTOP,
    theme: "dark",
    reach: inTheMiddle({ players: 3, at: 0.75, options: MARINE }),
  },
  ark: { size: DESKTOP, reach: inTheMiddle({ game: "ark", players: 4, at: 0.58 }) },
  phone: { size: PHONE, reach: inTheMiddle({ players: 3, at: 0.6 }) },
};

/** A turn of the first seat, so far into a game. */
function inTheMiddle({ game = "ark-nova", players, at, options }) {
  return async (page, server) => {
    const over = await finished(server, game, players, options);
    const { turns } = await call(server, `/api/tables/${over}/moments`);
    const { entry } = turns.find(({ seat, turn }) => seat === 0 && turn >= turns.length * at);
    const { table, tokens } = await goneOn(server, over, entry, PEOPLE.slice(0, players));
    await sitDown(page, server, table, tokens[0]);
    await page.waitForSelector("[data-lit]");
  };
}

/** The lobby of somebody who has games of their own and could join others. */
async function lobby(page, server) {
  const open = { kind: "open" };
  const wishes = [
    { game: "ark-nova", options: { players: 3 }, seats: [{ kind: "person", name: "Noor" }, open, open] },
    {
      game: "ark",
      options: { players: 4 },
      seats: [{ kind: "person", name: "Theo" }, open, { kind: "bot", level: "planner" }, open],
    },
  ];
  for (const wish of wishes)
    await call(server, "/api/tables", { body: { ...wish, settings: { public: true } } });
  for (const [game, players] of [
    ["ark", 4],
    ["ark-nova", 3],
  ])
    await inTheMiddle({ game, players, at: 0.5 })(page, server);
  await page.goto(`${server}/`);
}

/** The page as a picture that is small enough to be loaded with a text. */
async function taken(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  return Buffer.from(data, "base64");
}

await run(async () => {
  const { server, only } = wanted(USUAL);
  const chosen = only ? only.split(",") : Object.keys(PICTURES);
  mkdirSync(FOLDER, { recursive: true });
  const opened = await browser();
  try {
    for (const name of chosen) {
      const { size, theme, reach } = PICTURES[name];
      const { page, context, errors } = await pageOf(opened, { size, theme, name: "Ada" });
      await reach(page, server);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      const picture = await taken(page);
      if (errors.length) throw new Failure(`${name}: ${errors.join("; ")}`);
      if (picture.length > LARGEST) throw new Failure(`${name}: ${picture.length} bytes are too many`);
      writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
      console.log(`docs/pictures/${name}.webp: ${Math.round(picture.length / 1024)} KB`);
      await context.close();
    }
  } finally {
    await opened.close();
  }
});
