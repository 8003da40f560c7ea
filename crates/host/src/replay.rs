//! A game that is over, moment by moment.

use crate::{Eye, News};
use tabletop::{Afterwards, Entry, Record, RecordError, Seat, Viewer};

/// How many entries lie between two positions that are kept.
const APART: usize = 16;

/// A game that is over: folded once, with positions at some distance from each other, so that any moment is found in a
/// few steps.
pub struct Replay<G: Afterwards> {
    rules: G,
    record: Record<G>,
    names: Vec<String>,
    /// The positions before every sixteenth entry.
    kept: Vec<G::Position>,
    /// What happened, with the number of entries it led to.
    events: Vec<(usize, G::Event)>,
    /// The turns in their order, after the start of the game.
    turns: Vec<Turn>,
    /// What was measured of each seat at the beginning of every turn, and at the end.
    measured: Vec<Vec<Vec<i32>>>,
}

/// The beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// How many entries had been made.
    pub entry: usize,
    /// Whose it is; nobody's at the start of the game.
    pub seat: Option<Seat>,
}

impl<G: Afterwards> Replay<G> {
    /// Folds a record; it is taken at its word, since whoever has it has verified it.
    pub fn new(record: Record<G>, names: Vec<String>) -> Result<Replay<G>, RecordError> {
        let rules = G::new(&record.options).map_err(RecordError::Options)?;
        let mut told = Vec::new();
        let position = record.opening(&rules, &mut told)?;
        let mut replay = Replay {
            rules,
            record,
            names,
            kept: Vec::new(),
            events: Vec::new(),
            turns: vec![Turn { entry: 0, seat: None }],
            measured: Vec::new(),
        };
        replay.measured = vec![Vec::new(); replay.rules.seats()];
        replay.measure(&position);
        replay.note(0, &mut told, &position);
        replay.fold(position, told)?;
        Ok(replay)
    }

    fn fold(&mut self, mut position: G::Position, mut told: Vec<G::Event>) -> Result<(), RecordError> {
        for entry in 0..self.record.entries.len() {
            if entry.is_multiple_of(APART) {
                self.kept.push(position.clone());
            }
            if let Entry::Move { seat, answer } = self.record.entries[entry] {
                let made = self.rules.apply(&mut position, seat, answer, &mut told);
                made.map_err(|refusal| RecordError::Refused { entry, reason: refusal.to_string() })?;
                self.note(entry + 1, &mut told, &position);
            }
        }
        if self.record.entries.len().is_multiple_of(APART) {
            self.kept.push(position.clone());
        }
        self.measure(&position);
        Ok(())
    }

    /// Notes what an entry led to; a turn that began by it is measured as it was left.
    fn note(&mut self, entry: usize, told: &mut Vec<G::Event>, position: &G::Position) {
        for event in told.drain(..) {
            if let Some(seat) = G::turn_begun(&event) {
                self.turns.push(Turn { entry, seat: Some(seat) });
                self.measure(position);
            }
            self.events.push((entry, event));
        }
    }

    fn measure(&mut self, position: &G::Position) {
        for seat in Seat::all(self.rules.seats()) {
            let measured = self.rules.measured(position, seat);
            self.measured[seat.index()].push(measured);
        }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The record.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    /// How many entries the record has; the moment with this number is the end.
    pub fn entries(&self) -> usize {
        self.record.entries.len()
    }

    /// What happened, with the number of entries it led to.
    pub fn events(&self) -> &[(usize, G::Event)] {
        &self.events
    }

    /// Where the turns began, the start of the game first.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns that were begun before an entry.
    pub fn turn_at(&self, entry: usize) -> usize {
        self.turns.iter().skip(1).filter(|turn| turn.entry <= entry).count()
    }

    /// What was measured of a seat at the beginning of every turn and at the end, in the order of the measures.
    pub fn measured(&self, seat: Seat) -> &[Vec<i32>] {
        &self.measured[seat.index()]
    }

    /// The position before an entry, or at the end; an entry behind the end is the end.
    pub fn position(&self, entry: usize) -> G::Position {
        let entry = entry.min(self.entries());
        let from = (entry / APART).min(self.kept.len() - 1);
        let mut position = self.kept[from].clone();
        for line in &self.record.entries[from * APART..entry] {
            if let Entry::Move { seat, answer } = *line {
                let made = self.rules.apply(&mut position, seat, answer, &mut tabletop::Silent);
                debug_assert!(made.is_ok(), "it was made when the record was folded");
            }
        }
        position
    }

    /// What an entry led to, as it may be known and in words.
    pub fn news(&self, entry: usize, eye: Eye, lang: tabletop::Lang) -> Vec<News<G::Event>> {
        let of_entry = self.events.iter().filter(|(led_to, _)| *led_to == entry + 1);
        let told = |(led_to, event): &(usize, G::Event)| {
            let event = match eye {
                Eye::All => event.clone(),
                Eye::Of(viewer) => self.rules.seen_by(event, viewer),
            };
            let text = self.rules.event_text(&event, &self.names(), lang);
            News { entry: *led_to, event, text }
        };
        of_entry.map(told).collect()
    }

    /// The table as somebody saw it, or with everything open.
    pub fn view(&self, position: &G::Position, eye: Eye) -> G::View {
        match eye {
            Eye::All => self.rules.open_view(position),
            Eye::Of(viewer) => self.rules.view(position, viewer),
        }
    }

    /// Whose questions somebody sees with their legal moves.
    pub fn sees_choices(eye: Eye, seat: Seat) -> bool {
        matches!(eye, Eye::All) || matches!(eye, Eye::Of(Viewer::Seat(own)) if own == seat)
    }
}
