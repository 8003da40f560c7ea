// Pictures of the site in its states, at three sizes, into web/shots.
//
//   node e2e/shots.js http://127.0.0.1:8017 --sizes 1366x768,1920x1080,390x844 --only lobby,end
//
// Bots play whole games first; a state is a moment of one of them, from which a table goes on with people. So every game
// is another one, and what comes up rarely is looked for in several.
import { browser, pageOf, scrolls, shoot, sizeOf } from "./browser.js";
import { answersOf, gameOf, inTurn, whenAsked } from "./reaching.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { sizes: "1366x768,1920x1080,390x844", only: "" };

const NOVA = { game: "ark-nova", players: 4 };
const MARINE = {
  game: "ark-nova",
  players: 3,
  options: { edition: "marine", action_cards: "draft", map_set: "every" },
};
const SOLO = { game: "ark-nova", players: 1 };
const ARK = { game: "ark", players: 4 };

const kind = (wanted) => (asked) => asked.question.kind === wanted;
const isStep = (action) => (asked) => asked.question.kind === "step" && asked.question.step.kind === action;
/** An animal that may live in more than one tank. */
const hasTanks = (asked) =>
  kind("enclosure")(asked) && answersOf(asked).filter(({ notation }) => /aquarium/.test(notation)).length > 1;

/** Each state: its name, its theme, and how it is reached. */
const STATES = [
  { name: "lobby", reach: (at) => open(at, "/") },
  { name: "lobby-dark", theme: "dark", reach: (at) => open(at, "/") },
  { name: "new-table", reach: (at) => open(at, "/new") },
  { name: "rules", reach: (at) => open(at, "/rules") },
  { name: "cards", reach: (at) => open(at, "/cards") },
  { name: "cards-dark", theme: "dark", reach: (at) => open(at, "/cards") },
  { name: "cards-ark", reach: (at) => open(at, "/cards/ark") },
  { name: "about", reach: (at) => open(at, "/about") },
  { name: "guided", reach: guided },
  { name: "nova-maps", reach: (at) => whenAsked(at, MARINE, kind("map")) },
  { name: "marine-draft", reach: (at) => whenAsked(at, MARINE, kind("draft")) },
  { name: "first-cards", reach: (at) => whenAsked(at, NOVA, kind("keep")) },
  { name: "nova-turn", reach: (at) => inTurn(at, NOVA, 0.7) },
  { name: "nova-turn-dark", theme: "dark", reach: (at) => inTurn(at, NOVA, 0.7) },
  { name: "build", reach: building },
  { name: "why", reach: why },
  { name: "effects", reach: (at) => whenAsked(at, MARINE, kind("order"), 0.4) },
  { name: "hand-limit", reach: (at) => whenAsked(at, NOVA, kind("hand_limit"), 0.1) },
  { name: "tanks", reach: (at) => whenAsked(at, MARINE, hasTanks) },
  { name: "scoring", reach: (at) => whenAsked(at, NOVA, kind("discard_scoring"), 0.5) },
  { name: "other-zoo", reach: otherZoo },
  { name: "marine-turn", reach: (at) => inTurn(at, MARINE, 0.7) },
  { name: "marine-turn-dark", theme: "dark", reach: (at) => inTurn(at, MARINE, 0.7) },
  { name: "solo", reach: (at) => inTurn(at, SOLO, 0.55) },
  { name: "ark-turn", reach: (at) => inTurn(at, ARK, 0.6) },
  { name: "ark-turn-dark", theme: "dark", reach: (at) => inTurn(at, ARK, 0.6) },
  { name: "ark-place", reach: placing },
  { name: "ark-end", reach: (at) => ended(at, ARK) },
  { name: "nova-end", reach: (at) => ended(at, NOVA) },
  { name: "solo-end", reach: (at) => ended(at, SOLO) },
  { name: "replay", reach: (at) => replay(at, "entry=150") },
  { name: "replay-dark", theme: "dark", reach: (at) => replay(at, "entry=150") },
  { name: "compare", reach: (at) => replay(at, "entry=240&with=100") },
  ...["cards", "board", "players", "log"].map((tab) => ({
    name: `tab-${tab}`,
    phone: true,
    reach: (at) => inTab(at, tab),
  })),
];

const isPhone = (page) => page.viewportSize().width < 900;

function open({ page, server }, path) {
  return page.goto(`${server}${path}`);
}

/** The first step of the guided game. */
async function guided(at) {
  await open(at, "/");
  await at.page.locator("button.way").first().click();
  await at.page.waitForSelector("[data-lit]");
}

/** A building over the places where it may go. */
async function building(at) {
  await whenAsked(at, NOVA, (asked) => kind("place")(asked) && answersOf(asked).length > 6, 0.3);
  const spaces = at.page.locator("g[data-lit] >> visible=true");
  const space = spaces.nth(Math.floor((await spaces.count()) / 2));
  if (isPhone(at.page)) await space.tap();
  else await space.hover();
}

/** An animal that cannot be played, and why. */
async function why(at) {
  const isLeft = (asked, { zoos }) => {
    const played = answersOf(asked).flatMap(({ points_at }) => points_at.map(({ card }) => card));
    return zoos[asked.seat].hand.known.some((card) => !played.includes(card));
  };
  await whenAsked(at, NOVA, (asked, view) => isStep("animals")(asked) && isLeft(asked, view), 0.4);
  const card = at.page.locator('[data-area="hand"] [aria-disabled="true"] >> visible=true').first();
  if (isPhone(at.page)) await card.tap({ force: true });
  else await card.hover();
  await at.page.waitForTimeout(600);
}

/** The zoo of the next player. */
async function otherZoo(at) {
  await inTurn(at, NOVA, 0.7);
  if (isPhone(at.page)) return at.page.locator('[data-coach="tab-players"]').tap();
  await at.page.keyboard.press("Shift+2");
}

/** A card of Ark held over its cabins. */
async function placing(at) {
  await inTurn(at, ARK, 0.6);
  const card = at.page.locator('[data-area="hand"] [data-lit] >> visible=true').first();
  await card.click();
}

/** A part of the table on the phone. */
async function inTab(at, tab) {
  await inTurn(at, NOVA, 0.7);
  await at.page.locator(`[data-coach="tab-${tab}"]`).tap();
}

/** The result of a game. */
async function ended(at, wish) {
  await open(at, `/table/${await gameOf(at.server, wish, 0)}`);
  await at.page.waitForSelector("[data-final]");
}

/** A game that is over, once more. */
async function replay(at, query) {
  await open(at, `/replay/${await gameOf(at.server, NOVA, 0)}?${query}`);
}

async function main() {
  const { server, sizes, only } = wanted(USUAL);
  const chosen = only.split(",").filter(Boolean);
  const states = STATES.filter(({ name }) => !chosen.length || chosen.includes(name));
  const opened = await browser();
  const problems = [];
  try {
    for (const size of sizes.split(","))
      for (const { name, theme = "light", phone = false, reach } of states) {
        if (phone && sizeOf(size).width >= 900) continue;
        const { page, context, errors } = await pageOf(opened, { size, theme, name: "Ada" });
        const shot = `${name}-${size}`;
        try {
          await reach({ page, server });
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
