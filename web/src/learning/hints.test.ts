import { expect, it } from "vitest";
import { suggestionsIn } from "./hints";

it("shows at most three moves, each with what it changes most", () => {
  const reasons = [
    { text: "appeal", points: 2.04 },
    { text: "money", points: -0.5 },
    { text: "cards", points: 0.1 },
  ];
  const moves = [1, 2, 3, 4].map((n) => ({ notation: `build ${n}`, text: `build ${n}`, gain: n, reasons }));
  const shown = suggestionsIn({ moves, seat: 0, worlds: 8 });
  expect(shown.length).toBe(3);
  expect(shown[0]).toEqual({ notation: "build 1", text: "build 1", reasons: ["appeal +2.0", "money −0.5"] });
});
