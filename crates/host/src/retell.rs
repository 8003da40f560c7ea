//! Records: a game that is gone on with, and what happened in one.

use crate::{Host, Player, SeatsError};
use std::fmt;
use tabletop::{Entry, Game, Record, RecordError};

impl<G: Game> Host<G> {
    /// Goes on with a record, once all of it is verified.
    pub fn resume(
        record: &Record<G>,
        players: Vec<Player>,
        names: Vec<String>,
    ) -> Result<Host<G>, ResumeError> {
        let game = record.replay().map_err(ResumeError::Record)?;
        let events = retell(record).map_err(ResumeError::Record)?;
        Host::seated(game, players, names, events).map_err(ResumeError::Seats)
    }
}

/// Everything that happened in a record, hidden things included, with the number of entries it led to.
pub fn retell<G: Game>(record: &Record<G>) -> Result<Vec<(usize, G::Event)>, RecordError> {
    let rules = G::new(&record.options).map_err(RecordError::Options)?;
    let mut told = Vec::new();
    let mut position = record.opening(&rules, &mut told)?;
    let mut events: Vec<(usize, G::Event)> = told.drain(..).map(|event| (0, event)).collect();
    for (entry, line) in record.entries.iter().enumerate() {
        if let Entry::Move { seat, answer } = *line {
            let made = rules.apply(&mut position, seat, answer, &mut told);
            made.map_err(|refusal| RecordError::Refused { entry, reason: refusal.to_string() })?;
            events.extend(told.drain(..).map(|event| (entry + 1, event)));
        }
    }
    Ok(events)
}

/// Why a record is not gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResumeError {
    /// It does not lead to a position.
    Record(RecordError),
    /// Others sit there than it has seats.
    Seats(SeatsError),
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Record(error) => error.fmt(f),
            ResumeError::Seats(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ResumeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ResumeError::Record(error) => Some(error),
            ResumeError::Seats(error) => Some(error),
        }
    }
}
