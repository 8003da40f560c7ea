import { chance } from "./chance.js";
import { failing, scrolls } from "./browser.js";

/** What can be touched now. */
const LIT = "[data-lit]:not(:disabled)";
/** What ends a choice. */
const MAIN = "button.main[data-lit]:not(:disabled)";
/** The result of a game that is over. */
const FINAL = "[data-final]";
/** Ways to other parts of a table on a small screen. */
const TABS = "nav.tabs button:not([aria-current])";
/** The one of them where an answer is wanted. */
const MARKED = `${TABS}:has(.dot)`;
/** Closes what was opened to be read and lies above the table. */
const READ = "[data-popover] .close";

const PATIENCE = 20_000;
const STUCK = 90_000;
const LOOKED_AWAY = 1_500;
/** For so long something may be moving or covered before another thing is pressed. */
const HARD_TO_PRESS = 1_000;

/** The table as the server tells it to this browser: what counts is whether somebody here is asked. */
export async function askedByServer(page, table) {
  return page.evaluate(async (table) => {
    const answer = await fetch(`/api/tables/${table}`);
    const { version, stage, held = [], asked = [] } = await answer.json();
    return { version, stage, own: asked.some((seat) => held.includes(seat)) };
  }, table);
}

/** Presses something, which may be moving, covered or gone: whether it was pressed. */
function press(thing, way) {
  return thing[way]({ timeout: HARD_TO_PRESS }).then(
    () => true,
    () => false,
  );
}

/** Whatever of a kind can be seen. */
const visible = (page, selector) => page.locator(`${selector} >> visible=true`);

/** How much of each kind can be seen: waits in the page until there is anything, but not for long. */
async function shown(page) {
  const count = (kinds) => {
    const seen = (thing) => thing.checkVisibility({ visibilityProperty: true });
    const counts = Object.entries(kinds).map(([kind, selector]) => [
      kind,
      [...document.querySelectorAll(selector)].filter(seen).length,
    ]);
    return counts.some(([, count]) => count > 0) && Object.fromEntries(counts);
  };
  const kinds = { main: MAIN, lit: LIT, final: FINAL };
  const found = await page.waitForFunction(count, kinds, { timeout: LOOKED_AWAY }).catch(() => null);
  return found?.jsonValue() ?? null;
}

/**
 * Plays a game to its end by pressing things that are lit, chosen by a seed and nothing else. Fails with a picture when
 * nothing is lit although an answer is wanted, when pressing leads nowhere, when the page scrolls, or when the browser
 * reports an error. `seen` is called before each press, with what was pressed so far.
 */
export async function playToTheEnd(
  page,
  { table, seed, errors, name, seen, until = () => false, asked = askedByServer },
) {
  const dice = chance(seed);
  const way = (await page.evaluate(() => navigator.maxTouchPoints > 0)) ? "tap" : "click";
  let presses = 0;
  let missed = 0;
  let version = -1;
  let moved = Date.now();
  let dark = Date.now();
  let last = null;

  for (;;) {
    if (errors.length) throw await failing(page, name, `the browser reports: ${errors.join("; ")}`);
    const scrolled = await scrolls(page);
    if (scrolled) throw await failing(page, name, scrolled);
    const counts = await shown(page);
    if (counts?.final) {
      const result = await visible(page, FINAL).first().innerText();
      return { presses, missed, version, result };
    }
    if (until({ presses, version })) return { presses, missed, version, result: null };

    if (!counts) {
      const { own, version: now } = await asked(page, table);
      if (!own) dark = Date.now();
      else if (Date.now() - dark > PATIENCE)
        throw await failing(page, name, `an answer is wanted at version ${now}, and nothing is lit for 20 s`);
      const marked = own ? await visible(page, MARKED).all() : [];
      const tabs = marked.length || !own ? marked : await visible(page, TABS).all();
      if (tabs.length) await press(dice.one(tabs), way);
      continue;
    }

    dark = Date.now();
    await seen?.({ presses, version });
    const [selector, count] = counts.main && dice.next() < 0.4 ? [MAIN, counts.main] : [LIT, counts.lit];
    // What was pressed last and is still lit wants a second press: a building that lies where it was put.
    const again = last !== null && last < count && dice.next() < 0.4;
    last = again ? last : Math.floor(dice.next() * count);
    const thing = visible(page, selector).nth(last);
    const pressed = await press(thing, way);
    if (pressed) presses++;
    else {
      missed++;
      for (const close of await visible(page, READ).all()) await press(close, way);
    }

    if (presses % 10 === 0 || !pressed) {
      const now = await asked(page, table);
      if (now.version !== version) [version, moved] = [now.version, Date.now()];
      else if (now.own && Date.now() - moved > STUCK)
        throw await failing(
          page,
          name,
          `${presses} presses, and no answer since version ${version} for 90 s`,
        );
    }
  }
}
