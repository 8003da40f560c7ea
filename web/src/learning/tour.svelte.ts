import { keepTable } from "../lobby/kept";
import { keep, recall } from "../pages/keeping";
import type { Wish } from "../lobby/wish";
import type { Milestone } from "./topics";

/** The table of the guided first game: the beginners' map against one gentle bot. */
export function tourWish(): Wish {
  return {
    game: "ark-nova",
    options: { players: 2, maps: "all_a", first: 0 },
    seats: [{ kind: "me" }, { kind: "bot", level: "greedy" }],
    settings: { public: false, spectators: true, bots_take_over: true, clock: { kind: "none" } },
  };
}

const KEY = "arkwright-tour";

/** How far the guided game is led: what was skipped, and whether it still goes on. */
export class Tour {
  skipped = $state.raw<Milestone[]>(recall<Milestone[]>(KEY, []));
  isOn = $state(true);

  constructor(private readonly table: string) {}

  skip(milestone: Milestone): void {
    this.skipped = [...this.skipped, milestone];
    keep(KEY, this.skipped);
  }

  /** Ends the tour: the game goes on without a coach. */
  end(): void {
    this.isOn = false;
    keep(KEY, null);
    keepTable({ table: this.table, game: "ark-nova", tour: false });
  }
}
