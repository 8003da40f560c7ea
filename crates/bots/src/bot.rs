//! What a player is.

use crate::Seen;
use std::fmt;
use tabletop::{Game, Outcome};

/// A player of a game. Implement this to bring your own; see also the protocol for programs in any language.
pub trait Bot<G: Game> {
    /// Answers the question its seat is asked with one of `moves`, the legal ones.
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing>;

    /// The game is over, or ended because a bot failed.
    fn over(&mut self, outcome: &Outcome) {
        let _ = outcome;
    }
}

/// Why a bot gave no answer that counts. It loses the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failing {
    /// It could not be started, or it ended before the game did.
    Crashed(String),
    /// It did not answer in time.
    TooSlow {
        /// The time it had.
        milliseconds: u64,
        /// What it wrote for people, if it did.
        remark: String,
    },
    /// It answered with something that is no legal move.
    Illegal(String),
}

impl fmt::Display for Failing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failing::Crashed(why) => write!(f, "crashed: {why}"),
            Failing::TooSlow { milliseconds, remark } => {
                write!(f, "gave no answer within {milliseconds} ms{remark}")
            }
            Failing::Illegal(what) => write!(f, "answered with what is no legal move: {what}"),
        }
    }
}

impl std::error::Error for Failing {}
