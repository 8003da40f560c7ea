import type { ActionCard, Catalogue, ZooMap } from "./nova/faces";

/** What is printed and is no numbered card: action cards and zoo maps. */
export type Sheet =
  | { kind: "action"; id: string; name: string; set: string; text: string; card: ActionCard }
  | { kind: "map"; id: string; name: string; set: string; text: string; map: ZooMap };

/** All action cards and maps. */
export function sheetsOf(catalogue: Catalogue | null): Sheet[] {
  const actions = (catalogue?.action_cards ?? []).map((card): Sheet => {
    const text = card.sides.map(({ text }) => text).join(" ");
    return {
      kind: "action",
      id: `${card.action}-${card.number}`,
      name: card.name,
      set: card.set,
      text,
      card,
    };
  });
  const maps = (catalogue?.maps ?? []).map((map): Sheet => ({
    kind: "map",
    id: `map-${map.label}`,
    name: `${map.label} ${map.name}`,
    set: map.source,
    text: map.text,
    map,
  }));
  return [...actions, ...maps];
}
