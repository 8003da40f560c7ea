import type { Translation } from "../words/index.svelte";
import { heels, nameOf, signed, type Fit, type Place } from "./cabins";
import { printed } from "./printed";
import { inShort } from "./reasons";
import type { Card, CardView } from "./view";

type Words = Translation["ark"];

interface Knowing {
  name: (card: Card) => string;
  cards: Map<Card, CardView>;
  view: { ark: { heel: number } };
}

/** What is written on a cabin for the card that is held over the ark. */
export interface Verdict {
  text: string;
}

/** Whether a cabin takes a card, in a few words: what it costs and the heel it leads to, or the first reason against it. */
export function verdict(
  fit: Fit,
  { name, cards, view }: Knowing,
  words: Words,
  short = false,
): Verdict | undefined {
  const [first] = fit.blockers;
  if (!fit.possible) return first && { text: inShort(first, name, cards, words) };
  const after = heels(fit);
  const heel = after.every((to) => to === view.ark.heel)
    ? ""
    : words.heelAfter(after.map(signed).join(words.or));
  const text = (what: string) => ({ text: [what, heel].filter(Boolean).join(", ") || words.goesIn });
  if (first && !short) return text(words.drivesOut(fit.driven.map(name).join(words.or)));
  if (fit.opens && !short) return text(words.opensFor(fit.cost));
  return text(fit.cost ? words.costsToPlay(fit.cost) : "");
}

/** A cabin in one line for whoever does not see it. */
export function readOut({ id, cabin }: Place, said: Verdict | undefined, words: Words): string {
  const inside = cabin?.cards.map(({ id: card, weight }) => `${printed.card(card)} ${weight}`).join(", ");
  const state = cabin
    ? [words.climates[cabin.climate], words.weight(cabin.weight), words.places(cabin.places), inside ?? ""]
    : [words.newCabin];
  return `${nameOf(id)}: ${[...state, said?.text ?? ""].filter(Boolean).join(", ")}`;
}
