/** Where something lies. */
export interface Place {
  x: number;
  y: number;
}

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ALONG: Record<Way, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: Place, places: Place[], way: Way): number {
  const [dx, dy] = ALONG[way];
  let best = -1;
  let least = Infinity;
  places.forEach(({ x, y }, index) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead <= 4 || aside > ahead * 3) return;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

const REACHABLE = "button:not(:disabled), a[href], [tabindex='0']";

/** Moves the focus to the nearest thing in a direction; from nowhere, to the first thing that is lit. */
export function walk(way: Way, within: ParentNode = document): boolean {
  const things = [...within.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (thing) => thing.getClientRects().length,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !things.includes(here)) {
    const lit = within.querySelector<HTMLElement>("[data-lit]");
    lit?.focus();
    return Boolean(lit);
  }
  const middle = (thing: Element): Place => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const next = things[nearest(middle(here), things.map(middle), way)];
  next?.focus();
  return Boolean(next);
}
