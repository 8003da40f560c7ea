//! Buildings that come without the Build action.

use super::word::has_answer;
use crate::blocker::Blocker;
use crate::catalogue::{Building, PlacementNeed};
use crate::effects::words::Word;
use crate::engine::Engine;
use crate::event::Event;
use crate::look::{Look, Walk, passes};
use crate::moves::Move;
use crate::position::{Doing, Frame, Pending};
use tabletop::{Listener, Objections, Seat};

/// Place the unique building of the card where it has what it needs.
#[derive(Clone, Copy)]
pub(super) struct PlaceUnique {
    pub(super) building: Building,
    pub(super) need: PlacementNeed,
}

impl Word for PlaceUnique {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let PlaceUnique { building, need } = self;
        if self.is_possible(engine.look(), at) {
            engine.open(Frame::Place { building, price: 0, need });
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.has_room_for(at.owner, self.building, self.need)
    }
}

/// May build one of these for free.
#[derive(Clone, Copy)]
pub(super) struct BuildFree {
    pub(super) buildings: &'static [Building],
}

impl Word for BuildFree {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, 1);
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for &building in self.buildings {
            let answer = Move::Build(building);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
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
        let building = match answer {
            Move::Build(building) if self.buildings.contains(&building) => building,
            Move::Done => return Walk::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        look.check_room(seat, building, objections)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if let Move::Build(building) = answer {
            engine.open(Frame::Place { building, price: 0, need: building.face().need });
        }
    }
}
