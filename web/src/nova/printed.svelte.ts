import { catalogue } from "../net/catalogue.svelte";
import { settings } from "../pages/settings.svelte";
import type { Action, Side, SlotView } from "./view";

/** A gain as it is drawn. */
export interface Bonus {
  glyph: string;
  n: number | null;
  short: string;
  text: string;
}

/** A run of words. */
export interface Span {
  text: string;
  /** Beside the standard card: the same, new, or gone. */
  mark: "same" | "new" | "gone";
}

export interface Named {
  id: string;
  name: string;
  text: string;
}

export interface ActionSide {
  side: Side;
  text: string;
  spans: Span[];
  lines: { strength: number; text: string; spans: Span[] }[];
}

export interface ActionCard {
  action: Action;
  number: number;
  name: string;
  sides: ActionSide[];
}

export interface CardFace {
  kind: string;
  id: number;
  name: string;
  text: string;
  editions: string[];
  base?: boolean;
  /** Of a sponsor. */
  level?: number;
  counts?: { kind: string; icon: string | null; text: string };
  levels?: { need_text: string; extra: Bonus[] }[];
}

export interface MapFace {
  label: string;
  name: string;
  text: string;
  cells: { name: string; terrain: string; needs_build_ii: boolean; bonus: Bonus | null }[];
  edge: { space: number; bonus: Bonus; every_break: boolean }[];
  partner_zoos: SlotFace[];
  universities: SlotFace[];
  workers: SlotFace[];
  rows: SlotFace[];
}

/** A place on a map that gives something when it is filled. */
export interface SlotFace {
  slot: number;
  bonuses: Bonus[];
}

/** Everything printed, as far as the frame of the table draws it. */
export interface Catalogue {
  cards: CardFace[];
  maps: MapFace[];
  buildings: Named[];
  action_cards: ActionCard[];
  tiles: (Named & { kept: boolean; bonuses: Bonus[] })[];
  universities: (Named & {
    specific: boolean;
    icons: string[];
    hand_limit: number | null;
    bonuses: Bonus[];
  })[];
  tasks: (Named & { strength: number })[];
  icons: (Named & { family: string })[];
  continents: Named[];
  resources: (Named & { one: string; many: string })[];
  tokens: Named[];
  board: {
    conservation: {
      conservation: number;
      target: number;
      bonus: Bonus | null;
      tiles: boolean;
      text: string;
    }[];
    reputation: { reputation: number; range: number; needs_cards_ii: boolean; bonuses: Bonus[] }[];
    solo: { turns: number[]; challenge_games: number };
    start_money: number;
    folders_discarded: number;
  };
}

/** What is printed, in the chosen language; nothing while it is on its way. */
class Printed {
  all = $state.raw<Catalogue | null>(null);
  private names = $derived(new Map(this.all?.cards.map((card) => [card.id, card])));

  /** Asks for it in the chosen language; to be called in an effect. */
  async load(): Promise<void> {
    const lang = settings.lang;
    const all = await catalogue<Catalogue>("ark-nova", lang);
    if (lang === settings.lang) this.all = all;
  }

  card(id: number): CardFace | undefined {
    return this.names.get(id);
  }

  /** The name of a card; its number while nothing is known. */
  name(id: number): string {
    return this.names.get(id)?.name ?? String(id);
  }

  map(label: string): MapFace | undefined {
    return this.all?.maps.find((map) => map.label === label);
  }

  actionCard(action: Action, number = 0): ActionCard | undefined {
    return this.all?.action_cards.find((card) => card.action === action && card.number === number);
  }

  /** The name of an action. */
  action(action: Action): string {
    return this.actionCard(action)?.name ?? action;
  }

  /** What an action card does at a strength. */
  line({ action, number, side }: Pick<SlotView, "action" | "number" | "side">, strength: number): Span[] {
    const face = this.actionCard(action, number)?.sides.find((printed) => printed.side === side);
    const line = face?.lines.findLast((line) => line.strength <= strength);
    return line?.spans ?? [];
  }

  private named(list: Named[] | undefined, id: string): string {
    return list?.find((entry) => entry.id === id)?.name ?? id;
  }

  task = (id: string) => this.all?.tasks.find((task) => task.id === id);
  tile = (id: string) => this.all?.tiles.find((tile) => tile.id === id);
  university = (id: string) => this.all?.universities.find((university) => university.id === id);
  icon = (id: string) => this.named(this.all?.icons, id);
  /** What a resource is for. */
  explain = (id: string) => this.all?.resources.find((resource) => resource.id === id)?.text;
  resource = (id: string) => this.named(this.all?.resources, id);
  /** The word behind a number of a resource. */
  unit = (id: string, n: number) => {
    const entry = this.all?.resources.find((resource) => resource.id === id);
    return (Math.abs(n) === 1 ? entry?.one : entry?.many) ?? id;
  };
  building = (id: string) => this.named(this.all?.buildings, id);
  token = (id: string) => this.named(this.all?.tokens, id);
}

export const printed = new Printed();
