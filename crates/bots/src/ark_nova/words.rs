//! The reasons of a hint in words.

use super::Term;
use tabletop::Lang;

/// What a part of the value of a position is called.
pub(super) fn term_text(term: Term, lang: Lang) -> String {
    match term {
        Term::Points => t(lang, "victory points", "points de victoire"),
        Term::Money => t(lang, "money", "argent"),
        Term::Income => t(lang, "income of the coming breaks", "revenu des pauses à venir"),
        Term::XTokens => t(lang, "X-tokens", "jetons X"),
        Term::Reputation => t(lang, "reputation", "réputation"),
        Term::Workers => t(lang, "association workers", "bénévoles de l'association"),
        Term::Upgrades => t(lang, "upgraded action cards", "cartes action améliorées"),
        Term::PartnerZoos => t(lang, "partner zoos", "zoos partenaires"),
        Term::Universities => t(lang, "universities", "universités"),
        Term::Tempo => t(lang, "strength of your action cards", "force de vos cartes action"),
        Term::Animals => t(lang, "animals you hold and can house", "animaux en main que vous pouvez loger"),
        Term::Sponsors => t(lang, "sponsors you hold", "mécènes en main"),
        Term::Hand => t(lang, "cards in hand", "cartes en main"),
        Term::Played => t(lang, "what your sponsors bring", "ce qu'apportent vos mécènes"),
        Term::Projects => t(lang, "projects within reach", "projets à votre portée"),
        Term::Scoring => t(lang, "your final scoring cards", "vos cartes de décompte final"),
        Term::Enclosures => t(lang, "empty enclosures", "enclos vides"),
        Term::Map => t(lang, "spaces covered on your map", "cases couvertes de votre plan"),
        Term::MapLines => t(lang, "the power of your map", "le pouvoir de votre plan"),
        Term::KeptTiles => t(lang, "tiles kept for later", "les tuiles gardées"),
        Term::ActionCards => t(lang, "your drafted action cards", "vos cartes action choisies"),
        Term::Reef => t(lang, "the reef", "le récif"),
        Term::Promise => t(lang, "what this action can still do", "ce que l'action permet encore"),
        Term::Rival => t(lang, "lead over the strongest opponent", "avance sur l'adversaire le plus fort"),
        Term::Over => t(lang, "prospects of winning at the end", "chances de gagner à la fin"),
    }
    .to_owned()
}

fn t(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
