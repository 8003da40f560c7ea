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
use crate::texts::{Asking, Lang, Voice, action_name, say};
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
        v.say("turn 1 of your action cards to side II", "passez 1 de vos cartes Action au niveau II")
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        let Move::ActionCard(action) = answer else { return None };
        let action = action_name(action, lang);
        Some(say!(lang, "upgrade the {action} card", "améliorer la carte {action}"))
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
        v.say(
            "put a Multiplier token on any of your action cards: its next action may be performed twice",
            "posez un jeton Multiplicateur sur une de vos cartes Action : sa prochaine action peut être faite \
             deux fois",
        )
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        let Move::ActionCard(action) = answer else { return None };
        let action = action_name(action, lang);
        Some(say!(
            lang,
            "Multiplier token on the {action} card",
            "jeton Multiplicateur sur la carte {action}"
        ))
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
        let (lang, action) = (v.lang, action_name(self.action, v.lang));
        say!(
            lang,
            "put a Multiplier token on your {action} card: its next action may be performed twice",
            "posez un jeton Multiplicateur sur votre carte {action} : sa prochaine action peut être faite \
             deux fois"
        )
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
        v.say(
            "after the action, you may move one of your action cards to slot 1",
            "après l'action, vous pouvez mettre une de vos cartes Action à l'emplacement 1",
        )
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        to_slot(answer, lang)
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
        let (lang, action) = (v.lang, action_name(self.action, v.lang));
        say!(
            lang,
            "after the action, you may move your {action} card to slot 1 or 5",
            "après l'action, vous pouvez mettre votre carte {action} à l'emplacement 1 ou 5"
        )
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        to_slot(answer, lang)
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

fn to_slot(answer: Move, lang: Lang) -> Option<String> {
    let (action, slot) = match answer {
        Move::ActionCard(action) => (action, 1),
        Move::SlotFive(action) => (action, 5),
        _ => return None,
    };
    let action = action_name(action, lang);
    Some(say!(lang, "{action} card to slot {slot}", "carte {action} en position {slot}"))
}
