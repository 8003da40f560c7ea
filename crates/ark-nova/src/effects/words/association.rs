//! What the association board gives by an effect (R-12A.14), and workers.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::boards::Task;
use crate::effects::footprint::{EVERYTHING, Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Doing, Pending};
use crate::texts::{Asking, Tongue, Voice};
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
        look.partner_answers(at.owner, look.terms(at.owner, at.source), &mut |_| Walk::Break(())).is_break()
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.partner_answers(seat, look.terms(seat, doing.what.source), visit)
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
                look.check_partner(seat, continent, look.terms(seat, doing.what.source), objections)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if let Move::Partner(continent) = answer {
            let terms = engine.look().terms(seat, doing.what.source);
            engine.take_partner(seat, continent, terms);
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
        let terms = look.terms(at.owner, at.source);
        look.university_answers(at.owner, terms, &mut |_| Walk::Break(())).is_break()
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.university_answers(seat, look.terms(seat, doing.what.source), visit)
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
            Move::University(kind) => {
                look.check_university(seat, kind, look.terms(seat, doing.what.source), objections)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if let Move::University(kind) = answer {
            let terms = engine.look().terms(seat, doing.what.source);
            engine.take_university(seat, kind, terms);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.take_university().into()
    }
}

/// May make a donation, whichever side the Association card shows (273).
#[derive(Clone, Copy)]
pub(super) struct Donate;

impl Word for Donate {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        passes(|first| look.check_donation_money(at.owner, first))
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        if self.is_possible(look, doing.what) {
            visit(Move::Donate)?;
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
        match answer {
            Move::Donate => look.check_donation_money(seat, objections),
            Move::Done => Walk::Continue(()),
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
        if answer == Move::Donate {
            engine.donate(seat);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.donate().into()
    }
}

/// May take a worker back from the association board.
#[derive(Clone, Copy)]
pub(super) struct ExtraShift;

impl Word for ExtraShift {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Workers)
    }

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
        let at_tasks = look.zoo(seat).at_tasks;
        let working = Task::ALL.into_iter().filter(|&task| at_tasks[task as usize] > 0);
        working.map(Move::Task).try_for_each(&mut *visit)?;
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
        match answer {
            Move::Task(task) => {
                let has = look.zoo(seat).at_tasks[task as usize];
                require(has > 0, objections, || Blocker::Workers { needs: 1, has })
            }
            Move::Done => Walk::Continue(()),
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
        if let Move::Task(task) = answer {
            engine.position.zoo_mut(seat).at_tasks[task as usize] -= 1;
            engine.tell(|| Event::WorkerBack { seat, task });
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.extra_shift().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Task(task) = answer else { return None };
        Some(t.worker_back(t.task_name(task)))
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
