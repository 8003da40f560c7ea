import { settings } from "../pages/settings.svelte";
import { en } from "./en";
import { fr } from "./fr";

type Said<Room> = { [Key in keyof Room]: Room[Key] extends string ? string : Room[Key] };
/** All words in a language: every room with every key, and the same things to speak about. */
export type Translation = { [Room in keyof typeof en]: Said<(typeof en)[Room]> };

const LANGUAGES: Record<"en" | "fr", Translation> = { en, fr };

/** The words of the interface in the chosen language; whatever reads it changes with the language. */
export function words(): Translation {
  return LANGUAGES[settings.lang];
}
