import type { Translation } from "../index.svelte";

export const learning: Translation["learning"] = {
  coach: "Guide",
  milestones: {
    build: "Construction",
    animal: "Animal",
    break: "Pause",
    association: "Association",
    project: "Projet",
    crossing: "Croisement",
  },
  reachedOf: (n, of) => `${n} sur ${of}`,
  isReached: (name) => `${name} : atteint`,
  rules: "Règles",
  skip: "Passer cette étape",
  endTour: "Finir la visite",
  suggest: "Que feriez-vous ?",
  suggesting: "Réflexion …",
  suggestions: (n) => (n === 1 ? "Une façon de continuer" : `${n} façons de continuer`),
  noSuggestion: "Pas de conseil ici.",
  topics: {
    keep: [
      "Gardez quatre de vos huit cartes.",
      "De bonnes premières cartes {1} sont des animaux de taille 1 à 3 et peu chers. Vos deux cartes de décompte final {2} disent ce qui comptera pour vous à la fin.",
    ],
    goalBuild: [
      "D'abord un logis.",
      "Choisissez Construction {1}. Le nombre sur la carte est sa force : le plus grand bâtiment permis. Chaque case coûte 2 de votre argent {2}.",
    ],
    goalAnimal: [
      "Un animal, maintenant.",
      "Choisissez Animaux {1} quand la carte est en position 2 ou plus, avec en main {2} un animal qui tient dans un enclos vide. Une carte jouée retourne en position 1, les autres avancent.",
    ],
    noAnimal: [
      "Aucun animal ne convient encore.",
      "Piochez avec Cartes {1}, ou Construisez {2} un enclos pour un animal de votre main. Survolez une carte pour voir ce qui lui manque. Les cartes non jouées gagnent en force.",
    ],
    goalBreak: [
      "Vers la pause.",
      "Cartes et Mécènes avancent la tasse {1}. À la pause chacun est payé : plus d'attrait {2}, plus d'argent.",
    ],
    goalAssociation: [
      "Envoyez votre bénévole.",
      "Choisissez Association {1}. Sur son plateau {2}, la force 2 donne de la réputation, 3 un zoo partenaire, 4 une université. Les bénévoles reviennent à la pause.",
    ],
    goalProject: [
      "Soutenez un projet.",
      "L'Association de force 5 soutient un projet {1} dont vos icônes {2} atteignent le nombre. Il rapporte de la conservation, les points les plus rares.",
    ],
    goalCrossing: [
      "Faites-les se croiser.",
      "Votre attrait vient de la gauche, votre conservation de la droite {1}. Quand ils se croisent, la partie finit ; leur chevauchement est votre score.",
    ],
    build: [
      "Construction.",
      "Prenez un bâtiment {1} pas plus grand que la force. Un enclos abrite un animal ; un kiosque gagne de l'argent pour ses voisins à la pause. Il coûte 2 d'argent {2} par case.",
    ],
    place: [
      "À quel endroit ?",
      "Les cases allumées du plan {1} sont permises. Un bâtiment touche l'un des vôtres ; ce qui est imprimé dessous est à vous aussitôt. La molette, R ou les flèches rondes le tournent.",
    ],
    animals: [
      "Les animaux attirent.",
      "Prenez une carte allumée {1}. Il lui faut un enclos vide {2} au moins aussi grand que son hexagone. Son ticket est l'attrait gagné {3}, et l'attrait fait le revenu.",
    ],
    enclosure: [
      "Quel enclos ?",
      "Prenez le plus petit qui convient {1} : le reste de sa taille est perdu. Gouttes et pics veulent de l'eau ou du rocher à côté.",
    ],
    cards: [
      "Cartes.",
      "Piochez, ou plus tard prenez dans la rivière {1} à votre portée. La tasse avance de deux {2}, la pause approche.",
    ],
    discarding: [
      "Rendez-en.",
      "Une action Cartes faible pioche plus que vous ne gardez. Défaussez de toute votre main {1}, anciennes cartes comprises.",
    ],
    association: [
      "L'association.",
      "Chaque tâche {1} demande sa force et un bénévole libre. Un zoo partenaire rend les animaux de son continent 3 moins chers et compte comme icône.",
    ],
    sponsors: [
      "Mécènes.",
      "Jouez-en un de votre main {1} jusqu'à cette force ; il ne coûte rien. Ou prenez de l'argent et avancez la tasse {2}.",
    ],
    support: [
      "Choisissez un niveau.",
      "Les niveaux hauts {1} demandent plus et donnent plus ; chacun n'est pris qu'une fois. Un projet de votre main est posé sur le plateau et soutenu aussitôt.",
    ],
    release: [
      "Rendez-lui la liberté.",
      "L'animal quitte votre zoo {1} avec son attrait et ses icônes, et son enclos est de nouveau vide. La conservation vaut davantage.",
    ],
    token: [
      "Libérez un bonus.",
      "Votre soutien est marqué par un jeton du bord gauche {1} de votre plan. Vous recevez ce qu'il couvrait ; avec une barre violette, de nouveau à chaque pause.",
    ],
    effects: [
      "Il se passe quelque chose.",
      "Plusieurs effets d'un même moment viennent dans l'ordre que vous voulez.",
    ],
    effect: [
      "Une carte ou un bonus demande.",
      "La barre dit ce qu'il apporte ; répondez avec ce qui est allumé. Ce qui est facultatif a un bouton pour cela.",
    ],
    handLimit: [
      "Trop de cartes.",
      "À la pause vous gardez trois cartes {1}, ou cinq avec l'université pour cela. Choisissez celles à donner.",
    ],
    discardScoring: [
      "Rendez une carte de décompte final.",
      "Quelqu'un a 10 de conservation. Gardez celle dont votre zoo peut atteindre le nombre.",
    ],
    lastMoves: ["Plus rien à faire.", "Finissez le tour, ou usez de ce qui est encore prêt."],
    waiting: [
      "Le robot joue.",
      "La barre {1} dit ce qu'il fait. Vous pouvez tout regarder entre-temps ; Espace passe à la suite.",
    ],
    over: [
      "C'était une partie entière.",
      "La feuille montre d'où viennent vos points. Revoyez-la et voyez ce que le robot aurait fait.",
    ],
  },

  rulesOf: "Règles",
  find: "Chercher dans les règles",
  found: (n) => (n === 1 ? "1 endroit" : `${n} endroits`),
  nothingFound: "Aucun endroit n'en parle.",
  contents: "Sommaire",
  askedOften: "Questions fréquentes",
  nothingAsked: "Rien n'est souvent demandé ici.",
  inYourGame: "Dans votre partie",
  backToTable: "Retour à la table",
  nextChapter: "Suite :",
  glossary: "Glossaire",
  icons: "Icônes",
  abilities: "Capacités",
  resources: "Ce que l'on compte",
  tiles: "Tuiles bonus",
  kinds: "Familles",
  specials: "Animaux spéciaux",
  acrossOthers: "agit sur les autres",
  noCatalogue: "Le serveur ne dit pas son catalogue.",
  holds: "vrai",
  holdsNot: "faux",
};
