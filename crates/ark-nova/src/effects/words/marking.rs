//! Mark: a player's token on an animal of the display.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::{CardKind, boards};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat};

/// Put a token on an animal of the display that has none; without one it is lost (P-24).
#[derive(Clone, Copy)]
pub(super) struct Mark;

impl Word for Mark {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Market)
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let market = &look.position.market;
        let mut any = false;
        for card in market.displayed(boards::FOLDERS) {
            if card.kind() == Some(CardKind::Animal) && market.mark(card).is_none() {
                any = true;
                visit(Move::Card(card))?;
            }
        }
        if any { Walk::Continue(()) } else { visit(Move::Done) }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Card(card) = answer {
            engine.position.market.marks.push((card, seat));
            engine.tell(|| Event::Marked { seat, card });
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.mark().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.mark_card(&card_label(card, t)))
    }
}
