import type { Chapter } from "../../text";

/** What is around a game: playing alone, and setting up. */
export const around: Chapter[] = [
  {
    id: "solo",
    title: "Solo",
    lead: "27 tours en six manches contre la montre : gagnez avec 0 point ou plus.",
    parts: [
      {
        list: [
          "Commencez avec 20, 10 ou 0 d'attrait.",
          "Les manches ont 7, 6, 5, 4, 3 et 2 tours, avec une pause après chacune sauf la dernière.",
          "À chaque pause un jeton bloque le don le moins cher.",
          "Avancer le marqueur de pause ne fait rien, mais son argent est payé.",
          "Les animaux usent de leur texte solo en bleu.",
          "Au plus deux projets sont au-dessus du plateau.",
        ],
      },
      {
        p: "Des marqueurs qui se croisent ne finissent pas la partie. « Au plus 25 d'attrait » veut dire 35 ou 45 si vous avez commencé à 10 ou 20.",
      },
      { h: "Le défi" },
      {
        p: "Trois parties de suite. Ce qui a servi dans l'une, cartes, projets, plateaux et tuiles, manque dans la suivante. Les trois résultats ensemble doivent faire 0 ou plus.",
      },
      { yes: "Vous choisissez un plateau sur deux, comme à plusieurs." },
      { no: "Il n'y a pas de jeton X pour atteindre une pause." },
    ],
    asked: [["Y a-t-il un robot ?", "Non. Contre des robots, c'est une partie à deux, trois ou quatre."]],
  },
  {
    id: "setup",
    title: "Mise en place",
    lead: "Ce qui est sur la table avant le premier tour.",
    parts: [
      {
        list: [
          "Chaque joueur : 25 d'argent, 0 à 3 d'attrait dans l'ordre du tour, réputation 1, un bénévole, sept jetons au bord gauche du plateau.",
          "Cartes Action face I : Animaux en position 1, les autres au sort.",
          "Deux cartes de décompte final, secrètes. Huit cartes, dont quatre sont gardées.",
          "Trois projets de base, quatre à quatre joueurs. Six cartes dans la rivière, révélées quand tous ont choisi.",
          "Quatre tuiles bonus, deux à 5 et deux à 8 de conservation.",
        ],
      },
      { h: "Plateaux" },
      {
        p: "Plateau A pour une première partie : il a un kiosque et un enclos de taille 3 au départ. Le plateau 0 est simple. Tous les autres ont un pouvoir : deux chacun au choix, ou une offre pour tous où le dernier joueur choisit d'abord.",
      },
      { yes: "Les cartes sont choisies par tous en même temps, en secret." },
      { no: "La défausse ne se consulte pas." },
    ],
    asked: [
      [
        "Quel plateau pour un débutant parmi des experts ?",
        "Le plateau A est un grand avantage, le plateau 0 un petit.",
      ],
    ],
  },
];
