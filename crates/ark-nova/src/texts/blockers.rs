//! Why not: a sentence for each reason against a move.

use super::sentence;
use super::tongue::Tongue;
use crate::asking::blocker::Blocker;

/// Reasons against moves.
pub(crate) trait BlockerWords {
    /// A reason against a move.
    fn blocker(&self, blocker: &Blocker) -> String;
}

/// A reason against a move, as a sentence.
pub(super) fn blocker_text(blocker: &Blocker, t: &dyn Tongue) -> String {
    sentence(&t.blocker(blocker), t)
}
