//! English.

mod ability_names;
mod amounts;
mod blockers;
mod board_names;
mod events;
mod grammar;
mod names;
mod sources;
mod words;

use super::tongue::Tongue;

/// Everything that is said in English.
pub(super) struct English;

impl Tongue for English {}
