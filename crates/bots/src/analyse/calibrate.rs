//! Fits chances of winning to how games end, and shows how far they can be trusted.

use super::{Analyst, Calibration, Care, Leaf, mean, shares};
use crate::{Bot, Dice, Evaluate, Level, Playable, Seen};
use tabletop::{Ending, Outcome, Seed, Silent};

/// A moment of a game, and how it ended.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Where quick looks ahead led.
    pub leaves: Vec<Leaf>,
    /// The share of the victory of every seat.
    pub shares: Vec<f32>,
}

impl Sample {
    fn chances(&self, calibration: Calibration) -> Vec<f32> {
        mean(&self.leaves.iter().map(|leaf| leaf.chances(calibration)).collect::<Vec<_>>())
    }
}

/// Plays a game between bots and samples the beginning of one turn in `every`.
pub fn sample<G: Playable>(game: &G, levels: &[Level], seed: u64, every: usize, care: Care) -> Vec<Sample> {
    // These dice must not fall like those of the bots.
    let mut dice = Dice::new(!seed);
    let evaluate = G::evaluation();
    let mut bots: Vec<Box<dyn Bot<G>>> = levels.iter().map(|level| level.bot(dice.roll())).collect();
    let mut position = game.start(Seed::from_number(seed), &mut Silent);
    let (mut moves, mut leaves) = (Vec::new(), Vec::new());
    for _ in 0..crate::LONGEST {
        let Some(seat) = game.asked(&position).iter().next() else { break };
        if evaluate.begins_turn(game, &position, seat) && dice.below(every) == 0 {
            leaves.push(Analyst::new(care, dice.roll()).leaves(game, &position));
        }
        game.legal(&position, seat, &mut moves);
        let answer = bots[seat.index()].choose(&Seen::new(game, &position, seat), &moves);
        let made = answer.map(|answer| game.apply(&mut position, seat, answer, &mut Silent).is_ok());
        assert_eq!(made, Ok(true), "bots of the house answer with legal moves");
    }
    let outcome = Outcome::rank(Ending::Played, game.scores(&position), game.reached(&position));
    let shares = shares(&outcome, game.seats());
    leaves.into_iter().map(|leaves| Sample { leaves, shares: shares.clone() }).collect()
}

/// The mean square of what chances were off: 0 is foresight, and chances that are all equal have
/// [`brier_of_ignorance`].
pub fn brier(samples: &[Sample], calibration: Calibration) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for sample in samples {
        for (chance, share) in sample.chances(calibration).into_iter().zip(&sample.shares) {
            sum += f64::from((chance - share) * (chance - share));
            count += 1;
        }
    }
    sum / f64::from(count.max(1))
}

/// The same for somebody who always says how often seats win on the whole.
pub fn brier_of_ignorance(samples: &[Sample]) -> f64 {
    let shares: Vec<f64> = samples.iter().flat_map(|sample| &sample.shares).map(|&s| f64::from(s)).collect();
    let mean = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    shares.iter().map(|share| (share - mean) * (share - mean)).sum::<f64>() / shares.len().max(1) as f64
}

/// The calibration with which chances are off the least, looked for around `start`.
pub fn fit(samples: &[Sample], start: Calibration) -> Calibration {
    let alone = samples.iter().all(|sample| sample.shares.len() == 1);
    let (mut best, mut least) = (start, brier(samples, start));
    let mut step = 4.0f32;
    while step > 0.05 {
        let Calibration { close, open, missed } = best;
        let mut around = vec![
            Calibration { close: close + step, ..best },
            Calibration { close: (close - step).max(0.2), ..best },
            Calibration { open: open + step, ..best },
            Calibration { open: (open - step).max(0.0), ..best },
        ];
        if alone {
            around.push(Calibration { missed: missed + step, ..best });
            around.push(Calibration { missed: missed - step, ..best });
        }
        let found = around.into_iter().map(|other| (brier(samples, other), other));
        let found = found.min_by(|a, b| a.0.total_cmp(&b.0)).filter(|&(off, _)| off < least);
        match found {
            Some((off, other)) => (least, best) = (off, other),
            None => step /= 2.0,
        }
    }
    best
}

/// Chances of about the same size, and what came of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability {
    /// How many there were.
    pub count: usize,
    /// Their mean.
    pub foretold: f64,
    /// The share of victories.
    pub played: f64,
}

/// Chances in steps of a tenth, each with the share of victories that came of it.
pub fn reliability(samples: &[Sample], calibration: Calibration) -> [Reliability; 10] {
    let mut steps = [Reliability::default(); 10];
    for sample in samples {
        for (chance, share) in sample.chances(calibration).into_iter().zip(&sample.shares) {
            let step = &mut steps[((chance * 10.0) as usize).min(9)];
            step.count += 1;
            step.foretold += f64::from(chance);
            step.played += f64::from(*share);
        }
    }
    for step in &mut steps {
        let count = step.count.max(1) as f64;
        step.foretold /= count;
        step.played /= count;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games in which a lead of 10 points wins three times of four.
    fn samples() -> Vec<Sample> {
        let sample = |number: usize| {
            let won = if number.is_multiple_of(4) { 0.0 } else { 1.0 };
            Sample { leaves: vec![Leaf::Open(vec![10.0, 0.0], 0.0)], shares: vec![won, 1.0 - won] }
        };
        (0..400).map(sample).collect()
    }

    #[test]
    fn a_fit_foretells_what_was_played() {
        let samples = samples();
        let far = Calibration { close: 1.0, open: 0.0, missed: 0.0 };
        let found = fit(&samples, far);
        let chance = found.chances(&[10.0, 0.0], 0.0)[0];
        assert!((chance - 0.75).abs() < 0.005, "{found:?} says {chance}");
        assert!(brier(&samples, found) < brier(&samples, far));
        assert!((brier(&samples, found) - 0.1875).abs() < 0.001);
        assert!((brier_of_ignorance(&samples) - 0.25).abs() < 1e-6);
        let steps = reliability(&samples, found);
        let step = steps.iter().find(|step| step.foretold > 0.7).expect("chances of three in four");
        assert_eq!((step.count, step.played), (400, 0.75));
        assert_eq!(steps.iter().map(|step| step.count).sum::<usize>(), 800);
    }
}
