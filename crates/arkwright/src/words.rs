//! The words the commands print: the game's own texts.

pub use ark_nova::texts::*;
