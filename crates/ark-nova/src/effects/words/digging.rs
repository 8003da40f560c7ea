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
use crate::texts::{Asking, Lang, Voice, card_label, say, up_to_times, word};
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

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Market).and(Footprint::writes(at.owner, Thing::Hand))
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
                engine.leave_display(card);
                engine.lay_on_discard(None, card);
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
        let lang = v.lang;
        let what = word(
            lang,
            "discard a card of the display and refill it, or replace a card of your hand from the deck",
            "défausser une carte de la rivière et la compléter, ou remplacer une carte de votre main par une du \
             paquet",
        );
        match self.n {
            1 => say!(lang, "you may {what}", "vous pouvez {what}"),
            n => {
                let times = up_to_times(n, lang);
                say!(lang, "{times}, you may {what}", "{times}, vous pouvez {what}")
            }
        }
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, lang: Lang) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        let card = card_label(card, lang);
        Some(say!(lang, "discard {card} and draw a card", "défausser {card} et piocher une carte"))
    }
}
