import type { Chapter } from "../../text";
import { around } from "./around";
import { marine } from "./marine";

const chapters: Chapter[] = [
  {
    id: "aim",
    title: "But et fin",
    lead: "Deux marqueurs courent l'un vers l'autre : l'attrait rapporte de l'argent, la conservation fait gagner. Quand les vôtres se croisent, la partie finit.",
    parts: [
      {
        p: "L'**attrait** {appeal 7} part de la gauche et dit combien de visiteurs viennent ; c'est votre revenu. La **conservation** {conservation 2} part de la droite. Chaque point de conservation baisse l'attrait qu'il faut pour la croiser : de 2 pour les dix premiers, de 3 ensuite.",
      },
      {
        figures: [
          {
            figure: "crossing",
            title: "Le croisement",
            text: "79 d'attrait pour un seuil de 67 : les marqueurs se sont croisés, 12 points sont le score.",
          },
        ],
      },
      { h: "Quand elle finit" },
      {
        p: "À la fin de votre tour, si votre attrait atteint le seuil de votre conservation, tous les autres jouent encore un tour. Si des marqueurs se croisent pendant une [pause](break), chacun joue encore un tour, celui qui a croisé aussi.",
      },
      { h: "Le décompte" },
      {
        list: [
          "Votre carte de décompte final donne jusqu'à 4 de conservation. Vous en aviez deux ; une a été rendue quand quelqu'un a atteint 10 de conservation, ou l'est maintenant.",
          "Les mécènes à effet brun donnent le leur.",
          "Les points sont votre attrait moins le seuil de votre conservation. Ils peuvent être négatifs. Le plus de points gagne.",
        ],
      },
      {
        yes: "À égalité de points : qui a soutenu plus de projets gagne. Encore à égalité : victoire partagée.",
      },
      { no: "Les bonus des pistes ne se gagnent plus pendant le décompte final." },
    ],
    asked: [
      [
        "Est-ce mal de finir soi-même ?",
        "Non. Vous jouez avant les derniers tours des autres ; comptez s'ils peuvent vous rattraper.",
      ],
      [
        "La partie peut-elle continuer après un croisement ?",
        "Seulement pour les derniers tours. Un second croisement ne change rien.",
      ],
    ],
  },
  {
    id: "turn",
    title: "Votre tour",
    lead: "Choisissez l'une de vos cinq cartes Action, faites ce qu'elle dit avec la force de sa position, et remettez-la en position 1.",
    parts: [
      {
        figures: [
          {
            figure: "slots",
            title: "La force est la position",
            text: "Construction est jouée avec la force 4. Elle va en position 1 ; les cartes à sa gauche avancent d'une position.",
          },
        ],
      },
      {
        p: "Une carte laissée de côté devient donc plus forte, jusqu'à 5, et une carte qui vient de servir est faible. Il n'y a pas de manches : les tours se suivent dans le sens horaire.",
      },
      { h: "Jetons X" },
      {
        p: "Avant une action vous pouvez dépenser des jetons X {x 1} : chacun ajoute 1 à la force, aussi au-delà de 5. Au lieu d'une action vous pouvez remettre une des cinq cartes en position 1 et prendre un jeton X. Vous en avez 5 au plus.",
      },
      { h: "Améliorations" },
      {
        p: "Chaque carte a une meilleure face II. Vous en retournez une à 2 de conservation (ou recrutez un bénévole), à 5 de réputation, avec le deuxième zoo partenaire et avec la deuxième université. Cela fait quatre sur cinq sur la plupart des plateaux.",
      },
      { h: "Après l'action" },
      {
        p: "Les effets ainsi marqués attendent que toute l'action soit finie et que sa carte soit en position 1. Plusieurs viennent dans l'ordre que vous voulez.",
      },
      {
        yes: "Une action doit faire quelque chose : une carte sans étape permise ne sert qu'à prendre un jeton X.",
      },
      { no: "Des jetons X gagnés pendant une action ne peuvent plus la renforcer." },
    ],
    asked: [
      [
        "Que veut dire une force de 0 ?",
        "Constriction enlève 2. Sous 1, la carte ne peut agir sans jetons X ; la remettre pour un jeton X est toujours possible.",
      ],
      [
        "Quand une amélioration compte-t-elle ?",
        "Dès l'action suivante. Une action en cours continue avec la face du début.",
      ],
    ],
  },
  {
    id: "cards",
    title: "Cartes",
    lead: "De nouvelles cartes, et la pause approche de deux pas.",
    parts: [
      { p: "D'abord le marqueur de pause {glyph brk} avance de 2. Puis vous piochez, ou vous saisissez." },
      {
        table: [
          ["Force", "1", "2", "3", "4", "5"],
          ["Face I : piocher, puis défausser", "1, 1", "1, 0", "2, 1", "2, 0", "3, 1"],
          ["Face II : piocher, puis défausser", "1, 0", "2, 1", "2, 0", "3, 1", "4, 1"],
        ],
      },
      {
        p: "La face I prend dans la pioche. La face II prend chaque carte dans la pioche ou dans la rivière, à portée de votre [réputation](tracks). **Saisir** prend une carte de la rivière, où qu'elle soit, et rien d'autre : face I dès la force 5, face II dès la force 3.",
      },
      { yes: "La carte défaussée peut être ancienne ou tout juste piochée." },
      { no: "La rivière n'est pas complétée pendant que vous y prenez. Elle l'est à la fin de votre tour." },
    ],
    asked: [
      [
        "Y a-t-il une limite de main ?",
        "Seulement à la pause : 3 cartes, ou 5 avec l'université qui le dit.",
      ],
    ],
  },
  {
    id: "build",
    title: "Construction",
    lead: "Un bâtiment aussi grand que la force, 2 d'argent par case, à côté des vôtres.",
    parts: [
      {
        list: [
          "**Face I** : exactement un bâtiment. **Face II** : plusieurs, différents, dont les tailles font la force.",
          "Les **enclos standard** {size 1} à {size 5} abritent chacun un animal.",
          "**Kiosque** {glyph kiosk}, 1 case : à chaque pause 1 d'argent par voisin qui est un enclos occupé, un enclos spécial, un pavillon ou un bâtiment unique.",
          "**Pavillon** {glyph pavilion}, 1 case : {appeal 1} aussitôt.",
          "**Parc animalier** {glyph petting}, 3 cases. Avec la face II aussi **vivarium à reptiles** {glyph reptile_house} et **grande volière** {glyph large_bird_aviary}, 5 cases chacun. Un de chaque.",
        ],
      },
      { h: "Où il peut être" },
      {
        figures: [
          { figure: "border", title: "Le premier", text: "couvre au moins une case au bord du plateau." },
          {
            figure: "adjacent",
            title: "Tous les autres",
            text: "touchent un de vos bâtiments. Tournez la pièce à votre gré ; elle ne se retourne pas.",
          },
          {
            figure: "kiosk",
            title: "Les kiosques s'écartent",
            text: "Deux cases ou plus les séparent. Celui-ci gagne 2 : un enclos occupé et un pavillon.",
          },
        ],
      },
      {
        p: "Jamais sur le rocher {glyph rock}, l'eau {glyph water} ou un autre bâtiment. Les cases marquées II demandent votre carte Construction sur la face II.",
      },
      { h: "Les bonus" },
      {
        p: "Ce qui est imprimé sous un bâtiment est à vous aussitôt. Le plateau entièrement couvert, sauf rocher et eau, donne {appeal 7}.",
      },
      { yes: "Un bâtiment donné par un effet est gratuit et sans force, mais demande une place permise." },
      {
        yes: "Quand un vivarium ou une volière est construit, des animaux qui conviennent peuvent y déménager aussitôt. Il n'y a pas d'autre occasion.",
      },
      { no: "Deux enclos de même taille en une action : les bâtiments d'une action diffèrent." },
    ],
    asked: [
      [
        "Le premier kiosque du plateau A est-il un bâtiment ?",
        "Oui, comme l'enclos à côté. Vous construisez auprès d'eux dès le premier tour.",
      ],
      ["Un enclos vide paie-t-il un kiosque ?", "Un enclos standard, non. Un enclos spécial paie même vide."],
    ],
  },
  {
    id: "animals",
    title: "Animaux",
    lead: "Les animaux demandent des conditions, de l'argent et un logis ; ils apportent attrait, icônes et capacités.",
    parts: [
      {
        table: [
          ["Force", "1", "2", "3", "4", "5"],
          ["Face I : animaux", "0", "1", "1", "1", "2"],
          ["Face II : animaux", "1", "1", "2", "2", "2"],
        ],
      },
      {
        p: "La face II joue aussi de la rivière à portée, pour le numéro du dossier en plus, et donne d'abord {reputation 1} à la force 5.",
      },
      { h: "Où il peut vivre" },
      {
        p: "L'hexagone {size 3} de la carte est le plus petit enclos qu'il accepte. Un plus grand convient. Un enclos standard abrite un animal ; le reste de sa taille est perdu. Gouttes {glyph water} et pics {glyph rock} disent combien de cases d'eau ou de rocher différentes doivent toucher cet enclos.",
      },
      {
        figures: [
          { figure: "water", title: "Taille et eau", text: "Le flamant demande 3 cases et une eau à côté." },
          {
            figure: "special",
            title: "Les enclos spéciaux se partagent",
            text: "Vivarium, volière et parc animalier abritent plusieurs animaux, chacun autant de jetons que le dit sa carte.",
          },
          {
            figure: "flamingo",
            title: "Ce que dit la carte",
            text: "Coût et taille en haut, conditions à gauche, ses icônes à droite, l'attrait en bas.",
          },
        ],
      },
      { h: "Ce qu'il coûte" },
      {
        p: "Le prix est dans la pièce. Chaque zoo partenaire d'un de ses continents enlève 3, deux fois pour deux icônes égales. D'autres rabais s'ajoutent, jamais sous 0.",
      },
      { h: "Ce qui se passe alors" },
      {
        p: "Ses icônes comptent désormais. Attrait, réputation, conservation, sa capacité et ce que d'autres cartes font de ses icônes viennent dans l'ordre que vous voulez. Un second animal vient quand tout cela est fait.",
      },
      {
        yes: "Troupeau : un tel herbivore n'a pas besoin de logis si un autre herbivore qui demande au moins la même taille vit dans le zoo. {card 438} en est un.",
      },
      { yes: "Un enclos qu'un animal a quitté est de nouveau vide." },
      { no: "Deux petits enclos n'en font jamais un grand." },
      { no: "L'argent que l'animal rapporte ne peut pas le payer." },
    ],
    asked: [
      [
        "Un animal peut-il être joué sans logis ?",
        "Non. Sans enclos qui convient, la carte ne peut être jouée.",
      ],
      ["Ses propres icônes aident-elles à ses conditions ?", "Non. Elles comptent une fois qu'il est là."],
      [
        "Quels animaux sont petits ou grands ?",
        "Petits : taille 1 ou 2, et animaux domestiques. Grands : 4 ou 5. La taille 3 n'est ni l'un ni l'autre.",
      ],
    ],
  },
  {
    id: "association",
    title: "Association",
    lead: "Les bénévoles partent pour la réputation, les partenaires, les universités et les projets qui font gagner.",
    parts: [
      {
        table: [
          ["Force", "Tâche"],
          ["2", "{reputation 2} de réputation"],
          [
            "3",
            "Un zoo partenaire {glyph partner_zoo} : une icône de son continent, dont les animaux coûtent 3 de moins",
          ],
          [
            "4",
            "Une université {glyph university} : icônes de science, réputation, ou une limite de main de 5",
          ],
          ["5", "Soutenir un projet de conservation {glyph project}"],
        ],
      },
      {
        p: "La face I fait une tâche. La face II en fait plusieurs, différentes, dont les nombres font la force, et peut faire un don après la première.",
      },
      { h: "Les bénévoles" },
      {
        p: "Une tâche prend un bénévole {glyph worker}, ou deux si l'un des vôtres y est déjà. Ils reviennent à la pause. Vous en avez un au début et pouvez en recruter jusqu'à quatre.",
      },
      { h: "Zoos partenaires et universités" },
      {
        p: "Chaque sorte une fois, sur la prochaine place libre de votre plateau, dont vous gagnez le bonus. Au plus deux zoos partenaires avant Association face II, puis quatre. Au plus trois universités.",
      },
      { h: "Projets" },
      {
        p: "Soutenez-en un en jeu, ou jouez-en un de votre main et soutenez-le aussitôt. Il faut ce que demande un niveau libre. Prenez un jeton du bord gauche de votre plateau, posez-le sur le niveau, gagnez sa conservation et le bonus découvert ; ceux marqués de violet paient à chaque pause.",
      },
      {
        list: [
          "Chaque niveau reçoit un jeton, et vous soutenez chaque projet une fois.",
          "Les projets joués se poussent : au-delà du nombre de joueurs (2 au moins) le plus ancien part.",
          "**Réintroduction** : un animal de cette taille quitte votre zoo avec son attrait et ses icônes.",
        ],
      },
      { h: "Dons" },
      {
        p: "Face II seulement : payez le prix libre le plus bas (2, 5, 5, 7, 7, 10, 10, puis 12) pour {conservation 1}.",
      },
      {
        yes: "Les tâches d'une action viennent dans tout ordre, et l'argent de l'une peut payer la suivante.",
      },
      {
        no: "Les icônes des conditions et des projets ne comptent pas : seules celles des animaux, mécènes, zoos partenaires et universités.",
      },
    ],
    asked: [
      [
        "Un projet parti compte-t-il encore ?",
        "Oui. Ce que vous avez gagné reste, et il compte en cas d'égalité.",
      ],
      [
        "Des niveaux sont-ils bloqués à deux joueurs ?",
        "Un par projet de base, et trois dons, dès le début.",
      ],
    ],
  },
  {
    id: "sponsors",
    title: "Mécènes",
    lead: "Les mécènes ne coûtent pas d'argent mais de la force ; ou prenez l'argent et hâtez la pause.",
    parts: [
      {
        list: [
          "**Face I** : un mécène de la main, de niveau jusqu'à la force. **Face II** : plusieurs dont les niveaux font la force plus 1, aussi de la rivière pour le numéro du dossier en argent.",
          "**Ou** avancez le marqueur de pause d'autant de pas que la force, pour autant d'argent ; face II, le double.",
        ],
      },
      { h: "Quatre couleurs" },
      {
        list: [
          "Jaune : une fois, quand il est joué.",
          "Bleu : désormais, chaque fois que cela s'applique.",
          "Violet : à chaque pause.",
          "Brun : à la fin de la partie.",
        ],
      },
      {
        p: "Certains apportent un bâtiment unique. Il est gratuit et doit être posé ; sans place permise le mécène ne peut être joué.",
      },
      { yes: "Une carte se compte elle-même : ses icônes déclenchent son propre effet." },
      {
        no: "La condition d'un zoo partenaire veut dire n'importe lequel ici. Sur un animal, c'est un de ses continents.",
      },
    ],
    asked: [
      [
        "Qu'est-ce qu'un mécène pour de l'argent ?",
        "Un bonus qui permet de payer son niveau en argent au lieu de l'action. Toutes les conditions valent.",
      ],
    ],
  },
  {
    id: "break",
    title: "La pause",
    lead: "Quand la tasse est au bout, chacun est payé, les bénévoles rentrent et la rivière avance.",
    parts: [
      {
        p: "Qui amène le marqueur de pause sur la dernière case gagne {x 1} aussitôt. La pause suit quand ce tour est fini.",
      },
      {
        list: [
          "Chacun défausse jusqu'à la limite de main : 3, ou 5.",
          "Les jetons Multiplicateur, Venin et Constriction quittent les cartes Action.",
          "Les bénévoles reviennent ; zoos partenaires et universités sont remis, un de chaque sorte.",
          "Les cartes des dossiers 1 et 2 sont emportées et la rivière complétée.",
          "Revenu : l'argent de l'attrait, des kiosques, et tout ce qui est violet.",
          "Le marqueur de pause revient : 9, 12 ou 15 pas à 2, 3 ou 4 joueurs.",
        ],
      },
      { h: "Le revenu" },
      {
        p: "0 d'attrait paie 5, 7 paient 11, 30 paient 20 : les premiers visiteurs paient le plus. Votre revenu vient dans l'ordre que vous voulez ; là où cela compte entre joueurs, qui a causé la pause commence.",
      },
      { yes: "Une pause dans les derniers tours se joue comme d'habitude." },
      { no: "Les pas au-delà du bout sont perdus, mais leur argent est payé en entier." },
    ],
    asked: [["Qui joue après la pause ?", "Le joueur après celui qui l'a causée."]],
  },
  {
    id: "tracks",
    title: "Pistes",
    lead: "Ce qui attend en chemin.",
    parts: [
      {
        table: [
          ["Conservation", "Ce qui attend"],
          ["2", "Améliorer une carte Action, ou recruter un bénévole"],
          ["5 et 8", "5 d'argent, ou une des tuiles bonus qui s'y trouvent"],
          ["10", "Le premier arrivé fait rendre à chacun une carte de décompte final"],
        ],
      },
      { h: "Réputation" },
      {
        table: [
          ["Réputation", "1", "2", "4", "7", "10", "13"],
          ["Dossiers à portée", "1", "1 à 2", "1 à 3", "1 à 4", "1 à 5", "1 à 6"],
        ],
      },
      {
        p: "5 : une amélioration. 8 : un bénévole. 10 et 13 : une carte. 11 et 14 : {conservation 1}. 12 et 15 : {x 1}. Au-delà de 9 il faut Cartes face II ; d'ici là les points sont perdus. À 15 chaque point de plus vaut {appeal 1}.",
      },
      { yes: "Plusieurs marques passées d'un coup : toutes, dans l'ordre que vous voulez." },
      {
        no: "Conservation et réputation ne baissent jamais. L'attrait ne baisse que par une réintroduction.",
      },
    ],
    asked: [["Puis-je garder des points de réputation ?", "Non. Ceux qui ne peuvent servir sont perdus."]],
  },
  {
    id: "others",
    title: "Effets sur les autres",
    lead: "Quelques animaux gênent qui est devant. Avec moins de 5 d'attrait personne n'est touché.",
    parts: [
      {
        list: [
          "**Venimeux** {glyph venom} : chacun qui a plus d'attrait reçoit des jetons sur ses cartes Action. Un tour qui n'en use aucune coûte 2 d'argent.",
          "**Constriction** {glyph constriction} : chacun devant en attrait ou en conservation reçoit un jeton sur sa carte la plus forte ; elle perd 2, une fois.",
          "**Hypnose** : jouez une carte Action en position 1 à 3 de qui a le plus d'attrait.",
          "**Chapardage** : qui a le plus d'attrait vous donne 5 d'argent ou une carte de sa main, à son choix.",
        ],
      },
      {
        p: "Vous pouvez prendre l'attrait de l'animal avant ou après un tel effet. Les trois sortes de jetons partent à la pause.",
      },
      { yes: "Partie amicale : le texte solo en bleu remplace tout cela." },
      { no: "À égalité n'est pas devant : « plus » veut dire plus." },
    ],
    asked: [
      [
        "Le venin peut-il prendre mon dernier argent ?",
        "Vous devez jouer un tour qui permet de payer, s'il y en a un. L'argent ne descend jamais sous 0.",
      ],
    ],
  },
  ...around,
  ...marine,
];

export default chapters;
