//! Least squares: which relative change of every weight would have foretold the outcomes best.
//!
//! Every row is a position that was met: its value, how the value changes with every weight, and what the game brought
//! in the end. What all positions miss alike, by how many turns are left, is no fault of the weights: a polynomial takes
//! it up. A ridge keeps weights that the rows say little about where they are.

use std::ops::Range;

/// Coefficients of the polynomial in the turns left.
const BASELINE: usize = 4;
/// The turns left that count as one in it, so that its powers stay near the size of the rest.
const LONG: f64 = 30.0;
/// What a change of a weight costs, in squared points for each row.
const RIDGE: f64 = 0.3;
/// Only so much that the polynomial can be solved for when all rows are alike.
const HARDLY: f64 = 1e-6;
/// The largest relative change of a weight that is believed at once.
const BOUND: f64 = 0.6;

/// A position that was met, and what came of it.
#[derive(Clone, Debug)]
pub struct Row {
    /// How the value changes with every weight, in points for each relative change.
    pub derivatives: Vec<f64>,
    /// What the position was worth.
    pub value: f64,
    /// Own turns that were left.
    pub left: f64,
    /// The points at the end.
    pub outcome: f64,
}

/// The sums over all rows: nothing else of them is kept.
pub struct Fit {
    weights: usize,
    products: Vec<Vec<f64>>,
    targets: Vec<f64>,
    rows: usize,
    squares: f64,
}

impl Fit {
    /// For so many weights.
    pub fn new(weights: usize) -> Fit {
        let size = weights + BASELINE;
        Fit {
            weights,
            products: vec![vec![0.0; size]; size],
            targets: vec![0.0; size],
            rows: 0,
            squares: 0.0,
        }
    }

    /// One row more.
    pub fn add(&mut self, row: &Row) {
        let left = row.left / LONG;
        let baseline = (0..BASELINE).map(|power| left.powi(power as i32));
        let columns: Vec<f64> = row.derivatives.iter().copied().chain(baseline).collect();
        let miss = row.outcome - row.value;
        for (place, &column) in columns.iter().enumerate().filter(|(_, column)| **column != 0.0) {
            self.targets[place] += column * miss;
            for (sum, other) in self.products[place].iter_mut().zip(&columns) {
                *sum += column * other;
            }
        }
        self.rows += 1;
        self.squares += miss * miss;
    }

    /// How many rows there were.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How far the values were from the outcomes beyond what all positions with as many turns left miss alike: the root
    /// of the mean square, before anything is changed.
    pub fn miss(&self) -> f64 {
        let (products, targets) = self.means(self.weights..self.weights + BASELINE);
        let explained: f64 = targets.iter().zip(solve(products, targets.clone())).map(|(t, s)| t * s).sum();
        (self.squares / self.rows.max(1) as f64 - explained).max(0.0).sqrt()
    }

    /// The relative change of every weight that fits best.
    pub fn changes(&self) -> Vec<f64> {
        let (products, targets) = self.means(0..self.weights + BASELINE);
        let mut solution = solve(products, targets);
        solution.truncate(self.weights);
        solution
    }

    /// The equations for these columns, for each row on average.
    fn means(&self, columns: Range<usize>) -> (Vec<Vec<f64>>, Vec<f64>) {
        let rows = self.rows.max(1) as f64;
        let line = |place: usize| {
            let mut line: Vec<f64> =
                self.products[place][columns.clone()].iter().map(|sum| sum / rows).collect();
            line[place - columns.start] += if place < self.weights { RIDGE } else { HARDLY };
            line
        };
        let targets = self.targets[columns.clone()].iter().map(|sum| sum / rows).collect();
        (columns.clone().map(line).collect(), targets)
    }

    /// The weights after a step of this share of the changes, none larger than the bound.
    pub fn moved(&self, weights: &[f32], rate: f64) -> Vec<f32> {
        let step = |change: f64| libm::exp(rate * change.clamp(-BOUND, BOUND));
        weights.iter().zip(self.changes()).map(|(&w, change)| (f64::from(w) * step(change)) as f32).collect()
    }
}

/// Solves a system of linear equations by elimination with the largest pivot.
pub(super) fn solve(mut lines: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for place in 0..size {
        let largest = (place..size).max_by(|&a, &b| lines[a][place].abs().total_cmp(&lines[b][place].abs()));
        let largest = largest.unwrap_or(place);
        lines.swap(place, largest);
        right.swap(place, largest);
        let (done, below) = lines.split_at_mut(place + 1);
        let pivot = &done[place];
        for (at, line) in below.iter_mut().enumerate() {
            let factor = line[place] / pivot[place];
            if factor != 0.0 {
                line[place..].iter_mut().zip(&pivot[place..]).for_each(|(x, p)| *x -= factor * p);
                right[place + 1 + at] -= factor * right[place];
            }
        }
    }
    for place in (0..size).rev() {
        let known: f64 = (place + 1..size).map(|at| lines[place][at] * right[at]).sum();
        right[place] = (right[place] - known) / lines[place][place];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn it_recovers_the_weights_behind_the_outcomes() {
        let truth = [0.5f32, 3.0, 2.0, 0.8];
        // The last weight never matters, so nothing can be said about it.
        let mut weights = vec![1.0f32; 5];
        let mut dice = Dice::new(5);
        let mut misses = Vec::new();
        for _ in 0..30 {
            let mut fit = Fit::new(weights.len());
            for _ in 0..400 {
                let mut things: Vec<f64> = (0..4).map(|_| dice.below(9) as f64).collect();
                things.push(0.0);
                let left = dice.below(40) as f64;
                let worth = |w: &[f32]| w.iter().zip(&things).map(|(&w, n)| f64::from(w) * n).sum::<f64>();
                let noise = dice.below(100) as f64 / 25.0 - 2.0;
                let baseline = 12.0 + 0.9 * left - 0.01 * left * left;
                fit.add(&Row {
                    derivatives: weights.iter().zip(&things).map(|(&w, n)| f64::from(w) * n).collect(),
                    value: worth(&weights),
                    left,
                    outcome: worth(&truth) + baseline + noise,
                });
            }
            assert_eq!(fit.rows(), 400);
            misses.push(fit.miss());
            let before = weights.clone();
            weights = fit.moved(&weights, 0.5);
            let bound = libm::exp(0.5 * BOUND) + 1e-4;
            assert!(
                weights.iter().zip(&before).all(|(new, old)| f64::from((new / old).max(old / new)) <= bound)
            );
        }
        for (found, truth) in weights.iter().zip(truth) {
            assert!(libm::logf(found / truth).abs() < 0.1, "{found} instead of {truth}");
        }
        assert_eq!(weights[4], 1.0);
        // What is left is the noise, spread evenly between -2 and 2.
        assert!(misses[0] > 5.0 && (1.0..1.4).contains(&misses[29]), "{misses:?}");
    }
}
