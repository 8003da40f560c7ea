//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
//!
//! [`catalogue`] is what is printed on the components, [`effects`] the language in which cards say what they do,
//! [`hex`] the zoo map as a bitboard.
#![forbid(unsafe_code)]

pub mod catalogue;
pub mod effects;
pub mod hex;
pub mod texts;
