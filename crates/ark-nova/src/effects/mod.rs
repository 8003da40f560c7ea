//! The one effect language: what cards, maps, tiles and boards do, as plain constant values.

mod ability;
mod amount;
mod clause;
mod effect;
pub(crate) mod footprint;
mod gains;
pub(crate) mod printed;
mod resolve;
pub(crate) mod triggers;
pub(crate) mod vocabulary;
pub(crate) mod words;

pub use ability::Ability;
pub use amount::{Amount, Condition, Counter, SpaceKind, per};
pub use clause::{Clause, On, Rule, Timing, Trigger, WhoseZoo};
pub use effect::{CardFilter, Effect, Rest, TakenFrom};
