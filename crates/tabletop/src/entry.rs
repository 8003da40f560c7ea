//! One line of a record.

use crate::{NotationError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// What happened next in a recorded game, written as a short text: `0 play 7`, `1 resign`, `agree`.
///
/// The word `resign` alone is therefore no notation of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry<M> {
    /// A seat answered.
    Move {
        /// Who answered.
        seat: Seat,
        /// The answer.
        answer: M,
    },
    /// A seat gave up; the game is over.
    Resign {
        /// Who gave up.
        seat: Seat,
    },
    /// All seats agreed to stop; the game is over.
    Agree,
}

impl<M: fmt::Display> fmt::Display for Entry<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Move { seat, answer } => write!(f, "{seat} {answer}"),
            Entry::Resign { seat } => write!(f, "{seat} resign"),
            Entry::Agree => f.write_str("agree"),
        }
    }
}

impl<M: FromStr<Err = NotationError>> FromStr for Entry<M> {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Entry<M>, NotationError> {
        if text == "agree" {
            return Ok(Entry::Agree);
        }
        let wrong = |expected| NotationError { text: text.to_owned(), expected };
        let (seat, rest) = text.split_once(' ').ok_or_else(|| wrong("a seat and a move, or \"agree\""))?;
        let digits = !seat.is_empty() && seat.bytes().all(|digit| digit.is_ascii_digit());
        let seat =
            seat.parse().ok().filter(|_| digits).map(Seat).ok_or_else(|| wrong("the number of a seat"))?;
        if rest == "resign" {
            Ok(Entry::Resign { seat })
        } else {
            Ok(Entry::Move { seat, answer: rest.parse()? })
        }
    }
}

impl<M: fmt::Display> Serialize for Entry<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, M: FromStr<Err = NotationError>> Deserialize<'de> for Entry<M> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry<M>, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
