//! English plurals, lists and signs.

use super::English;
use crate::texts::tongue::{Grammar, enumerate};

impl Grammar for English {
    fn and(&self, items: &[String]) -> String {
        enumerate(items, "and")
    }

    fn or(&self, items: &[String]) -> String {
        enumerate(items, "or")
    }

    fn semicolons(&self, parts: &[String]) -> String {
        parts.join("; ")
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label}: {text}")
    }

    fn typeset(&self, text: &str) -> String {
        text.into()
    }
}

/// The ending of a regular plural.
pub(super) const fn ending(many: bool) -> &'static str {
    if many { "s" } else { "" }
}

/// The ending of a number of things.
pub(super) const fn plural(n: u8) -> &'static str {
    ending(n != 1)
}
