//! The clock of the solo game.

use crate::catalogue::boards;
use crate::engine::Engine;
use crate::event::Event;
use crate::position::Frame;
use tabletop::{Listener, Seat};

impl<L: Listener<Event>> Engine<'_, L> {
    /// A token moves; the last one of a round brings the break, after the last round the final scoring.
    pub(crate) fn end_solo_turn(&mut self, seat: Seat) {
        self.position.break_steps -= 1;
        if self.position.break_steps > 0 {
            return self.begin_turn(seat);
        }
        self.position.solo_rounds += 1;
        let rounds = self.position.solo_rounds;
        if rounds == boards::SOLO_ROUNDS {
            return self.open(Frame::Ending);
        }
        self.position.association.cover_donation();
        self.position.break_steps = boards::SOLO_TOKENS - rounds;
        self.begin_break(seat);
    }
}
