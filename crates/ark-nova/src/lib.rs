//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
//!
//! [`catalogue`] is what is printed on the components, [`effects`] the language in which cards say what they do,
//! [`hex`] the zoo map as a bitboard.
#![forbid(unsafe_code)]

mod actions;
pub mod blocker;
mod breaks;
pub mod catalogue;
mod choice;
mod counting;
pub mod editor;
pub mod effects;
mod engine;
pub mod event;
pub mod explain;
mod frames;
mod free_moves;
mod game;
pub mod hex;
pub mod look;
mod market;
pub mod moves;
pub mod position;
mod projects;
mod queries;
pub mod question;
mod resample;
pub mod rules;
mod scoring;
mod setup;
mod solo;
pub mod statistics;
pub mod texts;
mod turn;
mod validate;
mod venom;
pub mod view;
mod vocabulary;

pub use blocker::Blocker;
pub use event::Event;
pub use explain::{Explanation, Subject};
pub use look::Look;
pub use moves::Move;
pub use position::Position;
pub use question::Question;
pub use rules::{MapChoice, Options, Rules};
pub use view::View;
