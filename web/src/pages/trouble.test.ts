import { expect, it } from "vitest";
import { Refusal } from "../net/api";
import { troubleOf } from "./trouble";

it("names what stands in the way of looking at a table", () => {
  expect(troubleOf(new Refusal(404, "no_table", ""))).toBe("noTable");
  expect(troubleOf(new Refusal(409, "old_rules", ""))).toBe("oldRules");
  expect(troubleOf(new Refusal(403, "no_spectators", ""))).toBe("noSpectators");
  expect(troubleOf(new Refusal(0, "unreachable", ""))).toBe("unreachable");
  expect(troubleOf(new Refusal(503, "busy", ""))).toBe("unreachable");
  expect(troubleOf(new Refusal(500, "bug", ""))).toBe("failed");
});
