import { describe, expect, it } from "vitest";
import { identity, startFile } from "./freshness.svelte";

const page = (file: string) =>
  `<!doctype html><script>var a</script><script type="module" crossorigin src="${file}"></script>`;

describe("what a server is", () => {
  it("is told by the client it hands out", () => {
    expect(startFile(page("/assets/index-abc.js"))).toBe("/assets/index-abc.js");
    expect(identity(page("/a.js"), [])).not.toBe(identity(page("/b.js"), []));
  });

  it("is told by the rules it plays, in whatever order", () => {
    const nova = { name: "ark-nova", rules_version: 2 };
    const ark = { name: "ark", rules_version: 2 };
    expect(identity("", [nova, ark])).toBe(identity("", [ark, nova]));
    expect(identity("", [nova, ark])).not.toBe(identity("", [{ ...nova, rules_version: 3 }, ark]));
  });
});
