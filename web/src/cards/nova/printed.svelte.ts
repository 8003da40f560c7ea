import { catalogue } from "../../net/catalogue.svelte";
import { settings } from "../../pages/settings.svelte";
import { atTable, type AtTable } from "../../table/context";
import { type Catalogue, type Edition, type Face, faceOf, type Icon } from "./faces";

/**
 * The catalogue as components read it: nothing until it has come, and in the language that was there before until the
 * next one has come.
 */
class Printed {
  catalogue = $state.raw<Catalogue | null>(null);
  private wanted = "";
  private byEdition = new Map<Edition, Map<number, Face>>();

  /** Asks for the catalogue in the chosen language; whatever reads it is drawn again when it comes. */
  read(): Catalogue | null {
    const { lang } = settings;
    if (this.wanted !== lang) {
      this.wanted = lang;
      void catalogue<Catalogue>("ark-nova", lang).then(
        (come) => {
          if (this.wanted !== lang) return;
          this.byEdition.clear();
          this.catalogue = come;
        },
        () => (this.wanted = ""),
      );
    }
    return this.catalogue;
  }

  face(id: number, edition: Edition): Face | undefined {
    const cards = this.read()?.cards;
    if (!cards) return undefined;
    let faces = this.byEdition.get(edition);
    if (!faces) this.byEdition.set(edition, (faces = new Map()));
    let face = faces.get(id);
    if (!face) {
      face = faceOf(cards, id, edition);
      if (face) faces.set(id, face);
    }
    return face;
  }
}

const printed = new Printed();

/** Everything printed of Ark Nova in the chosen language, once it has come. */
export const printedNova = (): Catalogue | null => printed.read();

/** The face of a card, once the catalogue has come. */
export const novaFace = (id: number, edition: Edition): Face | undefined => printed.face(id, edition);

/** The name of an icon in the chosen language. */
export const iconName = (icon: Icon): string =>
  printed.read()?.icons.find(({ id }) => id === icon)?.name ?? icon.replaceAll("_", " ");

/** The universities of the base game; with the expansion there are more. */
const BASE_UNIVERSITIES = 3;

/** The edition of the cards around a component: that of its table, or the newest where there is none. */
export function editionHere(): () => Edition {
  const table = atTable() as AtTable | undefined;
  return () => {
    const view = table?.session.message?.view as { association?: { universities: unknown[] } } | undefined;
    const universities = view?.association?.universities.length ?? Infinity;
    return universities > BASE_UNIVERSITIES ? "marine" : "base";
  };
}
