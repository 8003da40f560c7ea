/** What this browser has kept under a name. A browser that keeps nothing still plays. */
export function recall<Kept>(name: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps something in this browser; null forgets it. */
export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // See above.
  }
}
