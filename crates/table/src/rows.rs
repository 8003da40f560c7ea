//! What is kept of a table: how it begins, and the rows of its log.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The name of a table in addresses: 16 random letters and digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a table begins; never changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The options of the game as JSON.
    pub options: String,
    /// The seed of its chance. It never leaves the host before the game is over.
    #[serde(with = "seed")]
    pub seed: [u8; 32],
    /// Where it begins, as JSON, if not at the start of a game.
    pub start: Option<String>,
    /// What was settled about the table itself (clock, who may watch, bots for abandoned seats), as JSON.
    pub settings: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
}

/// One accepted request. Rows of a table are numbered from 1 without a gap.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogRow {
    /// Its number.
    pub version: u64,
    /// What was done, in the notation of the log.
    pub body: String,
    /// The digest of the game after it: the chain of the record. Of a packed log the last row alone has one.
    #[serde(with = "digest")]
    pub digest: Option<[u8; 32]>,
    /// The name the sender gave the request.
    pub request: Option<String>,
    /// When it was accepted, in milliseconds since 1970.
    pub at: i64,
}

/// How far a table is, for the lists; kept beside the log, in the same transaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are still open.
    Gathering,
    /// The game is being played, and people are to answer.
    Playing,
    /// The game is being played, and a bot is to answer.
    Thinking,
    /// The game is over.
    Over,
}

/// What the lists show of a table after a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// How far it is.
    pub stage: Stage,
    /// Names of the seats, result, as JSON.
    pub summary: String,
}

/// A seed as it stands in records.
mod seed {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use tabletop::Seed;

    pub(super) fn serialize<S: Serializer>(seed: &[u8; 32], to: S) -> Result<S::Ok, S::Error> {
        Seed(*seed).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; 32], D::Error> {
        Seed::deserialize(from).map(|seed| seed.0)
    }
}

/// A digest as it stands in records.
mod digest {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use tabletop::Digest;

    pub(super) fn serialize<S: Serializer>(digest: &Option<[u8; 32]>, to: S) -> Result<S::Ok, S::Error> {
        digest.map(Digest::from_bytes).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<[u8; 32]>, D::Error> {
        Ok(Option::<Digest>::deserialize(from)?.map(|digest| *digest.bytes()))
    }
}
