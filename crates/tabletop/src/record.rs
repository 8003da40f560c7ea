//! The durable game: what was chosen, the seed and the answers. Everything else follows from it.

use crate::{Digest, Ending, Entry, Game, Listener, Match, OptionsError, Refusal, Seed, Silent, Violations};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A recorded game, finished or not. Plain data: nothing in it is trusted until it is replayed.
///
/// The digests form a chain, one for the start and one for each entry: each covers the one before, the entry and the
/// canonical encoding of the position after it.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The name of the game.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules_version: u32,
    /// What was chosen before the game.
    pub options: G::Options,
    /// The seed of its chance.
    pub seed: Seed,
    /// The position it begins with, where that is not what the options and the seed set up: one that somebody put
    /// together, or where a game of older rules stood.
    #[serde(default)]
    pub start: Option<Box<G::Position>>,
    /// What happened, in order.
    pub entries: Vec<Entry<G::Move>>,
    /// The chain: `digests[0]` is the start, `digests[i + 1]` follows `entries[i]`.
    pub digests: Vec<Digest>,
    /// Who sat in each seat, where whoever kept the record said so. The game does not depend on it, nor does the chain.
    #[serde(default)]
    pub seated: Vec<Sitter>,
}

/// Who sat in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// What they are called.
    pub name: String,
    /// Who answers for them: a word of whoever runs the game, such as `human` or the level of a bot.
    pub plays: String,
}

impl Sitter {
    /// Whether the name can be shown: something is written there, on one line.
    pub fn is_readable(&self) -> bool {
        !self.name.trim().is_empty() && !self.name.chars().any(char::is_control)
    }
}

/// What a record leads to.
pub struct Replayed<G: Game> {
    /// The position after the last entry.
    pub position: G::Position,
    /// Why the game is over, if it is.
    pub ending: Option<Ending>,
    /// [`Game::irrevocable`] at the start and after each entry.
    pub irrevocable: Vec<u32>,
}

impl<G: Game> fmt::Debug for Replayed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Replayed { position, ending, irrevocable } = self;
        f.debug_struct("Replayed")
            .field("position", position)
            .field("ending", ending)
            .field("irrevocable", irrevocable)
            .finish()
    }
}

impl<G: Game> Record<G> {
    /// The record of a game that has just been set up at `position`.
    ///
    /// # Panics
    ///
    /// Like every function that lengthens the chain: if the position holds a fraction.
    pub fn begin(rules: &G, seed: Seed, position: &G::Position) -> Record<G> {
        Record {
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            options: rules.options().clone(),
            seed,
            start: None,
            entries: Vec::new(),
            digests: vec![first_digest::<G>(rules.options(), seed, position)],
            seated: Vec::new(),
        }
    }

    /// The record of a game that begins with a position of its own.
    pub fn begin_with(rules: &G, position: &G::Position) -> Record<G> {
        let start = Some(Box::new(position.clone()));
        Record { start, ..Record::begin(rules, Seed::default(), position) }
    }

    /// The position it begins with; a position of its own has to be valid.
    pub fn opening<L: Listener<G::Event>>(
        &self,
        rules: &G,
        listener: &mut L,
    ) -> Result<G::Position, RecordError> {
        let Some(start) = &self.start else { return Ok(rules.start(self.seed, listener)) };
        rules.validate(start).map_err(RecordError::Start)?;
        Ok(G::Position::clone(start))
    }

    /// Adds an accepted entry that led to `position`.
    pub fn note(&mut self, entry: Entry<G::Move>, position: &G::Position) {
        let digest = next_digest::<G>(&self.last_digest(), &entry, position);
        self.digests.push(digest);
        self.entries.push(entry);
    }

    /// Adds an accepted entry whose digest is reckoned later, or known from elsewhere.
    pub(crate) fn note_only(&mut self, entry: Entry<G::Move>) {
        self.digests.push(Digest::LATER);
        self.entries.push(entry);
    }

    /// The end of the chain.
    pub fn last_digest(&self) -> Digest {
        *self.digests.last().expect("a record has at least the digest of its start")
    }

