//! Buildings that stand: one is removed, one grows, several change their places.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Resource, boards};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::placements;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Built, Doing, Pending};
use crate::texts::{Names, Voice};
use crate::zoo::enlarged_by;
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// May remove an empty standard enclosure for its price.
#[derive(Clone, Copy)]
pub(super) struct CutDown;

impl Word for CutDown {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        for built in look.zoo(seat).buildings.iter() {
            if let Some(cell) = built.cells().first().filter(|_| built.is_standard() && !built.is_occupied())
            {
                visit(Move::Lift(cell))?;
            }
        }
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if let Move::Lift(cell) = answer {
            engine.cut_down(seat, cell, doing.what.source);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.cut_down().into()
    }
}

/// May exchange a standard enclosure for one of the next size over the same spaces and one more.
#[derive(Clone, Copy)]
pub(super) struct EnlargeEnclosure {
    pub(super) appeal_if_occupied: u8,
}

impl Word for EnlargeEnclosure {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for built in look.zoo(seat).buildings.iter() {
            let Some(larger) = built.building().next_size() else { continue };
            for (id, placement) in (0..).zip(placements(larger)) {
                let answer = Move::Place(larger, id);
                if built.cells().within(placement.cells)
                    && passes(|first| self.check(look, doing, seat, answer, first))
                {
                    visit(answer)?;
                }
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let (building, id) = match answer {
            Move::Place(building, id) => (building, id),
            Move::Done => return ControlFlow::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        let Some(old) = enlarged_by(&look.zoo(seat).buildings, building, id) else {
            return objections.raise(Blocker::NoSuchChoice);
        };
        let new = placements(building)[usize::from(id)].cells.minus(old.cells());
        let free = new.within(look.site(seat, building).free);
        require(free, objections, || Blocker::PlaceTaken)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let Move::Place(building, id) = answer else { return };
        if let Some(old) = enlarged_by(&engine.position.zoo(seat).buildings, building, id) {
            let larger = Built::new(building, id);
            engine.enlarge(seat, old, larger, self.appeal_if_occupied, doing.what.source);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let appeal = v.tongue.resource_amount(self.appeal_if_occupied.into(), Resource::Appeal);
        v.tongue.enlarge_enclosure(&appeal)
    }
}

/// May lift buildings and put them back by the rules of building, one after the other. A building can only be lifted,
/// and put back, so that all of them still find a place.
#[derive(Clone, Copy)]
pub(super) struct RearrangeBuildings {
    pub(super) max: u8,
}

impl RearrangeBuildings {
    fn most(self) -> u8 {
        self.max.min(boards::MOST_LIFTED as u8)
    }
}

impl Word for RearrangeBuildings {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, self.most());
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        self.max > 0 && has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let zoo = look.zoo(seat);
        let mut visit_legal = |answer| {
            let legal = passes(|first| self.check(look, doing, seat, answer, first));
            if legal { visit(answer) } else { ControlFlow::Continue(()) }
        };
        for built in zoo.buildings.iter().filter(|_| !doing.begun && doing.left > 0) {
            built.cells().first().map_or(ControlFlow::Continue(()), |cell| visit_legal(Move::Lift(cell)))?;
        }
        for built in zoo.lifted.iter() {
            let (building, Some(from)) = (built.building(), built.cells().first()) else { continue };
            let site = look.site_for(seat, building, look.need_of(building));
            for id in site.placements(building) {
                visit_legal(Move::Return(building, from, id))?;
            }
        }
        visit_legal(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let zoo = look.zoo(seat);
        match answer {
            Move::Lift(cell) => {
                let there = zoo.named_by(cell).filter(|_| !doing.begun && doing.left > 0);
                let Some(built) = there else { return objections.raise(Blocker::NoSuchChoice) };
                let lifted = look.with_lifted(seat, cell);
                let room = Look { rules: look.rules, position: &lifted }.can_put_back(seat);
                require(room, objections, || Blocker::NoRoom { building: built.building() })
            }
            Move::Return(building, from, id) => {
                let Some(at) = zoo.lifted_from(building, from) else {
                    return objections.raise(Blocker::NoSuchChoice);
                };
                look.check_place(seat, building, look.need_of(building), id, objections)?;
                if usize::from(id) >= placements(building).len() {
                    return ControlFlow::Continue(());
                }
                let returned = look.with_returned(seat, at, id);
                let rest = Look { rules: look.rules, position: &returned };
                let homeless = rest.zoo(seat).lifted.first().map_or(building, |built| built.building());
                require(rest.can_put_back(seat), objections, || Blocker::NoRoom { building: homeless })
            }
            Move::Done => require(zoo.lifted.is_empty(), objections, || Blocker::NotYet),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn accepts(self, _look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> bool {
        matches!(answer, Move::Lift(_)) && doing.left == self.most()
    }

    fn again(self, look: Look<'_>, doing: Doing, seat: Seat, answer: Move) -> Option<Doing> {
        match answer {
            Move::Lift(_) => Some(Doing { left: doing.left - 1, ..doing }),
            Move::Return(..) => {
                let left = look.zoo(seat).lifted.len() as u8 - 1;
                (left > 0).then_some(Doing { left, begun: true, ..doing })
            }
            _ => None,
        }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        match answer {
            Move::Lift(cell) => engine.lift(seat, cell),
            Move::Return(building, from, id) => {
                if let Some(at) = engine.position.zoo(seat).lifted_from(building, from) {
                    engine.put_back(seat, at, id);
                }
            }
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.rearrange_buildings(self.max)
    }

    fn question_phrase(self, _doing: Doing, names: Names<'_>) -> Option<String> {
        Some(names.tongue.rearrange_buildings(self.max))
    }
}
