//! A game at this terminal: the match, who plays, what happened, and where it is kept.

use super::at_table::AtTable;
use super::seats::Player;
use crate::Failure;
use crate::words::Lang;
use bots::{Dice, Seen};
use serde::Deserialize;
use std::mem::discriminant;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabletop::{Entry, Game, Match, Record, Refusal, Seat, Seed, Silent, Viewer};

/// A game being played.
pub struct Session<G: AtTable> {
    pub game: Match<G>,
    pub players: Vec<Player>,
    pub names: Vec<String>,
    pub lang: Lang,
    /// What happened, with the number of record entries it led to.
    pub events: Vec<(usize, G::Event)>,
    /// Where the record is kept after every move.
    pub save: Option<PathBuf>,
    /// Whether a person has moved since the record was last written.
    pub unsaved: bool,
}

impl<G: AtTable> Session<G> {
    /// Sets up a new game.
    pub fn new(rules: G, seed: Seed, players: Vec<Player>, names: Vec<String>, lang: Lang) -> Session<G> {
        let mut events = Vec::new();
        let game = Match::new(rules, seed, &mut events);
        let events = events.into_iter().map(|event| (0, event)).collect();
        Session { game, players, names, lang, events, save: None, unsaved: false }
    }

    /// Goes on with a record.
    pub fn resume(
        record: &Record<G>,
        players: Vec<Player>,
        names: Vec<String>,
        lang: Lang,
    ) -> Result<Session<G>, Failure> {
        let game = record.replay().map_err(|error| Failure::Record(error.to_string()))?;
        let events = retell(record)?;
        Ok(Session { game, players, names, lang, events, save: None, unsaved: false })
    }

    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    pub fn entries(&self) -> usize {
        self.game.record().entries.len()
    }

    /// The legal moves of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.rules().legal(self.game.position(), seat, &mut moves);
        moves
    }

    /// Makes a move, notes what happened and writes the record.
    pub fn make(&mut self, seat: Seat, answer: G::Move) -> Result<Result<(), Refusal<G::Blocker>>, Failure> {
        let before = self.entries();
        let mut events = Vec::new();
        if let Err(refusal) = self.game.make(seat, answer, &mut events) {
            return Ok(Err(refusal));
        }
        self.events.extend(events.into_iter().map(|event| (before + 1, event)));
        self.unsaved |= self.players[seat.index()] == Player::Human;
        self.keep()?;
        Ok(Ok(()))
    }

    /// Makes several moves of a seat that answer one question, or none of them: then says which was refused and why.
    pub fn make_all(&mut self, seat: Seat, answers: &[G::Move]) -> Result<Result<(), Refused<G>>, Failure> {
        let rules = self.game.rules();
        let mut position = self.game.position().clone();
        let kind = |position: &G::Position| rules.question(position, seat).as_ref().map(discriminant);
        let choice = kind(&position);
        for (nth, &answer) in answers.iter().enumerate() {
            if nth > 0 && kind(&position) != choice {
                return Ok(Err(Refused { answer, refusal: None, blockers: Vec::new() }));
            }
            if let Some(refusal) = rules.refusal(&position, seat, answer) {
                let blockers = match refusal {
                    Refusal::Blocked(_) => rules.blockers(&position, seat, answer),
                    Refusal::Over | Refusal::NotAsked { .. } => Vec::new(),
                };
                return Ok(Err(Refused { answer, refusal: Some(refusal), blockers }));
            }
            // Nothing stands against it.
            let _ = rules.apply(&mut position, seat, answer, &mut Silent);
        }
        for &answer in answers {
            let made = self.make(seat, answer)?;
            debug_assert!(made.is_ok(), "it was made before");
        }
        Ok(Ok(()))
    }

    /// What a seat may know.
    pub fn seen(&self, seat: Seat) -> Seen<'_, G> {
        Seen::new(self.game.rules(), self.game.position(), seat)
    }

    /// The seed of a bot that thinks for a seat now: the same whenever the same game comes to the same question.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let words = self.game.record().seed.0;
        let words = words.chunks(8).map(|part| part.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte)));
        let at = [self.entries() as u64, seat.index() as u64];
        words.chain(at).fold(0, |sum, word| Dice::new(sum ^ word).roll())
    }

    /// Lets a bot that is asked answer; `false` if none is.
    pub fn bot_moves(&mut self) -> Result<bool, Failure> {
        let asked = self.game.rules().asked(self.game.position());
        let bot = asked.iter().find_map(|seat| match self.players[seat.index()] {
            Player::Bot(level) => Some((seat, level)),
            Player::Human => None,
        });
        let Some((seat, level)) = bot.filter(|_| self.game.ending().is_none()) else { return Ok(false) };
        let mut bot = level.bot::<G>(self.bot_seed(seat));
        let answer = bot.choose(&self.seen(seat), &self.legal(seat));
        let answer = answer.map_err(|failing| Failure::Record(failing.to_string()))?;
        self.make(seat, answer)?.map_err(|refusal| Failure::Record(refusal.to_string()))?;
        Ok(true)
    }

    /// Takes the last move back, if nothing was learned by it; says what was taken back.
    pub fn undo(&mut self) -> Result<Option<Entry<G::Move>>, Failure> {
        let Some(last) = self.game.record().entries.last().copied() else { return Ok(None) };
        let before = self.entries() - 1;
        if self.game.take_back(before).is_err() {
            return Ok(None);
        }
        self.events.retain(|(entry, _)| *entry <= before);
        self.keep()?;
        Ok(Some(last))
    }

    fn keep(&mut self) -> Result<(), Failure> {
        if let Some(path) = self.save.clone() {
            self.write(&path)?;
        }
        Ok(())
    }

    /// Writes the record: the new one is whole before the old one goes.
    pub fn write(&mut self, path: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string(self.game.record()).map_err(io::Error::other)?;
        let part = path.with_extension("part");
        let written = fs::write(&part, text + "\n").and_then(|()| fs::rename(&part, path));
        written.map_err(|error| Failure::File(path.to_owned(), error))?;
        self.unsaved = false;
        Ok(())
    }

    /// The line of an event in the log, as a viewer may read it.
    pub fn line(&self, event: G::Event, viewer: Viewer) -> String {
        let rules = self.game.rules();
        rules.event_text(&rules.seen_by(&event, viewer), &self.names(), self.lang)
    }
}

