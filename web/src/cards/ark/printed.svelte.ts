import { catalogue } from "../../net/catalogue.svelte";
import { settings } from "../../pages/settings.svelte";
import type { CardFace, Catalogue } from "../../wire/ark";
import type { ArkCard } from "./looks";

/** A card of the deck with its texts; the catalogue calls its scoring card its kind. */
export type ArkFace = CardFace & Pick<ArkCard, "scoring">;

/** The catalogue of Ark as components read it: nothing until it has come. */
class Printed {
  catalogue = $state.raw<Catalogue | null>(null);
  faces = $derived(
    new Map((this.catalogue?.cards ?? []).map((card) => [card.id, { ...card, scoring: card.kind }])),
  );
  private wanted = "";

  read(): Catalogue | null {
    const { lang } = settings;
    if (this.wanted !== lang) {
      this.wanted = lang;
      void catalogue<Catalogue>("ark", lang).then(
        (come) => void (this.wanted === lang && (this.catalogue = come)),
        () => (this.wanted = ""),
      );
    }
    return this.catalogue;
  }
}

const printed = new Printed();

/** Everything printed of Ark, once it has come. */
export const printedArk = () => printed.read();

/** All cards of Ark in the chosen language, by their id in the deck list, once they have come. */
export function arkFaces(): Map<string, ArkFace> {
  printed.read();
  return printed.faces;
}

/** The name of a card by its id in the deck list. */
export const arkName = (id: string): string => arkFaces().get(id)?.name ?? id.replaceAll("_", " ");

type Property = "kinds" | "climates" | "diets";

function propertyOf(of: Property, id: string): { name: string; text: string } | undefined {
  const named: { id: string; name: string; text: string }[] = printed.read()?.[of] ?? [];
  return named.find((one) => one.id === id);
}

/** The name of a kind, a climate or a diet. */
export const arkWord = (of: Property, id: string): string => propertyOf(of, id)?.name ?? id;

/** What a kind, a climate or a diet means for its card. */
export const arkText = (of: Property, id: string): string => propertyOf(of, id)?.text ?? "";
