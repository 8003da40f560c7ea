/** What the coach and the rules page say. */
export const learning = {
  coach: "Coach",
  milestones: {
    build: "Build",
    animal: "Animal",
    break: "Break",
    association: "Association",
    project: "Project",
    crossing: "Crossing",
  } as Record<string, string>,
  reachedOf: (n: number, of: number) => `${n} of ${of}`,
  isReached: (name: string) => `${name}: reached`,
  rules: "Rules",
  skip: "Skip this step",
  endTour: "End the tour",
  suggest: "What would you do?",
  suggesting: "Thinking …",
  suggestions: (n: number) => (n === 1 ? "One way to go on" : `${n} ways to go on`),
  noSuggestion: "No suggestion here.",
  /** Title and text; a number in braces is the ring of the same number. */
  topics: {
    keep: [
      "Keep four of your eight cards.",
      "Good first cards {1} are animals of size 1 to 3 that cost little. Your two scoring cards {2} say what will count for you at the end.",
    ],
    goalBuild: [
      "Begin with a home.",
      "Choose Build {1}. The number on the card is its strength: the largest building you may place. Each space costs 2 of your money {2}.",
    ],
    goalAnimal: [
      "Now an animal.",
      "Choose Animals {1} when it stands in slot 2 or higher, and have an animal in hand {2} that fits an empty enclosure. A used card goes back to slot 1, the others move up.",
    ],
    noAnimal: [
      "No animal fits yet.",
      "Draw with Cards {1}, or Build {2} an enclosure for one in your hand. Hover a card to see what it lacks. Unused cards grow stronger meanwhile.",
    ],
    goalBreak: [
      "Towards the break.",
      "Cards and Sponsors move the cup {1}. At the break everybody is paid: the more appeal {2}, the more money.",
    ],
    goalAssociation: [
      "Send your worker.",
      "Choose Association {1}. On its board {2} strength 2 gives reputation, 3 a partner zoo, 4 a university. Workers come back at the break.",
    ],
    goalProject: [
      "Support a project.",
      "Association at strength 5 supports a project {1} whose number your icons {2} reach. It brings conservation, the rarest points.",
    ],
    goalCrossing: [
      "Let the two meet.",
      "Your appeal comes from the left, your conservation from the right {1}. When they meet the game ends; what they overlap is your score.",
    ],
    build: [
      "Build.",
      "Pick a building {1} not larger than the strength. Standard enclosures house one animal; a kiosk earns money for its neighbours at the break. It costs 2 money {2} a space.",
    ],
    place: [
      "Where to?",
      "Lit spaces on the map {1} are legal. A building touches one you have; what is printed beneath is yours at once. Wheel, R or the round arrows turn it.",
    ],
    animals: [
      "Animals bring visitors.",
      "Pick a lit card {1}. It needs an empty enclosure {2} at least as large as its hexagon. Its ticket is the appeal you gain {3}, and appeal is your income.",
    ],
    enclosure: [
      "Which enclosure?",
      "Take the smallest that fits {1}: whatever is left of its size is lost. Drops and peaks want water or rock beside it.",
    ],
    cards: [
      "Cards.",
      "Draw from the deck, or later from the display {1} within your range. The cup moves two steps {2}, so a break comes nearer.",
    ],
    discarding: [
      "Give some back.",
      "A weak Cards action draws more than you may keep. Choose what to discard from your whole hand {1}, old cards too.",
    ],
    association: [
      "The association.",
      "Each task {1} needs its strength and a free worker. A partner zoo makes animals of its continent 3 cheaper and counts as an icon.",
    ],
    sponsors: [
      "Sponsors.",
      "Play one from your hand {1} up to this strength; it costs nothing. Or take money and move the cup {2}.",
    ],
    support: [
      "Choose a level.",
      "Higher levels {1} need more and give more; each is taken once. A project of your own is laid on the board and supported at once.",
    ],
    release: [
      "Set it free.",
      "The animal leaves your zoo {1} with its appeal and icons, and its enclosure is empty again. Conservation is worth more.",
    ],
    token: [
      "Free a bonus.",
      "Your support is marked with a token from the left edge {1} of your map. You get what lay beneath; with a purple bar, again in every break.",
    ],
    effects: ["Something happens.", "Several effects of one moment come in the order you like."],
    effect: [
      "A card or a bonus asks.",
      "The bar says what it brings; answer with what is lit. What may be left out has a button for it.",
    ],
    handLimit: [
      "Too many cards.",
      "At the break you keep three cards {1}, or five with the university for it. Choose those to give away.",
    ],
    discardScoring: [
      "Give one scoring card back.",
      "Somebody has 10 conservation. Keep the card whose number your zoo can reach.",
    ],
    lastMoves: ["Nothing more to do.", "End the turn, or use what still lies ready."],
    waiting: [
      "The bot is playing.",
      "The bar {1} tells what it does. You may look at everything meanwhile; Space skips ahead.",
    ],
    over: [
      "That was a whole game.",
      "The sheet shows where your points came from. Replay it and see what the bot would have done.",
    ],
  } as Record<string, [title: string, text: string]>,

  rulesOf: "Rules",
  find: "Find in the rules",
  found: (n: number) => (n === 1 ? "1 place" : `${n} places`),
  nothingFound: "No place speaks of that.",
  contents: "Contents",
  askedOften: "Asked often",
  nothingAsked: "Nothing is asked often here.",
  inYourGame: "In your game",
  backToTable: "Back to the table",
  nextChapter: "Next:",
  glossary: "Glossary",
  icons: "Icons",
  abilities: "Abilities",
  resources: "What is counted",
  tiles: "Bonus tiles",
  kinds: "Kinds",
  specials: "Special animals",
  acrossOthers: "acts on others",
  noCatalogue: "The server does not tell its catalogue.",
  holds: "holds",
  holdsNot: "does not hold",
};
