//! Why a request changed nothing.

use crate::games::Rejected;
use crate::store::StoreError;
use std::fmt;

/// Why a request changed nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// There is no such table.
    NoTable,
    /// No game is called like that.
    NoGame(String),
    /// What was asked for cannot be read, or makes no sense.
    Bad(String),
    /// The table has changed since: it is at this version now.
    Stale {
        /// The version of the table.
        version: u64,
    },
    /// The rules or the table stand against it.
    Rejected(Rejected),
    /// The seat is somebody else's, or nobody's.
    NotYours(String),
    /// The game was begun with other rules than those of this server.
    OldRules {
        /// The version the table is played by.
        table: u32,
        /// The version of this server.
        here: u32,
    },
    /// What is kept of the table does not lead to what was there: it is stopped.
    Stopped(String),
    /// It could not be kept, or not be found, for now.
    Store(StoreError),
    /// Too much at once; try again later.
    Busy(String),
}

impl Problem {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NoTable => "no_table",
            Problem::NoGame(_) => "no_game",
            Problem::Bad(_) => "bad_request",
            Problem::Stale { .. } => "stale",
            Problem::Rejected(rejected) => rejected.code,
            Problem::NotYours(_) => "not_yours",
            Problem::OldRules { .. } => "old_rules",
            Problem::Stopped(_) => "stopped",
            Problem::Store(StoreError::Full(_)) => "disk_full",
            Problem::Store(StoreError::ReadOnly(_)) => "read_only",
            Problem::Store(StoreError::Away(_)) => "store_away",
            Problem::Store(_) => "damaged",
            Problem::Busy(_) => "busy",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoTable => f.write_str("there is no such table"),
            Problem::NoGame(name) => write!(f, "no game is called {name:?}"),
            Problem::Bad(why) | Problem::NotYours(why) | Problem::Busy(why) => f.write_str(why),
            Problem::Stale { version } => write!(f, "the table is at version {version} now"),
            Problem::Rejected(rejected) => f.write_str(&rejected.text),
            Problem::OldRules { table, here } => write!(
                f,
                "the table is played by rules version {table} and this server has version {here}: it can be \
                 looked at and forked where a position was written down, not played on"
            ),
            Problem::Stopped(why) => write!(f, "the table is stopped: {why}"),
            Problem::Store(
                StoreError::Damaged(_) | StoreError::Newer(_) | StoreError::Missing(_) | StoreError::Other(_),
            ) => f.write_str("what is kept of it cannot be read"),
            Problem::Store(StoreError::Full(_)) => {
                f.write_str("the disk of the server is full: nothing was kept")
            }
            Problem::Store(StoreError::ReadOnly(_)) => {
                f.write_str("the server may only read: nothing was kept")
            }
            Problem::Store(StoreError::Away(_)) => {
                f.write_str("the database does not answer; try again with the same request id")
            }
        }
    }
}

impl std::error::Error for Problem {}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Store(error)
    }
}

impl From<Rejected> for Problem {
    fn from(rejected: Rejected) -> Problem {
        Problem::Rejected(rejected)
    }
}
