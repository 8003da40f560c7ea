//! Tuning the evaluation of Ark.

use super::{Tunable, Tuned};
use crate::Playable;
use crate::ark::{Evaluation, Weights};
use ark::{Options, Position, Rules};
use tabletop::Seat;

impl Tunable for Rules {
    const NAMES: &'static [&'static str] = &Weights::NAMES;
    const SOLO: bool = false;
    const LEAF: bool = false;
    const PACE: Option<u32> = None;
    const LONGEST: u32 = 100;
    const NOT_FITTED: &'static [&'static str] = &["rival"];
    const NOT_EVOLVED: &'static [&'static str] = &[];

    fn weights(evaluation: &Evaluation, _tuned: Tuned) -> Vec<f32> {
        evaluation.weights.to_array().to_vec()
    }

    fn with_weights(weights: &[f32], _tuned: Tuned) -> Evaluation {
        let weights = weights.try_into().expect("a weight for every name");
        Evaluation { weights: Weights::from_array(weights), ..Rules::evaluation() }
    }

    fn training(_seed: u64, _solo: bool) -> Options {
        Options::standard(4)
    }

    fn points(&self, position: &Position, seat: Seat) -> f64 {
        f64::from(Rules::points(self, position)[seat.index()])
    }

    fn teaches(_position: &Position) -> bool {
        true
    }
}
