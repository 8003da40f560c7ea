//! The reasons of a hint in words.

use crate::play::ui::t;
use crate::words::Lang;
use bots::ark_nova::Term;

/// What a part of the value of a position is called.
pub fn term_text(term: Term, lang: Lang) -> String {
    match term {
        Term::Points => t(lang, "victory points", "points de victoire"),
    }
    .to_owned()
}
