//! Any legal move that does not only repeat, each as likely.

use crate::{Bot, Dice, Failing, Seen};
use tabletop::Game;

/// Plays any legal move that does not only repeat, each as likely.
pub struct Random(Dice);

impl Random {
    /// A random player; the same seed plays the same game.
    pub fn new(seed: u64) -> Random {
        Random(Dice::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        let moves = seen.distinct(moves);
        Ok(moves[self.0.below(moves.len())])
    }
}
