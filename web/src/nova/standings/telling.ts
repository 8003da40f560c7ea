import type { Told } from "../../table/message";
import type { Turn } from "../../table/log/turns";
import { words } from "../../words/index.svelte";
import { printed } from "../printed.svelte";
import { summary, type Naming, type Summary } from "./summary";

/** Things that only follow from others: they are in the log and not told one by one. */
const FOLLOWS = new Set([
  "slot",
  "break_token",
  "displayed",
  "task",
  "lost",
  "wasted",
  "map",
  "alternate",
  "kept",
]);

/**
 * Whether a line is worth being told while it happens: what another seat did. What the viewer's own turn turns up is seen
 * by its question.
 */
export function isWorthTelling({ event }: Told, viewer: number | null, own = false): boolean {
  if (event.kind === "turn") return true;
  return !FOLLOWS.has(event.kind) && event.seat !== viewer && !(own && typeof event.seat !== "number");
}

/** A turn in a few words of the chosen language. */
export function inWords(turn: Turn): Summary {
  const said = words().nova;
  const naming: Naming = {
    action: (action) => printed.action(action),
    name: (card) => printed.name(card),
    building: printed.building,
    icon: printed.icon,
    university: (id) => printed.university(id)?.name ?? id,
    say: (word, n = 0) => {
      const sentence = said[word];
      return typeof sentence === "string" ? sentence : sentence(n);
    },
  };
  return summary(turn, naming, said.turnX);
}
