import type { Chapter } from "../../text";

const chapters: Chapter[] = [
  {
    id: "aim",
    title: "But et fin",
    lead: "Embarquez animaux et provisions sans que personne soit mangé et sans que l'arche penche. Qui a fait le plus pour chaque famille est payé.",
    parts: [
      {
        p: "Cinq cartes de décompte comptent des figurines : **lents**, **timides**, **lourds**, **utiles** et **provisions**. Pour chaque carte jouée vous posez une figurine sur celle de sa famille. La cinquième pluie finit le chargement ; après un dernier tour d'animaux un à un les cartes de décompte sont payées, et chaque disque que vous avez est un point.",
      },
      {
        figures: [
          {
            figure: "heel-0",
            title: "La proue",
            text: "La jauge dit de combien un bord est plus lourd. Deux pas sont le maximum.",
          },
        ],
      },
      { yes: "Le plus de points gagne. À égalité : moins d'animaux restés en main." },
      { no: "Les cartes dans l'arche ne sont à personne." },
    ],
    asked: [["Combien de temps dure une partie ?", "Environ une demi-heure, de trois à cinq."]],
  },
  {
    id: "turn",
    title: "Votre tour",
    lead: "Prenez deux cartes, ou jouez-en une ou deux.",
    parts: [
      { h: "Prendre" },
      {
        p: "Prenez une des trois cartes visibles, puis la première de la pioche. La rangée est complétée. Il n'y a pas de limite de main.",
      },
      { h: "Jouer" },
      {
        p: "Jouez une ou deux cartes, l'une après l'autre, dans des cabines différentes. Chacune doit être permise quand elle est jouée. Les animaux lents et les provisions se jouent seuls dans un tour.",
      },
      {
        list: [
          "payer une nouvelle cabine, si vous en ouvrez une",
          "mettre la carte",
          "bouger la jauge",
          "prendre une carte visible pour une nouvelle cabine",
          "poser une figurine",
          "user de la capacité, si vous voulez",
        ],
      },
      { yes: "Une carte prise pour une nouvelle cabine peut être jouée en second." },
      { no: "Une seconde carte ne répare pas ce que la première a fait." },
    ],
    asked: [["Puis-je passer ?", "Pas avant le dernier tour : prendre est toujours possible."]],
  },
  {
    id: "place",
    title: "Où une carte peut aller",
    lead: "Une cabine a trois cartes. Poids, climat, dents et nerfs décident.",
    parts: [
      { h: "L'équilibre" },
      { p: "Le poids d'un bord moins celui de l'autre n'est jamais plus de 2, après chaque carte." },
      {
        figures: [
          {
            figure: "heel-2",
            title: "À la limite",
            text: "Du côté lourd on n'ajoute que le poids 0. Un poids de 4 demande l'autre extrême.",
          },
        ],
      },
      { h: "Le climat" },
      {
        p: "Chaud et froid ne partagent pas une cabine. Les cartes pour tout climat vont avec les deux. Cela vaut aussi pour les provisions.",
      },
      { h: "Les dents" },
      {
        figures: [
          {
            figure: "predators",
            title: "Les carnivores",
            text: "et les omnivores doivent être plus légers que chaque autre animal de la cabine. Égal ne suffit pas.",
          },
          {
            figure: "grain",
            title: "Les provisions",
            text: "sont mangées par les herbivores et les omnivores. Un carnivore les laisse.",
          },
        ],
      },
      { h: "Les nerfs" },
      {
        figures: [
          {
            figure: "shy",
            title: "Les timides",
            text: "n'embarquent pas avec un carnivore dans la même cabine, en face, ou à côté du même bord. Les omnivores ne les gênent pas.",
          },
        ],
      },
      { yes: "Un carnivore peut venir plus tard, près d'un timide déjà là." },
      { yes: "Les cabines en diagonale ne comptent pas." },
      { no: "Deux prédateurs dans une cabine, sauf avec tortue et hérisson." },
    ],
    asked: [
      ["Les provisions sont-elles des animaux ?", "Non. Un prédateur n'a pas à être plus léger qu'elles."],
    ],
  },
  {
    id: "cabins",
    title: "Nouvelles cabines",
    lead: "L'arche grandit à la poupe, une place de chaque bord.",
    parts: [
      {
        p: "Une nouvelle cabine coûte 1 disque, payé à votre voisin de droite. Puis vous prenez une carte visible. Sans disque vous ne pouvez en ouvrir.",
      },
      { yes: "Les bords peuvent avoir des longueurs différentes." },
      { no: "Deux cartes d'un tour dans la même cabine, même nouvelle." },
    ],
    asked: [
      [
        "Combien de disques y a-t-il ?",
        "22 en tout. Vous commencez avec 3 ou 4, selon la place et le nombre de joueurs.",
      ],
    ],
  },
  {
    id: "figures",
    title: "Figurines",
    lead: "Une figurine par carte, sur la carte de décompte de sa famille.",
    parts: [
      {
        p: "Une figurine simple compte 1, une figurine sur un disque un et demi. Deux sur disques peuvent devenir trois simples. Vous en avez 17.",
      },
      { yes: "Une carte sans famille peut être jouée ; elle ne donne pas de figurine." },
      { no: "Une figurine posée ne part plus, même si sa carte part." },
    ],
    asked: [
      ["Et si je n'ai plus de figurines ?", "Vous pouvez encore jouer, mais aucune figurine n'est posée."],
    ],
  },
  {
    id: "special",
    title: "Animaux spéciaux",
    lead: "Les cartes à point d'exclamation peuvent quelque chose ; ce n'est pas obligé.",
    parts: [
      {
        list: [
          "**Renard** : prenez 2 disques de la réserve.",
          "**Tortue**, **hérisson** : aucun prédateur ne les menace. Le hérisson en est un lui-même, envers les autres.",
          "**Mouffette** : peut chasser n'importe quel animal. **Moustique** : un de poids 2. **Araignée** : un timide.",
          "**Bronto** : sa figurine est sur un disque.",
          "**Chimpanzé** : un disque de la réserve va sous une de vos figurines, pas aux provisions.",
        ],
      },
      { h: "Chasser" },
      {
        p: "Le nouveau prend la place d'un animal dans une cabine existante, pleine ou non. L'autre quitte le jeu. Vous posez une figurine pour votre carte et une de plus pour la famille chassée.",
      },
      { yes: "L'équilibre se regarde une fois, quand les deux ont changé de place." },
      { no: "Renard, araignée et moustique ne sont jamais chassés, les provisions non plus." },
    ],
    asked: [["Puis-je chasser mon propre animal ?", "Oui, et une carte de départ aussi."]],
  },
  {
    id: "rain",
    title: "La pluie",
    lead: "Cinq cartes de pluie, toutes dans la seconde moitié de la pioche.",
    parts: [
      {
        list: [
          "La première vient exactement après la moitié de la pioche. La première, la troisième et la quatrième ne font rien.",
          "**La deuxième** : chacun peut mettre de côté, en secret, un animal de poids 0, 1 ou 2 sans capacité. C'est son favori, une figurine à la fin.",
          "**La cinquième** : le tour finit aussitôt, et le chargement est terminé.",
        ],
      },
      { yes: "Un favori ne prend pas de place dans l'arche et n'y pèse rien." },
      { no: "Les provisions ne sont pas des favoris." },
    ],
    asked: [["Dois-je choisir un favori ?", "Non."]],
  },
  {
    id: "end",
    title: "Le dernier tour",
    lead: "Un animal à la fois, chacun pour un disque, jusqu'à ce que tous aient passé.",
    parts: [
      {
        p: "Il commence avec le voisin de gauche de qui a pioché la cinquième pluie. Jouez un animal pour 1 disque à la réserve (une nouvelle cabine en coûte un de plus, au voisin de droite), ou passez pour de bon.",
      },
      { yes: "Toutes les règles de placement, de figurines et de capacités valent." },
      { no: "Animaux lents et provisions ne se jouent plus, et l'on ne prend plus de cartes." },
      { h: "Le décompte" },
      {
        p: "Les favoris sont révélés et ajoutent une figurine. Sur chaque carte de décompte le plus fort reçoit 10, le deuxième 6, tous les autres avec une figurine 2. À égalité on partage ce que valent les places, arrondi au-dessus. Les disques en main valent un point chacun.",
      },
      {
        table: [
          ["À égalité pour la première", "2", "3", "4", "5"],
          ["chacun reçoit", "8", "6", "5", "5"],
        ],
      },
    ],
    asked: [["Les disques sous les figurines comptent-ils ?", "Seulement par la figurine."]],
  },
];

export default chapters;
