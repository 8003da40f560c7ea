//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
//!
//! [`catalogue`] is what is printed on the components, [`effects`] the language in which cards say what they do,
//! [`hex`] the zoo map as a bitboard.
#![forbid(unsafe_code)]

mod actions;
pub mod asking;
pub mod catalogue;
pub mod editor;
pub mod effects;
pub mod flow;
mod game;
pub mod hex;
pub mod knowing;
pub mod position;
pub mod rules;
pub mod texts;
mod told;
mod zoo;

pub use asking::blocker::Blocker;
pub use asking::explain::{Explanation, Hurdle, Subject};
pub use asking::moves::Move;
pub use asking::pointing::{Group, Target};
pub use asking::question::Question;
pub use asking::remedy::Remedy;
pub use flow::event::Event;
pub use knowing::look::Look;
pub use knowing::view::View;
pub use position::Position;
pub use rules::{MapChoice, Options, Rules};
