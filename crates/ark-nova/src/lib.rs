//! The rules of Ark Nova: no input or output, no clock, no thread, no global state.
//!
//! A whole game by random moves, with what a person would be shown on the way:
//!
//! ```
//! use ark_nova::{Options, Rules};
//! use tabletop::{Chance, Game, Lang, Match, Seed, Silent, Told, Viewer};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let rules = Rules::new(&Options::players(2))?;
//! let mut game = Match::new(rules, Seed::from_number(7), &mut Silent);
//! let mut chance = Chance::new(Seed::from_number(8));
//! while let Some(seat) = game.asked().first() {
//!     if game.position().turns == 1 {
//!         for group in game.rules().choices(game.position(), seat, &["Ada", "Bo"], Lang::En) {
//!             for choice in group.moves {
//!                 println!("{}: {} {:?}", choice.notation, choice.text, choice.points_at);
//!             }
//!         }
//!     }
//!     let moves = game.legal(seat);
//!     game.make(seat, moves[chance.below(moves.len() as u32) as usize], &mut Silent)?;
//! }
//! println!("{:#?}", game.view(Viewer::Spectator).zoos[0].points);
//! println!("{:?}", game.outcome());
//! # Ok(())
//! # }
//! ```
//!
//! [`catalogue`] is what is printed on the components, [`effects`] the language in which cards say what they do,
//! [`hex`] the zoo map as a bitboard, [`position`] what changes. [`asking`] has questions, moves, reasons and
//! [`explain`](asking::explain), [`flow`] how a game goes on, [`knowing`] everything that can be known of a position
//! without changing it, views included, and [`afterwards`] what is told of a game that is over. [`texts`] say it in
//! words, [`printed`] puts together everything a table draws, and an [`Editor`](editor::Editor) writes any position.
//! Examples lie in `examples`; `docs/view.md` tells every field of a view.
#![forbid(unsafe_code)]

mod actions;
pub mod afterwards;
pub mod asking;
pub mod catalogue;
pub mod editor;
pub mod effects;
pub mod flow;
mod game;
pub mod hex;
pub mod knowing;
pub mod position;
pub mod printed;
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
pub use rules::{ActionCards, MapChoice, MapSet, Options, Rules};
