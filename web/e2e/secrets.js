// Two people in two browsers at one table: everything each of them is sent, and everything on their pages, is searched
// for what the other keeps hidden. What one hides is known from what the server tells that seat.
//
//   node e2e/secrets.js http://127.0.0.1:8017 --seed 5
import { browser, pageOf } from "./browser.js";
import { call, sitDown } from "./calling.js";
import { Secrets } from "./leaks.js";
import { playToTheEnd } from "./playing.js";
import { Failure, run, wanted } from "./wanted.js";

const USUAL = { seed: 5, size: "1366x768" };

const PEOPLE = [
  { kind: "person", name: "Ada" },
  { kind: "person", name: "Noor" },
];
/** The tables, and how much is pressed there: neither game is over by then. */
const TABLES = [
  {
    game: "ark-nova",
    options: { players: 2, edition: "marine", action_cards: "draft" },
    seats: PEOPLE,
    presses: 120,
  },
  {
    game: "ark",
    options: { players: 3 },
    seats: [...PEOPLE, { kind: "bot", level: "greedy" }],
    presses: 40,
  },
];
/** What is the same for everybody, whatever is played. */
const PRINTED = /\/api\/games\b/;

/** Collects whatever a page is sent by the server, in the order in which it comes. */
function listen(page) {
  const heard = [];
  const take = (text) => {
    const sent = JSON.parse(text);
    heard.push({ sent, message: sent.message ?? (sent.view ? sent : null) });
  };
  const coming = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => take(String(payload))));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/") || PRINTED.test(pathname)) return;
    const text = response.text().catch(() => "");
    coming.push(text.then((text) => text && take(text)));
  });
  return { heard, all: () => Promise.all(coming) };
}

/** Every card on a page, by what stands for it there, and everything that can be read or heard. */
const shownOn = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("*")];
    const read = all.flatMap((element) => [...element.attributes].map(({ value }) => value));
    return {
      cards: all.flatMap(({ dataset }) => dataset?.card ?? dataset?.arkCard ?? []),
      text: [document.body.textContent, ...read].join("\n"),
    };
  });

/** What a seat was sent that it must not know, and how much was looked at. */
function search(secrets, heard, others, token) {
  const hidden = new Map(others.flatMap(({ message }) => (message ? [[message.version, message]] : [])));
  const seen = new Set();
  const found = [];
  let compared = 0;
  for (const { sent, message } of heard) {
    found.push(...Secrets.never(sent, [token]));
    if (!message) continue;
    for (const card of secrets.openly(message)) seen.add(card);
    const other = hidden.get(message.version);
    if (other && message.stage === "playing") {
      compared++;
      found.push(...secrets.leaks(message, secrets.hidden(other), seen));
    }
    for (const { card } of secrets.cards(message)) seen.add(card);
  }
  return { found, compared, seen };
}

/** What stands on a page although its seat was never sent it, or must not know it. */
function searchPage(secrets, { cards, text }, heard, other) {
  const sent = JSON.stringify(heard.map(({ message }) => message));
  const seen = new Set(heard.flatMap(({ message }) => secrets.cards(message).map(({ card }) => card)));
  const strange = cards.filter((card) =>
    /^\d+$/.test(card) ? !seen.has(Number(card)) : !sent.includes(`"${card}"`),
  );
  const unseen = [...secrets.hidden(other)].filter((card) => !seen.has(card));
  // Short names of final scoring cards and projects are words of the table, too.
  const named = unseen.filter((card) => card >= 200 && text.includes(secrets.names.get(card)));
  return [
    ...strange.map((card) => `the page shows card ${card}, which it was never sent`),
    ...named.map((card) => `the page names card ${card}`),
  ];
}

