//! The race for the places of one scoring card.

use super::Weights;
use ark::{MAX_SEATS, scoring::PLACES};

/// Players that somebody can race.
pub const OTHERS: usize = MAX_SEATS - 1;
/// The strength of a player who is not at the table: nobody loses against it.
pub const ABSENT: f32 = -1000.0;

/// How sure a lead is.
pub struct Race {
    /// One by the lead that is about three chances in four.
    sharpness: f32,
    /// The chance that a player without a figure of this kind still gets one.
    arrives: f32,
}

impl Race {
    /// A race with so many turns to come for everyone.
    pub fn new(weights: &Weights, turns: f32) -> Race {
        Race {
            sharpness: 1.0 / (weights.close + weights.doubt * turns.sqrt()),
            arrives: 1.0 - libm::expf(-weights.arrivals * turns),
        }
    }

    /// The points to expect for a strength: the value of each place by the chance that so many are better.
    #[inline]
    pub fn value(&self, strength: f32, others: &[f32; OTHERS]) -> f32 {
        // How many times as likely it is that the other one is better as that he is not.
        let odds = others.map(|other| exp((other - strength) * self.sharpness));
        let best = 1.0 / odds.iter().map(|odds| 1.0 + odds).product::<f32>();
        let second = best * odds.iter().sum::<f32>();
        let places = LAST + best * (FIRST - LAST) + second * (SECOND - LAST);
        // Nobody takes a place without a figure.
        let there = if strength >= 1.0 { 1.0 } else { strength + (1.0 - strength) * self.arrives };
        there * places
    }
}

/// What the first place is worth, the second, and each of the others.
const FIRST: f32 = PLACES[0] as f32;
const SECOND: f32 = PLACES[1] as f32;
const LAST: f32 = PLACES[2] as f32;
const _: () = assert!(PLACES[3] == PLACES[2] && PLACES[4] == PLACES[2]);

/// The exponential function to six digits, in plain arithmetic and without a branch: several at once, and the same on
/// every machine. What is above 2^30 or below its inverse is cut off, so that the product of a few stays a number.
#[inline]
pub fn exp(x: f32) -> f32 {
    /// Added to a number it leaves its whole part in the last bits.
    const ROUND: f32 = 12_582_912.0;
    let halvings = (x * std::f32::consts::LOG2_E).clamp(-30.0, 30.0);
    let shifted = halvings + ROUND;
    let part = (halvings - (shifted - ROUND)) * std::f32::consts::LN_2;
    let power = f32::from_bits((shifted.to_bits() << 23).wrapping_add(127 << 23));
    let series = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part / 120.0))));
    series * power
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_exponential_function_is_right_to_six_digits() {
        for tenths in -200..200 {
            let x = tenths as f32 / 10.0;
            let off = f64::from(super::exp(x)) / libm::exp(f64::from(x)) - 1.0;
            assert!(off.abs() < 6e-6, "{x}: {off}");
        }
    }
}
