import type { AtTable } from "../../table/context";
import { lasting } from "../../table/lasting.svelte";
import type { SlotView } from "../view";
import { movesWith, uses, type Use } from "./strength";

/**
 * How the action cards are about to be used: one switch for all five. It outlives the part of the screen that asked for
 * it first, so it derives nothing that would end with that part.
 */
export class Boost {
  private chosen = $state<Use>(0);

  constructor(private readonly table: AtTable) {}

  /** The ways there are now. */
  get offered(): Use[] {
    return uses(this.table.choosing.all);
  }

  /** The way that is chosen. */
  get use(): Use {
    const { offered, chosen } = this;
    return offered.includes(chosen) ? chosen : (offered[0] ?? 0);
  }

  set(use: Use): void {
    this.chosen = use;
  }

  /** The next way. */
  turn = (): boolean => {
    const { offered, use } = this;
    if (offered.length < 2) return false;
    this.chosen = offered[(offered.indexOf(use) + 1) % offered.length]!;
    return true;
  };

  private moves(slot: SlotView, seat: number) {
    return movesWith(this.table.choosing.left, slot.action, seat, this.use);
  }

  /** Whether an action card can be used in this way. */
  isLit(slot: SlotView, seat: number): boolean {
    const target = { kind: "action", action: slot.action, seat };
    return this.offered.length > 0 ? this.moves(slot, seat).length > 0 : this.table.choosing.isLit(target);
  }

  /** Uses an action card; in other questions, it is what is chosen. */
  act(slot: SlotView, seat: number): void {
    const { choosing } = this.table;
    const [only, ...more] = this.offered.length > 0 ? this.moves(slot, seat) : [];
    if (only && more.length === 0) {
      this.chosen = 0;
      choosing.choose(only);
    } else choosing.touch({ kind: "action", action: slot.action, seat } as { kind: string });
  }
}

/** The switch of a table: the same for workbench, keys and phone. */
export const boostAt = lasting((table: AtTable) => new Boost(table));
