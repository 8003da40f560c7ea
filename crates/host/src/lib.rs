//! A game that is run for people and bots, whatever they sit in front of.
//!
//! A [`Host`] has the match, knows who plays, takes moves, lets bots answer, and tells each viewer what it may know. It
//! knows no file, screen, clock or thread: the terminal keeps the record in a file, a server would send the news over
//! a network, and both run the same games.
#![forbid(unsafe_code)]

mod analysis;
mod moving;
mod news;
mod player;
mod replay;
mod retell;
mod table;
mod thinking;
mod verdict;

pub use analysis::{Analysis, Decision, Found, Mistake};
pub use moving::{Reason, Refused, RefusedOf, UndoError};
pub use news::{Eye, News};
pub use player::{Player, UnknownPlayer};
pub use replay::{Replay, Turn};
pub use retell::{ResumeError, retell};
pub use table::{Host, SeatsError};
pub use thinking::BotError;
pub use verdict::{AlternativeTold, DecisionTold, MistakeTold, SwingTold, TermTold, Verdict};
