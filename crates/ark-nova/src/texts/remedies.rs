//! What would help: a sentence for each kind of step that could remove a reason against something.

use super::sentence;
use super::tongue::Tongue;
use crate::asking::remedy::Remedy;

/// The most things that are named one by one.
pub(super) const MOST_NAMED: usize = 4;

/// Steps that would help.
pub(crate) trait RemedyWords {
    /// A step that would help.
    fn remedy(&self, remedy: &Remedy) -> String;
}

/// A step that would help, as a sentence.
pub(super) fn remedy_text(remedy: &Remedy, t: &dyn Tongue) -> String {
    sentence(&t.remedy(remedy), t)
}
