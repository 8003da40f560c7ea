import { describe, expect, it } from "vitest";
import type { Told } from "../message";
import { paced } from "./telling.svelte";

const line = (kind: string): Told => ({ entry: 0, event: { kind }, text: kind });

describe("telling what others did", () => {
  it("takes at most six seconds a turn", () => {
    const many = Array.from({ length: 9 }, () => line("gained"));
    const lines = [...many, line("turn"), line("built"), line("gained")];
    expect(paced(lines, 1.2).length).toBe(5 + 2);
    expect(paced(lines, 3).length).toBe(2 + 2);
  });
});
