import { describe, expect, it } from "vitest";
import { compared } from "./lines";

const plain = (text: string) => ({ text, mark: "same" as const });
const other = (text: string) => ({ text, mark: "new" as const });

describe("the lines of an action card", () => {
  it("leave out what differs at every strength alike", () => {
    const lines = [1, 2].map((n) => ({
      strength: n,
      spans: [plain(`Build ${n}; `), other("a kiosk besides")],
    }));
    expect(compared(lines)).toEqual([
      { from: 1, to: 1, spans: [plain("Build 1")] },
      { from: 2, to: 2, spans: [plain("Build 2")] },
    ]);
  });

  it("keep what differs at some strengths only, and join equal neighbours", () => {
    const lines = [
      { strength: 1, spans: [plain("Play 1 animal")] },
      { strength: 2, spans: [plain("Play 1 animal")] },
      { strength: 3, spans: [plain("Play 2; "), other("or 1 freely")] },
    ];
    expect(compared(lines)).toEqual([
      { from: 1, to: 2, spans: [plain("Play 1 animal")] },
      { from: 3, to: 3, spans: [plain("Play 2; "), other("or 1 freely")] },
    ]);
  });
});
