//! Every no has a reason: what stands against each card in each cabin.

use crate::{Blocker, Cabin, CabinId, Card, Play, Position, Rules};
use serde::Serialize;
use tabletop::{All, Seat};

/// What a seat could do with one card now, if it were asked to play one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardReport {
    /// The card.
    pub card: Card,
    /// Every cabin and the two new ones.
    pub cabins: Vec<CabinReport>,
}

impl CardReport {
    /// Whether some cabin takes the card.
    pub fn is_playable(&self) -> bool {
        self.cabins.iter().any(CabinReport::is_possible)
    }
}

/// What stands against a card in one cabin.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CabinReport {
    /// The cabin.
    pub cabin: CabinId,
    /// Whether it would be opened.
    pub opens: bool,
    /// What the play costs in discs.
    pub cost: u8,
    /// The heel after it, if it goes in without driving anyone out.
    pub heel: i8,
    /// What stands against it without a drive-out; nothing if it may.
    pub blockers: Vec<Blocker>,
    /// For a card that drives out: what stands against driving out each card of the cabin.
    pub drives: Vec<DriveReport>,
}

impl CabinReport {
    /// Whether the card may enter in some way.
    pub fn is_possible(&self) -> bool {
        self.blockers.is_empty() || self.drives.iter().any(|drive| drive.blockers.is_empty())
    }
}

/// What stands against driving out one card.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DriveReport {
    /// Whom.
    pub driven: Card,
    /// The heel after it.
    pub heel: i8,
    /// What stands against it; nothing if it may.
    pub blockers: Vec<Blocker>,
}

impl Rules {
    /// For every card in the hand of `seat` and every cabin: whether it can be played in the present phase of the
    /// turn, or everything that stands against it. Uses nothing the seat does not know.
    pub fn explain(&self, position: &Position, seat: Seat) -> Vec<CardReport> {
        position.hands[seat.index()].iter().map(|card| self.explain_card(position, seat, card)).collect()
    }

    /// The same for one card, in the hand or not.
    pub fn explain_card(&self, position: &Position, seat: Seat, card: Card) -> CardReport {
        let cabins =
            position.ark.places().map(|cabin| self.explain_cabin(position, seat, card, cabin)).collect();
        CardReport { card, cabins }
    }

    fn explain_cabin(&self, position: &Position, seat: Seat, card: Card, cabin: CabinId) -> CabinReport {
        let opens = cabin == position.ark.next(cabin.side);
        let blockers = |driven| {
            let mut all = All::default();
            let _ = self.walk(position, seat, Play { card, cabin, driven }, &mut all);
            all.0
        };
        let heel = |driven| {
            let weight = |card| self.face(card).weight as i8;
            position.heel + cabin.side.pull(weight(card) - weight(driven))
        };
        let content = if self.face(card).drives() { position.ark.cabin(cabin) } else { Cabin::EMPTY };
        let drive = |driven| DriveReport { driven, heel: heel(driven), blockers: blockers(driven) };
        CabinReport {
            cabin,
            opens,
            cost: self.cost(position, opens),
            heel: heel(Card::NONE),
            blockers: blockers(Card::NONE),
            drives: content.cards().map(drive).collect(),
        }
    }
}
