//! The kernel of Arkwright: what every turn-based game with hidden information has in common.
//!
//! It knows seats, chance, questions and answers, events, views, outcomes and records, and nothing of what a game
//! is played with: there is no card, deck, player or board here. A game implements [`Game`] and gets records,
//! replay and a test kit of laws for free. A game that is [`Told`] also says everything in words, and what each move
//! points at.
//!
//! ```
//! use ark::{Options, Rules};
//! use tabletop::{Game, Lang, Match, Seed, Told, Viewer};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Rules::new(&Options::standard(3))?;
//! let mut events = Vec::new();
//! let mut game = Match::new(rules, Seed::from_number(1), &mut events);
//! let names = ["Ada", "Bo", "Cleo"];
//! let first = game.asked().first().ok_or("somebody begins")?;
//! for group in game.rules().choices(game.position(), first, &names, Lang::En) {
//!     for choice in group.moves {
//!         println!("{}: {} {:?}", choice.notation, choice.text, choice.points_at);
//!     }
//! }
//! println!("{:#?}", game.view(Viewer::Seat(first)));
//! while let Some(seat) = game.asked().first() {
//!     game.make(seat, game.legal(seat)[0], &mut events)?;
//! }
//! for event in &events {
//!     println!("{}", game.rules().event_text(&game.rules().seen_by(event, Viewer::Spectator), &names, Lang::En));
//! }
//! println!("{:?}", game.outcome());
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

pub mod afterwards;
pub mod canonical;
pub mod chance;
pub mod digest;
pub mod entry;
pub mod form;
pub mod game;
mod hex;
pub mod kit;
pub mod objection;
pub mod outcome;
pub mod record;
pub mod running;
pub mod seat;
pub mod told;

pub use afterwards::Afterwards;
pub use chance::{Chance, Seed};
pub use digest::Digest;
pub use entry::Entry;
pub use game::{
    Game, Listener, NotationError, OptionsError, Refusal, Silent, Violation, Violations, carried,
};
pub use objection::{All, First, Objections, heeded};
pub use outcome::{Ending, Outcome, Score};
pub use record::{Record, RecordError, Replayed, Sitter};
pub use running::{Match, TakeBackError};
pub use seat::{Seat, SeatSet, Viewer};
pub use told::{Choice, Choices, ChoicesOf, Lang, Told};
