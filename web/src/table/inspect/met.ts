import type { Face } from "../../cards/nova/faces";
import type { Folder } from "../../nova/trays/seen";
import type { Hurdle, Price } from "./explanation";

/** A condition that holds, and how it stands. */
export interface Met {
  what: string;
  value: string;
}

export interface MetWords {
  inRange: string;
  folderOf: (folder: number, range: number) => string;
  fromDisplay: string;
  room: string;
  roomFor: (size: number) => string;
  ofYour: (cost: number, money: number) => string;
  moneyWord: string;
  strengthEnough: string;
  level: (n: number) => string;
  youHave: (n: number) => string;
}

interface Situation {
  face: Face;
  hurdles: Hurdle[];
  price: Price | undefined;
  /** Where it lies in the display, if it does. */
  folder: Folder | undefined;
  zoo: { money: number; range: number; icons?: Record<string, number> };
}

/** What is known to hold for a card: an explanation names all reasons against it, so what it does not name is met. */
export function metBy({ face, hurdles, price, folder, zoo }: Situation, say: MetWords): Met[] {
  if (face.kind !== "animal" && face.kind !== "sponsor") return [];
  const blockers = hurdles.map(({ blocker }) => blocker);
  const against = (...kinds: string[]) => blockers.some(({ kind }) => kinds.includes(kind));
  const met: Met[] = [];
  for (const { kind, icon, text } of face.requires) {
    const missing = blockers.some(({ kind: hurdle, needs }) => {
      if (hurdle !== "condition" || typeof needs !== "object") return false;
      return needs.kind === kind && (needs.icon ?? null) === icon;
    });
    if (!missing) met.push({ what: text, value: icon ? say.youHave(zoo.icons?.[icon] ?? 0) : "" });
  }
  if (face.kind === "animal" && !against("no_enclosure"))
    met.push({ what: say.room, value: face.standard_enclosure ? say.roomFor(face.size) : "" });
  if (folder && !against("range"))
    met.push({ what: say.inRange, value: say.folderOf(folder.folder, zoo.range) });
  if (folder && !against("only_from_hand", "needs_side_ii")) met.push({ what: say.fromDisplay, value: "" });
  if (face.kind === "sponsor" && price?.kind === "sponsor" && !against("level", "strength"))
    met.push({ what: say.strengthEnough, value: say.level(price.level) });
  const cost = price?.kind === "animal" ? price.total : price?.kind === "sponsor" ? price.folder : 0;
  if (cost > 0 && !against("money", "venom"))
    met.push({ what: say.moneyWord, value: say.ofYour(cost, zoo.money) });
  return met;
}
