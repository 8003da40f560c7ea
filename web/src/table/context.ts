import { getContext, setContext } from "svelte";
import type { Choosing } from "./choosing.svelte";
import type { Session } from "./session.svelte";

/** What every piece of a table may ask: what the server said, and what the viewer is about to answer. */
export interface AtTable {
  session: Session;
  choosing: Choosing;
}

const KEY = Symbol("table");

/** Puts a table around the components inside. */
export const layTable = (table: AtTable): AtTable => setContext(KEY, table);

/** The table around a component. */
export const atTable = (): AtTable => getContext<AtTable>(KEY);
