//! Every no has a reason: what stands against each card in each cabin.

use crate::{Blocker, Cabin, CabinId, Card, Phase, Play, Position, Rules, Step, View};
use serde::{Deserialize, Serialize};
use tabletop::{All, Chance, Seat, Seed, heeded};

/// What a seat could do with one card now, if it were asked to play one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CabinReport {
    /// The cabin.
    pub cabin: CabinId,
    /// The cards that are in it.
    pub cards: Vec<Card>,
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
        self.blockers.is_empty() || self.possible_drives().next().is_some()
    }

    /// Whom the card may drive out.
    pub fn possible_drives(&self) -> impl Iterator<Item = Card> {
        self.drives.iter().filter(|drive| drive.blockers.is_empty()).map(|drive| drive.driven)
    }
}

/// What stands against driving out one card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DriveReport {
    /// Whom.
    pub driven: Card,
    /// The heel after it.
    pub heel: i8,
    /// What stands against it; nothing if it may.
    pub blockers: Vec<Blocker>,
}

impl Rules {
    /// For every card in the hand of `seat` and every cabin: whether it can be played in the present part of the turn,
    /// or everything that stands against it. Whose turn it is not hears how it would be at the beginning of a turn.
    /// Uses nothing the seat does not know.
    pub fn explain(&self, position: &Position, seat: Seat) -> Vec<CardReport> {
        position.hands[seat.index()].iter().map(|card| self.explain_card(position, seat, card)).collect()
    }

    /// The same for one card, in the hand or not.
    pub fn explain_card(&self, position: &Position, seat: Seat, card: Card) -> CardReport {
        let position = in_turn_of(position, seat);
        let cabins =
            position.ark.places().map(|cabin| self.explain_cabin(&position, seat, card, cabin)).collect();
        CardReport { card, cabins }
    }

    /// The same for one card, from nothing but a view.
    pub fn explain_seen(&self, view: &View, seat: Seat, card: Card) -> CardReport {
        let mut position = self.empty_table(Chance::new(Seed::default()));
        for cabin in &view.ark.cabins {
            cabin.cards.iter().for_each(|card| position.ark.put(card.card, cabin.cabin, Card::NONE));
        }
        position.heel = view.ark.heel;
        for (discs, player) in position.discs.iter_mut().zip(&view.seats) {
            *discs = player.discs;
        }
        (position.seat, position.phase) = (view.turn, view.phase.into());
        self.explain_card(&position, seat, card)
    }

    /// The cards of a seat that some cabin takes, in the order of the deck.
    pub(crate) fn playable_now(&self, position: &Position, seat: Seat) -> Vec<Card> {
        if position.step == Step::Over || position.passed.contains(seat) {
            return Vec::new();
        }
        self.playable(&in_turn_of(position, seat), seat, position.hands[seat.index()]).iter().collect()
    }

    /// What stands against a card in one cabin; `seat` is in turn.
    pub(crate) fn explain_cabin(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        cabin: CabinId,
    ) -> CabinReport {
        let opens = cabin == position.ark.next(cabin.side);
        let blockers = |driven| {
            let mut all = All::default();
            let _ = self.walk(position, seat, Play { card, cabin, driven }, &mut heeded(&mut all));
            all.0
        };
        let heel = |driven| {
            let weight = |card| self.face(card).weight as i8;
            position.heel + cabin.side.pull(weight(card) - weight(driven))
        };
        let inside = position.ark.cabin(cabin);
        let content = if self.face(card).drives() { inside } else { Cabin::EMPTY };
        let drive = |driven| DriveReport { driven, heel: heel(driven), blockers: blockers(driven) };
        CabinReport {
            cabin,
            cards: inside.cards().collect(),
            opens,
            cost: self.cost(position, opens),
            heel: heel(Card::NONE),
            blockers: blockers(Card::NONE),
            drives: content.cards().map(drive).collect(),
        }
    }
}

/// The position as it would be for `seat` in turn: what others did in theirs does not bind it.
fn in_turn_of(position: &Position, seat: Seat) -> Position {
    let phase = match position.phase {
        Phase::Second { .. } if position.seat != seat => Phase::First,
        phase => phase,
    };
    Position { phase, ..*position }
}
