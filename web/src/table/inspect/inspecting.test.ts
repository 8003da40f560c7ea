import { describe, expect, it } from "vitest";
import { toldBy } from "./inspecting.svelte";

const why = JSON.stringify({ kind: "animal", card: 401 });

describe("what an element tells", () => {
  it("is its card, unless it is dimmed", () => {
    expect(toldBy({ card: "401", why })).toEqual({ kind: "card", card: 401 });
    expect(toldBy({ card: "401", why, hover: "why" })?.kind).toBe("why");
    expect(toldBy({ why })).toEqual({ kind: "why", about: { kind: "animal", card: 401 } });
    expect(toldBy({ arkCard: "fox" })).toEqual({ kind: "ark-card", card: "fox" });
  });

  it("is what a key asks for", () => {
    expect(toldBy({ card: "401", why }, "why")?.kind).toBe("why");
    expect(toldBy({ card: "401", why, hover: "why" }, "card")?.kind).toBe("card");
    expect(toldBy({ tip: "folder 1" }, "why")).toEqual({ kind: "tip", text: "folder 1" });
    expect(toldBy({})).toBeNull();
  });
});
