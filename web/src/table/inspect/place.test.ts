import { describe, expect, it } from "vitest";
import type { View } from "../../wire/ark-nova";
import { placeOf } from "./place";

const zoo = (seat: number, hand: number[], animals: number[]) => ({
  seat,
  hand: { known: hand },
  scoring: { known: [] },
  animals,
  sponsors: [],
});
const view = {
  viewer: 0,
  zoos: [zoo(0, [401], [402]), zoo(1, [], [403])],
  display: [{ folder: 2, card: 404 }],
  aside: { known: [405] },
  discard: [406],
  association: { base_projects: [{ card: 103 }], projects: [] },
} as unknown as View;

describe("where a card is", () => {
  it("is told as far as one may know", () => {
    expect(placeOf(view, 401)).toEqual({ kind: "hand" });
    expect(placeOf(view, 403)).toEqual({ kind: "zoo", seat: 1 });
    expect(placeOf(view, 404)).toEqual({ kind: "display", folder: 2 });
    expect(placeOf(view, 405)?.kind).toBe("aside");
    expect(placeOf(view, 406)?.kind).toBe("discard");
    expect(placeOf(view, 103)?.kind).toBe("board");
    expect(placeOf(view, 499)).toBeUndefined();
    expect(placeOf({ ...view, viewer: null }, 401)).toBeUndefined();
  });
});
