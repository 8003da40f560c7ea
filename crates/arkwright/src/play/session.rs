//! A game at this terminal: the host that runs it, the language, and where its record is kept.

use super::at_table::AtTable;
use super::keeping::{Keeping, Trouble};
use crate::Failure;
use crate::words::Lang;
use host::{Host, Player, RefusedOf, UndoError};
use serde::Deserialize;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use tabletop::{Game, Record, Seat, Seed, Sitter};

/// A game being played. What can be known of it is known of its host; what changes it is kept.
pub struct Session<G: AtTable> {
    pub game: Host<G>,
    pub lang: Lang,
    /// The files the record is kept in, after every move.
    pub keeping: Keeping,
    /// Whether a person has moved: before that there is nothing to lose.
    pub begun: bool,
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
        Ok(Session { game, lang, keeping: Keeping::default(), begun: false })
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
        Ok(Session { game, lang, keeping: Keeping::default(), begun: false })
    }

    /// Makes several moves of a seat, or none of them, and keeps the game.
    pub fn make_all(&mut self, seat: Seat, answers: &[G::Move]) -> Result<(), RefusedOf<G>> {
        self.game.make_all(seat, answers)?;
        self.begun |= self.players[seat.index()] == Player::Human;
        self.keep();
        Ok(())
    }

    /// Lets a bot that is asked answer and keeps the game; `false` if none is.
    pub fn bot_moves(&mut self) -> Result<bool, Failure> {
        let moved = self.game.bot_moves().map_err(|error| Failure::Record(error.to_string()))?;
        if moved.is_some() {
            self.keep();
        }
        Ok(moved.is_some())
    }

    /// Takes back what a seat did last and keeps the game.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<G::Move>, UndoError> {
        let taken = self.game.undo(seat)?;
        self.keep();
        Ok(taken)
    }

    /// The record with those who sit there.
    fn recorded(&self) -> Record<G> {
        let sitters = self.players.iter().zip(&self.names);
        let sitter =
            |(player, name): (&Player, &String)| Sitter { name: name.clone(), plays: player.to_string() };
        Record { seated: sitters.map(sitter).collect(), ..self.record().clone() }
    }

    /// The record as it is written.
    fn text(&self) -> Vec<u8> {
        // Plain values cannot fail to become text.
        let mut text = serde_json::to_vec(&self.recorded()).unwrap_or_default();
        text.push(b'\n');
        text
    }

    /// Keeps the game as it stands, if there is anything to keep.
    pub fn keep(&mut self) {
        if self.begun || self.keeping.has_places() {
            let text = self.text();
            self.keeping.write(&text, self.lang);
        }
    }

    /// Keeps the game in this file too, from now on.
    pub fn keep_in(&mut self, path: &Path) -> Result<(), Trouble> {
        let text = self.text();
        let mut keeping = std::mem::take(&mut self.keeping);
        let added = keeping.add(path, &text, |there| self.is_earlier(there));
        self.keeping = keeping;
        added
    }

    /// Whether a text is a record of this game up to some move.
    fn is_earlier(&self, there: &[u8]) -> bool {
        let own = self.record();
        serde_json::from_slice::<Record<G>>(there).is_ok_and(|other| {
            !other.digests.is_empty()
                && own.digests.starts_with(&other.digests)
                && own.entries.starts_with(&other.entries)
        })
    }

    /// The file that holds the game as it stands.
    pub fn kept_in(&self) -> Option<PathBuf> {
        self.keeping.file(&self.text()).map(Path::to_owned)
    }

    /// Where nobody could be asked for a place any more: a new file among the temporary ones.
    pub fn rescue(&self) -> std::io::Result<PathBuf> {
        let mut file = tempfile::Builder::new().prefix(G::NAME).suffix(".json").tempfile()?;
        std::io::Write::write_all(&mut file, &self.text())?;
        let (_, path) = file.keep()?;
        Ok(path)
    }
}

/// The part of a record that says which game it is.
#[derive(Deserialize)]
struct Header {
    game: String,
}

/// The name of the game a file records.
pub fn game_of(path: &Path) -> Result<String, Failure> {
    let text = fs::read(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    serde_json::from_slice(&text).map(|Header { game }| game).map_err(|error| no_record(path, &error))
}

fn no_record(path: &Path, error: &serde_json::Error) -> Failure {
    Failure::Record(format!("{} is no record of a game: {error}", path.display()))
}

/// Reads a record from a file.
pub fn read<G: Game>(path: &Path) -> Result<Record<G>, Failure> {
    read_text(path).map(|(record, _)| record)
}

/// Reads a record from a file, and what stands there.
pub fn read_text<G: Game>(path: &Path) -> Result<(Record<G>, Vec<u8>), Failure> {
    let game = game_of(path)?;
    if game != G::NAME {
        let (path, here) = (path.display(), G::NAME);
        return Err(Failure::Record(format!("{path} is a record of {game}, not of {here}")));
    }
    let text = fs::read(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    let record = serde_json::from_slice(&text).map_err(|error| no_record(path, &error))?;
    Ok((record, text))
}
