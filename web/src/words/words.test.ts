import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";

type Rooms = Record<string, Record<string, unknown>>;

describe("the words", () => {
  it("are there in both languages, with the same things to speak about", () => {
    const shape = (rooms: Rooms) =>
      Object.entries(rooms).flatMap(([room, said]) =>
        Object.entries(said).map(
          ([key, sentence]) => `${room}.${key}/${typeof sentence === "function" ? sentence.length : "fixed"}`,
        ),
      );
    expect(shape(fr as Rooms).sort()).toEqual(shape(en as Rooms).sort());
  });

  it("are never empty", () => {
    for (const rooms of [en, fr] as Rooms[])
      for (const [room, said] of Object.entries(rooms))
        for (const [key, sentence] of Object.entries(said))
          if (typeof sentence === "string") expect(sentence.trim(), `${room}.${key}`).not.toBe("");
  });
});
