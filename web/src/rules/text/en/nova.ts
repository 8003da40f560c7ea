import type { Chapter } from "../../text";
import { around } from "./around";
import { marine } from "./marine";

const chapters: Chapter[] = [
  {
    id: "aim",
    title: "Aim and end",
    lead: "Two counters run towards each other: appeal brings money, conservation wins games. When yours meet, the game ends.",
    parts: [
      {
        p: "**Appeal** {appeal 7} starts on the left and says how many visitors come; it is your income. **Conservation** {conservation 2} starts on the right. Each conservation point lowers the appeal you need to meet it, by 2 for the first ten and by 3 after that.",
      },
      {
        figures: [
          {
            figure: "crossing",
            title: "The crossing",
            text: "79 appeal against a target of 67: the counters have met, and 12 points are the score.",
          },
        ],
      },
      { h: "When it ends" },
      {
        p: "At the end of your turn, if your appeal has reached the target of your conservation, everybody else has one more turn. If counters meet during a [break](break), everybody has one more turn, the one who met included.",
      },
      { h: "Scoring" },
      {
        list: [
          "Your final scoring card gives up to 4 conservation. You began with two; one was put back when somebody first had 10 conservation, or is put back now.",
          "Sponsors with a brown effect give theirs.",
          "Points are your appeal minus the target of your conservation. They can be negative. Most points win.",
        ],
      },
      { yes: "Level on points: whoever supported more projects wins. Level again: both win." },
      { no: "Track bonuses are not gained any more while the final scoring is counted." },
    ],
    asked: [
      [
        "Is it bad to end the game myself?",
        "No. You have the last move before the others have theirs; count whether they can catch up.",
      ],
      ["May the game go on after a crossing?", "Only for the last turns. A second crossing changes nothing."],
    ],
  },
  {
    id: "turn",
    title: "Your turn",
    lead: "Choose one of your five action cards, do what it says as strongly as its slot, and put it back to slot 1.",
    parts: [
      {
        figures: [
          {
            figure: "slots",
            title: "Strength is the slot",
            text: "Build is used at strength 4. It goes to slot 1; the cards left of it move one slot right.",
          },
        ],
      },
      {
        p: "So a card you leave alone grows stronger, up to 5, and a card just used is weak. There are no rounds: turns simply go on clockwise.",
      },
      { h: "X-tokens" },
      {
        p: "Before an action you may spend X-tokens {x 1}: each adds 1 to the strength, also beyond 5. Instead of an action you may put any of the five cards back to slot 1 and take one X-token. You hold at most 5.",
      },
      { h: "Upgrades" },
      {
        p: "Each card has a better side II. You turn one over at conservation 2 (or hire a worker instead), at reputation 5, with the second partner zoo and with the second university. That makes four of five on most maps.",
      },
      { h: "After finishing" },
      {
        p: "Effects marked so wait until the whole action is done and its card lies in slot 1. Several wait together and come in the order you like.",
      },
      { yes: "An action must do something: a card with no legal step is only good for an X-token." },
      { no: "X-tokens that come in during an action cannot make it stronger any more." },
    ],
    asked: [
      [
        "What does a strength of 0 mean?",
        "Constriction takes 2 off. Below 1 the card cannot act unless X-tokens lift it; putting it back for an X-token always works.",
      ],
      [
        "When does an upgrade count?",
        "From the next action on. An action that is running goes on with the side it began with.",
      ],
    ],
  },
  {
    id: "cards",
    title: "Cards",
    lead: "New cards, and the break comes two steps nearer.",
    parts: [
      { p: "First the break token {glyph brk} moves 2 steps. Then you draw, or you snap." },
      {
        table: [
          ["Strength", "1", "2", "3", "4", "5"],
          ["Side I: draw, then discard", "1, 1", "1, 0", "2, 1", "2, 0", "3, 1"],
          ["Side II: draw, then discard", "1, 0", "2, 1", "2, 0", "3, 1", "4, 1"],
        ],
      },
      {
        p: "Side I draws from the deck. Side II takes each card from the deck or from the display within your [reputation range](tracks). **Snapping** takes one card of the display, wherever it lies, and nothing else: side I from strength 5, side II from strength 3.",
      },
      { yes: "The card you discard may be an old one or one just drawn." },
      { no: "The display is not filled up while you take from it. That happens when your turn is over." },
    ],
    asked: [["Is there a hand limit?", "Only at the break: 3 cards, or 5 with the university that says so."]],
  },
  {
    id: "build",
    title: "Build",
    lead: "A building as large as the strength, 2 money a space, beside what you have.",
    parts: [
      {
        list: [
          "**Side I**: exactly one building. **Side II**: several different ones whose sizes add up to the strength.",
          "**Standard enclosures** {size 1} to {size 5} hold one animal each.",
          "**Kiosk** {glyph kiosk}, 1 space: at each break 1 money for every neighbour that is an occupied enclosure, a special enclosure, a pavilion or a unique building.",
          "**Pavilion** {glyph pavilion}, 1 space: {appeal 1} at once.",
          "**Petting zoo** {glyph petting}, 3 spaces. With side II also **reptile house** {glyph reptile_house} and **large bird aviary** {glyph large_bird_aviary}, 5 spaces each. One of each kind.",
        ],
      },
      { h: "Where it may stand" },
      {
        figures: [
          {
            figure: "border",
            title: "The first one",
            text: "covers at least one space at the border of the map.",
          },
          {
            figure: "adjacent",
            title: "All others",
            text: "touch a building you have. Turn the piece as you like; it is not turned over.",
          },
          {
            figure: "kiosk",
            title: "Kiosks keep apart",
            text: "Two spaces or more lie between them. This one earns 2: an occupied enclosure and a pavilion.",
          },
        ],
      },
      {
        p: "Never on rock {glyph rock}, water {glyph water} or another building. Spaces marked II need your Build card on side II.",
      },
      { h: "Bonuses" },
      {
        p: "Whatever is printed under a building is yours at once. The whole map covered, rock and water left out, gives {appeal 7}.",
      },
      { yes: "A building from an effect is free and needs no strength, but a legal place." },
      {
        yes: "When a reptile house or an aviary is built, suitable animals may move in at once. There is no later chance.",
      },
      { no: "Two enclosures of the same size in one action: buildings of one action differ." },
    ],
    asked: [
      [
        "Does the first kiosk of map A count as a building?",
        "Yes, and so does the enclosure beside it. You build next to them from the first turn.",
      ],
      [
        "Does an empty enclosure pay a kiosk?",
        "A standard one does not. A special enclosure pays even when it is empty.",
      ],
    ],
  },
  {
    id: "animals",
    title: "Animals",
    lead: "Animals need conditions, money and a home; they bring appeal, icons and abilities.",
    parts: [
      {
        table: [
          ["Strength", "1", "2", "3", "4", "5"],
          ["Side I: animals", "0", "1", "1", "1", "2"],
          ["Side II: animals", "1", "1", "2", "2", "2"],
        ],
      },
      {
        p: "Side II also plays from the display within range, for the number of the folder more, and gives {reputation 1} first at strength 5.",
      },
      { h: "Where it may live" },
      {
        p: "The hexagon {size 3} on the card is the smallest enclosure it accepts. A larger one is fine. One standard enclosure holds one animal; what is left of its size is lost. Drops {glyph water} and peaks {glyph rock} say how many different water or rock spaces must touch that enclosure.",
      },
      {
        figures: [
          {
            figure: "water",
            title: "Size and water",
            text: "The flamingo asks for 3 spaces and one water beside them.",
          },
          {
            figure: "special",
            title: "Special enclosures share",
            text: "Reptile house, aviary and petting zoo hold several animals, each as many tokens as its card shows.",
          },
          {
            figure: "flamingo",
            title: "What the card says",
            text: "Cost and size on top, conditions at the left, its icons at the right, the appeal below.",
          },
        ],
      },
      { h: "What it costs" },
      {
        p: "The price is in the coin. Each partner zoo of one of its continents takes 3 off, twice for two equal icons. Further discounts add up, never below 0.",
      },
      { h: "What happens then" },
      {
        p: "Its icons count from now on. Appeal, reputation, conservation, its ability and whatever other cards make of its icons happen in the order you like. A second animal comes when all this is done.",
      },
      {
        yes: "Flock: such a herbivore needs no home of its own if another herbivore that needs at least the same size lives in the zoo. {card 438} is one.",
      },
      { yes: "An enclosure that an animal has left is empty again." },
      { no: "Two small enclosures never add up to a large one." },
      { no: "Money that the animal brings cannot pay for it." },
    ],
    asked: [
      [
        "May an animal be played without a home?",
        "No. Without a fitting enclosure the card cannot be played.",
      ],
      ["Do its own icons help with its conditions?", "No. They count once it is there."],
      [
        "Which animals are small or large?",
        "Small: size 1 or 2, and petting zoo animals. Large: 4 or 5. Size 3 is neither.",
      ],
    ],
  },
  {
    id: "association",
    title: "Association",
    lead: "Workers are sent out for reputation, partners, universities and the projects that win the game.",
    parts: [
      {
        table: [
          ["Strength", "Task"],
          ["2", "{reputation 2} reputation"],
          ["3", "A partner zoo {glyph partner_zoo}: an icon of its continent, and animals of it cost 3 less"],
          ["4", "A university {glyph university}: science icons, reputation, or a hand limit of 5"],
          ["5", "Support a conservation project {glyph project}"],
        ],
      },
      {
        p: "Side I does one task. Side II does several different ones whose numbers add up to the strength, and may make one donation after the first.",
      },
      { h: "Workers" },
      {
        p: "A task takes one worker {glyph worker}, or two if one of yours is there already. They come back at the break. You begin with one and can hire up to four.",
      },
      { h: "Partner zoos and universities" },
      {
        p: "Each kind once, onto the next free place of your map, whose bonus you gain. At most two partner zoos before Association is on side II, then four. At most three universities.",
      },
      { h: "Projects" },
      {
        p: "Support one that lies there, or play one from your hand and support it at once. You need what a free level asks for. Take a token from the left edge of your map, lay it on the level, gain its conservation and the bonus you uncovered; those beside purple marks pay at every break.",
      },
      {
        list: [
          "Each level takes one token, and you support each project once.",
          "Projects that were played push each other along: with more than there are players (but at least 2) the oldest leaves.",
          "**Release** into the wild: an animal of that size leaves your zoo with its appeal and icons.",
        ],
      },
      { h: "Donations" },
      { p: "Side II only: pay the lowest open price (2, 5, 5, 7, 7, 10, 10, then 12) for {conservation 1}." },
      { yes: "Tasks of one action come in any order, and the money of one may pay for the next." },
      {
        no: "Icons of conditions and of projects do not count: only those of animals, sponsors, partner zoos and universities.",
      },
    ],
    asked: [
      ["Does a project that is gone still count?", "Yes. What you gained stays, and it counts for ties."],
      [
        "Are levels blocked with two players?",
        "One of each base project, and three donations, from the start.",
      ],
    ],
  },
  {
    id: "sponsors",
    title: "Sponsors",
    lead: "Sponsors cost no money but strength; or take money and hurry the break.",
    parts: [
      {
        list: [
          "**Side I**: one sponsor from hand with a level up to the strength. **Side II**: several whose levels add up to the strength plus 1, also from the display for the folder's number in money.",
          "**Or** move the break token as many steps as the strength, for as much money; side II for twice as much.",
        ],
      },
      { h: "Four colours" },
      {
        list: [
          "Yellow: once, when played.",
          "Blue: from now on, whenever it applies.",
          "Purple: at every break.",
          "Brown: at the end of the game.",
        ],
      },
      {
        p: "Some bring a unique building. It is free and has to be placed; if no place is legal the sponsor cannot be played.",
      },
      { yes: "A card counts itself: its own icons set off its own effect." },
      {
        no: "The condition of a partner zoo means any one here. On an animal it means one of its continents.",
      },
    ],
    asked: [
      [
        "What is a sponsor for money?",
        "A bonus that lets you pay money equal to the level instead of using the action. All conditions hold.",
      ],
    ],
  },
  {
    id: "break",
    title: "The break",
    lead: "When the cup has reached its end everybody is paid, workers come home and the display moves on.",
    parts: [
      {
        p: "Whoever moves the break token onto the last space gains {x 1} at once. The break follows when that turn is over.",
      },
      {
        list: [
          "Everybody discards down to the hand limit: 3, or 5.",
          "Multiplier, Venom and Constriction tokens leave the action cards.",
          "Workers come back; partner zoos and universities are laid out again, one of each kind.",
          "The cards in folders 1 and 2 are washed away and the display is filled.",
          "Income: money for appeal, kiosks, and everything purple.",
          "The break token goes back: 9, 12 or 15 steps with 2, 3 or 4 players.",
        ],
      },
      { h: "Income" },
      {
        p: "0 appeal pays 5, 7 pays 11, 30 pays 20: the first visitors pay most. Your own income comes in the order you like; where it matters between players, whoever caused the break begins.",
      },
      { yes: "A break in the last turns is played as usual." },
      { no: "Steps beyond the end are lost, but money for them is paid in full." },
    ],
    asked: [["Who plays after the break?", "The player after the one who caused it."]],
  },
  {
    id: "tracks",
    title: "Tracks",
    lead: "What waits on the way.",
    parts: [
      {
        table: [
          ["Conservation", "What waits"],
          ["2", "Upgrade an action card, or hire a worker"],
          ["5 and 8", "5 money, or one of the bonus tiles that lie there"],
          ["10", "The first to come here makes everybody put back one final scoring card"],
        ],
      },
      { h: "Reputation" },
      {
        table: [
          ["Reputation", "1", "2", "4", "7", "10", "13"],
          ["Folders in range", "1", "1 to 2", "1 to 3", "1 to 4", "1 to 5", "1 to 6"],
        ],
      },
      {
        p: "5: an upgrade. 8: a worker. 10 and 13: a card. 11 and 14: {conservation 1}. 12 and 15: {x 1}. Beyond 9 you need Cards on side II; until then points are lost. At 15 each further point is {appeal 1}.",
      },
      { yes: "Several marks passed at once: all of them, in the order you like." },
      { no: "Conservation and reputation never fall. Appeal falls only when an animal is released." },
    ],
    asked: [["Can I hold reputation points back?", "No. Points that cannot be used are lost."]],
  },
  {
    id: "others",
    title: "Effects on others",
    lead: "A few animals annoy whoever is ahead. Nobody with less than 5 appeal is ever hit.",
    parts: [
      {
        list: [
          "**Venom** {glyph venom}: everybody with more appeal gets tokens on action cards. A turn that uses none of them costs 2 money.",
          "**Constriction** {glyph constriction}: everybody ahead in appeal or conservation gets a token on the strongest card; it is 2 weaker once.",
          "**Hypnosis**: use an action card in slot 1 to 3 of whoever has the most appeal.",
          "**Pilfering**: whoever has the most appeal gives you 5 money or a card from hand, as they like.",
        ],
      },
      {
        p: "You may take the animal's appeal before or after such an effect. All three kinds of tokens leave at the break.",
      },
      { yes: "Friendly game: the solo text in blue takes the place of all this." },
      { no: 'Level is not ahead: "more" means more.' },
    ],
    asked: [
      [
        "Can Venom take my last money?",
        "You have to take a turn that lets you pay, if there is one. Money never falls below 0.",
      ],
    ],
  },
  ...around,
  ...marine,
];

export default chapters;
