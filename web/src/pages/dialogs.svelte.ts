/** The dialog that lies over the page; any page may open one. */
class Dialogs {
  open = $state<"settings" | "account" | null>(null);

  /** Opens what belongs to this browser: language, theme, sound and the like. */
  settings = (): void => void (this.open = "settings");

  /** Opens logging in and out. */
  account = (): void => void (this.open = "account");

  close = (): void => void (this.open = null);
}

export const dialogs = new Dialogs();
