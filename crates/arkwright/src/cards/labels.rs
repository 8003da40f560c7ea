//! The words around the cards in both languages; the words of the cards themselves come from the rules crate.

use crate::words::Lang;

/// Fixed words of the output.
pub struct Labels {
    pub cost: &'static str,
    pub level: &'static str,
    pub size: &'static str,
    pub icons: &'static str,
    pub enclosure: &'static str,
    pub beside: &'static str,
    pub needs: &'static str,
    pub gives: &'static str,
    /// One space, several spaces.
    pub rock: [&'static str; 2],
    pub water: [&'static str; 2],
    pub standard: &'static str,
    pub only: &'static str,
    pub or: &'static str,
    pub space: &'static str,
    pub spaces: &'static str,
    pub wave: &'static str,
    pub base_project: &'static str,
    pub second_face: &'static str,
    pub number: &'static str,
    pub name: &'static str,
    pub kind: &'static str,
    pub effect: &'static str,
    pub short_gains: [&'static str; 3],
    pub cards: &'static str,
    pub hint: &'static str,
    pub nothing_fits: &'static str,
    pub without_filters: &'static str,
    pub did_you_mean: &'static str,
    pub question_mark: &'static str,
    pub no_card_number: &'static str,
    pub numbers: &'static str,
    pub more: &'static str,
}

impl Labels {
    /// The labels of a language.
    pub fn of(lang: Lang) -> &'static Labels {
        match lang {
            Lang::En => &ENGLISH,
            Lang::Fr => &FRENCH,
        }
    }

    /// The titles of the rows in a card box.
    pub fn rows(&self) -> [&'static str; 7] {
        [self.cost, self.level, self.size, self.icons, self.enclosure, self.needs, self.gives]
    }
}

static ENGLISH: Labels = Labels {
    cost: "Cost",
    level: "Level",
    size: "Size",
    icons: "Icons",
    enclosure: "Enclosure",
    beside: "next to",
    needs: "Needs",
    gives: "Gives",
    rock: ["rock space", "rock spaces"],
    water: ["water space", "water spaces"],
    standard: "size {} or larger",
    only: "only",
    or: "or",
    space: "space",
    spaces: "spaces",
    wave: "wave",
    base_project: "Base project",
    second_face: "Marine Worlds face",
    number: "No.",
    name: "Name",
    kind: "Kind",
    effect: "Effect",
    short_gains: ["App", "Con", "Rep"],
    cards: "cards",
    hint: "Show one with `arkwright cards NUMBER`; narrow the list down with filters, for example\n\
           `arkwright cards --icon predator --max-cost 12`. All filters: `arkwright cards --help`.",
    nothing_fits: "No card fits",
    without_filters: "Without the filters there would be",
    did_you_mean: "Did you mean",
    question_mark: "?",
    no_card_number: "There is no card with the number",
    numbers: "Numbers",
    more: "more; press Enter to go on",
};

static FRENCH: Labels = Labels {
    cost: "Coût",
    level: "Niveau",
    size: "Taille",
    icons: "Icônes",
    enclosure: "Enclos",
    beside: "à côté de",
    needs: "Conditions",
    gives: "Rapporte",
    rock: ["case de rocher", "cases de rocher"],
    water: ["case d'eau", "cases d'eau"],
    standard: "taille {} ou plus",
    only: "seulement",
    or: "ou",
    space: "emplacement",
    spaces: "emplacements",
    wave: "vague",
    base_project: "Projet de base",
    second_face: "face Mondes marins",
    number: "N°",
    name: "Nom",
    kind: "Type",
    effect: "Effet",
    short_gains: ["Att", "Con", "Rép"],
    cards: "cartes",
    hint: "Une carte : `arkwright cards NUMÉRO` ; une liste plus courte grâce aux filtres, par exemple\n\
           `arkwright cards --icon predator --max-cost 12`. Tous les filtres : `arkwright cards --help`.",
    nothing_fits: "Aucune carte ne correspond",
    without_filters: "Sans les filtres, il y aurait",
    did_you_mean: "Vouliez-vous dire",
    question_mark: "\u{a0}?",
    no_card_number: "Aucune carte ne porte le numéro",
    numbers: "Numéros",
    more: "de plus ; Entrée pour continuer",
};