    /// The same game with every link of the chain reckoned, whatever stood there.
    pub fn reckoned(&self, rules: &G) -> Result<Record<G>, RecordError> {
        self.check_start(rules)?;
        let mut position = self.opening(rules, &mut Silent)?;
        let mut ending = rules.is_over(&position).then_some(Ending::Played);
        let digests = vec![first_digest::<G>(&self.options, self.seed, &position)];
        let mut record = Record { entries: Vec::with_capacity(self.entries.len()), digests, ..self.clone() };
        for (nth, entry) in self.entries.iter().enumerate() {
            ending = step(rules, &mut position, ending, entry)
                .map_err(|refusal| RecordError::refused(nth, &refusal))?;
            record.note(*entry, &position);
        }
        Ok(record)
    }

    /// Builds the rules, plays the record move by move and compares every digest; the game can be played on.
    pub fn replay(&self) -> Result<Match<G>, RecordError> {
        self.check_header()?;
        let rules = G::new(&self.options).map_err(RecordError::Options)?;
        let replayed = self.verify(&rules)?;
        Ok(Match::resume(rules, self.clone(), replayed))
    }

    /// Like [`Record::replay`] with rules that are already built.
    pub fn verify(&self, rules: &G) -> Result<Replayed<G>, RecordError> {
        self.check_header()?;
        if rules.options() != &self.options {
            return Err(RecordError::OtherOptions);
        }
        if self.digests.len() != self.entries.len() + 1 {
            return Err(RecordError::Counts { entries: self.entries.len(), digests: self.digests.len() });
        }
        if !self.seated.is_empty() && self.seated.len() != rules.seats() {
            return Err(RecordError::Seated { seats: rules.seats(), named: self.seated.len() });
        }
        if !self.seated.iter().all(Sitter::is_readable) {
            return Err(RecordError::Name);
        }
        self.check_start(rules)?;
        let mut position = self.opening(rules, &mut Silent)?;
        let mut digest = first_digest::<G>(&self.options, self.seed, &position);
        if digest != self.digests[0] {
            return Err(RecordError::DigestMismatch { entry: None });
        }
        let mut ending = rules.is_over(&position).then_some(Ending::Played);
        let mut irrevocable = vec![rules.irrevocable(&position)];
        for (entry, line) in self.entries.iter().enumerate() {
            ending = step(rules, &mut position, ending, line)
                .map_err(|refusal| RecordError::refused(entry, &refusal))?;
            digest = next_digest::<G>(&digest, line, &position);
            if digest != self.digests[entry + 1] {
                return Err(RecordError::DigestMismatch { entry: Some(entry) });
            }
            irrevocable.push(rules.irrevocable(&position));
        }
        Ok(Replayed { position, ending, irrevocable })
    }

    /// A game [can begin](Game::can_begin) with a position of its own: it may come from anywhere.
    fn check_start(&self, rules: &G) -> Result<(), RecordError> {
        self.start.as_ref().map_or(Ok(()), |start| rules.can_begin(start)).map_err(RecordError::Start)
    }

    fn check_header(&self) -> Result<(), RecordError> {
        if self.game != G::NAME {
            return Err(RecordError::WrongGame { record: self.game.clone(), here: G::NAME });
        }
        if self.rules_version != G::RULES_VERSION {
            return Err(RecordError::RulesVersion { record: self.rules_version, here: G::RULES_VERSION });
        }
        Ok(())
    }
}

/// Makes one entry happen, or refuses it and changes nothing. Answers why the game is over, if it is.
pub(crate) fn step<G: Game>(
    rules: &G,
    position: &mut G::Position,
    ending: Option<Ending>,
    entry: &Entry<G::Move>,
) -> Result<Option<Ending>, Refusal<G::Blocker>> {
    if ending.is_some() {
        return Err(Refusal::Over);
    }
    match *entry {
        Entry::Move { seat, .. } | Entry::Resign { seat } if seat.index() >= rules.seats() => {
            Err(Refusal::NotAsked { seat })
        }
        Entry::Move { seat, answer } => {
            rules.apply(position, seat, answer, &mut Silent)?;
            Ok(rules.is_over(position).then_some(Ending::Played))
        }
        Entry::Resign { seat } => Ok(Some(Ending::Resigned { seat })),
        Entry::Agree => Ok(Some(Ending::Agreed)),
    }
}

