import { describe, expect, it } from "vitest";
import { startFile, told } from "./identity";

const page = (file: string) =>
  `<!doctype html><script>var a</script><script type="module" crossorigin src="${file}"></script>`;

describe("what a server is", () => {
  it("is told by the client it hands out", () => {
    expect(startFile(page("/assets/index-abc.js"))).toBe("/assets/index-abc.js");
    expect(told(page("/a.js"), [])).not.toBe(told(page("/b.js"), []));
  });

  it("is told by the rules it plays, in whatever order", () => {
    const nova = { name: "ark-nova", rules_version: 2 };
    const ark = { name: "ark", rules_version: 2 };
    expect(told("", [nova, ark])).toBe(told("", [ark, nova]));
    expect(told("", [nova, ark])).not.toBe(told("", [{ ...nova, rules_version: 3 }, ark]));
  });
});
