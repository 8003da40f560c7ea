//! Why not: a sentence for each reason against a move.

use super::tongue::tongue;
use super::{Lang, sentence};
use crate::asking::blocker::Blocker;

/// Reasons against moves.
pub(crate) trait BlockerWords {
    /// A reason against a move.
    fn blocker(&self, blocker: &Blocker) -> String;
}

/// A reason against a move, as a sentence.
pub fn blocker_text(blocker: &Blocker, lang: Lang) -> String {
    sentence(&tongue(lang).blocker(blocker), lang)
}
