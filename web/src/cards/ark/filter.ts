import { plain } from "../filter";
import { type ArkKind, CLIMATES, type Climate, type Diet, DIETS, KINDS } from "./looks";
import type { ArkFace } from "./printed.svelte";

/** What the browser of Ark's cards is asked for; an empty list asks for everything. */
export interface ArkFilter {
  search: string;
  kinds: ArkKind[];
  climates: Climate[];
  diets: Diet[];
  weights: string[];
}

/** The filter that an address names. */
export function arkFilterOf(query: URLSearchParams): ArkFilter {
  const list = <Word extends string>(name: string, all: string[]) =>
    all.filter((word) => query.get(name)?.split(",").includes(word)) as Word[];
  return {
    search: query.get("q") ?? "",
    kinds: list("kind", Object.keys(KINDS)),
    climates: list("climate", Object.keys(CLIMATES)),
    diets: list("diet", Object.keys(DIETS)),
    weights: list("weight", ["0", "1", "2", "3", "4"]),
  };
}

/** The address of a filter. */
export function arkQueryOf({ search, kinds, climates, diets, weights }: ArkFilter, card?: string): string {
  const query = new URLSearchParams();
  const named = { q: [search], kind: kinds, climate: climates, diet: diets, weight: weights, card: [card] };
  for (const [name, all] of Object.entries(named)) if (all.some(Boolean)) query.set(name, all.join(","));
  return query.toString().replaceAll("%2C", ",");
}

/** The cards that a filter leaves, in the order of the deck list. */
export function arkFound(cards: ArkFace[], filter: ArkFilter): ArkFace[] {
  const terms = plain(filter.search).split(/\s+/).filter(Boolean);
  const among = <Word>(wanted: Word[], word: Word | null) =>
    wanted.length === 0 || (word !== null && wanted.includes(word));
  return cards.filter(
    ({ name, text, scoring, climate, diet, weight }) =>
      among(filter.kinds, scoring) &&
      among(filter.climates, climate) &&
      among(filter.diets, diet) &&
      among(filter.weights, String(weight)) &&
      terms.every((term) => plain(`${name} ${text}`).includes(term)),
  );
}
