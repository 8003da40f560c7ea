import { catalogue } from "../../net/catalogue.svelte";
import { settings } from "../../pages/settings.svelte";
import type { BuildingFace, CardFace, Catalogue, MapFace } from "../../wire/ark-nova";

const byId = <Entry extends { id: string }>(entries: Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

type Edition = CardFace["editions"][number];
type FaceOf<Kind> = Extract<CardFace, { kind: Kind }>;

/** What is printed, to be found by its name. */
export class Shelf {
  readonly maps: Map<string, MapFace>;
  readonly buildings: Map<string, BuildingFace>;
  private readonly faces: Map<number, CardFace[]>;
  private readonly names;
  readonly universities;
  readonly tiles;

  constructor(readonly all: Catalogue) {
    this.maps = new Map(all.maps.map((map) => [map.label, map]));
    this.buildings = byId(all.buildings);
    this.universities = byId(all.universities);
    this.tiles = byId(all.tiles);
    this.names = byId(all.icons);
    this.faces = new Map();
    for (const card of all.cards) this.faces.set(card.id, [...(this.faces.get(card.id) ?? []), card]);
  }

  /** The face of a card in an edition. */
  card(id: number, edition: Edition = "base"): CardFace | undefined {
    const faces = this.faces.get(id) ?? [];
    return faces.find(({ editions }) => editions.includes(edition)) ?? faces[0];
  }

  /** The face of a card that is of a kind. */
  face<Kind extends CardFace["kind"]>(kind: Kind, id: number, edition?: Edition): FaceOf<Kind> | undefined {
    const card = this.card(id, edition);
    return card?.kind === kind ? (card as FaceOf<Kind>) : undefined;
  }

  /** The name of an icon. */
  icon = (id: string): string => this.names.get(id)?.name ?? id;
}

let shown = $state.raw<Shelf | null>(null);
let language: string | undefined;

/** Everything printed in the chosen language; the former one until it is there, nothing before the first. */
export function printed(): Shelf | null {
  const lang = settings.lang;
  if (lang !== language) {
    language = lang;
    const loaded = catalogue<Catalogue>("ark-nova", lang).then((all) => {
      if (language === lang) shown = new Shelf(all);
    });
    loaded.catch(() => (language = undefined));
  }
  return shown;
}
