/** The panel at the right side: what lies open in it. */
class OpenDrawer {
  open = $state<"log" | "chat" | null>(null);
  /** What the bot would do lies open. */
  hint = $state(false);
}

export const drawer = new OpenDrawer();
