//! Snapping.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::boards;
use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::Voice;
use tabletop::{Listener, Seat};

/// Take display cards, whatever the reputation; the display may be refilled between two of them.
#[derive(Clone, Copy)]
pub(super) struct Snapping {
    pub(super) n: u8,
}

impl Word for Snapping {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.takes(at.owner).and(look.sweeps(at.owner))
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let mut any = false;
        for card in look.position.market.displayed(boards::FOLDERS) {
            any = true;
            visit(Move::Card(card))?;
        }
        if doing.begun && look.can_draw() {
            visit(Move::Refill)
        } else if any {
            Walk::Continue(())
        } else {
            visit(Move::Done)
        }
    }

    fn again(self, _look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> Option<Doing> {
        match answer {
            // Not begun: it was refilled since the last card, which is enough.
            Move::Refill => Some(Doing { begun: false, ..doing }),
            Move::Card(_) if doing.left > 1 => Some(Doing { left: doing.left - 1, begun: true, ..doing }),
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
            Move::Refill => engine.refill_display(),
            Move::Card(card) => engine.take_from_display(seat, card),
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.snapping(self.n)
    }
}
