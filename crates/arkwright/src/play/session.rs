//! A game at this terminal: the host that runs it, the language, and where its record is kept.

use super::at_table::AtTable;
use crate::Failure;
use crate::words::Lang;
use host::{Host, Player, RefusedOf, UndoError};
use serde::Deserialize;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabletop::{Game, Record, Seat, Seed};

/// A game being played. What can be known of it is known of its host; what changes it is kept.
pub struct Session<G: AtTable> {
    pub game: Host<G>,
    pub lang: Lang,
    /// Where the record is kept after every move.
    pub save: Option<PathBuf>,
    /// Whether a person has moved since the record was last written.
    pub unsaved: bool,
}

impl<G: AtTable> Deref for Session<G> {
    type Target = Host<G>;
    fn deref(&self) -> &Host<G> {
        &self.game
    }
}

impl<G: AtTable> Session<G> {
    /// Sets up a new game.
    pub fn new(
        rules: G,
        seed: Seed,
        players: Vec<Player>,
        names: Vec<String>,
        lang: Lang,
    ) -> Result<Session<G>, Failure> {
        let game = Host::new(rules, seed, players, names);
        let game = game.map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Session { game, lang, save: None, unsaved: false })
    }

    /// Goes on with a record.
    pub fn resume(
        record: &Record<G>,
        players: Vec<Player>,
        names: Vec<String>,
        lang: Lang,
    ) -> Result<Session<G>, Failure> {
        let game = Host::resume(record, players, names);
        let game = game.map_err(|error| Failure::Record(error.to_string()))?;
        Ok(Session { game, lang, save: None, unsaved: false })
    }

    /// Makes several moves of a seat, or none of them, and writes the record.
    pub fn make_all(&mut self, seat: Seat, answers: &[G::Move]) -> Result<Result<(), RefusedOf<G>>, Failure> {
        if let Err(refused) = self.game.make_all(seat, answers) {
            return Ok(Err(refused));
        }
        self.unsaved |= self.players[seat.index()] == Player::Human;
        self.keep()?;
        Ok(Ok(()))
    }

    /// Lets a bot that is asked answer and writes the record; `false` if none is.
    pub fn bot_moves(&mut self) -> Result<bool, Failure> {
        let moved = self.game.bot_moves().map_err(|error| Failure::Record(error.to_string()))?;
        if moved.is_some() {
            self.keep()?;
        }
        Ok(moved.is_some())
    }

    /// Takes back what a seat did last and writes the record.
    pub fn undo(&mut self, seat: Seat) -> Result<Result<Vec<G::Move>, UndoError>, Failure> {
        let taken = self.game.undo(seat);
        if taken.is_ok() {
            self.keep()?;
        }
        Ok(taken)
    }

    fn keep(&mut self) -> Result<(), Failure> {
        if let Some(path) = self.save.clone() {
            self.write(&path)?;
        }
        Ok(())
    }

    /// Writes the record: the new one is whole before the old one goes.
    pub fn write(&mut self, path: &Path) -> Result<(), Failure> {
        let text = serde_json::to_string(self.record()).map_err(io::Error::other)?;
        let part = path.with_extension("part");
        let written = fs::write(&part, text + "\n").and_then(|()| fs::rename(&part, path));
        written.map_err(|error| Failure::File(path.to_owned(), error))?;
        self.unsaved = false;
        Ok(())
    }
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
