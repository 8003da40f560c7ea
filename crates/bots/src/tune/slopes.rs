//! How the ends of games change with the weights they are played with.
//!
//! Every seat of a game plays with weights that lie a little beside the present ones, all of them at random. Over many
//! such games least squares say for each weight what a step up brings and how that wears off: a slope and a bend, both
//! measured in the logarithm of the weight. A weight moves to the top of its parabola, the less of the way the less
//! certain its slope is. One game says something about all weights at once, so this needs far fewer games than judging
//! candidates one by one.

use super::fit::solve;

/// What slopes are likely to be before a game is played: nothing, give or take this share of the spread of outcomes.
const SLOPE: f64 = 0.2;
/// What bends are likely to be: as in the checked-in weights, whose games get worse in every direction.
const BEND: f64 = -0.5;
/// Give or take.
const BENDS: f64 = 0.4;
/// The least bend that is believed.
const LEAST_BEND: f64 = -0.2;
/// The largest step of one weight that is believed at once.
const BOUND: f64 = 0.5;
/// How far all weights together may go in the first round: beyond, nothing was played.
const STRIDE: f64 = 0.4;

/// The sums over all rows: nothing else of them is kept.
pub struct Slopes {
    weights: usize,
    products: Vec<Vec<f64>>,
    targets: Vec<f64>,
    rows: f64,
    sum: f64,
    squares: f64,
}

/// Where a weight should go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// What its logarithm should change by.
    pub step: f64,
    /// What that should bring.
    pub gain: f64,
}

impl Slopes {
    /// For so many weights.
    pub fn new(weights: usize) -> Slopes {
        let size = 2 * weights + 1;
        Slopes {
            weights,
            products: vec![vec![0.0; size]; size],
            targets: vec![0.0; size],
            rows: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    /// What a seat brought to the end: by how much the logarithms of its weights were off, and those of the others, if
    /// the outcome is what it had more than they.
    pub fn add(&mut self, own: &[f64], others: &[&[f64]], outcome: f64) {
        let seats = others.len() as f64 + 1.0;
        let beyond = |of: fn(f64) -> f64| {
            move |at: usize| {
                let sum: f64 = others.iter().map(|other| of(other[at])).sum();
                of(own[at]) - sum / (seats - 1.0).max(1.0)
            }
        };
        let slopes = (0..self.weights).map(beyond(|offset| offset));
        let bends = (0..self.weights).map(beyond(|offset| offset * offset / 2.0));
        let columns: Vec<f64> = slopes.chain(bends).chain([1.0]).collect();
        // What the last seat has more than the others follows from what these have.
        let count = if others.is_empty() { 1.0 } else { 1.0 - 1.0 / seats };
        for (place, &column) in columns.iter().enumerate() {
            self.targets[place] += count * column * outcome;
            for (sum, other) in self.products[place].iter_mut().zip(&columns) {
                *sum += count * column * other;
            }
        }
        self.rows += count;
        self.sum += count * outcome;
        self.squares += count * outcome * outcome;
    }

    /// Where every weight should go in this round, counted from 0. Bends are hardly known, so steps may go too far: they
    /// become shorter from round to round.
    pub fn steps(&self, round: u64) -> Vec<Step> {
        let stride = STRIDE / ((round + 1) as f64).sqrt();
        let tops = self.tops();
        let way = tops.iter().map(|top| top.step * top.step).sum::<f64>().sqrt();
        let part = (stride / way.max(1e-9)).min(1.0);
        // Half way to the top three quarters of the gain are made.
        let gained = part * (2.0 - part);
        tops.into_iter().map(|Step { step, gain }| Step { step: step * part, gain: gain * gained }).collect()
    }

    /// Where the top of every weight seems to be.
    fn tops(&self) -> Vec<Step> {
        let mean = self.sum / self.rows.max(1.0);
        let variance = (self.squares / self.rows.max(1.0) - mean * mean).max(1e-9);
        let spread = variance.sqrt();
        let (slope, bend) = ((SLOPE * spread).powi(-2), (BENDS * spread).powi(-2));
        let size = self.targets.len();
        let mut lines = self.products.clone();
        let mut right = self.targets.clone();
        for at in 0..size - 1 {
            let is_slope = at < self.weights;
            lines[at].iter_mut().for_each(|x| *x /= variance);
            lines[at][at] += if is_slope { slope } else { bend };
            right[at] = right[at] / variance + if is_slope { 0.0 } else { bend * BEND * spread };
        }
        let solution = solve(lines.clone(), right);
        let doubt = |at: usize| {
            let unit = (0..size).map(|place| if place == at { 1.0 } else { 0.0 }).collect();
            solve(lines.clone(), unit)[at]
        };
        let top = |at: usize| {
            let (slope, bend) = (solution[at], solution[self.weights + at].min(LEAST_BEND * spread));
            let trust = slope * slope / (slope * slope + doubt(at)).max(1e-12);
            let step = (-slope / bend * trust).clamp(-BOUND, BOUND);
            Step { step, gain: slope * step + bend * step * step / 2.0 }
        };
        (0..self.weights).map(top).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    fn uniform(dice: &mut Dice, spread: f64) -> f64 {
        (dice.below(10_001) as f64 / 5_000.0 - 1.0) * spread
    }

    /// Games whose outcome falls with the square of the way to the best weights, and by chance.
    fn learned(miss: &[f64], seats: usize, dice: &mut Dice) -> Slopes {
        let mut slopes = Slopes::new(miss.len());
        for _ in 0..4_000 {
            let offsets: Vec<Vec<f64>> =
                (0..seats).map(|_| miss.iter().map(|_| uniform(dice, 0.35)).collect()).collect();
            let points: Vec<f64> = offsets
                .iter()
                .map(|own| {
                    let way: f64 = own.iter().zip(miss).map(|(own, miss)| (own - miss).powi(2)).sum();
                    uniform(dice, 10.0) - 12.0 * way
                })
                .collect();
            for seat in 0..seats {
                let others = (0..seats).filter(|&other| other != seat);
                let sum: f64 = others.clone().map(|other| points[other]).sum();
                let others: Vec<&[f64]> = others.map(|other| &offsets[other][..]).collect();
                slopes.add(&offsets[seat], &others, points[seat] - sum / (seats - 1).max(1) as f64);
            }
        }
        slopes
    }

    #[test]
    fn steps_lead_to_the_best_weights() {
        let mut dice = Dice::new(7);
        for seats in [1, 2, 4] {
            let mut miss = [0.6, -0.5, 0.0, 0.3];
            for round in 0..16 {
                let steps = learned(&miss, seats, &mut dice).steps(round);
                let way = steps.iter().map(|step| step.step.powi(2)).sum::<f64>().sqrt();
                assert!(way < STRIDE + 1e-9, "{seats} seats: {way}");
                miss.iter_mut().zip(steps).for_each(|(miss, step)| *miss -= step.step);
            }
            assert!(miss.iter().all(|miss| miss.abs() < 0.15), "{seats} seats: {miss:?}");
        }
    }
}
