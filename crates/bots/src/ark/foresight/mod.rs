//! Chances to win, learned from games: what a search of Ark judges positions by.
//!
//! Of every seat one small net looks at each scoring card and another one at all the rest. What they say is added to what
//! the evaluation counts for the seat, and a softmax over the seats makes chances of it. All hands are looked at: a
//! search has worlds that it dealt. The weights are in `foresight.txt`, whose head says which run of
//! `examples/foresight.rs` made them.

mod net;
mod sight;

pub use sight::Sight;

use super::race::exp;
use ark::MAX_SEATS;
use net::size;
use sight::{CARD, REST, VALUES};
use std::borrow::Borrow;
use std::sync::LazyLock;

/// The weights of both nets, and what the evaluation counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Foresight {
    weights: Vec<f32>,
}

static LEARNED: LazyLock<Foresight> =
    LazyLock::new(|| Foresight::read(include_str!("foresight.txt")).expect("what is checked in can be read"));

impl Foresight {
    /// How many weights there are; the last two are what a point of the evaluation counts at the end of the game, and what
    /// is added to that when all of it is left.
    pub const WEIGHTS: usize = size(CARD) + size(REST) + VALUES;

    /// Foresight by weights of one's own.
    ///
    /// # Panics
    ///
    /// Unless there are [`Foresight::WEIGHTS`].
    pub fn new(weights: Vec<f32>) -> Foresight {
        assert_eq!(weights.len(), Foresight::WEIGHTS, "a weight for everything");
        Foresight { weights }
    }

    /// The foresight that `examples/foresight.rs` has written, or what is wrong with it.
    pub fn read(text: &str) -> Result<Foresight, String> {
        let words = text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let number = |word: &str| word.parse().map_err(|_| format!("'{word}' is not a number"));
        let weights = words.map(number).collect::<Result<Vec<f32>, _>>()?;
        match weights.len() {
            Foresight::WEIGHTS => Ok(Foresight { weights }),
            others => Err(format!("{others} weights where the nets have {}", Foresight::WEIGHTS)),
        }
    }

    /// What was learned.
    pub fn learned() -> &'static Foresight {
        &LEARNED
    }

    /// The weights, to be changed.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The chance of every seat to win; none for those that are not there.
    pub fn chances(&self, seats: impl IntoIterator<Item = impl Borrow<Sight>>) -> [f32; MAX_SEATS] {
        let (card, others) = self.weights.split_at(size(CARD));
        let (rest, counts) = others.split_at(size(REST));
        let promise = |sight: &Sight| {
            let cards: f32 = sight.cards.iter().map(|inputs| net::say(card, inputs)).sum();
            let values: f32 = sight.values.iter().zip(counts).map(|(value, counts)| value * counts).sum();
            cards + net::say(rest, &sight.rest) + values
        };
        let mut chances = [f32::NEG_INFINITY; MAX_SEATS];
        for (chance, sight) in chances.iter_mut().zip(seats) {
            *chance = promise(sight.borrow());
        }
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        for chance in &mut chances {
            *chance = if chance.is_finite() { exp(*chance - most) } else { 0.0 };
        }
        let sum: f32 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }

    /// Adds to `gradient` how the weights should change for chances nearer to how a game ended, which is told by the share
    /// of the victory of every seat.
    pub fn learn(&self, seats: &[Sight], shares: &[f32], gradient: &mut [f32]) {
        let (card, others) = self.weights.split_at(size(CARD));
        let (rest, _) = others.split_at(size(REST));
        let (of_card, others) = gradient.split_at_mut(size(CARD));
        let (of_rest, of_counts) = others.split_at_mut(size(REST));
        for ((sight, chance), share) in seats.iter().zip(self.chances(seats)).zip(shares) {
            let error = share - chance;
            sight.cards.iter().for_each(|inputs| net::blame(card, inputs, error, of_card));
            net::blame(rest, &sight.rest, error, of_rest);
            of_counts.iter_mut().zip(sight.values).for_each(|(sum, value)| *sum += error * value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Playable;
    use ark::{Options, Rules};
    use tabletop::{Game, Seed, Silent};

    /// A position between five, some turns from the start.
    fn seats() -> Vec<Sight> {
        let game = Rules::new(&Options::standard(5)).expect("good options");
        let mut position = game.start(Seed::from_number(3), &mut Silent);
        let mut moves = Vec::new();
        for _ in 0..20 {
            let seat = game.asked(&position).iter().next().expect("somebody is asked");
            game.legal(&position, seat, &mut moves);
            let answer = moves[moves.len() / 2];
            game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        }
        let evaluation = Rules::evaluation();
        let expected = evaluation.points(&game, &position);
        Sight::all(&evaluation, &game, &position, &expected).collect()
    }

    #[test]
    fn chances_of_all_seats_add_up() {
        let chances = Foresight::learned().chances(seats());
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    }

    /// A small change that way adds as much to the logarithm of the winner's chance as the slope says.
    #[test]
    fn what_is_learned_makes_the_winner_likelier() {
        const STEP: f32 = 1e-5;
        let (seats, shares) = (seats(), [0.0, 0.0, 1.0, 0.0, 0.0]);
        let mut foresight = Foresight::learned().clone();
        let before = libm::logf(foresight.chances(&seats)[2]);
        let mut gradient = vec![0.0; Foresight::WEIGHTS];
        foresight.learn(&seats, &shares, &mut gradient);
        for (weight, slope) in foresight.weights_mut().iter_mut().zip(&gradient) {
            *weight += STEP * slope;
        }
        let gained = libm::logf(foresight.chances(&seats)[2]) - before;
        let said = STEP * gradient.iter().map(|slope| slope * slope).sum::<f32>();
        assert!((gained / said - 1.0).abs() < 0.1, "{gained}, {said} said");
    }
}
