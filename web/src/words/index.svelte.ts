import { settings } from "../pages/settings.svelte";
import type { en } from "./en";

type Lang = "en" | "fr";
type Said<Room> = { [Key in keyof Room]: Room[Key] extends string ? string : Room[Key] };
/** All words in a language: every room with every key, and the same things to speak about. */
export type Translation = { [Room in keyof typeof en]: Said<(typeof en)[Room]> };

const LANGUAGES: Record<Lang, () => Promise<Translation>> = {
  en: () => import("./en").then(({ en }) => en),
  fr: () => import("./fr").then(({ fr }) => fr),
};

/** The words that were loaded last. */
let known = $state.raw<Translation>();

/** Loads the words of a language: to be awaited before anything is shown, and done again when another one is chosen. */
export async function learn(lang: Lang): Promise<void> {
  const words = await LANGUAGES[lang]();
  if (lang === settings.lang) known = words;
}

/** The words of the interface in the chosen language; whatever reads it changes with the language. */
export function words(): Translation {
  if (!known) throw new Error("no language was learned");
  return known;
}
