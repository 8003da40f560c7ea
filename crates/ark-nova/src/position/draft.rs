//! The draft of the alternate action cards, before the hands are dealt (M-5.2).

use crate::catalogue::action_cards::Alternate;
use crate::catalogue::boards::PLAYERS;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A set of alternate action cards, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Alternates(u32);

impl Alternates {
    /// No card.
    pub const NONE: Alternates = Alternates(0);
    /// Every card.
    pub const ALL: Alternates = Alternates((1 << Alternate::COUNT) - 1);

    /// One card alone.
    pub const fn only(card: Alternate) -> Alternates {
        Alternates(1 << card.place())
    }

    /// Whether a card is among them.
    pub const fn contains(self, card: Alternate) -> bool {
        self.0 & Alternates::only(card).0 != 0
    }

    /// All of these and all of those.
    #[must_use]
    pub const fn or(self, other: Alternates) -> Alternates {
        Alternates(self.0 | other.0)
    }

    /// Those of these that are not among the others.
    #[must_use]
    pub const fn minus(self, other: Alternates) -> Alternates {
        Alternates(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, action by action.
    pub fn iter(self) -> impl Iterator<Item = Alternate> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(Alternate::at(place))
        })
    }
}

impl FromIterator<Alternate> for Alternates {
    fn from_iter<I: IntoIterator<Item = Alternate>>(cards: I) -> Alternates {
        cards.into_iter().fold(Alternates::NONE, |all, card| all.or(Alternates::only(card)))
    }
}

/// What was dealt and kept so far, seat by seat; empty before and after the draft. What lies before a seat follows from
/// it: cards are passed to the next seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Draft {
    /// The three cards each seat was dealt.
    pub dealt: [Alternates; PLAYERS],
    /// The one it kept of them.
    pub first: [Alternates; PLAYERS],
    /// The one it kept of the two that were passed on to it.
    pub second: [Alternates; PLAYERS],
    /// A card of another action, for a seat with three of one action.
    pub spare: [Alternates; PLAYERS],
    /// The two it will use, face down until all have chosen.
    pub used: [Alternates; PLAYERS],
}

impl Draft {
    /// Cards dealt to each seat.
    pub const DEALT: usize = 3;

    /// The two cards that are passed on to a seat once everybody has kept one.
    pub fn passed_to(&self, seat: Seat, seats: usize) -> Alternates {
        let from = seat.previous(seats).index();
        self.dealt[from].minus(self.first[from])
    }

    /// The last card that is passed on to a seat.
    pub fn last_passed_to(&self, seat: Seat, seats: usize) -> Alternates {
        let from = seat.previous(seats);
        self.passed_to(from, seats).minus(self.second[from.index()])
    }

    /// The three cards a seat has in the end; one player alone has what was dealt (M-5.3).
    pub fn kept(&self, seat: Seat, seats: usize) -> Alternates {
        if seats == 1 {
            return self.dealt[seat.index()];
        }
        self.first[seat.index()].or(self.second[seat.index()]).or(self.last_passed_to(seat, seats))
    }

    /// The cards of which a seat uses two: those it kept, and the one added to three of one action.
    pub fn usable(&self, seat: Seat, seats: usize) -> Alternates {
        self.kept(seat, seats).or(self.spare[seat.index()])
    }

    /// Whether the cards a seat kept are all of one action, so that no two can be used.
    pub fn is_stuck(&self, seat: Seat, seats: usize) -> bool {
        let kept = self.kept(seat, seats);
        let mut actions = kept.iter().map(|card| card.action);
        let first = actions.next();
        actions.all(|action| Some(action) == first)
    }

    /// Visits the pairs of cards of different actions that a seat may use.
    pub fn pairs(&self, seat: Seat, seats: usize) -> impl Iterator<Item = [Alternate; 2]> {
        let usable = self.usable(seat, seats);
        let behind = move |a: Alternate| usable.iter().filter(move |&b| a.action < b.action);
        usable.iter().flat_map(move |a| behind(a).map(move |b| [a, b]))
    }

    /// Cards that nobody was dealt.
    pub fn undealt(&self) -> Alternates {
        let dealt = self.dealt.iter().chain(&self.spare);
        dealt.fold(Alternates::ALL, |left, &cards| left.minus(cards))
    }
}
