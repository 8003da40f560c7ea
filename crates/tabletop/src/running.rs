//! A game in progress together with its record.

use crate::record::{Replayed, step};
use crate::{
    Digest, Ending, Entry, Game, Listener, Outcome, Record, RecordError, Refusal, Seat, SeatSet, Seed,
    Silent, Viewer, Violations,
};
use std::fmt;

/// A game being played: rules, position and the record that leads to it.
///
/// It belongs to whoever hosts the game; seats and bots get views.
pub struct Match<G: Game> {
    rules: G,
    position: G::Position,
    record: Record<G>,
    ending: Option<Ending>,
    /// [`Game::irrevocable`] at the start and after each entry.
    irrevocable: Vec<u32>,
    /// The position after so many entries, behind which nothing can be taken back: from there on a part of the game is
    /// played again when something is. A game that was gone on with has none at first.
    firm: Option<(usize, G::Position)>,
    /// Whether digests are taken from where they were written down instead of being reckoned.
    trusting: bool,
}

impl<G: Game> Match<G> {
    /// Sets up a new game.
    pub fn new<L: Listener<G::Event>>(rules: G, seed: Seed, listener: &mut L) -> Match<G> {
        let position = rules.start(seed, listener);
        let record = Record::begin(&rules, seed, &position);
        let ending = rules.is_over(&position).then_some(Ending::Played);
        let irrevocable = vec![rules.irrevocable(&position)];
        let firm = Some((0, position.clone()));
        Match { rules, position, record, ending, irrevocable, firm, trusting: false }
    }

    /// Begins with a valid position. What a stranger put together is looked at more closely: see [`Game::can_begin`].
    pub fn from_position(rules: G, position: G::Position) -> Result<Match<G>, Violations> {
        rules.validate(&position)?;
        Ok(Match::from_moment(rules, position))
    }

    /// Goes on from a moment of another game, which is known to be valid.
    pub fn from_moment(rules: G, position: G::Position) -> Match<G> {
        let record = Record::begin_with(&rules, &position);
        let ending = rules.is_over(&position).then_some(Ending::Played);
        let irrevocable = vec![rules.irrevocable(&position)];
        let firm = Some((0, position.clone()));
        Match { rules, position, record, ending, irrevocable, firm, trusting: false }
    }

    /// Plays `entries` from the start, whatever their digests once were: to record a game anew after the rules were
    /// corrected, or to go to the place of a fault.
    pub fn from_entries(
        rules: G,
        seed: Seed,
        entries: impl IntoIterator<Item = Entry<G::Move>>,
    ) -> Result<Match<G>, RecordError> {
        let mut game = Match::new(rules, seed, &mut Silent);
        for (index, entry) in entries.into_iter().enumerate() {
            game.enter(entry).map_err(|refusal| RecordError::refused(index, &refusal))?;
        }
        Ok(game)
    }

    pub(crate) fn resume(rules: G, record: Record<G>, replayed: Replayed<G>) -> Match<G> {
        let Replayed { position, ending, irrevocable } = replayed;
        Match { rules, position, record, ending, irrevocable, firm: None, trusting: false }
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The position, hidden things included.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The record up to now.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Gives up the game and keeps its record.
    pub fn into_record(self) -> Record<G> {
        self.record
    }

    /// Why the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let scores = self.rules.scores(&self.position);
        self.ending.map(|ending| Outcome::rank(ending, scores, self.rules.reached(&self.position)))
    }

    /// The seats that are asked now; none once the game is over, for whatever reason.
    pub fn asked(&self) -> SeatSet {
        if self.ending.is_some() { SeatSet::NONE } else { self.rules.asked(&self.position) }
    }

    /// What `seat` is asked, if it is asked.
    pub fn question(&self, seat: Seat) -> Option<G::Question> {
        self.asked().contains(seat).then(|| self.rules.question(&self.position, seat)).flatten()
    }

    /// The moves that [`Match::make`] accepts from `seat`.
    pub fn legal(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.asked().contains(seat) {
            self.rules.legal(&self.position, seat, &mut moves);
        }
        moves
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.rules.view(&self.position, viewer)
    }

