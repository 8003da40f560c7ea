/** What a key does; `false` lets others have it. */
export type KeyHandler = () => boolean | void;

const WRITING = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a, summary, [role=button], [role=gridcell], [tabindex]";

/** The name of a key: `Shift+U`, `3`, `Enter`, `?`. Digits are those of the key, whatever Shift makes of them. */
export function keyName({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit) return shiftKey ? `Shift+${digit}` : digit;
  if (!/^[a-z]$/i.test(key)) return key;
  return shiftKey ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
}

/** Whether what has the focus got it from the pointer: then it is not what a key is meant for. */
let byPointer = false;

if (typeof window !== "undefined") {
  let down = false;
  const up = () => (down = false);
  window.addEventListener("pointerdown", () => (down = true), true);
  window.addEventListener("pointerup", up, true);
  window.addEventListener("pointercancel", up, true);
  window.addEventListener("focusin", () => (byPointer = down), true);
}

/**
 * Listens to keys until it is called off. Whoever writes is left alone, and so is Enter or Space on something that can
 * be pressed and was reached by keys. The first listener that does not answer `false` has the key.
 */
export function onKeys(handlers: Record<string, KeyHandler>): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest(WRITING)) return;
    const name = keyName(event);
    if ((name === "Enter" || name === " ") && !byPointer && at?.closest(PRESSABLE)) return;
    if (handlers[name] && handlers[name]() !== false) event.preventDefault();
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}

/** Puts the focus into a part of the table: on what is lit there first. */
export function focusArea(area: string): boolean {
  const part = document.querySelector(`[data-area="${area}"]`);
  const inside =
    part?.querySelector<HTMLElement>("[data-lit]") ?? part?.querySelector<HTMLElement>(PRESSABLE);
  inside?.focus();
  return Boolean(inside);
}
