import type { Subject } from "../../wire/ark-nova";
import type { Face } from "./faces";

/** What is asked about a card: whether it can be played, and for a project whether its easiest level can be reached. */
export function subjectOf(face: Face): Subject | null {
  switch (face.kind) {
    case "animal":
    case "sponsor":
      return { kind: face.kind, card: face.id };
    case "project":
      return { kind: "level", card: face.id, level: face.levels.length - 1 };
    case "final_scoring":
      return null;
  }
}
