import { Choosing } from "../table/choosing.svelte";
import type { AtTable } from "../table/context";
import type { Asking, Message } from "../table/message";
import type { Session } from "../table/session.svelte";

/** A moment of a real game, with what the server said about some cards. */
export interface Moment {
  message: Message;
  why: Record<string, unknown>;
}

/** A table that stands still: everything can be looked at, and no answer goes anywhere. */
export function standStill({ message, why }: Moment): AtTable {
  const isOwn = ({ seat, choices }: Asking) => seat === message.viewer && choices !== null;
  const asking = message.questions?.find(isOwn) ?? null;
  const session = {
    message,
    asking,
    isAsked: asking !== null,
    told: message.news?.lines ?? [],
    chat: [],
    link: "open",
    busy: false,
    refusal: null,
    table: message.table,
    name: (seat: number) => message.seats[seat]?.name ?? `${seat + 1}`,
    why: ({ card }: { card: number }) =>
      card in why ? Promise.resolve(why[card]) : Promise.reject(new Error("not in the gallery")),
    submit: () => Promise.resolve(false),
    undo: () => Promise.resolve(false),
    send: () => Promise.resolve(false),
    look: () => Promise.resolve(),
  };
  return {
    session: session as unknown as Session,
    choosing: new Choosing(
      () => asking,
      () => undefined,
    ),
  };
}
