import type { Translation } from "../words/index.svelte";
import { nameOf, signed, type Fit } from "./cabins";
import type { Blocker, Card, CardView } from "./view";

/** A reason in about four words with its numbers, for a small place; the whole sentence comes from the server. */
export function inShort(
  { kind, ...about }: Blocker,
  name: (card: Card) => string,
  seen: Map<Card, CardView>,
  words: Translation["ark"],
): string {
  const { card = 0, by = 0, heel = 0, limit = 0, needed = 0, has = 0 } = about;
  const other = about.with ?? 0;
  switch (kind) {
    case "capsize":
      return words.wouldCapsize(signed(heel), limit);
    case "discs":
      return words.tooFewDiscs(needed, has);
    case "climate":
      return words.needsClimate(name(other), words.climates[seen.get(other)?.climate ?? "any"]);
    case "eaten":
      return words.wouldEat(name(by), about.by_weight ?? 0, name(about.prey ?? 0), about.prey_weight ?? 0);
    case "provisions":
      return words.wouldEatFood(name(by), name(about.provisions ?? 0));
    case "shy":
      return words.tooShy(name(card), name(about.carnivore ?? 0), about.cabin ? nameOf(about.cabin) : "");
    case "drive_weight":
      return words.wrongWeight(about.weight ?? 0, needed);
    default:
      return words.reasons[kind] ?? kind;
  }
}

/** What stands against a card in each cabin, the cabins with the same reason together; nothing if one takes it. */
export function against(all: Fit[], short: (blocker: Blocker) => string): Map<string, string[]> {
  const told = new Map<string, string[]>();
  if (all.some(({ possible }) => possible)) return told;
  for (const { cabin, blockers } of all) {
    const reason = blockers[0] && short(blockers[0]);
    if (reason) told.set(reason, [...(told.get(reason) ?? []), nameOf(cabin)]);
  }
  return told;
}
