//! What a game must tell beside its rules to be played on a server.

use bots::Playable;
use serde_json::Value;
use tabletop::{Game, Lang, Seat, Told};

/// A game that tables can be made of.
pub trait Served:
    Playable + Told + Game<Position: Send + Sync, Options: Send, Event: Send, Move: Send> + Send + Sync
{
    /// What people call it.
    const TITLE: &'static str;
    /// The least and the largest number of players.
    const PLAYERS: (usize, usize);

    /// Why a seat can or cannot do something, and what it would cost: numbers, and the same in words.
    fn why(&self, position: &Self::Position, seat: Seat, about: &Value, lang: Lang) -> Result<Value, String>;
}
