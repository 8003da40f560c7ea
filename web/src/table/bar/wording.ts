import type { Refusal } from "../../net/api";
import { words } from "../../words/index.svelte";
import { plain } from "../log/sentence";
import type { Message } from "../message";
import type { Standing } from "./standing";

/** What the bar speaks about: the table, and what its seats are called. */
export interface Speaker {
  message: Message;
  name(seat: number): string;
}

/** Several names as one runs them off: "Ada, Jun and Noor". */
function listed(seats: number[], { name }: Speaker): string {
  const called = seats.map(name);
  const last = called.at(-1) ?? "";
  const before = called.slice(0, -1).join(", ");
  return before ? words().table.and(before, last) : last;
}

/** The word before the sentence. */
export function tagOf(stands: Standing, speaker: Speaker): string {
  const said = words().table;
  switch (stands.kind) {
    case "turn":
      return said.yourTurn;
    case "answer":
      return said.answer(speaker.name(stands.seat));
    case "everyone":
      return said.everyone;
    case "sealed":
      return said.sealed;
    case "waiting":
      return listed(stands.seats, speaker) || said.connecting;
    case "watching":
      return said.watching;
    case "over":
      return said.result;
    case "lost":
      return "";
  }
}

/** Who is asked what, for whoever waits or watches. */
export function waitingOf(seats: number[], speaker: Speaker): string {
  const said = words().table;
  const [first] = seats;
  const question = speaker.message.questions?.find((asking) => asking.seat === first)?.text;
  if (first === undefined || seats.length > 1 || !question) return said.waitingFor(listed(seats, speaker));
  return said.asks(speaker.name(first), question);
}

/** How the game ended. */
export function resultOf(speaker: Speaker): string {
  const said = words().table;
  const { outcome, viewer } = speaker.message;
  const winners = outcome?.winners ?? [];
  if (winners.length === 0) return said.nobodyWins;
  return winners.length === 1 && winners[0] === viewer ? said.youWin : said.wins(listed(winners, speaker));
}

/** What stands behind the sentence, if the screen has nothing better to say. */
export function noteOf(stands: Standing, speaker: Speaker): string {
  const said = words().table;
  switch (stands.kind) {
    case "everyone":
      return stands.done.length > 0 ? said.haveAnswered(listed(stands.done, speaker)) : "";
    case "sealed":
      return said.sealedUntil;
    case "watching":
      return said.watchingNote;
    case "over":
      return said.withPoints((speaker.message.points ?? []).join(" · "));
    default:
      return "";
  }
}

/** What went wrong and what holds now. */
export function troubleOf(refusal: Refusal | null, nameOf: (card: number) => string | undefined): string {
  const said = words().table;
  if (!refusal) return "";
  if (refusal.code === "stale") return said.stale;
  if (refusal.code === "not_undone") return said.notUndone;
  if (refusal.status === 0) return said.unreachable;
  return said.refused(plain(refusal.message, nameOf).replace(/\.$/, ""));
}
