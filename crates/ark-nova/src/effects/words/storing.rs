//! Cards that lie face down on the notepad (map 11).

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::{CardId, boards};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat, SeatSet};

/// May put a hand card under the notepad, where a slot is free.
#[derive(Clone, Copy)]
pub(super) struct StoreCard;

impl Word for StoreCard {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Hand).and(Footprint::writes(at.owner, Thing::Stored))
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
        let zoo = look.zoo(seat);
        if zoo.stored.len() < boards::STORE_SLOTS {
            zoo.hand.iter().map(Move::Card).try_for_each(&mut *visit)?;
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
        if let Move::Card(card) = answer {
            engine.store(seat, card);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.store_card().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.store(&card_label(card, t)))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Puts a hand card under the notepad; nobody else sees which.
    fn store(&mut self, seat: Seat, card: CardId) {
        self.blur(self.position.zoo(seat).hand, SeatSet::only(seat));
        let zoo = self.position.zoo_mut(seat);
        zoo.hand.remove(card);
        zoo.stored.push(card);
        zoo.stored.sort_unstable();
        self.tell(|| Event::Stored { seat, card: Some(card) });
    }
}