fn first_digest<G: Game>(options: &G::Options, seed: Seed, position: &G::Position) -> Digest {
    Digest::of(&(G::NAME, options, seed, position))
}

fn next_digest<G: Game>(last: &Digest, entry: &Entry<G::Move>, position: &G::Position) -> Digest {
    last.then(&(entry, position))
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Record<G> {
        Record {
            game: self.game.clone(),
            rules_version: self.rules_version,
            options: self.options.clone(),
            seed: self.seed,
            start: self.start.clone(),
            entries: self.entries.clone(),
            digests: self.digests.clone(),
            seated: self.seated.clone(),
        }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Record<G>) -> bool {
        self.game == other.game
            && self.rules_version == other.rules_version
            && self.options == other.options
            && self.seed == other.seed
            && self.start == other.start
            && self.entries == other.entries
            && self.digests == other.digests
            && self.seated == other.seated
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("game", &self.game)
            .field("rules_version", &self.rules_version)
            .field("options", &self.options)
            .field("seed", &self.seed)
            .field("start", &self.start)
            .field("entries", &self.entries)
            .field("digests", &self.digests)
            .field("seated", &self.seated)
            .finish()
    }
}

/// Why a record does not lead to a position. Entries are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It records another game.
    WrongGame {
        /// What it records.
        record: String,
        /// What is played here.
        here: &'static str,
    },
    /// It was played by another version of the rules.
    RulesVersion {
        /// The version it was played by.
        record: u32,
        /// The version of the rules here.
        here: u32,
    },
    /// No game can be built from its options.
    Options(OptionsError),
    /// The position it begins with breaks invariants of the game.
    Start(Violations),
    /// The rules it is compared with were built from other options.
    OtherOptions,
    /// There is not one digest for the start and one for each entry.
    Counts {
        /// How many entries there are.
        entries: usize,
        /// How many digests there are.
        digests: usize,
    },
    /// It names some of those who sat there, but not all, or more.
    Seated {
        /// The seats of the game.
        seats: usize,
        /// How many are named.
        named: usize,
    },
    /// A name of those who sat there is empty or cannot be shown.
    Name,
    /// The rules do not allow an entry.
    Refused {
        /// Which one.
        entry: usize,
        /// Why.
        reason: String,
    },
    /// An entry follows after the game is over.
    AfterEnd {
        /// Which one.
        entry: usize,
    },
    /// The position is not the recorded one.
    DigestMismatch {
        /// After which entry; `None` is the start.
        entry: Option<usize>,
    },
}

impl RecordError {
    pub(crate) fn refused<B: fmt::Display>(entry: usize, refusal: &Refusal<B>) -> RecordError {
        match refusal {
            Refusal::Over => RecordError::AfterEnd { entry },
            other => RecordError::Refused { entry, reason: other.to_string() },
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::WrongGame { record, here } => {
                write!(f, "the record is of the game {record:?}, not of {here:?}")
            }
            RecordError::RulesVersion { record, here } => {
                write!(f, "the record was played by rules version {record}, these are version {here}")
            }
            RecordError::Options(error) => write!(f, "the options of the record cannot be played: {error}"),
            RecordError::Start(violations) => write!(f, "the position it begins with is none: {violations}"),
            RecordError::OtherOptions => f.write_str("the record was played with other options"),
            RecordError::Counts { entries, digests } => {
                write!(f, "{entries} entries need {} digests, the record has {digests}", entries + 1)
            }
            RecordError::Seated { seats, named } => {
                write!(f, "the record names {named} of {seats} who sat there")
            }
            RecordError::Name => f.write_str("a name in the record is empty or no plain text"),
            RecordError::Refused { entry, reason } => write!(f, "entry {entry} is refused: {reason}"),
            RecordError::AfterEnd { entry } => write!(f, "entry {entry} comes after the end of the game"),
            RecordError::DigestMismatch { entry: None } => f.write_str("the start is not the recorded one"),
            RecordError::DigestMismatch { entry: Some(entry) } => {
                write!(f, "the position after entry {entry} is not the recorded one")
            }
        }
    }
}

impl std::error::Error for RecordError {}
