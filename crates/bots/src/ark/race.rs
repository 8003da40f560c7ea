//! The race for the places of one scoring card.

use super::Weights;
use ark::{MAX_SEATS, scoring::PLACES};
use tabletop::Seat;

/// Strengths of the others on one scoring card, and how sure a lead is.
pub struct Race {
    /// A lead of this many figures is about three chances in four.
    doubt: f32,
    /// The chance that a player without a figure of this kind still gets one.
    arrives: f32,
    /// The strengths of the others.
    others: [f32; MAX_SEATS],
    seats: usize,
    me: usize,
}

impl Race {
    /// A race with so many turns to come for everyone.
    pub fn new(weights: &Weights, turns: f32, seats: usize, me: Seat) -> Race {
        Race {
            doubt: weights.close + weights.doubt * turns.sqrt(),
            arrives: 1.0 - libm::expf(-weights.arrivals * turns),
            others: [0.0; MAX_SEATS],
            seats,
            me: me.index(),
        }
    }

    /// How strong another player is expected to be.
    pub fn set(&mut self, seat: Seat, strength: f32) {
        self.others[seat.index()] = strength;
    }

    /// The points to expect for a strength: the value of each place by the chance that so many are better.
    pub fn value(&self, strength: f32) -> f32 {
        let mut better = [0.0f32; MAX_SEATS];
        better[0] = 1.0;
        let others = (0..self.seats).filter(|&seat| seat != self.me);
        for (count, seat) in others.enumerate() {
            let loses = 1.0 / (1.0 + libm::expf((strength - self.others[seat]) / self.doubt));
            for place in (0..=count).rev() {
                better[place + 1] += better[place] * loses;
                better[place] *= 1.0 - loses;
            }
        }
        let places: f32 = better.iter().zip(PLACES).map(|(chance, points)| chance * f32::from(points)).sum();
        // Nobody takes a place without a figure.
        let there = if strength >= 1.0 { 1.0 } else { strength + (1.0 - strength) * self.arrives };
        there * places
    }
}
