/** What a person has chosen for this browser. */
export interface Chosen {
  lang: "en" | "fr";
  theme: "system" | "light" | "dark";
  /** Text larger: 1, 1.1 or 1.25. */
  scale: number;
  /** A tone when it is your turn. */
  sound: boolean;
  /** A notification of the browser when it is your turn. */
  notify: boolean;
  /** A second step before what cannot be taken back. */
  confirm: boolean;
  /** Initials on icons. */
  letters: boolean;
  /** How others' moves are shown: seconds for each. */
  pace: number;
  /** What one is called at new tables. */
  name: string;
}

const KEY = "arkwright-settings";
const USUAL: Chosen = {
  lang: typeof navigator !== "undefined" && navigator.language.startsWith("fr") ? "fr" : "en",
  theme: "system",
  scale: 1,
  sound: false,
  notify: false,
  confirm: true,
  letters: false,
  pace: 1.2,
  name: "",
};

function kept(): Chosen {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return { ...USUAL };
  }
}

/** What was chosen, kept in this browser whenever it changes. */
export const settings = $state<Chosen>(kept());

/** Changes something and keeps it. */
export function choose(change: Partial<Chosen>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Puts theme, size and language onto the page; to be called in an effect. */
export function dress(page: HTMLElement, prefersDark: boolean): void {
  page.classList.toggle("dark", settings.theme === "dark" || (settings.theme === "system" && prefersDark));
  page.style.setProperty("--scale", String(settings.scale));
  page.lang = settings.lang;
}
