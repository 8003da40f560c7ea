//! Where the rows go: one file for each table, or a folder that several processes fill together.
//!
//! Games are kept in blocks. While a block is played its games lie in a journal; when the last one is in, its files are
//! written from the journal and the journal is taken away. A single file is one block. A folder has a block for every
//! [`BLOCK`] games of a share:
//!
//! ```text
//! games/simulation.json                           what was played
//! games/seats/part=3/games-000000065536.parquet   rows of the third share, from game 65536 on
//! games/cards/part=3/games-000000065536.parquet
//! games/moments/part=3/games-000000065536.parquet
//! games/unfinished/...                            journals, and files that are being written
//! ```

use super::columns::Heading;
use super::journal::{Journal, Rows, Settings, TABLES, Unfit};
use super::write::{Format, Writer};
use crate::Failure;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Games of a file in a folder.
const BLOCK: u64 = 1 << 15;
/// What was played, beside the tables of a folder.
const ABOUT: &str = "simulation.json";

/// What may be done with what is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum There {
    /// Nothing: it is left alone.
    Keep,
    /// It is gone on with.
    Resume,
    /// It is replaced.
    Replace,
}

/// The tables that are wanted, and where.
pub enum Place {
    /// A file for each table that is wanted.
    Files([Option<PathBuf>; TABLES.len()]),
    /// A folder for all, and the share of this process: which of how many, from 1.
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Which tables are wanted.
        wanted: [bool; TABLES.len()],
        /// The share, and how many there are.
        part: (u64, u64),
    },
}

/// The games of a share: the whole, parted as evenly as can be.
pub fn share(games: u64, (part, parts): (u64, u64)) -> Range<u64> {
    let bound = |nth: u64| (u128::from(games) * u128::from(nth) / u128::from(parts)) as u64;
    bound(part - 1)..bound(part)
}

/// Some games and the files they go to.
struct Block {
    games: Range<u64>,
    /// A file for each table that is wanted.
    files: [Option<PathBuf>; TABLES.len()],
    journal: PathBuf,
    /// What files are called while they are written.
    scratch: [PathBuf; TABLES.len()],
}

impl Block {
    fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.files.iter().flatten()
    }

    /// Whether it is whole: its files are there, and no journal has more to say.
    fn is_whole(&self) -> bool {
        !self.journal.exists() && self.files().all(|file| file.exists())
    }
}

/// The blocks of a run.
pub struct Store {
    settings: Settings,
    headings: [Vec<Heading>; TABLES.len()],
    blocks: Vec<Block>,
    open: BTreeMap<usize, Journal>,
    /// Games that are in finished files.
    pub whole: u64,
}

impl Store {
    /// Finds out what is there, and refuses to touch what it may not.
    pub fn open(
        place: &Place,
        settings: Settings,
        headings: [&[Heading]; TABLES.len()],
        there: There,
    ) -> Result<Store, Failure> {
        let games = settings.games;
        let blocks = match place {
            Place::Files(files) => vec![single(files, games)?],
            Place::Folder { folder, wanted, part } => {
                settle(folder, &settings)?;
                shelves(folder, *wanted, *part, games)?
            }
        };
        let mut store = Store {
            settings,
            headings: headings.map(<[Heading]>::to_vec),
            blocks,
            open: BTreeMap::new(),
            whole: 0,
        };
        let is_file = matches!(place, Place::Files(_));
        for nth in 0..store.blocks.len() {
            let block = &store.blocks[nth];
            let file = block.files().find(|file| file.exists());
            match there {
                There::Replace => clear(block)?,
                There::Keep if block.journal.exists() => {
                    return Err(Failure::Usage(format!(
                        "{} has games of a run that did not end; --resume goes on with it, --force begins anew",
                        block.journal.display()
                    )));
                }
                There::Keep => {
                    if let Some(file) = file {
                        let file = file.display();
                        return Err(Failure::Usage(format!("{file} is there already; --force replaces it")));
                    }
                }
                There::Resume if block.is_whole() && is_file => {
                    let file = file.map(|file| file.display().to_string()).unwrap_or_default();
                    return Err(Failure::Usage(format!(
                        "{file} is finished: nothing is left to go on with; --force plays it anew"
                    )));
                }
                There::Resume if block.is_whole() => store.whole += block.games.end - block.games.start,
                There::Resume if block.journal.exists() => drop(store.journal(nth)?),
                There::Resume => {}
            }
        }
        // What cannot be written is found out before the first game.
        if let Some(nth) = (0..store.blocks.len()).find(|&nth| !store.blocks[nth].is_whole()) {
            store.journal(nth)?;
        }
        Ok(store)
    }

