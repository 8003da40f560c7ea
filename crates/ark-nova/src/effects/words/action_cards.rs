//! What happens to the own action cards: flipped, moved, given tokens.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::Action;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::CardToken;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat};

/// Flip one of the own action cards to side II.
#[derive(Clone, Copy)]
pub(super) struct Upgrade;

impl Word for Upgrade {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::ActionCards)
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
        let side_i = Action::ALL.into_iter().filter(|&action| !look.zoo(seat).is_upgraded(action));
        side_i.map(Move::ActionCard).try_for_each(&mut *visit)?;
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::ActionCard(action) = answer {
            engine.upgrade(seat, action);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.upgrade_action_card().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::ActionCard(action) = answer else { return None };
        Some(t.upgrade_card(t.action_name(action)))
    }
}

/// Put a Multiplier token on any own action card.
#[derive(Clone, Copy)]
pub(super) struct AnyMultiplier;

impl Word for AnyMultiplier {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::ActionCards)
    }

    fn answers(
        self,
        _look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        Action::ALL.into_iter().map(Move::ActionCard).try_for_each(visit)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::ActionCard(action) = answer {
            put_multiplier(engine, seat, action);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.any_multiplier().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::ActionCard(action) = answer else { return None };
        Some(t.multiplier_on(t.action_name(action)))
    }
}

/// Put a Multiplier token on the named action card.
#[derive(Clone, Copy)]
pub(super) struct Multiplier {
    pub(super) action: Action,
}

impl Word for Multiplier {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        put_multiplier(engine, at.owner, self.action);
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::adds(at.owner, Thing::ActionCards)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.put_multiplier_on(v.tongue.action_name(self.action))
    }
}

fn put_multiplier<L: Listener<Event>>(engine: &mut Engine<'_, L>, seat: Seat, action: Action) {
    let zoo = engine.position.zoo_mut(seat);
    let slot = zoo.slot_of(action);
    zoo.slots[slot].multipliers += 1;
    engine.tell(|| Event::Token { seat, action, token: CardToken::Multiplier });
}

/// Put any own action card on slot 1.
#[derive(Clone, Copy)]
pub(super) struct Clever;

impl Word for Clever {
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
        look.zoo(seat).slots[1..].iter().try_for_each(|slot| visit(Move::ActionCard(slot.action)))?;
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        move_card(engine, seat, answer);
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.clever().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        to_slot(answer, t)
    }
}

/// Put the named action card on slot 1 or 5.
#[derive(Clone, Copy)]
pub(super) struct Boost {
    pub(super) action: Action,
}

impl Word for Boost {
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
        let slot = look.zoo(seat).slot_of(self.action);
        if slot > 0 {
            visit(Move::ActionCard(self.action))?;
        }
        if slot < 4 {
            visit(Move::SlotFive(self.action))?;
        }
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        move_card(engine, seat, answer);
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.boost(v.tongue.action_name(self.action))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        to_slot(answer, t)
    }
}

fn move_card<L: Listener<Event>>(engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
    let zoo = engine.position.zoo_mut(seat);
    let (action, slot) = match answer {
        Move::ActionCard(action) => {
            zoo.to_slot_1(zoo.slot_of(action));
            (action, 1)
        }
        Move::SlotFive(action) => {
            zoo.to_slot_5(zoo.slot_of(action));
            (action, 5)
        }
        _ => return,
    };
    engine.tell(|| Event::Slot { seat, action, slot });
}

fn to_slot(answer: Move, t: &dyn Tongue) -> Option<String> {
    let (action, slot) = match answer {
        Move::ActionCard(action) => (action, 1),
        Move::SlotFive(action) => (action, 5),
        _ => return None,
    };
    let action = t.action_name(action);
    Some(t.card_to_slot(action, slot))
}
