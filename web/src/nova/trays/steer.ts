/** Arrow keys move the focus among the buttons of a row. */
export function steer(row: HTMLElement): { destroy(): void } {
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
  };
  row.addEventListener("keydown", pressed);
  return { destroy: () => row.removeEventListener("keydown", pressed) };
}
