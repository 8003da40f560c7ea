//! What people read.
use crate::{Rules, View};
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

/// x
pub fn table_text(_rules: &Rules, _view: &View, _lang: Lang) -> String {
    String::new()
}
