import { catalogue } from "../net/catalogue.svelte";
import { settings } from "../pages/settings.svelte";

interface Printed {
  cards: { id: number; name: string }[];
}

let names = $state.raw<{ lang: string; of: Map<number, string> }>({ lang: "", of: new Map() });

async function load(lang: "en" | "fr"): Promise<void> {
  const { cards } = await catalogue<Printed>("ark-nova", lang);
  names = { lang, of: new Map(cards.map(({ id, name }) => [id, name])) };
}

/** Asks for the names of the cards in the chosen language; to be called in an effect. */
export function askForNames(): void {
  const { lang } = settings;
  if (names.lang !== lang) load(lang).catch(() => undefined);
}

/** The name of a card of Ark Nova; its number until the name is known. */
export const named = (card: number): string => names.of.get(card) ?? `${card}`;
