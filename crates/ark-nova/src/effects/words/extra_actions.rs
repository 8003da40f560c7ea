//! One more action after the action.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::Action;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Source};
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

/// Perform any action once more, or the X-token action (P-20); with another action card than the one it is printed on.
#[derive(Clone, Copy)]
pub(super) struct Determination;

impl Determination {
    /// Whether the action of a move is not the one that this is printed on.
    fn is_other(doing: Doing, answer: Move) -> bool {
        let (Move::Use { action, .. } | Move::XToken(action)) = answer else { return true };
        !matches!(doing.what.source, Source::ActionCard(printed, ..) if printed == action)
    }

    /// What is done instead of an action cannot be declined while it is possible.
    fn may_decline(look: Look<'_>, doing: Doing, seat: Seat) -> bool {
        let other = |answer| match Self::is_other(doing, answer) {
            true => Walk::Break(()),
            false => Walk::Continue(()),
        };
        let instead = matches!(doing.what.source, Source::ActionCard(..));
        !instead || look.action_answers(seat, true, &mut { other }).is_continue()
    }
}

impl Word for Determination {
    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.action_answers(seat, true, &mut |answer| match Self::is_other(doing, answer) {
            true => visit(answer),
            false => Walk::Continue(()),
        })?;
        if Self::may_decline(look, doing, seat) { visit(Move::Done) } else { Walk::Continue(()) }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if !Self::is_other(doing, answer) {
            return objections.raise(Blocker::NoSuchChoice);
        }
        match answer {
            Move::Use { action, slot, x } => look.check_use(seat, action, slot, x, objections),
            Move::XToken(_) => look.check_x_token(seat, objections),
            Move::Done => require(Self::may_decline(look, doing, seat), objections, || Blocker::NotYet),
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
