/** What is said where the games run inside the browser, without a server. */
export const tab = {
  newer: "There is a newer version of this site. Your games are kept.",
  failed: "The program failed at that. It was noted, and your game goes on from what is kept.",
  saveFault: "Save what happened",
  close: "Close",
  keptHere:
    "Your games and settings are kept in this browser alone, and nothing is sent to anybody. Save the record of a game to take it elsewhere.",
};
