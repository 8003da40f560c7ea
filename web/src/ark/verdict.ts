import type { Translation } from "../words/index.svelte";
import { heels, nameOf, signed, type Fit, type Place } from "./cabins";
import { printed } from "./printed";
import { inShort } from "./reasons";
import type { Card, CardView } from "./view";

type Words = Translation["ark"];

interface Knowing {
  name: (card: Card) => string;
  cards: Map<Card, CardView>;
}

/** What is written on a cabin for the card that is held over the ark. */
export interface Verdict {
  text: string;
}

/** Whether a cabin takes a card, in a few words: what it costs and the heel after it, or the first reason against it. */
export function verdict(
  fit: Fit,
  { name, cards }: Knowing,
  words: Words,
  short = false,
): Verdict | undefined {
  const [first] = fit.blockers;
  if (!fit.possible) return first && { text: inShort(first, name, cards, words) };
  const heel = heels(fit).map(signed).join(words.or);
  if (short) return { text: fit.cost ? words.costsToPlay(fit.cost, heel) : words.heelAfter(heel) };
  if (first) return { text: words.drivesOut(fit.driven.map(name).join(words.or), heel) };
  if (fit.opens) return { text: words.opensFor(fit.cost, heel) };
  return { text: fit.cost ? words.costsToPlay(fit.cost, heel) : words.heelAfter(heel) };
}

/** A cabin in one line for whoever does not see it. */
export function readOut({ id, cabin }: Place, said: Verdict | undefined, words: Words): string {
  const inside = cabin?.cards.map(({ id: card, weight }) => `${printed.card(card)} ${weight}`).join(", ");
  const state = cabin
    ? [words.climates[cabin.climate], words.weight(cabin.weight), words.places(cabin.places), inside ?? ""]
    : [words.newCabin];
  return `${nameOf(id)}: ${[...state, said?.text ?? ""].filter(Boolean).join(", ")}`;
}
