//! Which of several effects of one moment comes first.

use super::Asks;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::Pending;
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

/// Effects of one moment.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// Those of the bag on top.
    Bag,
    /// Those that waited for the end of the action.
    Waiting,
}

impl Order {
    fn effects(self, look: Look<'_>) -> &[Pending] {
        match self {
            Order::Bag => look.position.agenda.bag(),
            Order::Waiting => &look.position.agenda.waiting,
        }
    }
}

impl Asks for Order {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Order
    }

    fn answers(self, look: Look<'_>, _seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let effects = self.effects(look);
        for (i, effect) in effects.iter().enumerate() {
            let same = |other: &Pending| (other.source, other.part) == (effect.source, effect.part);
            if !effects[..i].iter().any(same) {
                visit(Move::First(effect.source, effect.part))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, _seat: Seat, answer: Move) {
        let same = |effect: &Pending| answer == Move::First(effect.source, effect.part);
        if let Some(at) = self.effects(engine.look()).iter().position(same) {
            let effect = match self {
                Order::Bag => engine.position.agenda.take(at),
                Order::Waiting => engine.position.agenda.waiting.remove(at),
            };
            engine.resolve(effect);
        }
    }
}