/// A move that was not made, and everything that stands against it.
pub struct Refused<G: Game> {
    pub answer: G::Move,
    /// None if the choice was complete before it.
    pub refusal: Option<Refusal<G::Blocker>>,
    pub blockers: Vec<G::Blocker>,
}

/// The part of a record that says which game it is.
#[derive(Deserialize)]
struct Header {
    game: String,
}

/// The name of the game a file records.
pub fn game_of(path: &Path) -> Result<String, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    serde_json::from_str(&text).map(|Header { game }| game).map_err(|error| no_record(path, &error))
}

fn no_record(path: &Path, error: &serde_json::Error) -> Failure {
    Failure::Record(format!("{} is no record of a game: {error}", path.display()))
}

/// Reads a record from a file.
pub fn read<G: Game>(path: &Path) -> Result<Record<G>, Failure> {
    let game = game_of(path)?;
    if game != G::NAME {
        let (path, here) = (path.display(), G::NAME);
        return Err(Failure::Record(format!("{path} is a record of {game}, not of {here}")));
    }
    let text = fs::read_to_string(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    serde_json::from_str(&text).map_err(|error| no_record(path, &error))
}

/// Everything that happened in a record, with the number of entries it led to.
pub fn retell<G: Game>(record: &Record<G>) -> Result<Vec<(usize, G::Event)>, Failure> {
    let wrong = |text: String| Failure::Record(text);
    let rules = G::new(&record.options).map_err(|error| wrong(error.to_string()))?;
    let mut told = Vec::new();
    let mut position = rules.start(record.seed, &mut told);
    let mut events: Vec<(usize, G::Event)> = told.drain(..).map(|event| (0, event)).collect();
    for (entry, line) in record.entries.iter().enumerate() {
        if let Entry::Move { seat, answer } = *line {
            let made = rules.apply(&mut position, seat, answer, &mut told);
            made.map_err(|refusal| wrong(format!("entry {entry} is refused: {refusal}")))?;
            events.extend(told.drain(..).map(|event| (entry + 1, event)));
        }
    }
    Ok(events)
}
