import type { Fault } from "./store";

/** What the games failed at last, as long as nobody has read it. */
class Faults {
  last = $state.raw<Fault | null>(null);
}

export const faults = new Faults();
