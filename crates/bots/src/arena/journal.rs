//! The file the results of an arena are kept in: JSON lines, first the settings, then one line for each deal.

use super::Deal;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// What must be the same for results to belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The version of this file's format.
    pub arena: u32,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// What else was chosen: maps, difficulty.
    pub table: String,
    /// The bots, one for each seat.
    pub seats: Vec<String>,
    /// The seed of the first deal.
    pub seed: u64,
}

impl Settings {
    /// The version of the format that this program writes.
    pub const FORMAT: u32 = 1;
}

/// A result file that is being written.
pub struct Journal {
    file: File,
}

/// Why a result file cannot be gone on with.
#[derive(Debug)]
pub enum JournalError {
    /// It cannot be read or written.
    Io(io::Error),
    /// A line is not what it should be.
    Line {
        /// Which one, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// Another arena is writing to it.
    Busy,
    /// It was made with other settings.
    Other {
        /// What differs.
        what: &'static str,
        /// What the file says.
        file: String,
        /// What was asked for.
        asked: String,
    },
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Io(error) => error.fmt(f),
            JournalError::Busy => f.write_str("another arena is writing to it"),
            JournalError::Line { line, why } => write!(f, "line {line} is no line of an arena: {why}"),
            JournalError::Other { what, file, asked } => {
                write!(f, "made with {what} {file}, not {asked}; name another file, or ask for the same")
            }
        }
    }
}

impl std::error::Error for JournalError {}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> JournalError {
        JournalError::Io(error)
    }
}

impl Journal {
    /// Begins a file, or goes on with one made with the same settings: gives the deals that are in it. A last line that
    /// was cut off while it was written is taken away.
    pub fn open(path: &Path, settings: &Settings) -> Result<(Journal, Vec<Deal>), JournalError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy),
            // Where files cannot be locked the arena goes on without.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().enumerate();
        let mut deals = Vec::new();
        match lines.next() {
            None if text.is_empty() => {
                let mut journal = Journal { file };
                journal.line(settings)?;
                return Ok((journal, deals));
            }
            None => return Err(JournalError::Line { line: 1, why: "the settings are missing".into() }),
            Some((nth, line)) => compare(&read(nth, line)?, settings)?,
        }
        for (nth, line) in lines {
            let deal: Deal = read(nth, line)?;
            let expected = deals.len() as u64;
            let seats = settings.seats.len();
            let fits = |game: &super::Played| {
                let lengths = [game.seating.len(), game.points.len(), game.places.len()];
                lengths == [seats; 3] && game.seating.iter().chain(&game.winners).all(|&seat| seat < seats)
            };
            if deal.deal != expected || !deal.games.iter().all(fits) {
                let why = format!("deal {expected} with {seats} seats is expected here");
                return Err(JournalError::Line { line: nth + 1, why });
            }
            deals.push(deal);
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Journal { file }, deals))
    }

    /// Adds a deal.
    pub fn add(&mut self, deal: &Deal) -> io::Result<()> {
        self.line(deal)
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

fn read<T: for<'a> Deserialize<'a>>(nth: usize, line: &str) -> Result<T, JournalError> {
    serde_json::from_str(line).map_err(|error| JournalError::Line { line: nth + 1, why: error.to_string() })
}

fn compare(file: &Settings, asked: &Settings) -> Result<(), JournalError> {
    let seats = |settings: &Settings| settings.seats.join(",");
    let differences = [
        ("format", file.arena.to_string(), asked.arena.to_string()),
        ("game", file.game.clone(), asked.game.clone()),
        ("rules version", file.rules_version.to_string(), asked.rules_version.to_string()),
        ("seats", seats(file), seats(asked)),
        ("table", file.table.clone(), asked.table.clone()),
        ("seed", file.seed.to_string(), asked.seed.to_string()),
    ];
    match differences.into_iter().find(|(_, file, asked)| file != asked) {
        None => Ok(()),
        Some((what, file, asked)) => Err(JournalError::Other { what, file, asked }),
    }
}
