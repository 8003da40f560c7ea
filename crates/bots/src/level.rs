//! The bots by name.

use crate::analyse::Calibration;
use crate::{Bot, Budget, Evaluate, Greedy, Planner, Random, Reach, Search};
use std::time::Duration;
use std::{fmt, str::FromStr};
use tabletop::{Game, Told};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Any legal move.
    Random,
    /// One step ahead.
    Greedy,
    /// The best line of a whole turn.
    Planner,
    /// A tree over whole turns, with a small budget.
    Hard,
    /// The same with a large one; it takes up to two seconds for an answer.
    Expert,
    /// The same with a budget of one's own.
    Search(Budget),
}

impl Level {
    /// All levels that have a name, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Greedy, Level::Planner, Level::Hard, Level::Expert];

    /// The name on command lines; that of a budget of one's own is followed by it.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Planner => "planner",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Search(_) => SEARCH,
        }
    }

    /// Whether its answers depend on how fast the machine is, so that the same seed may play another game.
    pub fn is_timed(self) -> bool {
        self.longest().is_some()
    }

    /// How long it thinks about an answer at the most, if it looks at the clock.
    pub fn longest(self) -> Option<Duration> {
        self.budget().filter(|budget| budget.is_timed()).map(|budget| budget.time)
    }

    /// What it spends on a turn, if it is a search.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Greedy | Level::Planner => None,
            Level::Hard => Some(HARD),
            Level::Expert => Some(EXPERT),
            Level::Search(budget) => Some(budget),
        }
    }

    /// A bot of this level. It thinks on one core, so that many games can be played side by side.
    pub fn bot<G: Playable>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.made(G::evaluation, seed, |search| search)
    }

    /// The same, judging positions by an evaluation of one's own.
    pub fn bot_judging_by<G: Playable>(self, evaluation: G::Evaluation, seed: u64) -> Box<dyn Bot<G>> {
        self.made(|| evaluation, seed, |search| search)
    }

    /// The same for people who wait for its answer: where there are threads, a search thinks on all cores.
    pub fn bot_on_all_cores<G: Playable>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.made(G::evaluation, seed, Search::on_all_cores)
    }

    fn made<G: Playable>(
        self,
        evaluation: impl FnOnce() -> G::Evaluation,
        seed: u64,
        how: impl FnOnce(Search<G>) -> Search<G>,
    ) -> Box<dyn Bot<G>> {
        match (self, self.budget()) {
            (_, Some(budget)) => Box::new(how(Search::judging_by(evaluation(), budget, seed))),
            (Level::Planner, _) => Box::new(Planner::new(evaluation(), G::WIDTH, G::WORLDS, seed)),
            (Level::Greedy, _) => Box::new(Greedy::new(evaluation(), seed)),
            _ => Box::new(Random::new(seed)),
        }
    }
}

/// What stands before a budget of one's own.
const SEARCH: &str = "search";
const HARD: Budget = Budget::iterations(32);
const EXPERT: Budget = Budget::iterations(384).within(Duration::from_millis(1500));

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Search(budget) => write!(f, "{SEARCH}:{budget}"),
            named => f.write_str(named.name()),
        }
    }
}

/// A name; `easy` and `medium` are what people call greedy and planner.
impl FromStr for Level {
    type Err = ();
    fn from_str(text: &str) -> Result<Level, ()> {
        match text.split_once(':') {
            Some((SEARCH, budget)) => budget.parse().map(Level::Search),
            Some(_) => Err(()),
            None if text == SEARCH => Ok(Level::Expert),
            None if text == "easy" => Ok(Level::Greedy),
            None if text == "medium" => Ok(Level::Planner),
            None => Level::ALL.into_iter().find(|level| level.name() == text).ok_or(()),
        }
    }
}

/// A game that bots of all levels can play.
pub trait Playable: Told + Game<Position: Send + Sync, Move: Send + Sync> + Sync + 'static {
    /// How its positions are judged.
    type Evaluation: Evaluate<Game = Self> + Sync + 'static;
    /// How far the planner looks around.
    const WIDTH: crate::Width;
    /// Worlds in which the planner looks at every move.
    const WORLDS: usize;

    /// How far a search with this budget looks.
    fn reach(&self, budget: Budget) -> Reach;

    /// How far a lead is from a victory.
    fn calibration(&self) -> Calibration;

    /// The evaluation with its tuned weights.
    fn evaluation() -> Self::Evaluation;

    /// The same, but a search judges its horizon by what was learned from games and stands in this text; or what is
    /// wrong with the text.
    fn taught(text: &str) -> Result<Self::Evaluation, String>;
}
