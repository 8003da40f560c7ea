//! Finding better weights for an evaluation.
//!
//! There are three ways, and all do nothing but let a narrow [`Planner`](crate::Planner) play, or a [`Search`](crate::Search)
//! whose weights at the horizon are tuned. *Fit* ([`Fit`]) looks back
//! from the end of games of self-play and asks which weights would have foretold it. *Evolve* ([`Tuner`]) plays with
//! many weights near the present ones and goes where the better ones are. *Slopes* ([`Slopes`]) lets every seat of a
//! game play with weights of its own and asks of all games together what each weight brought. A fit makes large steps
//! from bad weights; it believes that what foretells points also wins them. Evolving is slow but asks for nothing but
//! points. Slopes ask for no more and need far fewer games, but the way they go at once is short.
//!
//! The same plan finds the same weights, whatever the number of threads.
//!
//! A [`Learner`] leaves the weights alone and asks of moments that the simulator has written what the parts of a value
//! should count in every phase of a game.

mod evolve;
mod fit;
mod learning;
mod of_ark;
mod of_ark_nova;
mod rounds;
mod slopes;
mod training;

pub use evolve::{Candidate, Tuner};
pub use fit::{Fit, Row};
pub use learning::{Foretold, Holding, Learned, Learner, Rival};
pub use slopes::{Slopes, Step};

use crate::{Budget, Playable};
use std::sync::atomic::AtomicBool;
use tabletop::Seat;
use training::Crew;

/// Which of the weights of an evaluation are tuned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuned {
    /// Those of the solo game, not those of a table.
    pub solo: bool,
    /// Those by which a search judges its horizon, not those by which a turn is planned.
    pub leaf: bool,
}

/// What a game has to say so that the weights of its evaluation can be tuned.
pub trait Tunable: Playable<Evaluation: Send + Sync> {
    /// The names of the weights, in their order.
    const NAMES: &'static [&'static str];
    /// Whether there is a solo game, with weights of its own.
    const SOLO: bool;
    /// Whether the horizon of a search has weights of its own.
    const LEAF: bool;
    /// Own turns after which points tell how fast a seat plays; `None` where every game takes about as long, and
    /// candidates are judged by their points against the present weights.
    const PACE: Option<u32>;
    /// Own turns after which a training game is broken off.
    const LONGEST: u32;
    /// Weights that a fit leaves alone: what they do cannot be seen in the points of one seat.
    const NOT_FITTED: &'static [&'static str];
    /// Weights that are left alone when candidates play: what they do cannot be seen in the result.
    const NOT_EVOLVED: &'static [&'static str];

    /// The weights of an evaluation, in the order of the names.
    fn weights(evaluation: &Self::Evaluation, tuned: Tuned) -> Vec<f32>;

    /// The evaluation of the bots with these weights, as many as there are names, in the place of those that are tuned. A
    /// search judges its horizon by weights that a turn is planned with.
    fn with_weights(weights: &[f32], tuned: Tuned) -> Self::Evaluation;

    /// The options of the training game with this seed.
    fn training(seed: u64, solo: bool) -> Self::Options;

    /// The options of a game at any table that people sit at, where weights are not to be good for one kind only.
    fn any_table(seed: u64) -> Self::Options {
        Self::training(seed, false)
    }

    /// The points of a seat, with what it can be sure of in a game that is not over.
    fn points(&self, position: &Self::Position, seat: Seat) -> f64;

    /// Whether a fit may learn from this position.
    fn teaches(position: &Self::Position) -> bool;
}

/// How better weights are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// Fit the values of positions to the outcomes of self-play.
    Fit {
        /// How many of a hundred turns begin with any legal move, so that positions differ.
        noise: u8,
        /// The share of the best change that a round makes.
        rate: f64,
    },
    /// Let candidates play, and go where the better ones are.
    Evolve {
        /// Candidates in a round.
        candidates: usize,
        /// How far around the weights the first round looks, as a share of each.
        spread: f64,
        /// Own turns after which the pace is taken, in a game that has one.
        turns: Option<u32>,
    },
    /// Let every seat play with weights of its own, and go where more was won.
    Slopes {
        /// How far around the weights they lie, as a share of each.
        spread: f64,
    },
}

