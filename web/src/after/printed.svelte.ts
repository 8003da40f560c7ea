import { printed } from "../nova/printed.svelte";
import { names } from "../table/log/naming.svelte";

/** Asks for what is printed of a game, and says how its cards are called; to be called in an effect. */
export function readPrinted(game: string): void {
  if (game !== "ark-nova") return void (names.of = () => undefined);
  printed.load().catch(() => undefined);
  names.of = (card) => printed.card(card)?.name;
}
