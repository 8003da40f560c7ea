import { describe, expect, it } from "vitest";
import { en } from "../words/en";
import { fr } from "../words/fr";
import type { Told } from "../table/message";
import { goal, reached, RINGS, TOPICS, topicOf } from "./topics";

const told = (...events: Record<string, unknown>[]): Told[] =>
  events.map((event, entry) => ({ entry, text: "", event: event as Told["event"] }));
const asked = (kind: string, action?: string) => ({
  stage: "playing" as const,
  viewer: 0,
  view: { performing: action ? { action } : null },
  questions: [{ seat: 0, question: { kind }, text: "", choices: [] }],
});

describe("the coach", () => {
  it("ticks milestones in whatever order they are reached, by one's own deeds", () => {
    const done = reached(told({ kind: "built", seat: 1 }, { kind: "task", seat: 0 }, { kind: "break" }), 0);
    expect([...done].sort()).toEqual(["association", "break"]);
    expect(goal(done, [])).toBe("build");
    expect(goal(done, ["build"])).toBe("animal");
  });

  it("has nothing left to want when all is done", () => {
    expect(goal(new Set(["build", "animal", "break", "association", "project", "crossing"]), [])).toBeNull();
  });

  it("speaks about what is asked", () => {
    expect(topicOf(asked("keep"), "build")).toBe("keep");
    expect(topicOf(asked("action"), "build")).toBe("goalBuild");
    expect(topicOf(asked("action"), null)).toBe("goalCrossing");
    expect(topicOf(asked("step", "cards"), "build")).toBe("cards");
    expect(topicOf(asked("place", "build"), "build")).toBe("place");
    expect(topicOf({ ...asked("action"), viewer: 1 }, "build")).toBe("waiting");
    expect(topicOf({ ...asked("action"), stage: "over" }, "build")).toBe("over");
  });

  it("tells what to do where no animal can be played yet", () => {
    const animals = { notation: "animals 3", text: "", points_at: [{ kind: "action", action: "animals" }] };
    const choices = [{ group: "actions", text: "", moves: [animals] }];
    const able = { ...asked("action"), questions: [{ ...asked("action").questions[0]!, choices }] };
    expect(topicOf(able, "animal")).toBe("goalAnimal");
    expect(topicOf(asked("action"), "animal")).toBe("noAnimal");
  });

  it("has words for every topic in both languages, with the numbers it points at and no others", () => {
    for (const { learning } of [en, fr])
      for (const topic of TOPICS) {
        const [title = "", text = ""] = learning.topics[topic] ?? [];
        expect(title, topic).not.toBe("");
        const numbers = [...text.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)).sort();
        const rings = (RINGS[topic] ?? []).map((_, k) => k + 1);
        expect(numbers, topic).toEqual(rings);
      }
  });
});
