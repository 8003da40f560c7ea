//! Games that were played and are not in their file yet: appended one after the other, so that whatever ends the program
//! ends only the games that are being played.
//!
//! A journal is a line of JSON that says what was played, and frames: the length of a body, the beginning of its digest,
//! and the body, which has the rows of some games. A frame that is cut short or hurt ends the journal.

use super::columns::{Heading, Table};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The length of a body and eight bytes of its digest.
const HEAD: usize = 4 + DIGEST;
const DIGEST: usize = 8;
/// How often the disk is waited for: what a power failure may take.
const SYNC: Duration = Duration::from_secs(5);

/// The tables, as folders call them.
pub const TABLES: [&str; 3] = ["seats", "cards", "moments"];

/// What was played: whoever goes on must play the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The version of this format.
    pub simulation: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its options, and what changes from game to game.
    pub table: serde_json::Value,
    /// The bots.
    pub seats: Vec<String>,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games there are, those of other shares included.
    pub games: u64,
    /// How many shares there are.
    pub parts: u64,
    /// Whether there is a table of cards.
    pub cards: bool,
    /// One of how many own turns is in the table of moments, if there is one.
    #[serde(default)]
    pub moments: Option<u64>,
    /// A digest of the columns.
    pub columns: String,
}

impl Settings {
    /// The version that this program writes.
    pub const FORMAT: u32 = 2;

    /// What tells tables with these columns from others.
    pub fn digest(headings: [&[Heading]; TABLES.len()]) -> String {
        let mut digest = blake3::Hasher::new();
        for heading in headings.concat() {
            digest.update(format!("{} {:?}\n", heading.name, heading.kind).as_bytes());
        }
        digest.finalize().to_hex()[..16].to_owned()
    }

    /// What differs between what was played and what is asked for, in words.
    pub fn difference(&self, asked: &Settings) -> Option<String> {
        let seats = |settings: &Settings| settings.seats.join(",");
        let moments = |settings: &Settings| settings.moments.map_or("none".into(), |n| n.to_string());
        let differences = [
            ("format", self.simulation.to_string(), asked.simulation.to_string()),
            ("game", self.game.clone(), asked.game.clone()),
            ("rules version", self.rules_version.to_string(), asked.rules_version.to_string()),
            ("seats", seats(self), seats(asked)),
            ("seed", self.seed.to_string(), asked.seed.to_string()),
            ("games", self.games.to_string(), asked.games.to_string()),
            ("parts", self.parts.to_string(), asked.parts.to_string()),
            ("options", self.table.to_string(), asked.table.to_string()),
            ("a table of cards:", self.cards.to_string(), asked.cards.to_string()),
            ("moments", moments(self), moments(asked)),
            ("columns", self.columns.clone(), asked.columns.clone()),
        ];
        let (what, made, asked) = differences.into_iter().find(|(_, made, asked)| made != asked)?;
        Some(format!("it was made with {what} {made}, not {asked}"))
    }
}

/// The rows of some games that follow each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rows {
    /// The first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Turns of all seats.
    pub turns: u64,
    /// Games a bot lost by failing.
    pub failed: u64,
    /// The table of seats.
    pub seats: Table,
    /// The table of cards.
    pub cards: Option<Table>,
    /// The table of moments.
    pub moments: Option<Table>,
}

impl Rows {
    /// The tables in their order.
    pub fn tables(self) -> [Option<Table>; TABLES.len()] {
        [Some(self.seats), self.cards, self.moments]
    }
}

/// Where the rows of some games lie in a journal.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The games.
    pub games: Range<u64>,
    at: u64,
    length: usize,
}

/// A journal that is open for one writer.
pub struct Journal {
    file: File,
    path: PathBuf,
    end: u64,
    frames: Vec<Frame>,
    synced: Instant,
}

/// Why a journal cannot be opened.
pub enum Unfit {
    /// It cannot be read or written.
    Io(io::Error),
    /// Somebody else is writing to it.
    Busy,
    /// It has games of another simulation, or none.
    Other(String),
}

impl From<io::Error> for Unfit {
    fn from(error: io::Error) -> Unfit {
        Unfit::Io(error)
    }
}

