import { subjectOf } from "../../cards/nova/subjects";
import type { Face, Kind } from "../../cards/nova/faces";
import type { AtTable } from "../../table/context";
import { lasting } from "../../table/lasting.svelte";
import { type Explained, shortly } from "../../table/inspect/explanation";
import type { Asking, Kinded } from "../../table/message";
import type { Session } from "../../table/session.svelte";
import { printed } from "../printed.svelte";
import type { Action } from "../view";
import { words } from "../../words/index.svelte";

/** The kind of card that a question wants played; nothing if it asks for something else. */
export function kindAsked(asking: Asking | null): Kind | undefined {
  const question = asking?.question as (Kinded & { step?: Kinded }) | undefined;
  if (question?.kind === "project") return "project";
  if (question?.kind !== "step") return undefined;
  return { animals: "animal" as const, sponsors: "sponsor" as const }[question.step?.kind ?? ""];
}

/** The name of an icon or of an action. */
const nameOf = (id: string) => (ACTIONS.has(id) ? printed.action(id as Action) : printed.icon(id));
const ACTIONS = new Set(["animals", "association", "build", "cards", "sponsors"]);

/** Why cards cannot be played, asked for card by card while a question wants one. */
export class Reasons {
  private explained = $state.raw(new Map<number, Explained>());
  private version = -1;

  constructor(private readonly session: Session) {}

  /** The first reason against a card in a few words, once it is known. */
  against(card: number): string | undefined {
    const known = this.explained.get(card);
    return known && shortly(known, words().cards, nameOf);
  }

  /** Asks about cards, one after the other; to be called in an effect. */
  async ask(faces: Face[]): Promise<void> {
    const version = this.session.message?.version ?? 0;
    if (version !== this.version) {
      this.version = version;
      this.explained = new Map();
    }
    for (const face of faces) {
      const about = subjectOf(face);
      if (!about || this.explained.has(face.id)) continue;
      const answer = await this.session.why<Explained>(about).catch(() => undefined);
      if (this.version !== version) return;
      if (answer) this.explained = new Map(this.explained).set(face.id, answer);
    }
  }
}

/** The reasons at a table: the same for display and hand. */
export const reasonsAt = lasting(({ session }: AtTable) => new Reasons(session));
