//! The notation of the log: what one accepted request did.

use bots::Level;
use std::{fmt, str::FromStr};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// Nobody yet.
    Open,
    /// A person, or a program that plays through the API.
    Person {
        /// What it is called.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// What one accepted request did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Somebody sits down, or leaves.
    Sit {
        /// Where.
        seat: u8,
        /// Who.
        who: Sitting,
    },
    /// Moves of a seat, one after the other.
    Moves {
        /// Whose.
        seat: u8,
        /// In their notation.
        moves: Vec<String>,
    },
    /// A seat takes back what it did last.
    Undo {
        /// Whose.
        seat: u8,
    },
    /// A seat gives up, or its time is over.
    Resign {
        /// Whose.
        seat: u8,
        /// Whether its clock ran out.
        by_clock: bool,
    },
    /// A seat wants the game to end as it stands; it does once everybody does.
    Consent {
        /// Whose.
        seat: u8,
    },
    /// An entry of a record that was taken over.
    Entry {
        /// In its notation.
        entry: String,
    },
}

/// Between the moves of a line; no move has it.
const BETWEEN: &str = "; ";

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Sit { seat, who: Sitting::Open } => write!(f, "leave {seat}"),
            Line::Sit { seat, who: Sitting::Person { name } } => write!(f, "person {seat} {name}"),
            Line::Sit { seat, who: Sitting::Bot { level } } => write!(f, "bot {seat} {level}"),
            Line::Moves { seat, moves } => write!(f, "{seat} {}", moves.join(BETWEEN)),
            Line::Undo { seat } => write!(f, "undo {seat}"),
            Line::Resign { seat, by_clock: false } => write!(f, "resign {seat}"),
            Line::Resign { seat, by_clock: true } => write!(f, "clock {seat}"),
            Line::Consent { seat } => write!(f, "consent {seat}"),
            Line::Entry { entry } => write!(f, "entry {entry}"),
        }
    }
}

/// A row of the log that says nothing known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLine(pub String);

impl fmt::Display for UnknownLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the log has a line that says nothing known: {:?}", self.0)
    }
}

impl std::error::Error for UnknownLine {}

impl FromStr for Line {
    type Err = UnknownLine;
    fn from_str(text: &str) -> Result<Line, UnknownLine> {
        let unknown = || UnknownLine(text.to_owned());
        let (word, rest) = text.split_once(' ').ok_or_else(unknown)?;
        let number = |text: &str| text.parse::<u8>().map_err(|_| unknown());
        let with_more = || rest.split_once(' ').ok_or_else(unknown);
        Ok(match word {
            "leave" => Line::Sit { seat: number(rest)?, who: Sitting::Open },
            "person" => {
                let (seat, name) = with_more()?;
                Line::Sit { seat: number(seat)?, who: Sitting::Person { name: name.to_owned() } }
            }
            "bot" => {
                let (seat, level) = with_more()?;
                let level = level.parse().map_err(|()| unknown())?;
                Line::Sit { seat: number(seat)?, who: Sitting::Bot { level } }
            }
            "undo" => Line::Undo { seat: number(rest)? },
            "resign" => Line::Resign { seat: number(rest)?, by_clock: false },
            "clock" => Line::Resign { seat: number(rest)?, by_clock: true },
            "consent" => Line::Consent { seat: number(rest)? },
            "entry" => Line::Entry { entry: rest.to_owned() },
            seat => {
                let moves = rest.split(BETWEEN).map(str::to_owned).collect();
                Line::Moves { seat: number(seat)?, moves }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let moves = vec!["build 4 +1x".to_owned(), "raise size1".to_owned()];
        for line in [
            Line::Sit { seat: 0, who: Sitting::Open },
            Line::Sit { seat: 1, who: Sitting::Person { name: "Ada  Lovelace; 2".to_owned() } },
            Line::Sit { seat: 2, who: Sitting::Bot { level: Level::Planner } },
            Line::Moves { seat: 3, moves },
            Line::Undo { seat: 0 },
            Line::Resign { seat: 1, by_clock: false },
            Line::Resign { seat: 1, by_clock: true },
            Line::Consent { seat: 2 },
            Line::Entry { entry: "0 resign".to_owned() },
        ] {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "undo", "undo x", "bot 1 genius", "hello 1", "256 done"] {
            assert_eq!(text.parse::<Line>(), Err(UnknownLine(text.to_owned())));
        }
    }
}
