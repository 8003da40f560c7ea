//! What a game must tell beside its rules to be played at tables.

use bots::{Evaluate, Playable};
use serde_json::Value;
use tabletop::{Afterwards, Game, Lang, Seat};

/// A game that tables can be made of.
pub trait Served:
    Playable<Evaluation: Evaluate<Term: Send>>
    + Afterwards
    + Game<Position: Send + Sync, Options: Send + Sync, Event: Send + Sync, Move: Send + Sync>
    + Send
    + Sync
{
    /// What people call it.
    const TITLE: &'static str;
    /// The least and the largest number of players.
    const PLAYERS: (usize, usize);

    /// Everything printed that a table draws, in one language.
    fn catalogue(lang: Lang) -> Value;

    /// Why a seat can or cannot do something, and what it would cost: numbers, and the same in words.
    fn why(&self, position: &Self::Position, seat: Seat, about: &Value, lang: Lang) -> Result<Value, String>;
}
