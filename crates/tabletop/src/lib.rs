//! The kernel of Arkwright: what every turn-based game with hidden information has in common.
//!
//! It knows seats, chance, questions and answers, events, views, outcomes and records, and nothing of what a game
//! is played with: there is no card, deck, player or board here. A game implements [`Game`] and gets records,
//! replay and a test kit of laws for free.
#![forbid(unsafe_code)]

pub mod canonical;
pub mod chance;
pub mod digest;
pub mod entry;
pub mod game;
mod hex;
pub mod kit;
pub mod objection;
pub mod outcome;
pub mod record;
pub mod running;
pub mod seat;
pub mod told;

pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use entry::Entry;
pub use game::{Game, Listener, NotationError, OptionsError, Refusal, Silent, Violation};
pub use objection::{All, First, Objections};
pub use outcome::{Ending, Outcome, Score};
pub use record::{Record, RecordError, Replayed};
pub use running::{Match, TakeBackError};
pub use seat::{Seat, SeatSet, Viewer};
pub use told::{Choice, Choices, ChoicesOf, Lang, Told};
