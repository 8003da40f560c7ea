//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
//!
//! [`catalogue`] is what is printed on the components, [`effects`] the language in which cards say what they do,
//! [`hex`] the zoo map as a bitboard.
#![forbid(unsafe_code)]

pub mod blocker;
pub mod catalogue;
mod counting;
pub mod effects;
pub mod hex;
pub mod look;
pub mod moves;
pub mod position;
pub mod question;
pub mod rules;
pub mod texts;
