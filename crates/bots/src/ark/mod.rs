//! How positions of Ark are judged.

use crate::{Evaluate, Playable, Scale, Width};
use ark::{Position, Question, Rules};
use tabletop::{Game, Seat};

/// What a part of the value of a position stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Points.
    Points,
}

/// Judges positions of Ark.
#[derive(Clone, Debug, Default)]
pub struct Evaluation;

impl Evaluate for Evaluation {
    type Game = Rules;
    type Term = Term;

    fn weigh<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        scale.put(Term::Points, game.scores(position)[seat.index()].points as f32);
    }

    fn begins_turn(&self, game: &Rules, position: &Position, seat: Seat) -> bool {
        matches!(game.question(position, seat), Some(Question::Turn | Question::Endgame))
    }
}

impl Playable for Rules {
    type Evaluation = Evaluation;
    const WIDTH: Width = Width { worlds: 4, lines: 16, depth: 24 };

    fn evaluation() -> Evaluation {
        Evaluation
    }
}
