//! The Cards action.

use crate::catalogue::action_cards::{self, Performance, by_strength};
use crate::catalogue::{Action, boards};
use crate::choice::{Choice, Pool};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::{Look, Walk};
use crate::moves::Move;
use crate::position::{Performing, Progress};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

/// Cards drawn, discarded and snapped by a performance, and whether the display is open to it.
fn table(performing: Performing) -> (u8, u8, u8, bool) {
    match action_cards::standard(Action::Cards, performing.side) {
        Performance::Cards { draw, discard, snap, display } => {
            let at = |table| by_strength(table, performing.strength);
            (at(draw), at(discard), at(snap), display)
        }
        _ => (0, 0, 0, false),
    }
}

/// The cards that a Cards action discards.
pub(crate) const fn discarding(performing: Performing) -> Choice {
    match performing.progress {
        Progress::Discarding { left } => Choice::exactly(left, Pool::Hand),
        _ => Choice::exactly(0, Pool::Hand),
    }
}

impl Look<'_> {
    /// Visits the answers of a Cards action.
    pub(crate) fn cards_answers(
        self,
        seat: Seat,
        performing: Performing,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let (_, _, snap, display) = table(performing);
        let market = &self.position.market;
        match performing.progress {
            Progress::Cards => {
                visit(Move::Draw)?;
                if snap > 0 && market.display.iter().flatten().next().is_some() {
                    visit(Move::Snap)?;
                }
            }
            Progress::Drawing { begun, .. } => {
                if self.can_draw() {
                    visit(Move::Deck)?;
                }
                let range = if display { self.zoo(seat).range() } else { 0 };
                market.displayed(range).try_for_each(|card| visit(Move::Card(card)))?;
                if begun || !self.can_draw() {
                    visit(Move::Done)?;
                }
            }
            Progress::Discarding { .. } => {
                discarding(performing).answers(self, seat, visit)?;
            }
            Progress::Snapping { .. } => {
                market.displayed(boards::FOLDERS).try_for_each(|card| visit(Move::Card(card)))?;
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One step of a Cards action.
    pub(crate) fn cards_step(&mut self, seat: Seat, performing: Performing, answer: Move) {
        let (draw, discard, snap, _) = table(performing);
        let next = match (performing.progress, answer) {
            (Progress::Cards, Move::Snap) => Progress::Snapping { left: snap },
            (Progress::Cards, _) => Progress::Drawing { left: draw, begun: false },
            (Progress::Drawing { left, .. }, Move::Deck) => {
                self.draw(seat);
                Progress::Drawing { left: left - 1, begun: true }
            }
            (Progress::Drawing { left, .. }, Move::Card(card)) => {
                self.take_from_display(seat, card);
                Progress::Drawing { left: left - 1, begun: true }
            }
            (Progress::Drawing { .. }, _) => Progress::Drawing { left: 0, begun: true },
            (Progress::Discarding { .. }, answer) => {
                let complete = discarding(performing).is_complete(self.look(), seat, answer);
                self.pick(seat, discarding(performing), answer);
                if complete {
                    for card in self.take_picked(seat, Pool::Hand).iter() {
                        self.discard_from_hand(seat, card);
                    }
                    Progress::Done
                } else {
                    performing.progress
                }
            }
            (Progress::Snapping { left }, Move::Card(card)) => {
                self.take_from_display(seat, card);
                Progress::Snapping { left: left - 1 }
            }
            (progress, _) => progress,
        };
        let look = self.look();
        let next = match next {
            Progress::Drawing { left: 0, .. } if discard > 0 => Progress::Discarding { left: discard },
            Progress::Drawing { left: 0, .. } => Progress::Done,
            Progress::Snapping { left: 0 } => Progress::Done,
            next => next,
        };
        let next = match next {
            Progress::Discarding { .. } if look.zoo(seat).hand.is_empty() => Progress::Done,
            Progress::Snapping { .. } if look.position.market.displayed(boards::FOLDERS).next().is_none() => {
                Progress::Done
            }
            next => next,
        };
        self.set_action(Performing { progress: next, ..performing });
    }
}
