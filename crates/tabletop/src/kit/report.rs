//! What a run of the kit found.

use super::Law;
use crate::Seat;
use std::{collections::BTreeSet, fmt};

/// A place where a game broke a law, with all that is needed to go there again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The broken law.
    pub law: Law,
    /// The number the game's seed was made from; for a golden record the seed itself.
    pub seed: String,
    /// The options of the game as JSON.
    pub options: String,
    /// The entries made before the fault.
    pub entries: Vec<String>,
    /// How many entries had been made.
    pub entry: usize,
    /// The seat concerned.
    pub seat: Option<Seat>,
    /// What was found.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.law)?;
        write!(f, "  seed {}, after {} entries", self.seed, self.entry)?;
        if let Some(seat) = self.seat {
            write!(f, ", seat {seat}")?;
        }
        writeln!(f, ": {}", self.message)?;
        writeln!(f, "  options: {}", self.options)?;
        write!(f, "  entries: {}", self.entries.join("; "))
    }
}

/// What a run of the kit did and found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: usize,
    /// Moves made.
    pub moves: usize,
    /// Positions on which every law was checked.
    pub full_checks: usize,
    /// Comparisons of a position with a world resampled from it.
    pub twins: usize,
    /// Games that reached the limit of questions: seed and options.
    pub unfinished: Vec<(u64, String)>,
    /// Broken laws, the first few for each.
    pub faults: Vec<Fault>,
    /// Faults beyond those that were kept.
    pub further: usize,
    /// The most moves in one game, and its seed.
    pub longest: Option<(usize, u64)>,
}

/// Enough to see a pattern; one broken rule shows in every game.
const KEPT_FOR_EACH_LAW: usize = 4;

impl Report {
    /// The laws that were broken.
    pub fn broken(&self) -> BTreeSet<Law> {
        self.faults.iter().map(|fault| fault.law).collect()
    }

    /// Whether no law was broken and every game was finished.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty() && self.unfinished.is_empty()
    }

    /// Fails with the whole report if a law was broken or a game was not finished.
    ///
    /// # Panics
    ///
    /// That is what it is for.
    pub fn assert_clean(&self) {
        assert!(self.is_clean(), "\n{self}");
    }

    /// Adds what another run found.
    pub fn merge(&mut self, other: Report) {
        self.games += other.games;
        self.moves += other.moves;
        self.full_checks += other.full_checks;
        self.twins += other.twins;
        self.unfinished.extend(other.unfinished);
        self.further += other.further;
        self.longest = self.longest.max(other.longest);
        other.faults.into_iter().for_each(|fault| self.add(fault.law, || fault));
    }

    /// Keeps a fault, unless there are enough of its law already.
    pub(super) fn add(&mut self, law: Law, fault: impl FnOnce() -> Fault) {
        if self.faults.iter().filter(|fault| fault.law == law).count() < KEPT_FOR_EACH_LAW {
            self.faults.push(fault());
        } else {
            self.further += 1;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for fault in &self.faults {
            writeln!(f, "{fault}")?;
        }
        for (seed, options) in &self.unfinished {
            writeln!(f, "unfinished: seed {seed}, options {options}")?;
        }
        if let Some((moves, seed)) = self.longest {
            writeln!(f, "longest game: {moves} moves, seed {seed}")?;
        }
        write!(
            f,
            "games: {}, moves: {}, full checks: {}, twins: {}, unfinished: {}, faults: {}",
            self.games,
            self.moves,
            self.full_checks,
            self.twins,
            self.unfinished.len(),
            self.faults.len() + self.further
        )
    }
}
