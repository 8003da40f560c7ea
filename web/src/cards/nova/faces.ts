import type { CardFace, Edition, Icon } from "../../wire/ark-nova";

export type {
  Action,
  ActionCardFace as ActionCard,
  Bonus,
  Catalogue,
  Count,
  Edition,
  AbilityFace as Ability,
  Icon,
  LineWhen as When,
  MapFace as ZooMap,
  Offset,
  RequirementFace as Requirement,
} from "../../wire/ark-nova";

/** The face of a numbered card. */
export type Face = CardFace;
export type Kind = Face["kind"];
export type Animal = Extract<Face, { kind: "animal" }>;
export type Sponsor = Extract<Face, { kind: "sponsor" }>;
export type Project = Extract<Face, { kind: "project" }>;
export type FinalScoring = Extract<Face, { kind: "final_scoring" }>;

/** The categories of animals in the order in which they are listed. */
export const CATEGORIES: Icon[] = [
  "predator",
  "herbivore",
  "bird",
  "primate",
  "reptile",
  "bear",
  "petting_zoo",
  "sea_animal",
];
export const CONTINENTS: Icon[] = ["africa", "americas", "asia", "australia", "europe"];

/** The face that a number has in an edition; whoever asks for none gets the newest. */
export function faceOf(cards: Face[], id: number, edition: Edition = "marine"): Face | undefined {
  const faces = cards.filter((face) => face.id === id);
  return faces.find(({ editions }) => editions.includes(edition)) ?? faces.at(-1);
}
