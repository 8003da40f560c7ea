import type { Translation } from "../index.svelte";

export const tab: Translation["tab"] = {
  newer: "Il y a une version plus récente de ce site. Vos parties sont gardées.",
  failed: "Le programme a échoué. C'est noté, et votre partie continue à partir de ce qui est gardé.",
  saveFault: "Enregistrer ce qui s'est passé",
  close: "Fermer",
  keptHere:
    "Vos parties et vos réglages sont gardés dans ce seul navigateur, et rien n'est envoyé à personne. Enregistrez une partie pour l'emporter ailleurs.",
};
