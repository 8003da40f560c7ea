import type { Sheet } from "./sheets";
import { CATEGORIES, CONTINENTS, type Edition, type Face, type Icon, type Kind } from "./nova/faces";

/** What the browser of cards is asked for; an empty list asks for everything. */
export interface Filter {
  search: string;
  kinds: (Kind | Sheet["kind"])[];
  icons: Icon[];
  /** Sizes of enclosures, and kinds of special ones. */
  homes: string[];
  cost: [least: number, most: number];
  sets: Edition[];
  sort: "number" | "name" | "cost";
}

export const MOST_COST = 36;
export const KINDS: Filter["kinds"] = ["animal", "sponsor", "project", "final_scoring", "action", "map"];
export const ICONS: Icon[] = [...CATEGORIES, ...CONTINENTS, "science", "rock", "water"];
export const HOMES = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "petting_zoo",
  "reptile_house",
  "large_bird_aviary",
  "aquarium",
];
export const SETS: Edition[] = ["base", "marine"];
export const SORTS = ["number", "name", "cost"] as const;

export const EVERYTHING: Filter = {
  search: "",
  kinds: [],
  icons: [],
  homes: [],
  cost: [0, MOST_COST],
  sets: [],
  sort: "number",
};

/** The filter that an address names; what it does not know is left out. */
export function filterOf(query: URLSearchParams): Filter {
  const list = <Word extends string>(name: string, all: readonly Word[]): Word[] =>
    all.filter((word) => query.get(name)?.split(",").includes(word));
  const number = (name: string, usual: number) => {
    const value = Number(query.get(name) ?? usual);
    return Number.isFinite(value) ? Math.max(0, Math.min(MOST_COST, value)) : usual;
  };
  return {
    search: query.get("q") ?? "",
    kinds: list("kind", KINDS),
    icons: list("icon", ICONS),
    homes: list("home", HOMES),
    cost: [number("from", 0), number("to", MOST_COST)],
    sets: list("set", SETS),
    sort: SORTS.find((sort) => sort === query.get("sort")) ?? "number",
  };
}

/** The address of a filter; what is as usual is left out. */
export function queryOf(filter: Filter, card?: string): string {
  const query = new URLSearchParams();
  if (filter.search) query.set("q", filter.search);
  if (filter.kinds.length) query.set("kind", filter.kinds.join(","));
  if (filter.icons.length) query.set("icon", filter.icons.join(","));
  if (filter.homes.length) query.set("home", filter.homes.join(","));
  if (filter.cost[0] > 0) query.set("from", String(filter.cost[0]));
  if (filter.cost[1] < MOST_COST) query.set("to", String(filter.cost[1]));
  if (filter.sets.length) query.set("set", filter.sets.join(","));
  if (filter.sort !== "number") query.set("sort", filter.sort);
  if (card) query.set("card", card);
  return query.toString().replaceAll("%2C", ",");
}

/** Letters without accents, so that a search finds what was typed in haste. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What a card costs: money for an animal, the level of a sponsor. */
const costOf = (face: Face): number | undefined =>
  face.kind === "animal" ? face.cost : face.kind === "sponsor" ? face.level : undefined;

function iconsOf(face: Face): Icon[] {
  switch (face.kind) {
    case "animal":
    case "sponsor": {
      const terrain: Icon[] = [
        ...(face.rock ? ["rock" as const] : []),
        ...(face.water ? ["water" as const] : []),
      ];
      return [...face.icons, ...terrain];
    }
    default:
      return face.counts.icon ? [face.counts.icon] : [];
  }
}

function homesOf(face: Face): string[] {
  if (face.kind !== "animal") return [];
  const standard = face.standard_enclosure ? [String(face.size)] : [];
  return [...standard, ...face.special_enclosures.map(({ kind }) => kind)];
}

/** All words of a card, for searching. */
function wordsOf(face: Face): string {
  const said = [face.number, face.name, face.kind_name, face.text];
  if (face.kind === "animal") {
    said.push(
      face.latin,
      ...[...face.abilities, ...(face.reef ?? [])].map((one) => ("name" in one ? one.name : one.text)),
    );
    said.push(...face.abilities.map(({ text }) => text));
  }
  if (face.kind === "sponsor") said.push(...face.lines.map(({ text }) => text));
  return plain(said.join(" "));
}

/** The cards that a filter leaves, in its order. Icons are all wanted, homes any of them. */
export function found(cards: Face[], filter: Filter): Face[] {
  const { kinds, icons, homes, sets, sort } = filter;
  const [least, most] = filter.cost;
  const anyCost = least === 0 && most === MOST_COST;
  const terms = plain(filter.search).split(/\s+/).filter(Boolean);
  const fits = (face: Face) => {
    if (kinds.length && !kinds.includes(face.kind)) return false;
    if (sets.length && !sets.includes(face.set)) return false;
    if (icons.length && !icons.every((icon) => iconsOf(face).includes(icon))) return false;
    if (homes.length && !homesOf(face).some((home) => homes.includes(home))) return false;
    const cost = costOf(face);
    if (!anyCost && (cost === undefined || cost < least || cost > most)) return false;
    if (!terms.length) return true;
    const said = wordsOf(face);
    return terms.every((term) => said.includes(term));
  };
  const byNumber = (a: Face, b: Face) => rank(a) - rank(b) || a.id - b.id;
  const left = cards.filter(fits);
  if (sort === "name") return left.sort((a, b) => a.name.localeCompare(b.name));
  if (sort === "cost")
    return left.sort((a, b) => (costOf(a) ?? Infinity) - (costOf(b) ?? Infinity) || byNumber(a, b));
  return left.sort(byNumber);
}

/** The action cards and maps that a filter leaves: those of cards alone leave none. */
export function foundSheets(sheets: Sheet[], { search, kinds, icons, homes, cost, sets }: Filter): Sheet[] {
  if (icons.length || homes.length || cost[0] > 0 || cost[1] < MOST_COST) return [];
  const terms = plain(search).split(/\s+/).filter(Boolean);
  return sheets.filter(
    ({ kind, name, set, text }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      (sets.length === 0 || sets.some((wanted) => wanted === set)) &&
      terms.every((term) => plain(`${name} ${text}`).includes(term)),
  );
}

const rank = (face: Face) => KINDS.indexOf(face.kind);

/** A list with a word added, or taken out if it was there. */
export const toggled = <Word>(list: Word[], word: Word): Word[] =>
  list.includes(word) ? list.filter((other) => other !== word) : [...list, word];
