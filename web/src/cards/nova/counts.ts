import { glyph } from "../../icons/glyphs";
import type { Count } from "./faces";

/** Pictures of what projects and final scoring cards count, where it is not one icon. */
const COUNTED: Record<string, string> = {
  categories: "gi:paw-print",
  continents: "gi:world",
  small_animals: "gi:rabbit",
  medium_animals: "gi:fox",
  large_animals: "gi:elephant",
  release: "gi:forest",
  breeding: "gi:nest-eggs",
  supports: "gi:sprout",
  empty_spaces: "own:hexline",
  reputation: "gi:laurel-crown",
  sponsors: "gi:megaphone",
  categories_ahead: "gi:paw-print",
  continents_ahead: "gi:world",
  building_shapes: "own:hex",
  best_continent: "gi:world",
  best_category: "gi:paw-print",
  kiosk_pavilion_pairs: "gi:shop",
  conditions: "lu:list-checks",
  checks: "lu:list-checks",
};

/** The large picture of what is counted. */
export const countedBy = ({ kind, icon }: Count): string =>
  COUNTED[kind] ?? (icon ? glyph(icon) : "gi:sprout");
