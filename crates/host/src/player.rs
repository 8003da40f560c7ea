//! Who sits in a seat.

use bots::Level;
use std::{fmt, str::FromStr};

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, or a program that answers for one.
    Human,
    /// A bot of the house.
    Bot(Level),
}

impl Player {
    /// All kinds of players.
    pub const ALL: [Player; 1 + Level::ALL.len()] =
        [Player::Human, Player::Bot(Level::ALL[0]), Player::Bot(Level::ALL[1]), Player::Bot(Level::ALL[2])];

    /// The name on command lines.
    pub fn name(self) -> &'static str {
        match self {
            Player::Human => "human",
            Player::Bot(level) => level.name(),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;
    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        let known = Player::ALL.into_iter().find(|player| player.name() == text);
        known.ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// A name that no player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(pub String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no player is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownPlayer {}
