import { Choosing } from "../../table/choosing.svelte";
import type { AtTable } from "../../table/context";
import type { Message, Told } from "../../table/message";
import type { Session } from "../../table/session.svelte";

/** What a table of the past says: everything that is shown of a table, and no way to answer. */
class Still {
  readonly link = "open";
  readonly busy = false;
  readonly isAsked = false;
  readonly asking = null;
  readonly refusal = null;
  readonly chat = [];
  message = $derived.by(() => this.now());
  told = $derived.by(() => this.log());

  constructor(
    readonly table: string,
    private readonly now: () => Message,
    private readonly log: () => Told[],
  ) {}

  name(seat: number): string {
    const sitting = this.message.seats[seat];
    return sitting?.name ?? sitting?.level ?? `${seat + 1}`;
  }

  why = () => Promise.reject(new Error("nothing is explained of the past"));
  submit = () => Promise.resolve(false);
  undo = () => Promise.resolve(false);
  send = () => Promise.resolve(false);
  say = () => Promise.resolve();
  look = () => Promise.resolve();
}

/** A table at a moment of the past. Pieces of a table ask for its session: of that, this has what can be looked at. */
export function standStill(table: string, now: () => Message, log: () => Told[]): AtTable {
  const session = new Still(table, now, log) as unknown as Session;
  const choosing = new Choosing(
    () => null,
    () => undefined,
  );
  return { session, choosing };
}
