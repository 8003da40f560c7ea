import { readFileSync } from "node:fs";

/** How the schema of each game calls the number of a card. */
const CARD = { "ark-nova": "CardId", ark: "Card" };
/** What happens to a card that only its owner may see. */
const PRIVATE = new Set([
  "drew",
  "kept",
  "pouched",
  "stored",
  "taken_back",
  "scoring_discarded",
  "scoring_drawn",
  "stolen",
  "pet_laid",
]);
/** What nobody is told before the end. */
const NEVER = new Set(["seed", "chance", "rng"]);
/** Of these only the number of cards is told. */
const PILES = new Set(["deck", "pile", "scoring_pile", "rain"]);

/** The fields in which a game names cards, as its schema says; `known[]` is a list of them. */
function fieldsOf(game) {
  const schema = JSON.parse(readFileSync(new URL(`../../docs/schema/${game}.json`, import.meta.url)));
  const card = `#/$defs/${CARD[game]}`;
  const found = new Set();
  const walk = (part, field) => {
    if (part?.$ref === card && field) found.add(field);
    for (const [name, inner] of Object.entries(part?.properties ?? {})) walk(inner, name);
    for (const inner of [...(part?.anyOf ?? []), ...(part?.oneOf ?? [])]) walk(inner, field);
    if (part?.items) walk(part.items, `${field}[]`);
  };
  for (const part of [schema, ...Object.values(schema.$defs)]) walk(part, "");
  return found;
}

/** Everything inside something, with the way to it and the field it stands in. */
function* inside(thing, way = "", field = "") {
  yield { thing, way, field };
  if (Array.isArray(thing))
    for (const [at, inner] of thing.entries()) yield* inside(inner, `${way}.${at}`, `${field}[]`);
  else if (thing && typeof thing === "object")
    for (const [name, inner] of Object.entries(thing)) yield* inside(inner, `${way}.${name}`, name);
}

/** Questions about a card that is being played. */
const ANNOUNCED = new Set(["enclosure", "conditions", "icon", "release"]);

/** The cards that a seat keeps hidden, as its own view tells. */
const HIDDEN = {
  "ark-nova": ({ zoos, viewer, asked }) => {
    const { hand, scoring, stored, pouched, picked } = zoos[viewer];
    // A card that is being played was announced to everybody.
    const announced = asked
      .filter(({ question }) => ANNOUNCED.has(question?.kind))
      .map(({ question }) => question.card);
    const held = [...hand.known, ...picked].filter((card) => !announced.includes(card));
    return [...held, ...scoring.known, ...stored.known, ...pouched.known];
  },
  ark: ({ seats, viewer }) => {
    const { cards, known, pet } = seats[viewer];
    const open = new Set(known.map(({ card }) => card));
    return [...cards, ...(pet ? [pet] : [])].map(({ card }) => card).filter((card) => !open.has(card));
  },
};

/** What to look for at a table of a game, in whatever a seat is sent. */
export class Secrets {
  constructor(game, printed) {
    this.fields = fieldsOf(game);
    this.hiddenBy = HIDDEN[game];
    const named = printed.cards.flatMap(({ id, cards, name }) => (cards ?? [id]).map((card) => [card, name]));
    this.names = new Map(named);
  }

  /** The cards that a seat keeps hidden by its own message. */
  hidden(message) {
    return new Set(message.view ? this.hiddenBy(message.view) : []);
  }

  /** Every card that is named in something, with the way to it. */
  cards(thing) {
    return [...inside(thing)]
      .filter(({ thing, field }) => typeof thing === "number" && this.fields.has(field))
      .map(({ thing, way }) => ({ card: thing, way }));
  }

  /** The cards that everybody saw in what a message tells of: laid open, taken from where all see it, played. */
  openly({ news }) {
    const open = (news?.lines ?? []).filter(({ event }) => !PRIVATE.has(event.kind));
    return open.flatMap(({ event }) => this.cards(event).map(({ card }) => card));
  }

  /**
   * What a message tells its viewer of cards that another seat keeps hidden. `seen` are the cards that the viewer saw
   * before: whoever watched a card go into a hand knows that it is there.
   */
  leaks({ view, questions, news, viewer }, hidden, seen) {
    const unseen = [...hidden].filter((card) => !seen.has(card));
    const found = this.cards({ view, questions })
      .filter(({ card }) => unseen.includes(card))
      .map(({ card, way }) => `${way.slice(1)} names card ${card}`);
    for (const { event, text } of news?.lines ?? []) {
      if (!PRIVATE.has(event.kind) || event.seat === viewer || event.from === viewer) continue;
      for (const { card } of this.cards(event))
        if (!seen.has(card)) found.push(`news of ${event.kind} name card ${card}`);
      for (const card of unseen)
        if (text.includes(this.names.get(card))) found.push(`news of ${event.kind} say: ${text}`);
    }
    return found;
  }

  /** What is never told to anybody, in whatever was sent. */
  static never(sent, tokens) {
    const found = [...inside(sent)].flatMap(({ thing, way, field }) => {
      if (NEVER.has(field) && thing !== null) return [`${way.slice(1)} is told`];
      if (PILES.has(field) && Array.isArray(thing)) return [`${way.slice(1)} is told card by card`];
      return typeof thing === "string" && tokens.some((token) => thing.includes(token))
        ? [`${way.slice(1)} is the token of another seat`]
        : [];
    });
    return found;
  }
}
