/** The icons of a zoo in the order in which they are counted. */
export const CATEGORIES = [
  "predator",
  "herbivore",
  "bird",
  "primate",
  "reptile",
  "bear",
  "petting_zoo",
  "sea_animal",
];
export const TERRAINS = ["rock", "water"];
export const CONTINENTS = ["africa", "americas", "asia", "australia", "europe"];

/** All icons; those of the expansion only if it is played. */
export const iconsOf = (marine: boolean): string[] => [
  ...CATEGORIES.filter((icon) => marine || icon !== "sea_animal"),
  "science",
  ...TERRAINS,
  ...CONTINENTS,
];
