//! The test kit any game gets: random games that check every [`Law`].
//!
//! *Light* checks run on every move: the position is valid, every asked seat has a choice, nobody else has, and the
//! chosen move is accepted. *Full* checks run on a seeded sample of the positions and try every law. The same seeds
//! always give the same report.
//!
//! ```ignore
//! Kit::new(&rules).seeds(0, 500).full_every(10).run().assert_clean();
//! ```

mod answers;
mod hidden;
mod law;
mod repeats;
mod report;
mod run;
mod secrets;

pub use law::Law;
pub use report::{Fault, Report};

use crate::{Chance, Game, Record, RecordError, Seat, Told};
use run::Run;
use std::collections::BTreeSet;

/// Random play chooses among all moves, those that only repeat included, about once in so many questions.
const REPEATS_ONCE_IN: usize = 8;

/// What to play and how closely to look.
pub struct Kit<'r, G> {
    rules: &'r G,
    first_seed: u64,
    games: u64,
    limit: usize,
    full_every: u32,
    secrets_every: u32,
    chains_every: u64,
    reveals: BTreeSet<String>,
    skipped: BTreeSet<Law>,
}

impl<'r, G: Told> Kit<'r, G> {
    /// A hundred games from seed 0, at most 20,000 questions each, every law on one position in ten.
    pub fn new(rules: &'r G) -> Kit<'r, G> {
        Kit {
            rules,
            first_seed: 0,
            games: 100,
            limit: 20_000,
            full_every: 10,
            secrets_every: 0,
            chains_every: 1,
            reveals: BTreeSet::new(),
            skipped: BTreeSet::new(),
        }
    }

    /// Plays `games` games with the seeds from `first` on.
    #[must_use]
    pub fn seeds(mut self, first: u64, games: u64) -> Self {
        (self.first_seed, self.games) = (first, games);
        self
    }

    /// A game with more questions is reported as unfinished.
    #[must_use]
    pub fn limit(mut self, questions: usize) -> Self {
        self.limit = questions;
        self
    }

    /// Checks every law on one position in `positions`, chosen at random; 1 is all of them, 0 none.
    #[must_use]
    pub fn full_every(mut self, positions: u32) -> Self {
        self.full_every = positions;
        self
    }

    /// Checks only what may be known and told on one position in `positions` besides; 1 is all of them, 0 none.
    #[must_use]
    pub fn secrets_every(mut self, positions: u32) -> Self {
        self.secrets_every = positions;
        self
    }

    /// Chains digests in one game of `games`, those whose seeds it divides, and writes and reads their records.
    /// The other games are replayed too, and compared position by position: long games are dear to digest.
    #[must_use]
    pub fn chains_every(mut self, games: u64) -> Self {
        self.chains_every = games.max(1);
        self
    }

    /// Says that moves whose notation begins with `word` show the mover something hidden, when they cannot be taken
    /// back. [`Law::Foresight`] then looks at these moves by themselves, and wants to see something else in a quarter
    /// of the resampled worlds; of all moves together it wants a single difference.
    #[must_use]
    pub fn reveals(mut self, word: &str) -> Self {
        self.reveals.insert(word.to_owned());
        self
    }

    /// Leaves a law out, for a game to which it cannot apply: a game without hidden things has no
    /// [`Law::Foresight`].
    #[must_use]
    pub fn without(mut self, law: Law) -> Self {
        self.skipped.insert(law);
        self
    }

    /// Plays at random. Moves that only repeat are mostly left out, for to put a card back and take it again is legal
    /// and makes games long.
    pub fn run(&self) -> Report {
        self.run_with(|rules, position, seat, moves, chance| {
            let any = |count: usize, chance: &mut Chance| chance.below(count as u32) as usize;
            let repeats = |&place: &usize| rules.only_repeats(position, seat, moves[place]);
            let distinct = (0..moves.len()).filter(|place| !repeats(place)).count();
            if distinct == 0 || distinct < moves.len() && any(REPEATS_ONCE_IN, chance) == 0 {
                return any(moves.len(), chance);
            }
            let nth = any(distinct, chance);
            (0..moves.len()).filter(|place| !repeats(place)).nth(nth).unwrap_or_default()
        })
    }

    /// Plays the move whose index `choose` returns, given the position, the seat and its moves.
    pub fn run_with<F>(&self, choose: F) -> Report
    where
        F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
    {
        Run::new(self, choose).play_all()
    }
}

/// Replays a golden record, given as JSON, and reports whether it still leads where it led.
pub fn check_record<G: Game>(text: &str) -> Report {
    let mut report = Report { games: 1, ..Report::default() };
    let record: Record<G> = match serde_json::from_str(text) {
        Ok(record) => record,
        Err(error) => {
            report.add(Law::Golden, || Fault {
                law: Law::Golden,
                seed: String::new(),
                options: String::new(),
                entries: Vec::new(),
                entry: 0,
                seat: None,
                message: format!("cannot be read: {error}"),
            });
            return report;
        }
    };
    report.moves = record.entries.len();
    if let Err(error) = record.replay() {
        let (law, entry) = match error {
            RecordError::DigestMismatch { entry } => (Law::Digest, entry.map_or(0, |entry| entry + 1)),
            RecordError::Refused { entry, .. } | RecordError::AfterEnd { entry } => (Law::Golden, entry),
            _ => (Law::Golden, 0),
        };
        report.add(law, || Fault {
            law,
            seed: record.seed.to_string(),
            options: options_text::<G>(&record.options),
            entries: record.entries[..entry].iter().map(ToString::to_string).collect(),
            entry,
            seat: None,
            message: error.to_string(),
        });
    }
    report
}

fn options_text<G: Game>(options: &G::Options) -> String {
    serde_json::to_string(options).unwrap_or_else(|error| format!("{options:?} (no JSON: {error})"))
}
