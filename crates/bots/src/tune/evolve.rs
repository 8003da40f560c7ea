//! An evolution strategy that needs nothing but "how good are these?".
//!
//! It is the separable CMA-ES of Ros and Hansen (2008): a cloud of candidates around a mean, whose spread along every
//! weight grows where moving helped and shrinks where it did not. Weights are positive and compared by ratio, so the
//! cloud lives in their logarithms.

use crate::Dice;

/// A search for better weights.
pub struct Tuner {
    mean: Vec<f64>,
    spread: f64,
    variance: Vec<f64>,
    path_of_spread: Vec<f64>,
    path: Vec<f64>,
    dice: Dice,
    generation: u32,
}

/// A candidate of a generation.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Its weights.
    pub weights: Vec<f32>,
    offset: Vec<f64>,
}

impl Tuner {
    /// A search that begins at `weights` and looks first about `spread` (as a share of each weight) around them.
    pub fn new(weights: &[f32], spread: f64, seed: u64) -> Tuner {
        let n = weights.len();
        Tuner {
            mean: weights.iter().map(|&weight| libm::log(f64::from(weight.max(1e-6)))).collect(),
            spread,
            variance: vec![1.0; n],
            path_of_spread: vec![0.0; n],
            path: vec![0.0; n],
            dice: Dice::new(seed),
            generation: 0,
        }
    }

    /// The best guess so far.
    pub fn weights(&self) -> Vec<f32> {
        self.mean.iter().map(|&x| libm::exp(x) as f32).collect()
    }

    /// How far around it the next generation looks.
    pub fn spread(&self) -> f64 {
        self.spread
    }

    /// So many candidates to be judged.
    pub fn generation(&mut self, candidates: usize) -> Vec<Candidate> {
        (0..candidates)
            .map(|_| {
                let offset: Vec<f64> =
                    self.variance.iter().map(|v| v.sqrt() * normal(&mut self.dice)).collect();
                let point = self.mean.iter().zip(&offset).map(|(mean, step)| mean + self.spread * step);
                Candidate { weights: point.map(|x| libm::exp(x) as f32).collect(), offset }
            })
            .collect()
    }

    /// Learns from a generation: the candidates in the order of their merit, the best first.
    pub fn learn(&mut self, ranked: &[Candidate]) {
        let n = self.mean.len() as f64;
        let parents = (ranked.len() / 2).max(1);
        let raw: Vec<f64> =
            (0..parents).map(|i| libm::log(parents as f64 + 0.5) - libm::log(i as f64 + 1.0)).collect();
        let sum: f64 = raw.iter().sum();
        let shares: Vec<f64> = raw.iter().map(|share| share / sum).collect();
        let effective = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();

        let slow = (effective + 2.0) / (n + effective + 5.0);
        let damping = 1.0 + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + slow;
        let fade = (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n);
        // The separable variant learns each variance alone, so it may learn faster by (n + 2) / 3.
        let faster = (n + 2.0) / 3.0;
        let one = (faster * 2.0 / ((n + 1.3).powi(2) + effective)).min(0.5);
        let many =
            (faster * 2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0).powi(2) + effective)).min(0.5);

        self.generation += 1;
        let expected = n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n));
        let step = |place: usize| -> f64 {
            ranked.iter().zip(&shares).map(|(candidate, share)| share * candidate.offset[place]).sum()
        };
        let steps: Vec<f64> = (0..self.mean.len()).map(step).collect();
        for (place, &step) in steps.iter().enumerate() {
            self.mean[place] += self.spread * step;
            let whitened = step / self.variance[place].sqrt();
            let path = &mut self.path_of_spread[place];
            *path = (1.0 - slow) * *path + (slow * (2.0 - slow) * effective).sqrt() * whitened;
        }
        let length = self.path_of_spread.iter().map(|x| x * x).sum::<f64>().sqrt();
        let settled = (1.0 - (1.0 - slow).powi(2 * self.generation as i32)).sqrt();
        let moving = length / settled < (1.4 + 2.0 / (n + 1.0)) * expected;
        for (place, &step) in steps.iter().enumerate() {
            let path = &mut self.path[place];
            let pull = if moving { (fade * (2.0 - fade) * effective).sqrt() * step } else { 0.0 };
            *path = (1.0 - fade) * *path + pull;
            let seen: f64 =
                ranked.iter().zip(&shares).map(|(c, share)| share * c.offset[place].powi(2)).sum();
            let variance = &mut self.variance[place];
            *variance = (1.0 - one - many) * *variance + one * *path * *path + many * seen;
        }
        self.spread *= libm::exp(((slow / damping) * (length / expected - 1.0)).clamp(-0.5, 0.5));
    }
}

/// A number of the normal distribution (Box and Muller).
fn normal(dice: &mut Dice) -> f64 {
    let mut uniform = || ((dice.roll() >> 11) as f64 + 0.5) / (1u64 << 53) as f64;
    let (a, b) = (uniform(), uniform());
    (-2.0 * libm::log(a)).sqrt() * libm::cos(std::f64::consts::TAU * b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_finds_the_best_weights_through_noise() {
        let best = [0.5f32, 3.0, 20.0, 1.0, 0.1, 7.0];
        let mut dice = Dice::new(3);
        let mut tuner = Tuner::new(&[1.0; 6], 0.5, 1);
        for _ in 0..150 {
            let mut judged: Vec<(f64, Candidate)> = tuner
                .generation(12)
                .into_iter()
                .map(|candidate| {
                    let miss: f64 = candidate
                        .weights
                        .iter()
                        .zip(best)
                        .map(|(w, b)| f64::from(libm::logf(w / b)).powi(2))
                        .sum();
                    (miss + 0.02 * normal(&mut dice), candidate)
                })
                .collect();
            judged.sort_by(|a, b| a.0.total_cmp(&b.0));
            let ranked: Vec<Candidate> = judged.into_iter().map(|(_, candidate)| candidate).collect();
            tuner.learn(&ranked);
        }
        for (found, best) in tuner.weights().iter().zip(best) {
            assert!(libm::logf(found / best).abs() < 0.25, "{found} instead of {best}");
        }
    }
}
