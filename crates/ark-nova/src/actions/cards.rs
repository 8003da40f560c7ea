//! The Cards action.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{Performance, by_strength};
use crate::catalogue::{Action, boards};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Performing, Progress};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// Cards drawn, discarded and snapped by a performance, and whether the display is open to it.
fn table(performing: Performing) -> (u8, u8, u8, bool) {
    match performing.printed().does {
        Performance::Cards { draw, discard, snap, display } => {
            let at = |table| by_strength(table, performing.strength);
            (at(draw), at(discard), at(snap), display)
        }
        _ => (0, 0, 0, false),
    }
}

/// How many cards a performance draws, and how many it discards afterwards.
pub(crate) fn drawn_and_discarded(performing: Performing) -> (u8, u8) {
    let (draw, discard, ..) = table(performing);
    (draw, discard)
}

/// The cards that a Cards action discards.
const fn discarding(n: u8) -> Choice {
    Choice::exactly(n, Pool::Hand)
}

/// Whether a side of the Cards card snaps at a strength.
fn snaps(performing: Performing, strength: u8) -> bool {
    table(Performing { strength, ..performing }).2 > 0
}

/// The steps of a Cards action.
#[derive(Clone, Copy)]
pub(crate) struct CardsAction {
    pub(crate) performing: Performing,
}

impl Asks for CardsAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let (_, _, snap, display) = table(self.performing);
        let market = &look.position.market;
        match self.performing.progress {
            Progress::Drawing { begun, .. } => {
                if look.can_draw() {
                    visit(Move::Deck)?;
                }
                let range = if display { look.zoo(seat).range() } else { 0 };
                market.displayed(range).map(Move::Card).try_for_each(&mut *visit)?;
                if begun || !look.can_draw() { visit(Move::Done) } else { ControlFlow::Continue(()) }
            }
            Progress::Discarding { left } => discarding(left).answers(look, seat, visit),
            Progress::Snapping { .. } => {
                market.displayed(boards::FOLDERS).map(Move::Card).try_for_each(visit)
            }
            _ => {
                visit(Move::Draw)?;
                let shown = snap > 0 && market.display.iter().flatten().next().is_some();
                if shown { visit(Move::Snap) } else { ControlFlow::Continue(()) }
            }
        }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let (_, _, snap, display) = table(self.performing);
        let market = &look.position.market;
        match (self.performing.progress, answer) {
            (Progress::Discarding { left }, answer) => discarding(left).check(look, seat, answer, objections),
            (Progress::Cards, Move::Snap) if snap == 0 => {
                let needs = (1..=5).find(|&strength| snaps(self.performing, strength)).unwrap_or(5);
                let has = self.performing.strength;
                objections.raise(Blocker::Strength { needs, has })
            }
            (Progress::Drawing { .. }, Move::Card(card)) => {
                let Some(folder) = market.folder(card) else {
                    return objections.raise(Blocker::NotThere { card });
                };
                require(display, objections, || Blocker::NeedsSideII { action: Action::Cards })?;
                let (folder, range) = (folder as u8 + 1, look.zoo(seat).range());
                require(folder <= range, objections, || Blocker::Range { folder, range })
            }
            (Progress::Snapping { .. }, Move::Card(card)) => {
                require(market.folder(card).is_some(), objections, || Blocker::NotThere { card })
            }
            _ => self.check_listed(look, seat, answer, objections),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.cards_step(seat, self.performing, answer);
    }

    fn set(self, _look: Look<'_>, _seat: Seat) -> Option<Choice> {
        match self.performing.progress {
            Progress::Discarding { left } => Some(discarding(left)),
            _ => None,
        }
    }

    fn depends_on_hand(self) -> bool {
        true
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One step of a Cards action.
    fn cards_step(&mut self, seat: Seat, performing: Performing, answer: Move) {
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
            (Progress::Discarding { left }, answer) => {
                let complete = discarding(left).is_complete(self.look(), seat, answer);
                self.pick(seat, discarding(left), answer);
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
