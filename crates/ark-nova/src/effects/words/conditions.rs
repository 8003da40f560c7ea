//! Conditions of animals that may be missing once; when such an animal is played they are spent (P-10).

use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
use tabletop::Listener;

/// Ignore one condition of another animal played in this turn.
#[derive(Clone, Copy)]
pub(super) struct Camouflage;

impl Word for Camouflage {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, _at: Pending) {
        if engine.look().in_turn() {
            engine.position.this_turn.camouflage += 1;
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::adds(at.owner, Thing::Tokens)
    }

    fn is_possible(self, look: Look<'_>, _at: Pending) -> bool {
        look.in_turn()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.camouflage().into()
    }
}

/// Ignore conditions of one animal: the tile that says so is kept, and read when an animal is played.
#[derive(Clone, Copy)]
pub(super) struct IgnoreConditions {
    pub(super) n: u8,
}

impl Word for IgnoreConditions {
    fn happen<L: Listener<Event>>(self, _engine: &mut Engine<'_, L>, _at: Pending) {}

    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        Footprint::NOTHING
    }

    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        false
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.ignore_conditions(self.n)
    }
}
