import { describe, expect, it } from "vitest";
import type { Told } from "../../table/message";
import type { Building } from "../../wire/ark-nova";
import { residents } from "./residents";
import type { BuildingView } from "./view";

const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, entry) => ({ entry, text: "", event: { kind: "", seat: 0, ...event } }));
const animal = (card: number, home: unknown) => ({ kind: "animal", card, home });
const enclosure = (cell: string) => ({ kind: "enclosure", cell });
const building = (name: Building, cells: string[], occupied = true): BuildingView => ({
  building: name,
  cells,
  anchor: cells[0] ?? "",
  turn: 0,
  occupied,
  taken: null,
  spaces: null,
});
const cards = (lines: Told[], buildings: BuildingView[], animals: number[]) =>
  residents(lines, { seat: 0, buildings, animals }).map((living) => living.map(({ card }) => card));

describe("who lives where", () => {
  const two = [building("standard2", ["a1", "a2"]), building("standard2", ["c1", "c2"])];

  it("is told when animals come", () => {
    const lines = told(animal(401, enclosure("a1")), animal(402, enclosure("c2")));
    expect(cards(lines, two, [401, 402])).toEqual([[401], [402]]);
  });

  it("lets two animals change places when one leaves the home of the other", () => {
    const lines = told(
      animal(401, enclosure("a1")),
      animal(402, enclosure("c2")),
      { kind: "released", card: 401 },
      { kind: "emptied", home: enclosure("c2") },
    );
    const empty = [two[0]!, building("standard2", ["c1", "c2"], false)];
    expect(cards(lines, empty, [402])).toEqual([[402], []]);
  });

  it("follows an animal that moves into a special enclosure", () => {
    const lines = told(
      animal(470, enclosure("a1")),
      { kind: "emptied", home: enclosure("a1") },
      { kind: "moved", card: 470, to: { kind: "special", building: "reptile_house" } },
    );
    const zoo = [building("standard2", ["a1", "a2"], false), building("reptile_house", ["e1"], false)];
    expect(cards(lines, zoo, [470])).toEqual([[], [470]]);
  });

  it("counts the places of an animal in each of its tanks", () => {
    const tokens = { small_aquarium: 1, large_aquarium: 2 };
    const lines = told(animal(544, { kind: "tanks", tokens }));
    const tanks = [
      building("small_aquarium", ["a1", "a2"], false),
      building("large_aquarium", ["c1"], false),
    ];
    expect(residents(lines, { seat: 0, buildings: tanks, animals: [544] })).toEqual([
      [{ card: 544, tokens: 1 }],
      [{ card: 544, tokens: 2 }],
    ]);
  });

  it("keeps the animal of an enclosure that was moved", () => {
    const lines = told(animal(401, enclosure("a1")));
    expect(cards(lines, [building("standard2", ["g1", "g2"])], [401])).toEqual([[401]]);
  });
});
