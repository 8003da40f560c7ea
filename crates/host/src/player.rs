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
    pub const ALL: [Player; 1 + Level::ALL.len()] = {
        let mut all = [Player::Human; 1 + Level::ALL.len()];
        let mut nth = 0;
        while nth < Level::ALL.len() {
            all[nth + 1] = Player::Bot(Level::ALL[nth]);
            nth += 1;
        }
        all
    };
}

/// What a person is called on command lines.
const HUMAN: &str = "human";

/// The name on command lines.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str(HUMAN),
            Player::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;
    fn from_str(text: &str) -> Result<Player, UnknownPlayer> {
        if text == HUMAN {
            return Ok(Player::Human);
        }
        text.parse().map(Player::Bot).map_err(|()| UnknownPlayer(text.to_owned()))
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
