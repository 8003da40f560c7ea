//! French.

mod ability_names;
mod grammar;
mod words;

pub(crate) use grammar::elided;

use super::tongue::Tongue;

/// Everything that is said in French.
pub(super) struct French;

impl Tongue for French {}
