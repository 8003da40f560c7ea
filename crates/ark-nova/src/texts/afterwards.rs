//! What is counted once a game is over.

use super::Lang;
use super::tongue::tongue;
use crate::afterwards::Counted;

/// The words of score sheets and curves.
pub(crate) trait AfterWords {
    /// What is measured, added up or counted.
    fn counted_name(&self, what: Counted) -> &'static str;
}

/// What is measured, added up or counted.
pub fn counted_name(what: Counted, lang: Lang) -> &'static str {
    tongue(lang).counted_name(what)
}
