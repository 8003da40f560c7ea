//! After the fifth rain.

use crate::{Event, Phase, Position, Rules, Step};
use tabletop::{Listener, SeatSet};

impl Rules {
    /// The turn ends at once and the left neighbour begins.
    pub(crate) fn begin_endgame<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        position.phase = Phase::Endgame;
        if listener.listens() {
            listener.tell(Event::Endgame);
        }
        self.next_of_endgame(position, listener);
    }

    /// Goes on to the next player who has not passed; one without a legal play passes at once (A-13.6, D-17).
    pub(crate) fn next_of_endgame<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        position.irrevocable += 1;
        position.step = Step::Choose;
        while position.passed != SeatSet::all(self.table()) {
            position.seat = position.seat.next(self.table());
            if position.passed.contains(position.seat) {
                continue;
            }
            if self.can_play(position, position.seat) {
                if listener.listens() {
                    listener.tell(Event::Turn { seat: position.seat });
                }
                return;
            }
            self.note_pass(position, listener);
        }
        self.finish(position, listener);
    }

    /// The active seat passes for good and the next one goes on.
    pub(crate) fn pass<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        self.note_pass(position, listener);
        self.next_of_endgame(position, listener);
    }

    fn note_pass<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        position.passed = position.passed.with(position.seat);
        if listener.listens() {
            listener.tell(Event::Passed { seat: position.seat });
        }
    }
}
