//! What is settled about a table itself, beside the options of its game.

use serde::{Deserialize, Serialize};

/// What is settled about a table when it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Whether everybody sees the table in the lists.
    pub public: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether a bot may take the seat of somebody who left.
    pub bots_take_over: bool,
    /// How long players may think.
    pub clock: Clock,
    /// Whether players may ask what a good player would do; if nothing is said, those who play against bots alone.
    pub hints: Option<bool>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { public: false, spectators: true, bots_take_over: true, clock: Clock::None, hints: None }
    }
}

/// How long players may think. Whose time is over gives up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    None,
    /// So many seconds for each answer.
    PerMove {
        /// From 10 seconds to 30 days.
        seconds: u32,
    },
    /// So many seconds for the whole game.
    PerGame {
        /// From a minute to 30 days.
        seconds: u32,
    },
}

/// The longest time on a clock.
const LONGEST: u32 = 30 * 24 * 60 * 60;

impl Clock {
    /// What is wrong with it, if something is.
    pub fn check(self) -> Result<(), String> {
        let (seconds, least) = match self {
            Clock::None => return Ok(()),
            Clock::PerMove { seconds } => (seconds, 10),
            Clock::PerGame { seconds } => (seconds, 60),
        };
        match (least..=LONGEST).contains(&seconds) {
            true => Ok(()),
            false => Err(format!("a clock of {seconds} seconds: from {least} to {LONGEST} are possible")),
        }
    }

    /// How many milliseconds are left of an answer that has been thought about for `thinking`, after `used` before it.
    pub fn left(self, used: i64, thinking: i64) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::PerMove { seconds } => Some(i64::from(seconds) * 1000 - thinking),
            Clock::PerGame { seconds } => Some(i64::from(seconds) * 1000 - used - thinking),
        }
    }
}
