import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { Failure } from "./wanted.js";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where pictures go: `ARKWRIGHT_SHOTS`, or a folder of which nothing is kept with the source. */
export const SHOTS = process.env.ARKWRIGHT_SHOTS ?? new URL("../shots", import.meta.url).pathname;

/** Opens the browser of this machine; `ARKWRIGHT_CHROMIUM` names another one. */
export function browser() {
  const executablePath = process.env.ARKWRIGHT_CHROMIUM ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/** Two who are asked at the same time answer: the page sends the later answer again, and the browser tells of it. */
const ANSWERED_AT_ONCE = /status of 409/;
/** What comes of an action cannot always be foreseen: the page asks, and takes it as an answer that the server says so. */
const AHEAD = /\/ahead(\?|$)/;

/** A width and a height from a text such as 1366x768. */
export function sizeOf(text) {
  const [width, height] = text.split("x").map(Number);
  if (!width || !height) throw new Error(`a size is written like 1366x768, not ${text}`);
  return { width, height };
}

/**
 * A page of a browser of its own, whose errors are collected. What a person would choose in the settings is chosen
 * before it opens: others' moves are not waited for, nothing is moved slowly, and the language does not
 * depend on the machine.
 */
export async function pageOf(browser, { size, theme = "light", lang = "en", name = "Robot" }) {
  const viewport = sizeOf(size);
  const touch = viewport.width < 700;
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: touch,
    isMobile: touch,
  });
  await context.addInitScript(
    (chosen) => {
      if (localStorage.getItem("arkwright-settings")) return;
      localStorage.setItem("arkwright-settings", JSON.stringify({ ...chosen, pace: 0 }));
    },
    { lang, theme, name },
  );
  const page = await context.newPage();
  const errors = [];
  page.on("console", (message) => {
    const expected = ANSWERED_AT_ONCE.test(message.text()) || AHEAD.test(message.location().url);
    if (message.type() === "error" && !expected) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
  return { page, context, errors };
}

/** Takes a picture into the folder of pictures and says where it is. */
export async function shoot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  const path = join(SHOTS, `${name}.png`);
  await page.screenshot({ path });
  return path;
}

/** Whether the page itself scrolls: sideways never, and on a large screen not down either. */
export async function scrolls(page) {
  const { wide, high, width, height } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
    // A phone makes its window as wide as what overflows it.
    width: document.documentElement.clientWidth,
    height: innerHeight,
  }));
  if (wide > width) return `the page is ${wide} wide on a screen of ${width}`;
  return width >= 1280 && high > height ? `the page is ${high} high on a screen of ${height}` : null;
}

/** Fails with a picture of how the page looks. */
export async function failing(page, name, why) {
  const path = await shoot(page, `failed-${name}`);
  return new Failure(`${why} (${path})`);
}
