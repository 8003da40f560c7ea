//! The X-token action.

use crate::catalogue::{Action, Resource};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::position::Source;
use tabletop::{Listener, Seat};

impl<L: Listener<Event>> Engine<'_, L> {
    /// Puts a card on slot 1 for an X-token; Venom and Constriction go, a Multiplier stays (D-35).
    pub(crate) fn x_token_action(&mut self, seat: Seat, action: Action) {
        self.move_used_card(seat, action);
        self.gain(seat, Resource::XToken, 1, Source::XTokenAction);
    }
}
