declare module "virtual:sprites" {
  /** Where the sheet with the glyphs of the games and of the interface lies. */
  export const glyphs: string;
  /** Where the sheet with the animals lies. */
  export const animals: string;
  /** The icons that are on the sheet with the animals. */
  export const ofAnimals: Set<string>;
}
