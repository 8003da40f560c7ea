import type { Chapter } from "../../text";

/** The chapters of Marine Worlds. */
export const marine: Chapter[] = [
  {
    id: "sea",
    box: "marine",
    title: "Animaux marins",
    lead: "Ils vivent dans des aquariums, sur autant de places que le dit la carte.",
    parts: [
      {
        p: "Le petit aquarium a 2 cases, le grand 5. Un de chaque, déjà avec Construction face I, et à côté d'une eau au moins. Chacun compte comme une icône d'eau.",
      },
      {
        figures: [
          {
            figure: "tank",
            title: "Place par place",
            text: "Chaque case d'un aquarium est une place. Un animal peut être réparti sur les deux.",
          },
          {
            figure: "seahorse",
            title: "Un hexagone rouge et creux",
            text: "n'est qu'une taille. Cet animal ne vit pas dans un enclos standard, seulement dans ce qui est nommé à côté.",
          },
        ],
      },
      { yes: "Si une carte demande du rocher, il en faut à côté de chaque aquarium qu'elle utilise." },
      { no: "Une carte avec aquarium et vivarium ne se répartit pas entre les deux." },
    ],
    asked: [["Les aquariums paient-ils les kiosques ?", "Oui, comme enclos spéciaux, même vides."]],
  },
  {
    id: "reef",
    box: "marine",
    title: "Récifs et vagues",
    lead: "Les habitants du récif s'entraident ; les vagues balaient la rivière.",
    parts: [
      {
        p: "Jouer un habitant du récif {glyph reef} déclenche l'effet de récif de chacun d'eux dans votre zoo, le nouveau compris, dans l'ordre que vous voulez.",
      },
      {
        figures: [
          {
            figure: "clownfish",
            title: "Un habitant du récif",
            text: "Son effet vient maintenant, et encore avec chaque habitant du récif qui suit.",
          },
        ],
      },
      {
        p: "Quand la rivière est complétée et que des cartes à vague {glyph wave} apparaissent, autant des cartes les plus basses sont emportées, et elle est complétée encore.",
      },
      { yes: "Les vagues comptent chaque fois qu'on complète : fin de tour, pause, Fouiller." },
      { no: "Une vague ne fait rien quand sa carte est jouée." },
    ],
    asked: [["Y a-t-il des vagues à la mise en place ?", "Non, elles y sont ignorées."]],
  },
  {
    id: "universities",
    box: "marine",
    title: "Universités",
    lead: "Six universités pour une catégorie d'animaux chacune, prises par une tuile générique.",
    parts: [
      {
        p: "Si la tuile générique est sur le plateau et que vous n'avez aucune des six, prenez-en une qui reste. Elle apporte son icône d'animal, une icône de science et une recherche : révélez des cartes jusqu'à cet animal, et prenez-la. La tuile générique s'absente jusqu'à la pause.",
      },
      {
        p: "Une tuile bonus est à côté de la réputation 15 : un point gagné là peut être échangé contre elle, une fois. Les tuiles à cadre gris se gardent et servent une fois, plus tard.",
      },
      { yes: "Elle prend l'une de vos trois places et donne le bonus de cette place." },
      { no: "Une deuxième des six n'est pas permise par la tâche." },
    ],
    asked: [["Que deviennent les cartes révélées ?", "Elles vont sous la pioche dans le même ordre."]],
  },
  {
    id: "alternates",
    box: "marine",
    title: "Autres cartes Action",
    lead: "Vingt variantes, quatre par action ; chacun joue avec deux.",
    parts: [
      {
        list: [
          "Chacun en reçoit trois, en garde une et passe les autres ; en garde une sur deux et passe la dernière.",
          "Des trois que vous avez alors, utilisez-en deux d'actions différentes à la place des cartes standard.",
          "Trois de la même action : une autre, d'une autre action, s'ajoute au sort.",
        ],
      },
      {
        p: "À la table le numéro est à côté du nom de la carte, et les mots qui diffèrent de la carte standard sont teintés.",
      },
      { yes: "Seul, vous en recevez trois et en utilisez deux." },
      { no: "Deux variantes de la même action." },
    ],
    asked: [
      ["Quand les choisit-on ?", "Après les plateaux, avant les cartes de décompte final et les mains."],
    ],
  },
];
