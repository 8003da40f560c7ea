//! French plurals, lists, signs and short words before others.

use super::French;
use crate::texts::tongue::{Grammar, enumerate};

impl Grammar for French {
    fn and(&self, items: &[String]) -> String {
        enumerate(items, "et")
    }

    fn or(&self, items: &[String]) -> String {
        enumerate(items, "ou")
    }

    fn semicolons(&self, parts: &[String]) -> String {
        parts.join(" ; ")
    }

    fn labelled(&self, label: &str, text: &str) -> String {
        format!("{label} : {text}")
    }

    /// The space before a colon, a semicolon or a question mark does not break.
    fn typeset(&self, text: &str) -> String {
        text.replace(" :", "\u{a0}:").replace(" ;", "\u{a0};").replace(" ?", "\u{a0}?")
    }
}

/// The ending of a regular plural.
pub(super) const fn ending(many: bool) -> &'static str {
    if many { "s" } else { "" }
}

/// The ending of a number of things; nought is singular.
pub(super) const fn plural(n: u8) -> &'static str {
    ending(n > 1)
}

/// A short word before another one: `de` and `que` lose their vowel before a vowel.
pub(super) fn elided(short: &str, next: &str) -> String {
    if next.starts_with(['a', 'e', 'é', 'i', 'o', 'u', 'A', 'E', 'É', 'I', 'O', 'U']) {
        format!("{}'{next}", &short[..short.len() - 1])
    } else {
        format!("{short} {next}")
    }
}

/// `de` or `à` before an article: `du lac`, `au portail`.
pub(super) fn contracted(preposition: &str, the: &str) -> String {
    match (preposition, the.strip_prefix("le ")) {
        ("de", Some(name)) => format!("du {name}"),
        ("à", Some(name)) => format!("au {name}"),
        _ => format!("{preposition} {the}"),
    }
}
