//! From values to chances of winning.

use crate::Evaluate;
use crate::plan::PositionOf;
use tabletop::{Ending, Game, Outcome, Seat};

/// How far a lead is from a victory. Fitted to games between bots; `arkwright calibrate` does it again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The doubt about values when the game is as good as over, in points: a lead of this many is 73 chances in 100.
    pub close: f32,
    /// What is added to it when a whole game is left.
    pub open: f32,
    /// Alone: the points that values miss when a whole game is left.
    pub missed: f32,
}

impl Calibration {
    /// The chance of every seat from what the game is worth to each, with this share of it left. A player who is alone
    /// plays against the mark: no points.
    pub fn chances(&self, values: &[f32], left: f32) -> Vec<f32> {
        let doubt = self.close + self.open * left;
        if let [alone] = *values {
            let value = alone + self.missed * left;
            return vec![grows(value.min(0.0) / doubt) / (1.0 + grows(-value.abs() / doubt))];
        }
        let most = values.iter().copied().fold(f32::MIN, f32::max);
        let mut chances: Vec<f32> = values.iter().map(|value| grows((value - most) / doubt)).collect();
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        chances
    }
}

/// Nearly the exponential function of what is not above 0, in plain arithmetic: the same on every machine.
fn grows(x: f32) -> f32 {
    let part = (1.0 + x / 32.0).max(0.0);
    let [second, fourth] = [part * part, part * part * part * part];
    let eighth = fourth * fourth;
    debug_assert!(x <= 0.0 && second <= 1.0);
    let sixteenth = eighth * eighth;
    sixteenth * sixteenth
}

/// What a position at the end of a look ahead says.
#[derive(Clone, PartialEq, Debug)]
pub enum Leaf {
    /// The game is over: the share of the victory of every seat.
    Over(Vec<f32>),
    /// It goes on: what it is worth to every seat by its own terms, and the share of the game that is left.
    Open(Vec<f32>, f32),
}

impl Leaf {
    /// What a position says.
    pub fn of<E: Evaluate>(evaluate: &E, game: &E::Game, position: &PositionOf<E>) -> Leaf {
        if game.is_over(position) {
            let outcome = Outcome::rank(Ending::Played, game.scores(position), game.reached(position));
            return Leaf::Over(shares(&outcome, game.seats()));
        }
        let values = Seat::all(game.seats()).map(|seat| evaluate.own(game, position, seat)).collect();
        Leaf::Open(values, evaluate.left(game, position))
    }

    /// The chance of every seat.
    pub fn chances(&self, calibration: Calibration) -> Vec<f32> {
        match self {
            Leaf::Over(shares) => shares.clone(),
            Leaf::Open(values, left) => calibration.chances(values, *left),
        }
    }
}

/// The share of the victory of every seat.
pub fn shares(outcome: &Outcome, seats: usize) -> Vec<f32> {
    let winners = outcome.winners;
    let share = 1.0 / winners.iter().count().max(1) as f32;
    Seat::all(seats).map(|seat| if winners.contains(seat) { share } else { 0.0 }).collect()
}

/// The mean of several chances.
pub fn mean(several: &[Vec<f32>]) -> Vec<f32> {
    let seats = several.first().map_or(0, Vec::len);
    let of_seat =
        |seat: usize| several.iter().map(|chances| chances[seat]).sum::<f32>() / several.len() as f32;
    (0..seats).map(of_seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVEN: Calibration = Calibration { close: 5.0, open: 10.0, missed: 8.0 };

    #[test]
    fn chances_add_up_and_follow_the_lead() {
        let chances = EVEN.chances(&[3.0, 12.0, 3.0], 0.5);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{chances:?}");
        assert!(chances[1] > 0.4 && chances[0] == chances[2], "{chances:?}");
        let late = EVEN.chances(&[3.0, 12.0, 3.0], 0.0);
        assert!(late[1] > chances[1], "the same lead is worth more at the end: {late:?}");
        assert_eq!(EVEN.chances(&[0.0, -900.0], 1.0), [1.0, 0.0]);
    }

    #[test]
    fn a_lead_of_the_doubt_is_73_chances_in_100() {
        let ahead = EVEN.chances(&[5.0, 0.0], 0.0)[0];
        assert!((ahead - 0.73).abs() < 0.01, "{ahead}");
    }

    #[test]
    fn alone_the_mark_is_the_other_player() {
        let at = |value, left| EVEN.chances(&[value], left)[0];
        assert!((at(0.0, 0.0) - 0.5).abs() < 1e-6 && at(10.0, 0.0) > 0.8 && at(-10.0, 0.0) < 0.2);
        assert!((at(10.0, 0.0) + at(-10.0, 0.0) - 1.0).abs() < 1e-6);
        assert!(at(-8.0, 1.0) > 0.499, "what values miss is still to come");
    }
}
