import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Playing, Shown } from "./playing.svelte";
import type { CabinId } from "./view";

const HOVER = 300;
const HOLD = 350;

/** Lets a piece explain itself: under a pointer that rests, with the focus of the keyboard, and when a finger holds it. */
export function explains(playing: Playing, about: () => Omit<Shown, "at">): Attachment<HTMLElement> {
  return (piece) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Shown | undefined;
    let looked: CabinId | undefined;
    const show = () => (playing.shown = shown = { at: piece.getBoundingClientRect(), ...about() });
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      if (playing.shown === shown) playing.shown = null;
      if (playing.looking === looked) playing.looking = null;
    };
    const look = () => {
      looked = about().cabin;
      if (looked) playing.looking = looked;
    };
    /** A pointer came in and has not moved since: what comes under it while it rests was not asked about. */
    let rests = false;
    const events: Record<string, (event: Event) => void> = {
      pointerenter: () => {
        look();
        rests = true;
      },
      pointermove: (event) => {
        if (rests && (event as PointerEvent).pointerType === "mouse") wait(HOVER);
        rests = false;
      },
      pointerleave: leave,
      pointerdown: (event) => {
        if ((event as PointerEvent).pointerType !== "mouse") wait(HOLD);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: leave,
      contextmenu: (event) => {
        if (playing.shown) event.preventDefault();
      },
      focus: () => {
        look();
        if (piece.matches(":focus-visible")) wait(HOVER);
      },
      // A piece that is taken away loses the focus while the table is being drawn.
      blur: () => queueMicrotask(leave),
      click: (event) => {
        clearTimeout(timer);
        playing.shown = null;
        // A finger that taps what is refused is told why; a mouse has been told already.
        if ((event as PointerEvent).pointerType === "touch" && piece.ariaDisabled === "true") show();
      },
    };
    // A piece that has the focus loses it while it is taken from the page: `on` lets that change what is shown.
    const deaf = Object.entries(events).map(([name, heard]) => on(piece, name, heard));
    return () => {
      clearTimeout(timer);
      for (const stop of deaf) stop();
    };
  };
}
