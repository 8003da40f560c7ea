//! What may be had for something: money, or a look at the hand.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{CardKind, Resource};
use crate::effects::words::Word;
use crate::effects::{Ability, Amount, Effect};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Frame, Pending};
use crate::texts::Voice;
use crate::texts::effects::effect_phrase;
use tabletop::{Listener, Objections, Seat};

/// The part inside an effect that holds one.
const fn inside(at: Pending) -> Pending {
    at.part(at.part + 1)
}

/// May pay money for what follows.
#[derive(Clone, Copy)]
pub(super) struct PayFor {
    pub(super) price: u8,
    pub(super) effect: Effect,
}

impl Word for PayFor {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let affordable = look.zoo(seat).money.0 >= self.price.into();
        if affordable && look.is_possible(self.effect, inside(doing.what)) {
            visit(Move::Yes)?;
        }
        visit(Move::Done)
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
            Move::Yes => {
                let (cost, has) = (self.price.into(), look.zoo(seat).money.0);
                require(cost <= has, objections, || Blocker::Money { cost, has })?;
                let possible = look.is_possible(self.effect, inside(doing.what));
                require(possible, objections, || Blocker::NoSuchChoice)
            }
            Move::Done => Walk::Continue(()),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if answer == Move::Yes {
            engine.pay(seat, self.price.into());
            engine.go_into(inside(doing.what), self.effect);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let price = v.tongue.resource_amount(self.price.into(), Resource::Money);
        v.tongue.pay_for(&price, &effect_phrase(&self.effect, v))
    }
}

/// May show that no animal is in hand, for Hunter: everybody sees the whole hand.
#[derive(Clone, Copy)]
pub(super) struct ShowNoAnimal {
    pub(super) n: u8,
}

impl ShowNoAnimal {
    const fn hunter(self) -> Effect {
        Effect::Ability(Ability::Hunter(Amount::N(self.n)))
    }
}

impl Word for ShowNoAnimal {
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
        let no_animal = look.zoo(seat).hand.iter().all(|card| card.kind() != Some(CardKind::Animal));
        if no_animal && look.can_draw() {
            visit(Move::Yes)?;
        }
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if answer == Move::Yes {
            for card in engine.position.zoo(seat).hand.iter() {
                engine.show(card);
            }
            engine.tell(|| Event::HandShown { seat });
            engine.go_into(inside(doing.what), self.hunter());
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.show_no_animal(&effect_phrase(&self.hunter(), v))
    }
}

impl Look<'_> {
    /// Whether the question on top offers something for money.
    pub(crate) fn offers_for_money(self) -> bool {
        match self.position.agenda.top() {
            Frame::Doing(doing) => matches!(self.effect(doing.what), Some(Effect::PayFor(..))),
            _ => false,
        }
    }
}
