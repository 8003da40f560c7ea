//! Digging.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::boards;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat};

/// Exchange display or hand cards, a number of times; the display is refilled at once.
#[derive(Clone, Copy)]
pub(super) struct Digging {
    pub(super) n: u8,
}

impl Word for Digging {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.sweeps(at.owner).and(Footprint::writes(at.owner, Thing::Hand))
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
        look.position.market.displayed(boards::FOLDERS).map(Move::Dig).try_for_each(&mut *visit)?;
        if look.can_draw() {
            look.zoo(seat).hand.iter().map(Move::Card).try_for_each(&mut *visit)?;
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
        match answer {
            Move::Dig(card) => {
                engine.discard_from_display(card);
                engine.refill_display();
            }
            Move::Card(card) => {
                engine.discard_from_hand(seat, card);
                engine.draw(seat);
            }
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.digging(self.n)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.discard_and_draw(&card_label(card, t)))
    }
}

/// Digging; a discarded animal may be rescued above the map (map 10).
#[derive(Clone, Copy)]
pub(super) struct DigAndRescue {
    pub(super) n: u8,
}

impl DigAndRescue {
    const fn digging(self) -> Digging {
        Digging { n: self.n }
    }
}

impl Word for DigAndRescue {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        self.digging().happen(engine, at);
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        self.digging().is_possible(look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        self.digging().answers(look, doing, seat, &mut |answer| {
            visit(answer)?;
            match answer {
                Move::Dig(card) | Move::Card(card) if look.can_be_rescued(seat, card) => {
                    visit(Move::Rescue(card))
                }
                _ => Walk::Continue(()),
            }
        })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let Move::Rescue(card) = answer else { return self.digging().perform(engine, doing, seat, answer) };
        let displayed = engine.position.market.folder(card).is_some();
        engine.rescue(seat, card);
        if displayed {
            engine.refill_display();
        } else {
            engine.draw(seat);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.dig_and_rescue(&self.digging().phrase(v))
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        self.digging().answer_phrase(asking, answer, t)
    }
}
