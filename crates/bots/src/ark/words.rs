//! The reasons of a hint in words.

use super::Term;
use ark::Kind;
use tabletop::Lang;

/// What a part of the value of a position is called.
pub(super) fn term_text(term: Term, lang: Lang) -> String {
    let plain = match term {
        Term::Figures(kind) => {
            return match lang {
                Lang::En => format!("your place with {}", cards(kind, lang)),
                Lang::Fr => format!("votre place pour les {}", cards(kind, lang)),
            };
        }
        Term::Hand(kind) => {
            return match lang {
                Lang::En => format!("{} in hand", cards(kind, lang)),
                Lang::Fr => format!("{} en main", cards(kind, lang)),
            };
        }
        Term::Discs => t(lang, "discs", "disques"),
        Term::Cabins => t(lang, "discs to open cabins with", "disques pour ouvrir des cabines"),
        Term::Abilities => t(lang, "abilities in hand", "capacités en main"),
        Term::Pet => {
            t(lang, "a card that may be your pet", "une carte qui peut être votre animal de compagnie")
        }
        Term::Choice => t(lang, "cards that fit into the ark", "cartes qui ont leur place dans l'arche"),
        Term::Rival => t(lang, "lead over the strongest opponent", "avance sur l'adversaire le plus fort"),
    };
    plain.to_owned()
}

fn cards(kind: Kind, lang: Lang) -> &'static str {
    match kind {
        Kind::Slow => t(lang, "slow animals", "animaux lents"),
        Kind::Shy => t(lang, "shy animals", "animaux timides"),
        Kind::Heavy => t(lang, "heavy animals", "animaux lourds"),
        Kind::Useful => t(lang, "useful animals", "animaux utiles"),
        Kind::Provisions => t(lang, "provisions", "provisions"),
    }
}

fn t(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
