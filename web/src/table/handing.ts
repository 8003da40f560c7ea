import type { Message } from "./message";

/**
 * The seat to which a device that several people share has to be passed, or null if whoever holds it goes on. Those
 * who are asked at the same time answer one after the other.
 */
export function handTo(
  { stage, held = [], waiting = [] }: Pick<Message, "stage" | "held" | "waiting">,
  holder: number | null,
): number | null {
  if (stage !== "playing" || held.length < 2) return null;
  if (holder !== null && (waiting.length === 0 || waiting.includes(holder))) return null;
  const next = waiting.find((seat) => holder !== null && seat > holder) ?? waiting[0];
  return next ?? held[0] ?? null;
}
