//! How a game ended, and for whom.

use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What a seat has reached: points first, the tie-break only between equal points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// Points in the game's smallest unit; may be negative.
    pub points: i32,
    /// Decides between equal points; equal again means a shared place.
    pub tie_break: i32,
}

/// Why no more moves follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ending {
    /// The rules ended the game.
    Played,
    /// A seat gave up; it takes the last place and the others are ranked as they stand.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// All seats agreed to stop; everyone is ranked as they stand.
    Agreed,
}

/// The result of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Why the game ended.
    pub ending: Ending,
    /// What each seat reached.
    pub scores: Vec<Score>,
    /// The place of each seat from 1; equal scores share a place.
    pub places: Vec<u8>,
    /// Who won: nobody, one seat, or several that share the victory.
    #[serde(with = "crate::seat::listed")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Seat>"))]
    pub winners: SeatSet,
}

impl Outcome {
    /// Ranks the seats by their scores, a seat that resigned behind all others. `reached` are the seats good enough
    /// to win at all (a solo player may miss the mark).
    pub fn rank(ending: Ending, scores: Vec<Score>, reached: SeatSet) -> Outcome {
        let resigned = |seat: Seat| ending == Ending::Resigned { seat };
        let key = |seat: Seat| (!resigned(seat), scores[seat.index()]);
        let places: Vec<u8> = Seat::all(scores.len())
            .map(|seat| 1 + Seat::all(scores.len()).filter(|&other| key(other) > key(seat)).count() as u8)
            .collect();
        let winners = Seat::all(scores.len())
            .filter(|&seat| places[seat.index()] == 1 && reached.contains(seat) && !resigned(seat))
            .collect();
        Outcome { ending, scores, places, winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: i32, tie_break: i32) -> Score {
        Score { points, tie_break }
    }

    #[test]
    fn equal_scores_share_a_place_and_the_victory() {
        let outcome = Outcome::rank(
            Ending::Played,
            vec![score(9, 2), score(12, 1), score(12, 1), score(9, 3)],
            SeatSet::all(4),
        );
        assert_eq!(outcome.places, [4, 1, 1, 3]);
        assert_eq!(outcome.winners, [Seat(1), Seat(2)].into_iter().collect());
    }

    #[test]
    fn who_resigns_is_last_whatever_the_score() {
        let outcome = Outcome::rank(
            Ending::Resigned { seat: Seat(0) },
            vec![score(50, 0), score(-4, 0)],
            SeatSet::all(2),
        );
        assert_eq!(outcome.places, [2, 1]);
        assert_eq!(outcome.winners, SeatSet::only(Seat(1)));
    }

    #[test]
    fn a_solo_player_may_miss_the_mark_and_cannot_win_by_resigning() {
        let lost = Outcome::rank(Ending::Played, vec![score(-3, 0)], SeatSet::NONE);
        assert_eq!((lost.places[0], lost.winners), (1, SeatSet::NONE));
        let gave_up = Outcome::rank(Ending::Resigned { seat: Seat(0) }, vec![score(8, 0)], SeatSet::all(1));
        assert_eq!(gave_up.winners, SeatSet::NONE);
    }
}
