//! A word that never happens: it is read when an animal looks for its enclosure.

use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
use tabletop::Listener;

/// Says where an animal may live, which is read when it looks for its enclosure.
#[derive(Clone, Copy)]
pub(super) struct WhereItLives {
    pub(super) least: u8,
}

impl Word for WhereItLives {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {}

    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        Footprint::NOTHING
    }

    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        false
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.flock_animal(self.least)
    }
}
