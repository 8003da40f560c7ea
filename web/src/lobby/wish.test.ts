import { describe, expect, it } from "vitest";
import type { GameTold, OptionFace } from "./wish";
import { applies, atOnce, differences, request, usual, withPlayers, withSeat } from "./wish";

const game: GameTold = {
  name: "ark-nova",
  title: "Ark Nova",
  rules_version: 2,
  players: { least: 1, most: 4 },
  bots: ["random", "greedy", "planner", "hard", "expert"],
};
const value = (value: OptionFace["default"], name: string) => ({
  value,
  name,
  text: "",
  takes: null,
  needs: [],
});
const faces: OptionFace[] = [
  {
    id: "players",
    needs: [],
    name: "Players",
    text: "",
    default: 2,
    values: [1, 2, 3, 4].map((n) => value(n, `${n}`)),
  },
  {
    id: "maps",
    needs: [],
    name: "Maps",
    text: "",
    default: "two_each",
    values: [
      value("two_each", "Two each"),
      { ...value("fixed", "By hand"), takes: { kind: "list", of: ["A", "1"], count: "one_per_player" } },
    ],
  },
  {
    id: "map_set",
    name: "Of which",
    text: "",
    default: "base",
    needs: [{ option: "maps", one_of: ["two_each"] }],
    values: [
      value("base", "Base"),
      { ...value("of", "These"), takes: { kind: "list", of: ["1", "2"], count: "any" } },
    ],
  },
  {
    id: "edition",
    needs: [],
    name: "Boxes",
    text: "",
    default: "base",
    values: [value("base", "Base game"), value("marine", "Marine Worlds")],
  },
  {
    id: "action_cards",
    needs: [],
    name: "Action cards",
    text: "",
    default: "standard",
    values: [
      value("standard", "Standard"),
      { ...value("draft", "Drafted"), needs: [{ option: "edition", one_of: ["marine"] }] },
    ],
  },
  {
    id: "first",
    needs: [],
    name: "First",
    text: "",
    default: null,
    values: [value(null, "Drawn"), value(0, "Seat 1")],
  },
];

describe("a wish for a table", () => {
  it("is a game against bots unless something else is said", () => {
    expect(request(usual(game), faces, "Ada").seats).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "bot", level: "greedy" },
    ]);
  });

  it("always keeps a seat for me, and swaps when I sit down elsewhere", () => {
    const three = withPlayers(usual(game), 3);
    const moved = withSeat(three, 2, { kind: "me" });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(["bot", "bot", "me"]);
    expect(withPlayers(moved, 1).seats).toEqual([{ kind: "me" }]);
    expect(withSeat(three, 0, { kind: "open" })).toEqual(three);
  });

  it("sends a map for each seat, and the maps that are named", () => {
    const wish = withPlayers({ ...usual(game), options: { maps: { fixed: ["1"] } } }, 3);
    expect(request(wish, faces, "Ada").options).toMatchObject({
      players: 3,
      maps: { fixed: ["1", "A", "A"] },
    });
    const pool = { ...usual(game), options: { map_set: { of: ["2"] } } };
    expect(request(pool, faces, "Ada").options).toMatchObject({ map_set: { of: ["2"] } });
  });

  it("leaves out what does not apply, and what is nothing in particular", () => {
    const wish = {
      ...usual(game),
      options: { maps: { fixed: ["A"] }, map_set: "of", action_cards: "draft" },
    };
    const { options } = request(wish, faces, "Ada");
    expect(options).not.toHaveProperty("map_set");
    expect(options).not.toHaveProperty("first");
    expect(options.action_cards).toBe("standard");
    expect(applies(wish, faces, [{ option: "edition", one_of: ["marine"] }])).toBe(false);
  });

  it("sends a document that was given along, and the usual where none was", () => {
    const deck: OptionFace = {
      id: "deck",
      needs: [],
      name: "Deck",
      text: "",
      default: "standard",
      values: [value("standard", "Standard"), { ...value("custom", "Own"), takes: { kind: "document" } }],
    };
    const own = { ...usual(game), options: { deck: { custom: { name: "mine" } } } };
    expect(request(own, [deck], "Ada").options.deck).toEqual({ custom: { name: "mine" } });
    const none = { ...usual(game), options: { deck: "custom" } };
    expect(request(none, [deck], "Ada").options).not.toHaveProperty("deck");
  });

  it("says what differs from the usual game", () => {
    const wish = { ...usual(game), options: { edition: "marine", action_cards: "draft" } };
    expect(differences(wish, faces)).toEqual(["Marine Worlds", "Drafted"]);
    expect(differences(usual(game), faces)).toEqual([]);
  });

  it("waits for nobody when it is to begin at once", () => {
    const wish = withSeat(usual(game), 1, { kind: "open" });
    expect(atOnce(wish).seats[1]).toEqual({ kind: "bot", level: "greedy" });
  });
});
