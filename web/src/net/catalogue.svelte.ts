import { get } from "./api";
import { settings } from "../pages/settings.svelte";

const loaded = new Map<string, Promise<unknown>>();

/** Everything printed of a game, in the chosen language: asked for once, kept by the browser. */
export function catalogue<Printed>(game: string, lang = settings.lang): Promise<Printed> {
  const path = `/api/games/${game}/catalogue`;
  const key = `${path}?${lang}`;
  let asked = loaded.get(key);
  if (!asked) {
    asked = get(path, { lang });
    asked.catch(() => loaded.delete(key));
    loaded.set(key, asked);
  }
  return asked as Promise<Printed>;
}
