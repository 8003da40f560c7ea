import { describe, expect, it } from "vitest";
import type { Asking, Kinded } from "../../table/message";
import { movesTo, Picking, wantedSet } from "./picking.svelte";

const card = (move: string, number: number) => ({
  notation: `${move} ${number}`,
  text: "",
  points_at: [{ kind: "card", card: number } as Kinded],
});
const done = { notation: "done", text: "", points_at: [] };

function asking(question: Kinded, cards: number[], backs: number[] = [], end = false): Asking {
  const choices = [{ group: "cards", text: "", moves: cards.map((number) => card("card", number)) }];
  if (backs.length) choices.push({ group: "back", text: "", moves: backs.map((n) => card("back", n)) });
  if (end) choices.push({ group: "finish", text: "", moves: [done] });
  return { seat: 0, question, text: "", choices };
}

const HAND = [401, 402, 403, 404];
const keep = (left: number) => ({ kind: "keep", left }) as Kinded;
const effect = (left: number) => ({ kind: "effect", left }) as Kinded;

describe("the set a question wants", () => {
  it("counts what is left, or all, as the question does", () => {
    expect(wantedSet(asking(keep(2), HAND), [], HAND)?.wanted).toBe(2);
    expect(wantedSet(asking(keep(1), [402, 403, 404], [401]), [401], HAND)?.wanted).toBe(2);
    const discarding = { kind: "step", step: { kind: "discarding", left: 2 } } as Kinded;
    expect(wantedSet(asking(discarding, [402, 403], [401]), [401], HAND)?.wanted).toBe(2);
    expect(wantedSet(asking(effect(2), [402, 403], [401]), [401], HAND)?.wanted).toBe(2);
  });

  it("is nothing where one touch answers", () => {
    expect(wantedSet(null, [], HAND)).toBeNull();
    expect(wantedSet(asking(keep(1), HAND), [], HAND)).toBeNull();
    expect(wantedSet(asking({ kind: "discard_scoring" }, [401, 402]), [], HAND)).toBeNull();
  });

  it("is nothing where cards are taken one after the other", () => {
    expect(wantedSet(asking(effect(2), HAND), [], [])).toBeNull();
    const digging = asking(effect(2), HAND);
    digging.choices?.push({ group: "cards", text: "", moves: [card("dig", 401)] });
    expect(wantedSet(digging, [], HAND)).toBeNull();
  });

  it("has the same name while others answer, and another when something was sent", () => {
    const first = wantedSet(asking(keep(2), HAND), [], HAND);
    expect(wantedSet(asking(keep(2), HAND), [], HAND)?.key).toBe(first?.key);
    expect(wantedSet(asking(keep(1), [402, 403, 404], [401]), [401], HAND)?.key).not.toBe(first?.key);
  });
});

describe("what is sent", () => {
  it("puts back first, then takes, and needs no end when the set is complete", () => {
    const set = wantedSet(asking(keep(1), [402, 403, 404], [401]), [401], HAND)!;
    expect(movesTo(set, [402, 404])).toEqual(["back 401", "card 402", "card 404"]);
    expect(movesTo(set, [401, 403])).toEqual(["card 403"]);
  });

  it("ends a set that stays smaller", () => {
    const set = wantedSet(asking(effect(3), HAND, [], true), [], HAND)!;
    expect(movesTo(set, [402])).toEqual(["card 402", "done"]);
    expect(movesTo(set, [402, 401, 403])).toEqual(["card 402", "card 401", "card 403"]);
  });
});

describe("picking", () => {
  const picking = (question: Kinded, end = false, may = () => true) => {
    const sent: string[][] = [];
    const set = () => wantedSet(asking(question, HAND, [], end), [], HAND);
    return { sent, choice: new Picking(set, may, (...moves) => sent.push(moves)) };
  };

  it("collects, puts back, and takes no more than wanted", () => {
    const { sent, choice } = picking(keep(2));
    choice.toggle(401);
    expect(choice.isComplete(401)).toBe(false);
    choice.confirm();
    expect(sent).toEqual([]);
    choice.toggle(401);
    choice.toggle(402);
    choice.toggle(403);
    choice.toggle(404);
    expect(choice.picked).toEqual([402, 403]);
    expect(choice.ready).toBe(true);
    expect(HAND.filter(choice.isComplete)).toEqual([402, 403]);
    choice.confirm();
    expect(sent).toEqual([["card 402", "card 403"]]);
  });

  it("is ready early where fewer will do", () => {
    const { choice } = picking(effect(3), true);
    expect(choice.ready).toBe(false);
    choice.toggle(404);
    expect(choice.ready).toBe(true);
    choice.clear();
    expect(choice.picked).toEqual([]);
  });

  it("does nothing while nothing may be answered", () => {
    const { choice } = picking(keep(2), false, () => false);
    choice.toggle(401);
    expect(choice.picked).toEqual([]);
  });
});
