import { glyph, GLYPHS } from "../../icons/glyphs";

/** The marks that carry their number inside. */
export const MARKS: Record<string, string> = {
  money: "coin",
  appeal: "ticket",
  conservation: "shield",
  reputation: "laurel",
  x_token: "x-token",
  free_standard_enclosure: "hexagon",
};

/** Pictures of bonuses that are called otherwise than the thing they show. */
const OTHERS: Record<string, string> = {
  search: "lu:search",
  person_sponsor: "gi:character",
  free_kiosk: "gi:shop",
  free_pavilion: "gi:greek-temple",
  free_kiosk_or_pavilion: "gi:shop",
  returned_worker: "gi:return-arrow",
  upgrade: "gi:upgrade",
  sponsor: "gi:megaphone",
  animal: "gi:paw-print",
  sunbathing: "lu:sun",
  rescue: "gi:dig-dug",
  stored_card: "gi:box-unpacking",
  covered_strength: "lu:eye-off",
  continent_marker: "gi:world",
  bonus_tile: "gi:swap-bag",
  hand_limit: "gi:poker-hand",
  choice: "lu:split",
  ignored_conditions: "gi:apple-core",
  any_icon: "gi:paw-print",
  unique_building: "own:hex",
  rebuilding: "gi:trowel",
  player_token: "lu:circle-dot",
  break_token: "gi:coffee-cup",
  placement_bonus: "gi:expand",
  trade: "gi:cycle",
  ability: "lu:sparkles",
  effect: "lu:sparkles",
};

/** The picture of a bonus. */
export const drawnBy = (word: string): string => GLYPHS[word] ?? OTHERS[word] ?? glyph(word);
