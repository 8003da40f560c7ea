import { focusArea, type KeyHandler } from "../table/keys/keys";
import { walk } from "../table/keys/walking";
import type { Playing } from "./playing.svelte";

const ANSWERS = 9;

/** Presses what is lit: buttons of the bar come first, as they are numbered there. */
function press(number: number): boolean {
  const lit = document.querySelectorAll<HTMLElement>("[data-lit]")[number - 1];
  lit?.click();
  return lit !== undefined;
}

/** What the keys do at a table of Ark, besides those of every table. */
export function keysOf(playing: Playing, skip: () => void): Record<string, KeyHandler> {
  const digits = Array.from({ length: ANSWERS }, (_, at) => [`${at + 1}`, () => press(at + 1)] as const);
  return {
    ...Object.fromEntries(digits),
    ArrowLeft: () => walk("ArrowLeft"),
    ArrowRight: () => walk("ArrowRight"),
    ArrowUp: () => walk("ArrowUp"),
    ArrowDown: () => walk("ArrowDown"),
    Enter: () => playing.confirm(),
    Escape: () => playing.back(),
    " ": skip,
    H: () => focusArea("hand"),
    D: () => focusArea("display"),
    Z: () => focusArea("ark"),
    B: () => focusArea("scoring"),
  };
}
