//! What people read: names and effect texts in English and French, made from the same values the rules use.

use serde::{Deserialize, Serialize};

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}
