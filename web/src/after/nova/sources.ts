import type { Told } from "../../table/message";

/** Something a total is made of, with the events behind it. */
export interface Share {
  of: string;
  n: number;
  lines: Told[];
}

/** The name of a group, and which events belong to it. The first that fits takes an event. */
type Group = [name: string, fits: (line: Told, animals: Set<number>) => boolean];

const source = ({ event }: Told) => String(event.source ?? "");
const from =
  (pattern: RegExp) =>
  (line: Told): boolean =>
    pattern.test(source(line));
const ofAnimal = (line: Told, animals: Set<number>) => animals.has(parseInt(source(line)));
const ofCard = from(/^\d+:/);
const final = ({ event }: Told) => event.kind === "scored";

/** Where appeal and conservation come from, as the score sheet groups them. */
export const GROUPS: Record<string, Group[]> = {
  appeal: [
    ["abilities", from(/^\d+:(ability|reef)/)],
    ["animals", ofAnimal],
    ["final", final],
    ["sponsors", ofCard],
    ["map", from(/^(pavilion|bonus|map|left)/)],
    ["other", () => true],
  ],
  conservation: [
    ["projects", from(/^\d+:level/)],
    ["animals", ofAnimal],
    ["final", final],
    ["sponsors", ofCard],
    ["tracks", from(/^(reputation|tile|conservation|university|partner|donation|left|bonus|map)/)],
    ["other", () => true],
  ],
};

/** The cards that came into a zoo as animals. */
export function animalsOf(told: Told[]): Set<number> {
  return new Set(
    told.filter(({ event }) => event.kind === "animal").map(({ event }) => event.card as number),
  );
}

/** What a seat gained of something, by where it came from. */
export function sourcesOf(told: Told[], seat: number, what: string): Share[] {
  const animals = animalsOf(told);
  const groups = GROUPS[what] ?? [["other", () => true]];
  const shares = new Map(groups.map(([of]) => [of, { of, n: 0, lines: [] as Told[] }]));
  for (const line of told) {
    const { event } = line;
    if (event.seat !== seat || event.what !== what) continue;
    if (event.kind !== "gained" && event.kind !== "scored") continue;
    const [of] = groups.find(([, fits]) => fits(line, animals))!;
    const share = shares.get(of)!;
    share.n += event.n as number;
    if (event.n) share.lines.push(line);
  }
  return [...shares.values()];
}

/** The five actions, as the bars name them. */
export const ACTIONS = ["animals", "association", "build", "sponsors", "cards"];

/** How often a seat took each of the five actions. */
export function actionsOf(told: Told[], seat: number): Share[] {
  return ACTIONS.map((of) => {
    const lines = told.filter(
      ({ event }) => event.kind === "action" && event.seat === seat && event.action === of,
    );
    return { of, n: lines.length, lines };
  });
}
