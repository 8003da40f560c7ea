//! Cards of the display are discarded: sharks and waves.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind, Resource};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Discard animals of the display in range for half of their appeal together; the display is not refilled at once.
#[derive(Clone, Copy)]
pub(super) struct SharkAttack {
    pub(super) n: u8,
}

impl SharkAttack {
    /// What a further animal brings, and whether half a point is left over for the next one: the sum is halved.
    fn spoils(look: Look<'_>, doing: Doing, card: CardId) -> (u16, bool) {
        let sum = u16::from(look.rules.animal(card).appeal) + u16::from(doing.begun);
        (sum / 2, sum % 2 == 1)
    }
}

impl Word for SharkAttack {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        let reach = Footprint::reads(at.owner, Thing::Reputation);
        look.sweeps(at.owner).and(reach).and(Footprint::adds(at.owner, Thing::Appeal))
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
        let shown = look.position.market.displayed(look.zoo(seat).range());
        let animals = shown.filter(|card| card.kind() == Some(CardKind::Animal));
        animals.map(Move::Card).try_for_each(&mut *visit)?;
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
            Move::Card(card) => {
                let range = Some(look.zoo(seat).range());
                let in_hand = look.zoo(seat).hand.contains(card);
                require(!in_hand, objections, || Blocker::NotThere { card })?;
                look.check_reach(seat, card, CardKind::Animal, range, objections).map_continue(|_| ())
            }
            Move::Done => Walk::Continue(()),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn again(self, look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> Option<Doing> {
        let Move::Card(card) = answer else { return None };
        let (_, begun) = SharkAttack::spoils(look, doing, card);
        (doing.left > 1).then(|| Doing { left: doing.left - 1, begun, ..doing })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if let Move::Card(card) = answer {
            let (appeal, _) = SharkAttack::spoils(engine.look(), doing, card);
            engine.discard_from_display(card);
            engine.gain(seat, Resource::Appeal, appeal, doing.what.source);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.shark_attack(self.n)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.discard_from_display(&card_label(card, t)))
    }
}

/// Discard the lowest card of the display and refill it, at once.
#[derive(Clone, Copy)]
pub(super) struct Wave;

impl Word for Wave {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, _at: Pending) {
        engine.discard_lowest(1);
        engine.refill_display();
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.sweeps(at.owner)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.wave().into()
    }
}
