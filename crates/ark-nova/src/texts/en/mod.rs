//! English.

mod ability_names;
mod grammar;
mod words;

use super::tongue::Tongue;

/// Everything that is said in English.
pub(super) struct English;

impl Tongue for English {}
