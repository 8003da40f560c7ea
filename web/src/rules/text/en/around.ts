import type { Chapter } from "../../text";

/** What is around a game: playing alone, and setting up. */
export const around: Chapter[] = [
  {
    id: "solo",
    title: "Solo",
    lead: "27 turns in six rounds against the clock: win with 0 points or more.",
    parts: [
      {
        list: [
          "Start with 20, 10 or 0 appeal.",
          "Rounds have 7, 6, 5, 4, 3 and 2 turns, with a break after each but the last.",
          "At each break one token blocks the cheapest donation.",
          "Moving the break token does nothing, but its money is paid.",
          "Animals use their solo text in blue.",
          "At most two projects lie above the board.",
        ],
      },
      {
        p: 'Meeting counters do not end the game. "At most 25 appeal" on cards means 35 or 45 if you started with 10 or 20.',
      },
      { h: "The challenge" },
      {
        p: "Three games in a row. What you used in one, cards, projects, maps and tiles, is missing in the next. The three results together must be 0 or more.",
      },
      { yes: "You choose one of two maps, as in a game with others." },
      { no: "There is no X-token for reaching a break." },
    ],
    asked: [["Is there a bot?", "No. Against bots is a game of two to four."]],
  },
  {
    id: "setup",
    title: "Setting up",
    lead: "What lies on the table before the first turn.",
    parts: [
      {
        list: [
          "Each player: 25 money, 0 to 3 appeal in turn order, reputation 1, one worker, seven tokens on the map's left edge.",
          "Action cards on side I: Animals in slot 1, the others in any order by lot.",
          "Two final scoring cards, kept secret. Eight cards, of which four are kept.",
          "Three base projects, four with four players. Six cards in the display, opened once all have chosen.",
          "Four of the bonus tiles, two each at conservation 5 and 8.",
        ],
      },
      { h: "Maps" },
      {
        p: "Map A for a first game: it has a kiosk and a size-3 enclosure to begin with. Map 0 is plain. All others have a power of their own: two each to choose from, or one row for all from which the last player chooses first.",
      },
      { yes: "Cards are chosen by all at the same time, in secret." },
      { no: "The discard pile is not looked through." },
    ],
    asked: [["Which map for a newcomer among experts?", "Map A is a large advantage, map 0 a small one."]],
  },
];
