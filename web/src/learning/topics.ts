import type { Asking, Message, Told } from "../table/message";

/** What everybody has done once who has played a first game, in the usual order. */
export const MILESTONES = ["build", "animal", "break", "association", "project", "crossing"] as const;
export type Milestone = (typeof MILESTONES)[number];

/** What the coach can speak about. */
export const TOPICS = [
  "keep",
  "goalBuild",
  "goalAnimal",
  "noAnimal",
  "goalBreak",
  "goalAssociation",
  "goalProject",
  "goalCrossing",
  "build",
  "place",
  "animals",
  "enclosure",
  "cards",
  "discarding",
  "association",
  "sponsors",
  "support",
  "release",
  "token",
  "effects",
  "effect",
  "handLimit",
  "discardScoring",
  "lastMoves",
  "waiting",
  "over",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Which milestones a seat has reached, by what has happened. */
export function reached(told: Told[], seat: number | null): Set<Milestone> {
  const done = new Set<Milestone>();
  for (const { event } of told) {
    const mine = event.seat === seat;
    if (event.kind === "built" && mine) done.add("build");
    if (event.kind === "animal" && mine) done.add("animal");
    if (event.kind === "break") done.add("break");
    if (event.kind === "task" && mine) done.add("association");
    if (event.kind === "supported" && mine) done.add("project");
    if (event.kind === "end_triggered" || event.kind === "over") done.add("crossing");
  }
  return done;
}

/** The milestone to go for now: the first that is neither reached nor skipped. */
export function goal(done: Set<Milestone>, skipped: Milestone[]): Milestone | null {
  return MILESTONES.find((milestone) => !done.has(milestone) && !skipped.includes(milestone)) ?? null;
}

const GOALS: Record<Milestone, Topic> = {
  build: "goalBuild",
  animal: "goalAnimal",
  break: "goalBreak",
  association: "goalAssociation",
  project: "goalProject",
  crossing: "goalCrossing",
};

/** Questions that are one topic, whatever action they are asked in. */
const ASKED: Record<string, Topic> = {
  keep: "keep",
  place: "place",
  enclosure: "enclosure",
  project: "support",
  release: "release",
  token: "token",
  order: "effects",
  effect: "effect",
  hand_limit: "handLimit",
  discard_scoring: "discardScoring",
  last_moves: "lastMoves",
};

const ACTIONS: Record<string, Topic> = {
  build: "build",
  animals: "animals",
  cards: "cards",
  association: "association",
  sponsors: "sponsors",
};

/** Whether an action card can be used for its action now. */
function canUse(action: string, { choices }: Asking): boolean {
  const moves = choices?.filter(({ group }) => group === "actions").flatMap(({ moves }) => moves) ?? [];
  return moves.some(({ points_at }) =>
    points_at.some((target) => (target as { action?: string }).action === action),
  );
}

/** What the coach speaks about now. */
export function topicOf(
  { stage, view, viewer, questions = [] }: Pick<Message, "stage" | "view" | "viewer" | "questions">,
  next: Milestone | null,
): Topic {
  if (stage === "over") return "over";
  const asking = questions.find(({ seat, choices }) => seat === viewer && choices !== null);
  if (!asking) return "waiting";
  const { question } = asking;
  const { performing } = view as { performing?: { action: string } | null };
  const action = performing ? ACTIONS[performing.action] : undefined;
  if (question.kind === "action" && next === "animal" && !canUse("animals", asking)) return "noAnimal";
  if (question.kind === "action") return next ? GOALS[next] : "goalCrossing";
  if ((question as { step?: { kind: string } }).step?.kind === "discarding") return "discarding";
  return ASKED[question.kind] ?? action ?? "effects";
}

/** Where the numbers of each topic point: the first piece that is found of each list. */
const HAND = ["[data-area='hand'] [data-lit]", "[data-area='hand']"];
const MAP = ["[data-area='zoo'] [role='grid']", "[data-area='zoo']", "[data-coach='map']"];
const MONEY = ["[data-coach='standings'] .coin", "[data-coach='resources'] .coin"];
const CROSSING = ["[data-coach='standings'] .lane", "[data-coach='crossing']"];
/** A phone that shows another part of the table says at least where it is. */
const TASKS = ["[data-coach='tasks']", "[data-coach='tab-board']"];
const PROJECTS = ["[data-coach='projects']", "[data-coach='tab-board']"];
const DISPLAY = ["[data-area='display']", "[data-coach='tab-cards']"];
const ACTIONS_ROW = ["[data-coach='actions']"];

export const RINGS: Partial<Record<Topic, string[][]>> = {
  keep: [[".cards"], [".scoring"]],
  goalBuild: [["[data-coach='action-build']", ...ACTIONS_ROW], MONEY],
  goalAnimal: [["[data-coach='action-animals']", ...ACTIONS_ROW], HAND],
  noAnimal: [
    ["[data-coach='action-cards']", ...ACTIONS_ROW],
    ["[data-coach='action-build']", ...ACTIONS_ROW],
  ],
  goalBreak: [["[data-coach='break']"], CROSSING],
  goalAssociation: [["[data-coach='action-association']", ...ACTIONS_ROW], TASKS],
  goalProject: [PROJECTS, [".counts", "[data-coach='icons']"]],
  goalCrossing: [CROSSING],
  build: [["[data-area='bench']"], MONEY],
  place: [MAP],
  animals: [HAND, MAP, CROSSING],
  enclosure: [MAP],
  cards: [DISPLAY, ["[data-coach='break']"]],
  discarding: [["[data-area='hand']"]],
  association: [TASKS],
  sponsors: [HAND, ["[data-coach='break']"]],
  support: [PROJECTS],
  release: [["[data-area='zoo'] .animals", ...MAP]],
  token: [[".edge"]],
  handLimit: [["[data-area='hand']"]],
  waiting: [["[data-coach='bar']"]],
};
