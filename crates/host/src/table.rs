//! The game and everyone around it.

use crate::{Player, ResumeError};
use std::fmt;
use tabletop::{Digest, Ending, Game, Match, Outcome, Record, RecordError, Seat, SeatSet, Seed, Viewer};

/// A game being run: the match, who plays it, and what happened.
///
/// The same record with the same players goes on the same way: what bots answer depends on nothing else.
pub struct Host<G: Game> {
    pub(crate) game: Match<G>,
    /// Who sits where. A bot may take a seat over while the game is played, and give it back.
    pub players: Vec<Player>,
    /// What the seats are called in texts.
    pub names: Vec<String>,
    /// What happened, with the number of record entries it led to.
    pub(crate) events: Vec<(usize, G::Event)>,
    /// How many entries there were before each line: one answer, or several that were given at once.
    pub(crate) lines: Vec<usize>,
}

impl<G: Game> Host<G> {
    /// Sets up a new game.
    pub fn new(
        rules: G,
        seed: Seed,
        players: Vec<Player>,
        names: Vec<String>,
    ) -> Result<Host<G>, SeatsError> {
        let mut events = Vec::new();
        let game = Match::new(rules, seed, &mut events);
        let events = events.into_iter().map(|event| (0, event)).collect();
        Host::seated(game, players, names, events)
    }

    /// Sets up a game that begins with a position of its own.
    pub fn from_position(
        rules: G,
        position: G::Position,
        players: Vec<Player>,
        names: Vec<String>,
    ) -> Result<Host<G>, ResumeError> {
        let game = Match::from_position(rules, position);
        let game = game.map_err(|violations| ResumeError::Record(RecordError::Start(violations)))?;
        Host::seated(game, players, names, Vec::new()).map_err(ResumeError::Seats)
    }

    /// The same table at a position that looks the same to somebody, to try something out.
    #[must_use]
    pub fn elsewhere(&self, rules: G, position: G::Position) -> Host<G> {
        let Host { players, names, .. } = self;
        let game = Match::from_moment(rules, position);
        Host { game, players: players.clone(), names: names.clone(), events: Vec::new(), lines: Vec::new() }
    }

    pub(crate) fn seated(
        game: Match<G>,
        players: Vec<Player>,
        names: Vec<String>,
        events: Vec<(usize, G::Event)>,
    ) -> Result<Host<G>, SeatsError> {
        let seats = game.rules().seats();
        if players.len() != seats || names.len() != seats {
            return Err(SeatsError { seats, players: players.len(), names: names.len() });
        }
        let lines = (0..game.record().entries.len()).collect();
        Ok(Host { game, players, names, events, lines })
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        self.game.rules()
    }

    /// The position, hidden things included. It stays with whoever runs the game; people get views.
    pub fn position(&self) -> &G::Position {
        self.game.position()
    }

    /// The record up to now.
    pub fn record(&self) -> &Record<G> {
        self.game.record()
    }

    /// See [`Match::trust`].
    pub fn trust(&mut self, trusting: bool) {
        self.game.trust(trusting);
    }

    /// See [`Match::attest`].
    pub fn attest(&mut self, digest: Digest) -> bool {
        self.game.attest(digest)
    }

    /// How many entries the record has.
    pub fn entries(&self) -> usize {
        self.record().entries.len()
    }

    /// What happened, hidden things included, with the number of record entries it led to: to count with. People read
    /// [`Host::news`].
    pub fn events(&self) -> &[(usize, G::Event)] {
        &self.events
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The points of every seat so far, as everybody may know them.
    pub fn public_points(&self) -> Vec<i32> {
        self.rules().public_points(self.position())
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// The seats that are asked now; none once the game is over, for whatever reason.
    pub fn asked(&self) -> SeatSet {
        self.game.asked()
    }

    /// The people who are asked now.
    pub fn people_asked(&self) -> Vec<Seat> {
        self.asked().iter().filter(|seat| self.players[seat.index()] == Player::Human).collect()
    }

    /// Whether this is a seat of the table, and asked.
    pub(crate) fn is_asked(&self, seat: Seat) -> bool {
        seat.index() < self.rules().seats() && self.asked().contains(seat)
    }

    /// The legal moves of a seat; none if it is not asked.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        if self.is_asked(seat) { self.game.legal(seat) } else { Vec::new() }
    }

    /// What a viewer may know of the position.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }
}

/// There is not one player with a name for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatsError {
    /// The seats of the game.
    pub seats: usize,
    /// How many players there are.
    pub players: usize,
    /// How many names there are.
    pub names: usize,
}

impl fmt::Display for SeatsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SeatsError { seats, players, names } = self;
        write!(f, "a game of {seats} seats needs as many players and names, not {players} and {names}")
    }
}

impl std::error::Error for SeatsError {}
