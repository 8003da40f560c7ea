import { Refusal } from "../net/api";

/** What can stand between a person and a table. */
export type TroubleKind =
  "lost" | "noTable" | "oldRules" | "noSpectators" | "notYours" | "unreachable" | "failed";

const BY_CODE: Record<string, TroubleKind> = {
  old_rules: "oldRules",
  no_spectators: "noSpectators",
  not_yours: "notYours",
  unreachable: "unreachable",
};

/** The trouble that a refusal means to somebody who only wants to look. */
export function troubleOf(refusal: Refusal): TroubleKind {
  if (refusal.status === 404) return "noTable";
  if (refusal.status === 503) return "unreachable";
  return BY_CODE[refusal.code] ?? "failed";
}
