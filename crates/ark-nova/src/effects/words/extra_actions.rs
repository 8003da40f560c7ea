//! One more action after the action.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::Action;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::Doing;
use crate::texts::Voice;
use tabletop::{Listener, Objections, Seat};

/// Perform the named action once more.
#[derive(Clone, Copy)]
pub(super) struct ExtraAction {
    pub(super) action: Action,
}

impl Word for ExtraAction {
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
        let at = look.zoo(seat).slot_of(self.action);
        look.use_answers(seat, seat, at, &mut |action, slot, x| visit(Move::Use { action, slot, x }))?;
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
            Move::Use { action, slot, x } if action == self.action => {
                look.check_use(seat, action, slot, x, objections)
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
        if let Move::Use { action, x, .. } = answer {
            engine.perform_action(seat, seat, action, x);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.extra_action(v.tongue.action_name(self.action))
    }
}

/// Perform any action once more, or the X-token action (P-20).
#[derive(Clone, Copy)]
pub(super) struct Determination;

impl Word for Determination {
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
        look.action_answers(seat, true, visit)?;
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
            Move::Use { action, slot, x } => look.check_use(seat, action, slot, x, objections),
            Move::XToken(_) => look.check_x_token(seat, objections),
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
        match answer {
            Move::Use { action, x, .. } => engine.perform_action(seat, seat, action, x),
            Move::XToken(action) => engine.x_token_action(seat, action),
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.determination().into()
    }
}
