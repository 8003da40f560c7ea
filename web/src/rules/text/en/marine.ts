import type { Chapter } from "../../text";

/** The chapters of Marine Worlds. */
export const marine: Chapter[] = [
  {
    id: "sea",
    box: "marine",
    title: "Sea animals",
    lead: "They live in aquariums, in as many places as the card shows.",
    parts: [
      {
        p: "The small aquarium has 2 spaces, the large one 5. One of each, already with Build on side I, and beside at least one water. Each counts as a water icon.",
      },
      {
        figures: [
          {
            figure: "tank",
            title: "Place by place",
            text: "Each space of a tank is one place. An animal may be split over both tanks.",
          },
          {
            figure: "seahorse",
            title: "A hollow red hexagon",
            text: "is only a size. This animal cannot live in a standard enclosure, only in what is named beside it.",
          },
        ],
      },
      { yes: "If a card asks for rock, rock must lie beside every tank it uses." },
      { no: "A card with aquarium and reptile house is not split between the two." },
    ],
    asked: [["Do aquariums pay kiosks?", "Yes, as special enclosures even when empty."]],
  },
  {
    id: "reef",
    box: "marine",
    title: "Reefs and waves",
    lead: "Reef dwellers help each other; waves sweep the display.",
    parts: [
      {
        p: "Playing a reef dweller {glyph reef} sets off the reef effect of every one in your zoo, the new one included, in the order you like.",
      },
      {
        figures: [
          {
            figure: "clownfish",
            title: "A reef dweller",
            text: "Its effect comes now, and again with every reef dweller that follows.",
          },
        ],
      },
      {
        p: "When the display is filled and cards with a wave {glyph wave} appear, as many of the lowest cards are washed away, and it is filled again.",
      },
      { yes: "Waves count at every filling: end of turn, break, Digging." },
      { no: "A wave does nothing when its card is played." },
    ],
    asked: [["Do waves come in the set-up?", "No, they are ignored there."]],
  },
  {
    id: "universities",
    box: "marine",
    title: "Universities",
    lead: "Six universities for one animal category each, taken through a generic tile.",
    parts: [
      {
        p: "If the generic tile lies on the board and you have none of the six, take any that is left. It brings its animal icon, a science icon and a search: reveal cards until one shows that animal, and take it. The generic tile is away until the break.",
      },
      {
        p: "A bonus tile lies beside reputation 15: a point gained there may be exchanged for it once. Tiles with a grey frame are kept and used once, later.",
      },
      { yes: "It takes one of your three places and gives that place's bonus." },
      { no: "A second one of the six is not allowed by the task." },
    ],
    asked: [["What becomes of the cards that were revealed?", "They go under the deck in the same order."]],
  },
  {
    id: "alternates",
    box: "marine",
    title: "Other action cards",
    lead: "Twenty alternates, four for each action; everybody plays with two.",
    parts: [
      {
        list: [
          "Everybody gets three, keeps one and passes the others on; keeps one of two and passes the last.",
          "Of the three you have then, use two of different actions in place of the standard cards.",
          "Three of the same action: one more of another action is added by lot.",
        ],
      },
      {
        p: "At the table the number stands beside the card's name, and words that differ from the standard card are shaded.",
      },
      { yes: "Alone you get three and use two." },
      { no: "Two alternates of the same action." },
    ],
    asked: [["When is it drafted?", "After the maps, before scoring cards and hands."]],
  },
];
