import type { Line } from "./plot";
import type { Story } from "./replay/server";

/** Something measured of every seat after each turn; what stands after the set-up comes first. */
export interface Curve {
  id: string;
  name: string;
  lines: Line[];
  /** Whether the lines are shares of a hundred, drawn one above the other. */
  bands?: boolean;
}

/** Whose line it is that everybody shares: its shape is nobody's at most tables. */
const SHARED = 4;

/**
 * The curves of a story, drawn for seats in an order; what is the same for everybody is one line. The first value of
 * each is what stood before the set-up: it says nothing yet.
 */
export function curvesOf(
  story: Story | null,
  order: number[],
  name: (seat: number) => string,
  own: number | null,
): Curve[] {
  return (story?.curves ?? []).map(({ id, name: called, seats }) => {
    const title = called.charAt(0).toUpperCase() + called.slice(1);
    const values = (seat: number) => seats[seat]?.slice(1) ?? [];
    const same =
      order.length > 1 && order.every((seat) => String(values(seat)) === String(values(order[0]!)));
    const lines = same
      ? [{ seat: SHARED, name: title, values: values(order[0]!) }]
      : order.map((seat) => ({ seat, name: name(seat), values: values(seat), own: seat === own }));
    return { id, name: title, lines };
  });
}
