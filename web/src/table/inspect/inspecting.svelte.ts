/** What a popover tells about. */
export type Told =
  | { kind: "card"; card: number }
  | { kind: "ark-card"; card: string }
  | { kind: "why"; about: unknown }
  | { kind: "tip"; text: string };

/** Everything that can be asked about carries one of these. */
export const ASKABLE = "[data-why], [data-card], [data-ark-card], [data-tip]";

const HOVER = { why: 250, tip: 250, card: 400, "ark-card": 400 };
const LEAVE = 180;

/** What an element tells: why first where it is dimmed, or where it is no card. */
export function toldBy(data: DOMStringMap, wish?: "card" | "why"): Told | null {
  const about = data.why === undefined ? null : ({ kind: "why", about: JSON.parse(data.why) } as const);
  const card =
    data.card !== undefined
      ? ({ kind: "card", card: Number(data.card) } as const)
      : data.arkCard !== undefined
        ? ({ kind: "ark-card", card: data.arkCard } as const)
        : null;
  const tip = data.tip ? ({ kind: "tip", text: data.tip } as const) : null;
  if (wish === "why") return about ?? tip;
  if (wish === "card") return card ?? tip;
  const whyFirst = data.hover === "why" || !card;
  return (whyFirst ? (about ?? card) : card) ?? tip;
}

/** What is open beside which thing. */
export interface Open {
  told: Told;
  anchor: HTMLElement;
  /** Opened by a key, a click or a finger: it stays until it is closed. */
  stays: boolean;
}

/** The one popover: opened after a moment of hovering, or at once by key, click or a long press. */
export class Inspecting {
  open = $state.raw<Open | null>(null);
  private hovered: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer came to an element, or to none. */
  hover(anchor: HTMLElement | null): void {
    if (anchor === this.hovered) return;
    this.hovered = anchor;
    clearTimeout(this.timer);
    if (this.open?.stays) return;
    const told = anchor && toldBy(anchor.dataset);
    if (told) this.timer = setTimeout(() => (this.open = { told, anchor, stays: false }), HOVER[told.kind]);
    else this.timer = setTimeout(() => this.close(), LEAVE);
    if (told && this.open && this.open.anchor !== anchor) this.close();
  }

  /** The pointer is on the popover itself. */
  stay(): void {
    clearTimeout(this.timer);
    this.hovered = null;
  }

  /** Opens at once. */
  show(anchor: HTMLElement, wish?: "card" | "why"): boolean {
    const told = toldBy(anchor.dataset, wish);
    if (!told) return false;
    clearTimeout(this.timer);
    this.open = { told, anchor, stays: true };
    return true;
  }

  /** What the keys I and W are about: what is hovered, or else what has the focus. */
  subject(): HTMLElement | null {
    const focused = document.activeElement?.closest<HTMLElement>(ASKABLE) ?? null;
    return this.hovered ?? this.open?.anchor ?? focused;
  }

  close(): void {
    clearTimeout(this.timer);
    this.open = null;
  }
}
