//! English.

mod ability_names;
mod action_cards;
mod afterwards;
mod amounts;
mod blockers;
mod board_names;
mod boards;
mod cards;
mod clauses;
mod effects;
mod events;
mod explanations;
mod grammar;
mod moves;
mod names;
mod options;
mod printed;
mod questions;
mod remedies;
mod sources;
mod words;

use super::tongue::Tongue;

/// Everything that is said in English.
pub(super) struct English;

impl Tongue for English {}