    fn journal(&mut self, nth: usize) -> Result<&mut Journal, Failure> {
        if !self.open.contains_key(&nth) {
            let path = &self.blocks[nth].journal;
            let journal = Journal::open(path, &self.settings).map_err(|unfit| match unfit {
                Unfit::Io(error) => Failure::File(path.clone(), error),
                Unfit::Busy => Failure::Record(format!("{}: another run is writing to it", path.display())),
                Unfit::Other(why) => {
                    let path = path.display();
                    Failure::Record(format!("{path}: {why}; ask for the same, or begin anew with --force"))
                }
            })?;
            self.open.insert(nth, journal);
        }
        self.open.get_mut(&nth).ok_or_else(|| Failure::Io(io::ErrorKind::NotFound.into()))
    }

    /// The rows that were kept by earlier runs, one frame after the other.
    pub fn kept(&mut self, mut hear: impl FnMut(Rows)) -> Result<(), Failure> {
        for (nth, journal) in &mut self.open {
            let games = &self.blocks[*nth].games;
            for frame in journal.frames().iter().filter(|frame| frame.games.end <= games.end) {
                let rows = journal.read(frame);
                hear(rows.map_err(|error| Failure::File(journal.path().to_owned(), error))?);
            }
        }
        Ok(())
    }

    /// The games that are still to be played, in order and never across two blocks.
    pub fn missing(&self) -> Vec<Range<u64>> {
        let mut missing = Vec::new();
        for (nth, block) in self.blocks.iter().enumerate() {
            let mut next = block.games.start;
            match self.open.get(&nth) {
                None if block.is_whole() => continue,
                None => {}
                Some(journal) => {
                    for frame in journal.frames() {
                        if frame.games.start > next {
                            missing.push(next..frame.games.start.min(block.games.end));
                        }
                        next = frame.games.end;
                    }
                }
            }
            if next < block.games.end {
                missing.push(next..block.games.end);
            }
        }
        missing.retain(|games| !games.is_empty());
        missing
    }

    /// Keeps the rows of some games; a block that is complete becomes files.
    pub fn add(&mut self, games: Range<u64>, frame: &[u8]) -> Result<(), Failure> {
        let of = |block: &Block| block.games.contains(&games.start);
        let Some(nth) = self.blocks.iter().position(of) else { return Ok(()) };
        let all = self.blocks[nth].games.clone();
        let journal = self.journal(nth)?;
        journal.add(games, frame).map_err(|error| Failure::File(journal.path().to_owned(), error))?;
        if journal.games() >= all.end - all.start { self.bind(nth).map(|_| ()) } else { Ok(()) }
    }

    /// Games that are played and kept, in files or in journals.
    pub fn games(&self) -> u64 {
        self.whole + self.open.values().map(Journal::games).sum::<u64>()
    }

    /// Writes what there is of unfinished blocks too, and says how many games of this run's share are in files.
    pub fn finish(mut self) -> Result<u64, Failure> {
        let mut bound = 0;
        for nth in 0..self.blocks.len() {
            let Block { games, .. } = &self.blocks[nth];
            let all = games.end - games.start;
            bound += if self.blocks[nth].is_whole() {
                all
            } else if self.open.contains_key(&nth) {
                self.bind(nth)?
            } else {
                0
            };
        }
        Ok(bound)
    }

