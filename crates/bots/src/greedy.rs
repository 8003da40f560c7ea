//! One step ahead.

use crate::{Bot, Dice, Evaluate, Failing, Seen};
use tabletop::{Game, Silent};

/// Makes the move after which the position looks best.
///
/// What is hidden is dealt anew before every choice, so a move that draws cards is judged by cards it might draw.
pub struct Greedy<E: Evaluate> {
    evaluate: E,
    dice: Dice,
}

impl<E: Evaluate> Greedy<E> {
    /// A greedy player; the same seed plays the same game.
    pub fn new(evaluate: E, seed: u64) -> Greedy<E> {
        Greedy { evaluate, dice: Dice::new(seed) }
    }
}

impl<E: Evaluate> Bot<E::Game> for Greedy<E> {
    fn choose(
        &mut self,
        seen: &Seen<'_, E::Game>,
        moves: &[<E::Game as Game>::Move],
    ) -> Result<<E::Game as Game>::Move, Failing> {
        let (game, seat) = (seen.game(), seen.seat());
        let moves = seen.distinct(moves);
        let world = seen.world(&mut self.dice.chance());
        let mut best = (f32::NEG_INFINITY, moves[0]);
        if let Some(values) = self.evaluate.reckoned(game, &world, seat, &moves) {
            let better = |best: (f32, _), judged: (f32, _)| if judged.0 > best.0 { judged } else { best };
            return Ok(values.into_iter().zip(moves).fold(best, better).1);
        }
        for answer in moves {
            let mut after = world.clone();
            if game.apply(&mut after, seat, answer, &mut Silent).is_err() {
                continue;
            }
            let value = self.evaluate.value(game, &after, seat);
            if value > best.0 {
                best = (value, answer);
            }
            if seen.is_urgent() {
                break;
            }
        }
        Ok(best.1)
    }
}
