export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

/**
 * Where a popover of some size goes: above or below its anchor, or else beside it, and inside the window. Beside what
 * stands in a column it leaves the neighbours in sight.
 */
export function beside(
  anchor: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  inColumn = false,
) {
  const within = (at: number, length: number, all: number) =>
    Math.max(EDGE, Math.min(at, all - length - EDGE));
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  if (!inColumn && above >= EDGE) return { left: within(middle, size.width, window.width), top: above };
  if (!inColumn && below + size.height <= window.height - EDGE)
    return { left: within(middle, size.width, window.width), top: below };
  const right = anchor.left + anchor.width + GAP;
  const left = right + size.width <= window.width - EDGE ? right : anchor.left - GAP - size.width;
  return {
    left: within(left, size.width, window.width),
    top: within(anchor.top + anchor.height / 2 - size.height / 2, size.height, window.height),
  };
}
