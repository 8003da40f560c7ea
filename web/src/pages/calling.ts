import type { Asking } from "../table/message";
import { words } from "../words/index.svelte";
import { settings } from "./settings.svelte";

/** One short tone. */
export function tone(): void {
  const audio = new AudioContext();
  const [sound, loudness] = [audio.createOscillator(), audio.createGain()];
  const { currentTime: now } = audio;
  sound.type = "sine";
  sound.frequency.setValueAtTime(660, now);
  sound.frequency.setValueAtTime(880, now + 0.09);
  loudness.gain.setValueAtTime(0, now);
  loudness.gain.linearRampToValueAtTime(0.16, now + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.34);
  sound.connect(loudness).connect(audio.destination);
  sound.onended = () => void audio.close();
  sound.start(now);
  sound.stop(now + 0.36);
}

/** Whether the browser shows notifications of this page; asks for it. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

function notify(text: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(words().table.yourTurn, {
    body: text,
    tag: "arkwright",
    icon: `${import.meta.env.BASE_URL}favicon.svg`,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Calls somebody when their turn comes, by a tone or a notification, as they have chosen. */
export class Caller {
  private wasAsked = true;

  /** Hears what is asked now; a page that is only just opened calls nobody. */
  hear(asking: Asking | null, isKnown: boolean): void {
    if (!isKnown) return;
    const isNew = asking !== null && !this.wasAsked;
    this.wasAsked = asking !== null;
    if (!isNew) return;
    if (settings.sound) tone();
    if (settings.notify && document.hidden) notify(asking.text);
  }
}