    /// Makes a move and notes it; a refused move changes nothing.
    pub fn make<L: Listener<G::Event>>(
        &mut self,
        seat: Seat,
        answer: G::Move,
        listener: &mut L,
    ) -> Result<(), Refusal<G::Blocker>> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        if seat.index() >= self.rules.seats() {
            return Err(Refusal::NotAsked { seat });
        }
        self.rules.apply(&mut self.position, seat, answer, listener)?;
        self.ending = self.rules.is_over(&self.position).then_some(Ending::Played);
        self.note(Entry::Move { seat, answer });
        Ok(())
    }

    /// A seat gives up, asked or not; the game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal<G::Blocker>> {
        self.enter(Entry::Resign { seat })
    }

    /// All seats agree to stop; the game is over. That they do is for the host to know.
    pub fn agree(&mut self) -> Result<(), Refusal<G::Blocker>> {
        self.enter(Entry::Agree)
    }

    fn enter(&mut self, entry: Entry<G::Move>) -> Result<(), Refusal<G::Blocker>> {
        self.ending = step(&self.rules, &mut self.position, self.ending, &entry)?;
        self.note(entry);
        Ok(())
    }

    fn note(&mut self, entry: Entry<G::Move>) {
        if self.trusting || self.record.last_digest() == Digest::LATER {
            self.record.note_only(entry);
        } else {
            self.record.note(entry, &self.position);
        }
        let now = self.rules.irrevocable(&self.position);
        if self.irrevocable.last() != Some(&now) {
            self.firm = Some((self.record.entries.len(), self.position.clone()));
        }
        self.irrevocable.push(now);
    }

    /// Whether digests are no longer reckoned but [attested](Match::attest): for a game that was played before and is
    /// read from where all of it was written down. They take fifty times as long as the moves. What was not attested
    /// is [`Digest::LATER`] in the record until it is [reckoned](Record::reckoned).
    pub fn trust(&mut self, trusting: bool) {
        self.trusting = trusting;
    }

    /// The digest that was written down after the last entry; says whether it is this one, as far as it was reckoned.
    pub fn attest(&mut self, digest: Digest) -> bool {
        let last = self.record.digests.last_mut().expect("a record has at least the digest of its start");
        if *last == Digest::LATER {
            *last = digest;
        }
        *last == digest
    }

    /// The least number of entries the game can be taken back to: since then only answers that taught nobody
    /// anything. Equal to the number of entries when nothing can be taken back.
    pub fn revocable_to(&self) -> usize {
        let entries = &self.record.entries;
        let now = self.irrevocable[entries.len()];
        let answers = entries.iter().rev().take_while(|entry| matches!(entry, Entry::Move { .. })).count();
        let equal = self.irrevocable.iter().rev().take_while(|&&number| number == now).count() - 1;
        entries.len() - answers.min(equal)
    }

    /// Takes the game back to its first `entries` entries, as if the later ones had never been made.
    pub fn take_back(&mut self, entries: usize) -> Result<(), TakeBackError> {
        let (least, now) = (self.revocable_to(), self.record.entries.len());
        if !(least..=now).contains(&entries) {
            return Err(TakeBackError { entries, least, now });
        }
        let (begin, mut position) = match &self.firm {
            Some((begin, position)) if *begin <= entries => (*begin, position.clone()),
            _ => {
                let opening = self.record.opening(&self.rules, &mut Silent);
                (0, opening.unwrap_or_else(|error| panic!("the game began with it: {error}")))
            }
        };
        let mut ending = self.rules.is_over(&position).then_some(Ending::Played);
        for entry in &self.record.entries[begin..entries] {
            ending = step(&self.rules, &mut position, ending, entry)
                .unwrap_or_else(|refusal| panic!("{entry} was accepted before: {refusal}"));
        }
        self.position = position;
        self.ending = ending;
        self.record.entries.truncate(entries);
        self.record.digests.truncate(entries + 1);
        self.irrevocable.truncate(entries + 1);
        Ok(())
    }
}

impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("record", &self.record)
            .field("position", &self.position)
            .field("ending", &self.ending)
            .finish_non_exhaustive()
    }
}

/// A game cannot be taken back that far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBackError {
    /// How many entries were to remain.
    pub entries: usize,
    /// The fewest that can remain.
    pub least: usize,
    /// How many there are.
    pub now: usize,
}

impl fmt::Display for TakeBackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TakeBackError { entries, least, now } = self;
        write!(f, "cannot go back to {entries} entries: {least} to {now} are possible")
    }
}

impl std::error::Error for TakeBackError {}