    /// Writes the files of a block: its games up to the first that is missing. The journal of a complete one is done.
    fn bind(&mut self, nth: usize) -> Result<u64, Failure> {
        self.journal(nth)?;
        let Store { blocks, open, headings, .. } = self;
        let (block, Some(journal)) = (&blocks[nth], open.get_mut(&nth)) else { return Ok(0) };
        let mut next = block.games.start;
        let frames: Vec<_> = journal
            .frames()
            .into_iter()
            .take_while(|frame| {
                let follows = frame.games.start == next && frame.games.end <= block.games.end;
                next = if follows { frame.games.end } else { next };
                follows
            })
            .collect();
        if frames.is_empty() && block.games.start < block.games.end {
            return Ok(0);
        }
        let create = |((path, scratch), headings): ((&Option<PathBuf>, &PathBuf), &Vec<Heading>)| {
            path.as_ref().map(|path| Writer::create(path, scratch.clone(), headings)).transpose()
        };
        let places = block.files.iter().zip(&block.scratch).zip(&*headings);
        let mut writers = places.map(create).collect::<Result<Vec<_>, _>>()?;
        for frame in &frames {
            let rows =
                journal.read(frame).map_err(|error| Failure::File(journal.path().to_owned(), error))?;
            for (writer, table) in writers.iter_mut().zip(rows.tables()) {
                if let (Some(writer), Some(table)) = (writer, table) {
                    writer.add(table)?;
                }
            }
        }
        writers.into_iter().rev().flatten().try_for_each(Writer::finish)?;
        if next == block.games.end {
            self.open.remove(&nth);
            self.whole += next - self.blocks[nth].games.start;
            let path = &self.blocks[nth].journal;
            fs::remove_file(path).map_err(|error| Failure::File(path.clone(), error))?;
        }
        Ok(next - self.blocks[nth].games.start)
    }
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// One file for each table.
fn single(files: &[Option<PathBuf>; TABLES.len()], games: u64) -> Result<Block, Failure> {
    for path in files.iter().flatten() {
        Format::of(path)?;
        if path.is_dir() {
            return Err(Failure::File(path.clone(), io::ErrorKind::IsADirectory.into()));
        }
    }
    let first = files.iter().flatten().next().cloned().unwrap_or_default();
    Ok(Block {
        games: 0..games,
        files: files.clone(),
        journal: with_ending(&first, ".unfinished"),
        scratch: files.each_ref().map(|path| with_ending(path.as_ref().unwrap_or(&first), ".part")),
    })
}

/// The blocks of a share in a folder.
fn shelves(
    folder: &Path,
    wanted: [bool; TABLES.len()],
    part: (u64, u64),
    games: u64,
) -> Result<Vec<Block>, Failure> {
    let make = |path: PathBuf| match fs::create_dir_all(&path) {
        Ok(()) => Ok(path),
        Err(error) => Err(Failure::File(path, error)),
    };
    let mut shelves = [const { None }; TABLES.len()];
    for ((shelf, table), wanted) in shelves.iter_mut().zip(TABLES).zip(wanted) {
        let folder = folder.join(table).join(format!("part={}", part.0));
        *shelf = wanted.then(|| make(folder)).transpose()?;
    }
    let unfinished = make(folder.join("unfinished"))?;
    let share = share(games, part);
    let mut blocks = Vec::new();
    let mut first = share.start;
    while first < share.end || blocks.is_empty() {
        let next = (first + BLOCK).min(share.end);
        let name = format!("games-{first:012}.parquet");
        let scratch = |table: &str| unfinished.join(format!("part-{}-{table}-{first:012}", part.0));
        blocks.push(Block {
            games: first..next,
            files: shelves.each_ref().map(|shelf| shelf.as_ref().map(|shelf| shelf.join(&name))),
            journal: scratch("journal"),
            scratch: TABLES.map(scratch),
        });
        first = next.max(first + 1);
    }
    Ok(blocks)
}

/// Begins a folder, or finds that it is of the same simulation. Several processes may do so at a time.
fn settle(folder: &Path, settings: &Settings) -> Result<(), Failure> {
    let about = folder.join(ABOUT);
    let wrong = |error| Failure::File(about.clone(), error);
    fs::create_dir_all(folder).map_err(|error| Failure::File(folder.to_owned(), error))?;
    if !about.exists() {
        let foreign = |entry: &io::Result<fs::DirEntry>| {
            !entry.as_ref().is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(ABOUT))
        };
        if fs::read_dir(folder).map_err(wrong)?.any(|entry| foreign(&entry)) && !about.exists() {
            let folder = folder.display();
            return Err(Failure::Usage(format!("{folder} is a folder of something else; name a new one")));
        }
        let text = serde_json::to_string_pretty(settings).map_err(|error| wrong(error.into()))?;
        let scratch = folder.join(format!("{ABOUT}.{}", std::process::id()));
        fs::write(&scratch, text + "\n").map_err(wrong)?;
        // A link is made only where nobody else was faster.
        let linked = fs::hard_link(&scratch, &about);
        let linked =
            if linked.is_err() && !about.exists() { fs::copy(&scratch, &about).map(|_| ()) } else { Ok(()) };
        let _ = fs::remove_file(&scratch);
        linked.map_err(wrong)?;
    }
    let text = fs::read_to_string(&about).map_err(wrong)?;
    let unreadable = |error| Failure::Record(format!("{}: {error}", about.display()));
    let made: Settings = serde_json::from_str(&text).map_err(unreadable)?;
    match made.difference(settings) {
        None => Ok(()),
        Some(why) => {
            let folder = folder.display();
            Err(Failure::Record(format!("{folder}: {why}; ask for the same, or name another folder")))
        }
    }
}

/// Takes away what there is of a block.
fn clear(block: &Block) -> Result<(), Failure> {
    for path in [&block.journal].into_iter().chain(block.files()) {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(Failure::File(path.clone(), error));
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_disjoint_and_leave_nothing_out() {
        for (games, parts) in [(100, 16), (7, 3), (2, 5), (1 << 40, 1000)] {
            let mut next = 0;
            for part in 1..=parts {
                let share = share(games, (part, parts));
                assert_eq!(share.start, next);
                next = share.end;
            }
            assert_eq!(next, games);
        }
    }
}