impl Journal {
    /// Begins a journal, or goes on with the one that is there. What was cut short at its end is taken away.
    pub fn open(path: &Path, settings: &Settings) -> Result<Journal, Unfit> {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(Unfit::Busy),
            // Where files cannot be locked it goes on without.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut journal =
            Journal { file, path: path.to_owned(), end: 0, frames: Vec::new(), synced: Instant::now() };
        let mut reader = BufReader::new(journal.file.try_clone()?);
        let mut line = Vec::new();
        io::BufRead::read_until(&mut reader, b'\n', &mut line)?;
        if line.last() != Some(&b'\n') {
            // It ended before its first line did: nothing is lost, unless it never was a journal.
            if !line.is_empty() && !line.starts_with(b"{\"simulation\":") {
                return Err(Unfit::Other("it is no journal of a simulation".into()));
            }
            let line = serde_json::to_string(settings).map_err(io::Error::other)? + "\n";
            journal.file.set_len(0)?;
            journal.file.rewind()?;
            journal.file.write_all(line.as_bytes())?;
            journal.end = line.len() as u64;
            return Ok(journal);
        }
        let made: Settings = serde_json::from_slice(&line)
            .map_err(|_| Unfit::Other("it is no journal of a simulation".into()))?;
        if let Some(difference) = made.difference(settings) {
            return Err(Unfit::Other(difference));
        }
        journal.end = line.len() as u64;
        journal.scan(reader)?;
        journal.file.set_len(journal.end)?;
        Ok(journal)
    }

    /// Finds the frames that are whole.
    fn scan(&mut self, mut reader: impl Read) -> io::Result<()> {
        let mut body = Vec::new();
        loop {
            let mut head = [0; HEAD];
            if !whole(reader.read_exact(&mut head))? {
                return Ok(());
            }
            let (length, digest) = head.split_at(4);
            let length = u32::from_le_bytes(length.try_into().unwrap_or_default()) as usize;
            // The length may be what is hurt: it is not believed further than the bytes that follow.
            body.clear();
            reader.by_ref().take(length as u64).read_to_end(&mut body)?;
            if body.len() < length || blake3::hash(&body).as_bytes()[..DIGEST] != *digest {
                return Ok(());
            }
            let Ok(((first, games), _)) = postcard::take_from_bytes::<(u64, u64)>(&body) else {
                return Ok(());
            };
            let games = first..first.saturating_add(games);
            if self.frames.iter().any(|frame| frame.games.start < games.end && games.start < frame.games.end)
            {
                return Ok(());
            }
            self.frames.push(Frame { games, at: self.end + HEAD as u64, length });
            self.end += (HEAD + length) as u64;
        }
    }

    /// The frames that are in it, by their games.
    pub fn frames(&self) -> Vec<Frame> {
        let mut frames = self.frames.clone();
        frames.sort_by_key(|frame| frame.games.start);
        frames
    }

    /// Games that are in it.
    pub fn games(&self) -> u64 {
        self.frames.iter().map(|frame| frame.games.end - frame.games.start).sum()
    }

    /// Adds the rows of some games, as [`encoded`] made them. If that fails nothing of them stays.
    pub fn add(&mut self, games: Range<u64>, frame: &[u8]) -> io::Result<()> {
        let written = self.file.seek(SeekFrom::Start(self.end)).and_then(|_| self.file.write_all(frame));
        if let Err(error) = written {
            // If this fails too, whoever opens it finds that the frame is not whole.
            let _ = self.file.set_len(self.end);
            return Err(error);
        }
        self.frames.push(Frame { games, at: self.end + HEAD as u64, length: frame.len() - HEAD });
        self.end += frame.len() as u64;
        if self.synced.elapsed() > SYNC {
            self.synced = Instant::now();
            self.file.sync_data()?;
        }
        Ok(())
    }

    /// Reads rows back.
    pub fn read(&mut self, frame: &Frame) -> io::Result<Rows> {
        let mut body = vec![0; frame.length];
        self.file.seek(SeekFrom::Start(frame.at))?;
        self.file.read_exact(&mut body)?;
        postcard::from_bytes(&body).map_err(io::Error::other)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Whether there were enough bytes.
fn whole(read: io::Result<()>) -> io::Result<bool> {
    match read {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Rows as a frame of a journal.
pub fn encoded(rows: &Rows) -> io::Result<Vec<u8>> {
    let mut frame = postcard::to_extend(rows, vec![0; HEAD]).map_err(io::Error::other)?;
    let (head, body) = frame.split_at_mut(HEAD);
    let length = u32::try_from(body.len()).map_err(io::Error::other)?;
    head[..4].copy_from_slice(&length.to_le_bytes());
    head[4..].copy_from_slice(&blake3::hash(body).as_bytes()[..DIGEST]);
    Ok(frame)
}
