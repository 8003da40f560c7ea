//! Words that never happen as effects.

use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::position::Pending;
use tabletop::Listener;

/// A word of the expansion or of later maps that the engine does not know yet: `Rules::new` refuses it by name.
#[derive(Clone, Copy)]
pub(super) struct Unplayable;

impl Word for Unplayable {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {
        unreachable!("a word that the rules refuse");
    }

    fn has_engine(self) -> bool {
        false
    }
}

/// Says where an animal may live, which is read when it looks for its enclosure.
#[derive(Clone, Copy)]
pub(super) struct WhereItLives;

impl Word for WhereItLives {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {}

    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        Footprint::NOTHING
    }

    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        false
    }
}
