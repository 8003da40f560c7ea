import type { Translation } from "../words/index.svelte";
import type { Playing } from "./playing.svelte";

/** What the bar says besides the question: what is about to be done before anything is sent. */
export interface Saying {
  /** Instead of the question. */
  sentence?: string;
  /** Behind it. */
  next?: string;
}

/** What is about to be done; nothing if the question itself says it all. */
export function saying(playing: Playing, { ark: words }: Translation): Saying {
  const { card, mayPlay, question, view } = playing;
  if (card !== null && (mayPlay || question?.kind === "place"))
    return { sentence: words.whereTo(playing.name(card)), next: about(playing, card, words) };
  if (card !== null && question?.kind !== "drive") return { next: words.wouldGo(playing.name(card)) };
  const { sealed } = view;
  if (view.step.kind === "pets" && sealed && sealed.kind !== "open")
    return { next: sealed.kind === "pet" ? words.sealedPet(playing.name(sealed.card)) : words.sealedNothing };
  return question?.kind === "pet" ? { next: words.petNote } : inTwo(playing.session.asking?.text ?? "");
}

/** A question that explains itself: the question in the bar, what it means behind it. */
function inTwo(text: string): Saying {
  const [sentence, ...next] = text.split(/(?<=\?)\s+/);
  return sentence && next.length > 0 ? { sentence, next: next.join(" ") } : {};
}

/** A card in a line: what matters for finding it a cabin. */
function about(playing: Playing, card: number, words: Translation["ark"]): string {
  const seen = playing.cards.get(card);
  if (!seen) return "";
  const line = [words.weight(seen.weight), words.climates[seen.climate], words.eats[seen.diet]].join(", ");
  return playing.isAlone(card) ? `${line}. ${words.goesAlone}` : line;
}
