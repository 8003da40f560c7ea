//! French.

mod ability_names;
mod amounts;
mod blockers;
mod board_names;
mod events;
mod grammar;
mod names;
mod sources;
mod words;

pub(crate) use grammar::elided;

use super::tongue::Tongue;

/// Everything that is said in French.
pub(super) struct French;

impl Tongue for French {}