/** A search that finds nothing is worth something only if it finds what is put there. */
function plant(secrets, heard, others, token) {
  const told = others.filter(({ message }) => message);
  const shown = new Set();
  let found = null;
  for (const { message } of heard) {
    if (!message) continue;
    for (const { card } of secrets.cards(message)) shown.add(card);
    const other = told.find((other) => other.message.version === message.version)?.message;
    const card = other && [...secrets.hidden(other)].find((card) => !shown.has(card));
    if (card) found = { message, other, card };
  }
  if (!found) throw new Failure("nobody ever hides anything");
  const { message, other, card } = found;
  const text = `Noor draws ${secrets.names.get(card)}`;
  const { viewer, view } = message;
  const line = { entry: 0, text: "", event: { kind: "drew", seat: 1 - viewer, card: null } };
  const doctored = (changes) => ({ message: { ...message, ...changes } });
  const asking = { seat: viewer, question: { kind: "pick" }, text: "", choices: null };
  const planted = {
    "a card in the view": doctored({ view: { ...view, of_another: { known: [card], card } } }),
    "a card in a question": doctored({ questions: [{ ...asking, question: { kind: "pick", card } }] }),
    "a card that was drawn": doctored({
      news: { from: 0, lines: [{ ...line, event: { ...line.event, card } }] },
    }),
    "the name of a card": doctored({ news: { from: 0, lines: [{ ...line, text }] } }),
    "the order of the deck": doctored({ view: { ...view, deck: [card] } }),
    "the seed": doctored({ options: { seed: "42" } }),
    "a token": { chat: [{ text: `my seat is ${token}` }] },
  };
  for (const [what, sent] of Object.entries(planted)) {
    const heard = [{ sent, message: sent.message ?? null }];
    if (!search(secrets, heard, others, token).found.length)
      throw new Failure(`the search is blind to ${what}`);
  }
  const page = { cards: [String(card)], text: "" };
  if (!searchPage(secrets, page, [], other).length)
    throw new Failure("the search is blind to a card on the page");
}

/** Two people play at a table for a while; answers what either was sent and must not know. */
async function watched(opened, { server, game, options, seats, presses, seed, size }) {
  const { table, seats: taken } = await call(server, "/api/tables", { body: { game, options, seats } });
  const tokens = taken.map(({ token }) => token);
  const secrets = new Secrets(game, await call(server, `/api/games/${game}/catalogue?lang=en`));
  const sitting = await Promise.all(
    tokens.map(async (token) => {
      const { page, context, errors } = await pageOf(opened, { size });
      const ears = listen(page);
      await sitDown(page, server, table, token);
      return { page, context, errors, ears };
    }),
  );
  let pressed = 0;
  const seen = () => void pressed++;
  const until = () => pressed >= presses;
  await Promise.all(
    sitting.map(({ page, errors }, seat) =>
      playToTheEnd(page, { table, seed: seed + seat, errors, name: `secrets-${game}-${seat}`, seen, until }),
    ),
  );
  const pages = await Promise.all(sitting.map(({ page }) => shownOn(page)));
  await Promise.all(sitting.map(({ ears }) => ears.all()));
  const heard = sitting.map(({ ears }) => ears.heard);
  await Promise.all(sitting.map(({ context }) => context.close()));

  const found = [];
  for (const seat of [0, 1]) {
    const [own, others, token] = [heard[seat], heard[1 - seat], tokens[1 - seat]];
    const { found: sent, compared } = search(secrets, own, others, token);
    const other = others.findLast(({ message }) => message).message;
    plant(secrets, own, others, token);
    found.push(
      ...[...sent, ...searchPage(secrets, pages[seat], own, other)].map((leak) => `${game}: ${leak}`),
    );
    if (compared < presses / 4) found.push(`${game}: only ${compared} messages could be compared`);
    console.log(`${game}, seat ${seat}: ${own.length} times something was sent, ${compared} compared`);
  }
  return found;
}

await run(async () => {
  const said = wanted(USUAL);
  const opened = await browser();
  const found = [];
  try {
    for (const table of TABLES) found.push(...(await watched(opened, { ...said, ...table })));
  } finally {
    await opened.close();
  }
  if (found.length) throw new Failure([...new Set(found)].join("\n"));
});
