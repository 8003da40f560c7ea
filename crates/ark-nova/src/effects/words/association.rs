//! What the association board gives by an effect (R-12A.14), and workers.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::effects::footprint::{EVERYTHING, Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::Voice;
use tabletop::{Listener, Objections, Seat};

/// Take a partner zoo from the association board.
#[derive(Clone, Copy)]
pub(super) struct TakePartnerZoo;

impl Word for TakePartnerZoo {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.partner_answers(at.owner, at.source, &mut |_| Walk::Break(())).is_break()
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.partner_answers(seat, doing.what.source, visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Partner(continent) => {
                let upgraded = look.partners_upgraded(seat, doing.what.source);
                look.check_partner(seat, continent, upgraded, objections)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Partner(continent) = answer {
            engine.take_partner(seat, continent);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.take_partner_zoo().into()
    }
}

/// Take a university from the association board.
#[derive(Clone, Copy)]
pub(super) struct TakeUniversity;

impl Word for TakeUniversity {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.university_answers(at.owner, &mut |_| Walk::Break(())).is_break()
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        look.university_answers(seat, visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::University(kind) => look.check_university(seat, kind, objections),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::University(kind) = answer {
            engine.take_university(seat, kind);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.take_university().into()
    }
}

/// Hire an association worker.
#[derive(Clone, Copy)]
pub(super) struct Hire;

impl Word for Hire {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.hire(at.owner);
    }

    /// It touches more where the space below the worker gives something.
    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        let zoo = look.zoo(at.owner);
        let gives = !zoo.all_hired() && !zoo.printed().workers[usize::from(zoo.workers) - 1].is_empty();
        if gives { EVERYTHING } else { Footprint::adds(at.owner, Thing::Workers) }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        !look.zoo(at.owner).all_hired()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.hire_worker().into()
    }
}
