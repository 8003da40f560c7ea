//! The bots by name.

use crate::{Bot, Evaluate, Greedy, Planner, Random};
use std::{fmt, str::FromStr};
use tabletop::Game;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// One step ahead.
    Greedy,
    /// The best line of a whole turn.
    Planner,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Planner];

    /// The name on command lines.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
        }
    }

    /// A bot of this level.
    pub fn bot<G: Playable>(self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(seed)),
            Level::Greedy => Box::new(Greedy::new(G::evaluation(), seed)),
            Level::Planner => Box::new(Planner::new(G::evaluation(), G::WIDTH, seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(text: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(())
    }
}

/// A game that bots of all levels can play.
pub trait Playable: Game + 'static {
    /// How its positions are judged.
    type Evaluation: Evaluate<Game = Self> + 'static;
    /// How far the planner looks around.
    const WIDTH: crate::Width;

    /// The evaluation with its tuned weights.
    fn evaluation() -> Self::Evaluation;
}
