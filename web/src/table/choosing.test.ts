import { describe, expect, it } from "vitest";
import { candidates, Choosing, keyOf, narrowed } from "./choosing.svelte";
import type { Asking } from "./message";

const action = (name: string) => ({ kind: "action", action: name, seat: 0 });
const slot = (n: number) => ({ kind: "slot", slot: n });
const asking: Asking = {
  seat: 0,
  question: { kind: "action" },
  text: "Which action?",
  choices: [
    {
      group: "actions",
      text: "Actions",
      moves: [
        { notation: "cards 1", text: "", points_at: [action("cards"), slot(1)] },
        { notation: "cards 1 +1x", text: "", points_at: [action("cards"), slot(1)] },
        { notation: "build 2", text: "", points_at: [action("build"), slot(2)] },
      ],
    },
    { group: "finish", text: "Finish", moves: [{ notation: "done", text: "", points_at: [] }] },
  ],
};

describe("choosing", () => {
  it("compares targets by what they are, not by the order of their fields", () => {
    expect(keyOf({ kind: "action", seat: 0, action: "cards" } as never)).toBe(keyOf(action("cards")));
    expect(keyOf(action("cards"))).not.toBe(keyOf(action("build")));
  });

  it("keeps the moves that point at everything that was touched", () => {
    const all = candidates(asking);
    expect(narrowed(all, []).length).toBe(4);
    expect(narrowed(all, [keyOf(action("cards"))]).map((move) => move.notation)).toEqual([
      "cards 1",
      "cards 1 +1x",
    ]);
  });

  it("answers when one move is left, and waits when there are more", () => {
    const answers: string[] = [];
    const choosing = new Choosing(
      () => asking,
      (notation) => answers.push(notation),
    );
    choosing.touch(action("cards"));
    expect(answers).toEqual([]);
    expect(choosing.left.length).toBe(2);
    choosing.back();
    choosing.touch(action("build"));
    expect(answers).toEqual(["build 2"]);
  });

  it("takes the card of a level for all its levels", () => {
    const level = (n: number) => ({ kind: "level", card: 121, level: n });
    const moves = [0, 2].map((n) => ({ notation: `support ${n}`, text: "", points_at: [level(n)] }));
    const levels: Asking = { ...asking, choices: [{ group: "levels", text: "", moves }] };
    const card = { kind: "card", card: 121 };
    const choosing = new Choosing(
      () => levels,
      () => expect.unreachable(),
    );
    expect(choosing.isLit(card)).toBe(true);
    choosing.touch(card);
    expect(choosing.left.map(({ notation }) => notation)).toEqual(["support 0", "support 2"]);
  });

  it("does nothing about what is not lit", () => {
    const choosing = new Choosing(
      () => asking,
      () => expect.unreachable(),
    );
    choosing.touch(action("animals"));
    expect(choosing.touched).toEqual([]);
  });

  it("holds a move that cannot be taken back until it is chosen again", () => {
    const answers: string[] = [];
    const choosing = new Choosing(
      () => asking,
      (notation) => answers.push(notation),
    );
    choosing.waits = ({ group }) => group === "finish";
    choosing.choose({ notation: "done", text: "", points_at: [] });
    expect(answers).toEqual([]);
    choosing.back();
    expect(choosing.held).toBe(null);
    choosing.choose({ notation: "done", text: "", points_at: [] });
    choosing.choose({ notation: "done", text: "", points_at: [] });
    expect(answers).toEqual(["done"]);
    choosing.choose({ notation: "build 2", text: "", points_at: [] });
    expect(answers).toEqual(["done", "build 2"]);
  });

  it("holds nothing where it can be seen what would be asked next", async () => {
    const choosing = new Choosing(
      () => asking,
      () => expect.unreachable(),
    );
    choosing.waits = () => true;
    choosing.foresees = ({ group }) => (group === "actions" ? Promise.resolve(true) : Promise.resolve(false));
    choosing.choose({ notation: "build 2", text: "", points_at: [] });
    await Promise.resolve();
    expect(choosing.held).toBe(null);
    choosing.choose({ notation: "done", text: "", points_at: [] });
    await Promise.resolve();
    expect(choosing.held?.notation).toBe("done");
  });
});
