import { describe, expect, it } from "vitest";
import { Choosing } from "../table/choosing.svelte";
import type { Session } from "../table/session.svelte";
import { Playing } from "./playing.svelte";

describe("playing", () => {
  it("offers what points at nothing on the table as an answer of its own", () => {
    const asking = {
      seat: 0,
      question: { kind: "second" },
      text: "",
      choices: [
        {
          group: "play",
          text: "",
          moves: [{ notation: "play 47", text: "", points_at: [{ kind: "card", card: 47 }] }],
        },
        { group: "finish", text: "", moves: [{ notation: "done", text: "", points_at: [] }] },
      ],
    };
    const choosing = new Choosing(
      () => asking,
      () => expect.unreachable(),
    );
    const playing = new Playing({} as Session, choosing);
    expect(playing.plainAnswers.map(({ notation }) => notation)).toEqual(["done"]);
  });
});
