/** Which tray each question is about: whatever else lies there is refused. */
const ABOUT: Record<string, readonly ("row" | "hand")[]> = {
  turn: ["row", "hand"],
  second: ["hand"],
  endgame: ["hand"],
  row: ["row"],
  pet: ["hand"],
};

/** Whether a question is about the cards of a tray. */
export const asksFor = (kind: string | undefined, tray: "row" | "hand"): boolean =>
  ABOUT[kind ?? ""]?.includes(tray) ?? false;
