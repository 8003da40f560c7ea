declare module "virtual:sprites" {
  /** Where the picture of an icon lies: a sheet, and its place on it. */
  export const placeOf: (icon: string) => string;
}
