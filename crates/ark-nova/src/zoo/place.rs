//! A building looks for its place.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Building, PlacementNeed};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use tabletop::{Listener, Objections, Seat};

/// A building that is placed, what it costs, and what it needs around it.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) building: Building,
    pub(crate) price: u8,
    pub(crate) need: PlacementNeed,
}

impl Asks for Place {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Place(self.building)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let site = look.site_for(seat, self.building, self.need);
        site.placements(self.building).try_for_each(|id| visit(Move::Place(self.building, id)))
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Place(building, id) if building == self.building => {
                look.check_place(seat, building, self.need, id, objections)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        if let Move::Place(_, id) = answer {
            engine.close();
            engine.place(seat, id, self);
        }
    }

    fn demands_money(self) -> bool {
        self.price > 0
    }
}