/// What a tuning does.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How.
    pub way: Way,
    /// Whether the solo game is trained.
    pub solo: bool,
    /// Training games in a round, for each candidate if there are any.
    pub games: u64,
    /// Lines the planner keeps.
    pub lines: usize,
    /// What a search may spend on a turn, if searches play and the weights of their horizon are tuned.
    pub search: Option<Budget>,
    /// Where chance begins.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}

/// What a round found.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// How well the weights with which the round began played: points, on average.
    pub result: f64,
    /// What else can be said of the round.
    pub report: Report,
}

/// What a round says beside its result.
#[derive(Clone, PartialEq, Debug)]
pub enum Report {
    /// Of a fit.
    Fit {
        /// Positions it learned from.
        rows: usize,
        /// How far their values were from the outcomes, beyond what all of them miss alike.
        miss: f64,
    },
    /// Of an evolution.
    Evolve {
        /// The result of the best candidate: its pace, or its margin over the present weights.
        best: f64,
        /// The result of the worst.
        worst: f64,
        /// How far around the weights the next round looks.
        spread: f64,
    },
    /// Of slopes.
    Slopes {
        /// What the step of this round should bring: points more than the others.
        gain: f64,
        /// Own turns in a game.
        turns: f64,
    },
}

/// A tuning, round by round.
pub struct Tuning<G: Tunable> {
    plan: Plan,
    weights: Vec<f32>,
    tuner: Option<Tuner>,
    free: Vec<usize>,
    round: u64,
    game: std::marker::PhantomData<fn() -> G>,
}

impl Plan {
    /// Which weights it tunes.
    pub fn tuned(&self) -> Tuned {
        Tuned { solo: self.solo, leaf: self.search.is_some() }
    }
}

impl<G: Tunable> Tuning<G> {
    /// Begins at these weights.
    pub fn new(plan: Plan, weights: Vec<f32>) -> Tuning<G> {
        assert_eq!(weights.len(), G::NAMES.len(), "a weight for every name");
        let fixed = match plan.way {
            Way::Fit { .. } => G::NOT_FITTED,
            Way::Slopes { .. } if !plan.solo => &[],
            Way::Evolve { .. } | Way::Slopes { .. } => G::NOT_EVOLVED,
        };
        let free: Vec<usize> = (0..weights.len()).filter(|&at| !fixed.contains(&G::NAMES[at])).collect();
        let tuner = match plan.way {
            Way::Fit { .. } | Way::Slopes { .. } => None,
            Way::Evolve { spread, .. } => {
                let start: Vec<f32> = free.iter().map(|&at| weights[at]).collect();
                Some(Tuner::new(&start, spread, plan.seed))
            }
        };
        Tuning { plan, weights, tuner, free, round: 0, game: std::marker::PhantomData }
    }

    /// The weights after the last finished round.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// How many games a round takes.
    pub fn games_in_a_round(&self) -> u64 {
        match (self.plan.way, G::PACE) {
            (Way::Fit { .. } | Way::Slopes { .. }, _) => self.plan.games,
            // The present weights play too.
            (Way::Evolve { candidates, .. }, Some(_)) => self.plan.games * (candidates as u64 + 1),
            (Way::Evolve { candidates, .. }, None) => {
                let seats =
                    G::new(&G::training(self.plan.seed, self.plan.solo)).map_or(1, |game| game.seats());
                self.plan.games * candidates as u64 * seats as u64
            }
        }
    }

    /// Plays a round and learns from it. `hear` is told after every game how many are done. If `stop` is set before
    /// all are played, nothing is learned and there is no result.
    pub fn round(&mut self, stop: &AtomicBool, hear: impl FnMut(u64)) -> Option<Round> {
        let crew = Crew { threads: self.plan.threads, stop };
        let round = match self.plan.way {
            Way::Fit { noise, rate } => self.fit_round(&crew, noise, rate, hear),
            Way::Evolve { candidates, turns, .. } => match turns.or(G::PACE).filter(|_| G::PACE.is_some()) {
                Some(turns) => self.pace_round(&crew, candidates, turns, hear),
                None => self.margin_round(&crew, candidates, hear),
            },
            Way::Slopes { spread } => self.slopes_round(&crew, spread, hear),
        }?;
        self.round += 1;
        Some(round)
    }

    /// All weights, with these in the place of those that are free.
    fn whole(&self, free: &[f32]) -> Vec<f32> {
        let mut weights = self.weights.clone();
        for (&at, &weight) in self.free.iter().zip(free) {
            weights[at] = weight;
        }
        weights
    }
}
