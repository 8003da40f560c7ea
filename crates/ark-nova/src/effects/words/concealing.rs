//! Action strengths that are covered (map 12).

use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
use tabletop::Listener;

/// Cover the leftmost open strength of the action cards.
#[derive(Clone, Copy)]
pub(super) struct ConcealStrength;

impl Word for ConcealStrength {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let seat = at.owner;
        let Some(strength) = engine.look().next_to_conceal(seat) else { return };
        engine.position.zoo_mut(seat).concealed += 1;
        engine.tell(|| Event::Concealed { seat, strength });
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Strengths)
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.next_to_conceal(at.owner).is_some()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.conceal_strength().into()
    }
}
