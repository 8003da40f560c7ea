// Looks for barriers with axe-core: on the lobby, tables of both games, a replay and the cards, in both themes.
//
//   node e2e/axe.js http://127.0.0.1:8017
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { browser, pageOf } from "./browser.js";
import { finished } from "./calling.js";
import { makeTable } from "./making.js";
import { playToTheEnd } from "./playing.js";
import { Failure, run, wanted } from "./wanted.js";

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = new Set(["serious", "critical"]);

/** Pieces that are drawn: their name says in words what figures and marks show, so it does not repeat them. */
const DRAWN = { rule: "label-content-name-mismatch", pieces: "[data-card], .level, .edge button" };

const USUAL = { size: "1366x768", seed: 3 };

async function play({ page, server, errors, seed, name }, wish, count) {
  const table = await makeTable(page, server, wish);
  await playToTheEnd(page, { table, seed, errors, name, until: ({ presses }) => presses >= count });
}

/** The pages that are looked at, and how each is reached. */
const PAGES = {
  lobby: ({ page, server }) => page.goto(`${server}/`),
  "new table": ({ page, server }) => page.goto(`${server}/new`),
  cards: ({ page, server }) => page.goto(`${server}/cards`),
  rules: ({ page, server }) => page.goto(`${server}/rules`),
  "table of Ark Nova": (at) => play(at, { game: "ark-nova", players: 2 }, 30),
  "table of Ark": (at) => play(at, { game: "ark", players: 3 }, 10),
  end: (at) => at.page.goto(`${at.server}/table/${at.over}`),
  replay: (at) => at.page.goto(`${at.server}/replay/${at.over}?entry=120`),
};

await run(async () => {
  const { server, size, seed } = wanted(USUAL);
  const over = await finished(server);
  const opened = await browser();
  const found = [];
  try {
    for (const theme of ["light", "dark"])
      for (const [name, reach] of Object.entries(PAGES)) {
        const { page, context, errors } = await pageOf(opened, { size, theme });
        await reach({ page, server, errors, seed, name: `axe-${name}-${theme}`.replaceAll(" ", "-"), over });
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(400);
        // The script is evaluated rather than added to the page, which a page's own rules about scripts would forbid.
        await page.evaluate(SCRIPT);
        const violations = await page.evaluate(async ({ rule, pieces }) => {
          const { violations } = await globalThis.axe.run(document, {
            resultTypes: ["violations"],
            elementRef: true,
          });
          return violations
            .map(({ id, impact, help, nodes }) => ({
              id,
              impact,
              help,
              nodes: nodes
                .filter(({ element }) => id !== rule || !element.matches(pieces))
                .map(({ target, any }) => ({ target, any: any.map(({ message }) => ({ message })) })),
            }))
            .filter(({ nodes }) => nodes.length > 0);
        }, DRAWN);
        const grave = violations.filter(({ impact }) => GRAVE.has(impact));
        console.log(`${name}, ${theme}: ${grave.length} serious, ${violations.length - grave.length} lesser`);
        for (const { id, help, nodes } of grave) {
          const places = nodes.slice(0, 4).map(({ target, any }) => `    ${target} ${any[0]?.message ?? ""}`);
          found.push(`${name}, ${theme}: ${help} (${id}), ${nodes.length} times\n${places.join("\n")}`);
        }
        await context.close();
      }
  } finally {
    await opened.close();
  }
  if (found.length) throw new Failure(found.join("\n"));
});
