//! Bots at the table.

use crate::{Host, Player};
use bots::{Dice, Failing, Level, Playable, Seen};
use std::fmt;
use tabletop::Seat;

impl<G: Playable> Host<G> {
    /// What a seat may know, as bots are given it.
    pub fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(self.rules(), self.position(), seat)
    }

    /// The seed of a bot that thinks for a seat now: the same whenever the same game comes to the same question.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let words = self.record().seed.0;
        let words = words.chunks(8).map(|part| part.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)));
        let at = [self.entries() as u64, seat.index() as u64];
        words.chain(at).fold(0, |sum, word| Dice::new(sum ^ word).roll())
    }

    /// The bot that answers next, if one is asked.
    pub fn next_bot(&self) -> Option<(Seat, Level)> {
        self.asked().iter().find_map(|seat| match self.players[seat.index()] {
            Player::Bot(level) => Some((seat, level)),
            Player::Human => None,
        })
    }

    /// What a bot of this level would answer in an asked seat. Nothing is changed, so it may take its time elsewhere.
    pub fn think(&self, seat: Seat, level: Level) -> Result<G::Move, BotError> {
        let mut bot = level.bot_on_all_cores::<G>(self.bot_seed(seat));
        bot.choose(&self.seen(seat), &self.legal(seat)).map_err(|failing| BotError { seat, failing })
    }

    /// Lets the next bot answer, and says whose seat it is; `None` if no bot is asked. Called until then, it brings the
    /// game to the next question for a person, with news to be told in between.
    pub fn bot_moves(&mut self) -> Result<Option<Seat>, BotError> {
        let Some((seat, level)) = self.next_bot() else { return Ok(None) };
        let answer = self.think(seat, level)?;
        let made = self.make(seat, answer);
        made.map_err(|refusal| BotError { seat, failing: Failing::Illegal(format!("{answer}: {refusal}")) })?;
        Ok(Some(seat))
    }
}

/// A bot gave no answer that counts; the game stands as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError {
    /// Where it sits.
    pub seat: Seat,
    /// What it did.
    pub failing: Failing,
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot in seat {} {}", self.seat, self.failing)
    }
}

impl std::error::Error for BotError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.failing)
    }
}
