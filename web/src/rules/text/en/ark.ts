import type { Chapter } from "../../text";

const chapters: Chapter[] = [
  {
    id: "aim",
    title: "Aim and end",
    lead: "Bring animals and provisions aboard so that nobody is eaten and the ark stays level. Whoever did most for each kind is paid.",
    parts: [
      {
        p: "Five scoring cards count figures: **slow**, **shy**, **heavy**, **useful** and **provisions**. For each card you play you put a figure on the one of its kind. The fifth rain ends loading; after a last round of single animals the scoring cards are paid, and every disc you hold is a point.",
      },
      {
        figures: [
          {
            figure: "heel-0",
            title: "The bow",
            text: "The gauge shows how far one side is heavier. Two steps are the most.",
          },
        ],
      },
      { yes: "Most points win. Level: fewer animals left in hand." },
      { no: "Cards in the ark belong to nobody." },
    ],
    asked: [["How long does it take?", "About half an hour with three to five."]],
  },
  {
    id: "turn",
    title: "Your turn",
    lead: "Take two cards, or play one or two.",
    parts: [
      { h: "Take" },
      {
        p: "Take one of the three open cards, then the top card of the pile. The row is filled up again. There is no hand limit.",
      },
      { h: "Play" },
      {
        p: "Play one or two cards, one after the other, into different cabins. Each has to be legal when it is played. Slow animals and provisions are played alone in a turn.",
      },
      {
        list: [
          "pay for a new cabin, if you open one",
          "put the card in",
          "move the gauge",
          "take an open card for a new cabin",
          "place a figure",
          "use the ability, if you like",
        ],
      },
      { yes: "A card you took for a new cabin may be played second." },
      { no: "A second card cannot repair what the first one did." },
    ],
    asked: [["May I pass?", "Not before the last round: taking is always possible."]],
  },
  {
    id: "place",
    title: "Where a card may go",
    lead: "A cabin holds three cards. Weight, climate, teeth and nerves decide.",
    parts: [
      { h: "Balance" },
      { p: "The weight of one side minus that of the other is never more than 2, after every single card." },
      {
        figures: [
          {
            figure: "heel-2",
            title: "At the limit",
            text: "On the heavy side only weight 0 may be added. A weight of 4 needs the far end of the other side.",
          },
        ],
      },
      { h: "Climate" },
      {
        p: "Hot and cold do not share a cabin. Cards for any climate go with both. This holds for provisions too.",
      },
      { h: "Teeth" },
      {
        figures: [
          {
            figure: "predators",
            title: "Meat eaters",
            text: "and those who eat everything have to be lighter than every other animal in the cabin. Equal is not enough.",
          },
          {
            figure: "grain",
            title: "Provisions",
            text: "are eaten by plant eaters and by those who eat everything. A meat eater leaves them alone.",
          },
        ],
      },
      { h: "Nerves" },
      {
        figures: [
          {
            figure: "shy",
            title: "Shy animals",
            text: "do not go aboard with a meat eater in the same cabin, opposite, or next to it on the same side. Those who eat everything do not trouble them.",
          },
        ],
      },
      { yes: "A meat eater may come later, beside a shy animal that is already there." },
      { yes: "Diagonal cabins do not matter." },
      { no: "Two predators in one cabin, except with turtle and hedgehog." },
    ],
    asked: [["Do provisions count as animals?", "No. Predators need not be lighter than they are."]],
  },
  {
    id: "cabins",
    title: "New cabins",
    lead: "The ark grows at the stern, one place on each side.",
    parts: [
      {
        p: "A new cabin costs 1 disc, paid to your right neighbour. Then you take an open card. Without a disc you cannot open one.",
      },
      { yes: "The sides may have different lengths." },
      { no: "Two cards of one turn in the same cabin, a new one included." },
    ],
    asked: [
      ["How many discs are there?", "22 in all. You begin with 3 or 4, by seat and number of players."],
    ],
  },
  {
    id: "figures",
    title: "Figures",
    lead: "One figure for each card, on the scoring card of its kind.",
    parts: [
      {
        p: "A plain figure counts 1, a figure on a disc one and a half. Two on discs may be changed into three plain ones. You have 17.",
      },
      { yes: "A card without a kind may be played; it gives no figure." },
      { no: "A figure once placed does not leave, even when its card does." },
    ],
    asked: [["What if I have no figures left?", "You may still play, but no figure is placed."]],
  },
  {
    id: "special",
    title: "Special animals",
    lead: "Cards with an exclamation mark can do something; you need not.",
    parts: [
      {
        list: [
          "**Fox**: take 2 discs from the supply.",
          "**Turtle**, **hedgehog**: no predator is dangerous to them. The hedgehog is one itself, towards others.",
          "**Skunk**: may drive out any animal. **Mosquito**: one of weight 2. **Spider**: a shy one.",
          "**Bronto**: its figure stands on a disc.",
          "**Chimpanzee**: a disc from the supply goes under one of your figures, not on provisions.",
        ],
      },
      { h: "Driving out" },
      {
        p: "The newcomer takes the place of one animal in an existing cabin, full or not. The other leaves the game. You place a figure for your card and one more for the kind you drove out.",
      },
      { yes: "The balance is looked at once, when both have changed places." },
      { no: "Fox, spider and mosquito are never driven out, nor are provisions." },
    ],
    asked: [["May I drive out my own animal?", "Yes, and a start card as well."]],
  },
  {
    id: "rain",
    title: "Rain",
    lead: "Five rain cards, all in the second half of the pile.",
    parts: [
      {
        list: [
          "The first comes after exactly half of the pile. The first, third and fourth do nothing.",
          "**The second**: everybody may lay one animal of weight 0, 1 or 2 without an ability aside as a pet, in secret. It counts as a figure at the end.",
          "**The fifth**: the turn ends at once, and loading is over.",
        ],
      },
      { yes: "A pet takes no place in the ark and weighs nothing there." },
      { no: "Provisions are no pets." },
    ],
    asked: [["Do I have to choose a pet?", "No."]],
  },
  {
    id: "end",
    title: "The last round",
    lead: "One animal at a time, each for a disc, until all have passed.",
    parts: [
      {
        p: "It begins with the left neighbour of whoever drew the fifth rain. Play one animal for 1 disc to the supply (a new cabin costs one more, to the right neighbour), or pass for good.",
      },
      { yes: "All rules of placing, figures and abilities hold." },
      { no: "Slow animals and provisions are not played any more, and no cards are taken." },
      { h: "Scoring" },
      {
        p: "Pets are turned over and add a figure. On each scoring card the strongest gets 10, the second 6, all others with a figure 2. Those who are level share what their places are worth, rounded up. Discs in hand are a point each.",
      },
      {
        table: [
          ["Level for first", "2", "3", "4", "5"],
          ["each gets", "8", "6", "5", "5"],
        ],
      },
    ],
    asked: [["Do discs under figures count?", "Only through the figure."]],
  },
];

export default chapters;
