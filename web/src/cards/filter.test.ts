import { describe, expect, it } from "vitest";
import { EVERYTHING, type Filter, filterOf, found, foundSheets, queryOf, toggled } from "./filter";
import type { Face } from "./nova/faces";
import type { Sheet } from "./sheets";

const head = { set: "base", number: "", kind_name: "", text: "", requires: [], lines: [] };
const lion = {
  ...head,
  kind: "animal",
  id: 402,
  name: "Lion",
  latin: "Panthera leo",
  cost: 16,
  size: 4,
  standard_enclosure: true,
  special_enclosures: [],
  rock: 0,
  water: 0,
  icons: ["predator", "africa"],
  abilities: [{ name: "Pack", text: "Gains for predators" }],
};
const seahorse = {
  ...lion,
  id: 548,
  set: "marine",
  name: "Éponge",
  cost: 7,
  standard_enclosure: false,
  special_enclosures: [{ kind: "aquarium", name: "Aquarium", places: 1 }],
  rock: 1,
  icons: ["sea_animal", "europe"],
  abilities: [],
};
const lab = {
  ...head,
  kind: "sponsor",
  id: 201,
  name: "Lab",
  level: 5,
  rock: 0,
  water: 0,
  icons: ["science"],
};
const africa = { ...head, kind: "project", id: 103, name: "Africa", counts: { icon: "africa" } };
const CARDS = [lab, africa, lion, seahorse] as unknown as Face[];
const ids = (filter: Partial<Filter>) => found(CARDS, { ...EVERYTHING, ...filter }).map(({ id }) => id);

describe("the filter of cards", () => {
  it("lists animals first, by number", () => {
    expect(ids({})).toEqual([402, 548, 201, 103]);
    expect(ids({ sort: "name" })).toEqual([103, 548, 201, 402]);
    expect(ids({ sort: "cost" })).toEqual([201, 548, 402, 103]);
  });

  it("leaves what fits", () => {
    expect(ids({ kinds: ["sponsor"] })).toEqual([201]);
    expect(ids({ icons: ["africa"] })).toEqual([402, 103]);
    expect(ids({ icons: ["africa", "predator"] })).toEqual([402]);
    expect(ids({ icons: ["rock"] })).toEqual([548]);
    expect(ids({ homes: ["4"] })).toEqual([402]);
    expect(ids({ homes: ["aquarium", "4"] })).toEqual([402, 548]);
    expect(ids({ cost: [6, 10] })).toEqual([548]);
    expect(ids({ sets: ["marine"] })).toEqual([548]);
  });

  it("searches names, numbers and abilities without accents", () => {
    expect(ids({ search: "eponge" })).toEqual([548]);
    expect(ids({ search: "pack LEO" })).toEqual([402]);
    expect(ids({ search: "nothing" })).toEqual([]);
  });

  it("is kept by the address", () => {
    const filter: Filter = {
      search: "fish & co",
      kinds: ["animal", "project"],
      icons: ["bird", "rock"],
      homes: ["3", "aquarium"],
      cost: [4, 20],
      sets: ["marine"],
      sort: "cost",
    };
    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
    expect(queryOf(EVERYTHING)).toBe("");
    expect(filterOf(new URLSearchParams("kind=nonsense&from=x"))).toEqual(EVERYTHING);
  });

  it("leaves action cards and maps where nothing of cards alone is asked", () => {
    const sheet = (kind: "action" | "map", name: string, set: string) =>
      ({ kind, id: name, name, set, text: "" }) as Sheet;
    const sheets = [sheet("action", "Build 1", "marine"), sheet("map", "Tower", "base")];
    const names = (filter: Partial<Filter>) =>
      foundSheets(sheets, { ...EVERYTHING, ...filter }).map(({ name }) => name);
    expect(names({})).toEqual(["Build 1", "Tower"]);
    expect(names({ kinds: ["map"] })).toEqual(["Tower"]);
    expect(names({ sets: ["marine"] })).toEqual(["Build 1"]);
    expect(names({ search: "tow" })).toEqual(["Tower"]);
    expect(names({ icons: ["bird"] })).toEqual([]);
  });

  it("is changed word by word", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });
});
