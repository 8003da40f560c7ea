//! Drawing cards, rain and pets.

use crate::{Card, Draw, Event, Position, Rules, Sealed, Step};
use tabletop::{Listener, Seat, SeatSet};

/// The rain that lets pets come.
pub const PET_RAIN: u8 = 2;
/// The rain that ends the normal game.
pub const LAST_RAIN: u8 = 5;

impl Rules {
    /// Draws until the hand has its card and the row is full, then ends the turn; rain may come between.
    pub(crate) fn fill<L: Listener<Event>>(&self, position: &mut Position, mut then: Draw, listener: &mut L) {
        loop {
            let gap = position.row.iter().position(|card| !card.exists());
            if then == Draw::Row && gap.is_none() {
                return self.end_turn(position, listener);
            }
            // The last rain lies in the pile until the endgame begins.
            let card = position.pile.pop().unwrap_or(Card::RAIN);
            position.irrevocable += 1;
            if card == Card::RAIN {
                match self.rain(position, then, listener) {
                    Weather::Dry => continue,
                    Weather::Asking => return,
                    Weather::Flood => return self.begin_endgame(position, listener),
                }
            }
            match (then, gap) {
                (Draw::Row, Some(gap)) => {
                    position.row[gap] = card;
                    if listener.listens() {
                        listener.tell(Event::Opened { card });
                    }
                }
                _ => {
                    position.hands[position.seat.index()].insert(card);
                    then = Draw::Row;
                    if listener.listens() {
                        listener.tell(Event::Drew { seat: position.seat, card: Some(card) });
                    }
                }
            }
        }
    }

    /// A rain card was drawn.
    fn rain<L: Listener<Event>>(&self, position: &mut Position, then: Draw, listener: &mut L) -> Weather {
        position.rain += 1;
        if listener.listens() {
            listener.tell(Event::Rain { number: position.rain });
        }
        match position.rain {
            PET_RAIN => {
                for seat in Seat::all(self.table()) {
                    let none = position.hands[seat.index()].and(self.pets()).is_empty();
                    position.sealed[seat.index()] = if none { Sealed::Nothing } else { Sealed::Open };
                }
                position.step = Step::Pets { then };
                if !self.asked_for_pets(position).is_empty() {
                    return Weather::Asking;
                }
                self.lay_pets(position, listener);
                Weather::Dry
            }
            LAST_RAIN.. => Weather::Flood,
            _ => Weather::Dry,
        }
    }

    /// Who has not answered the question for pets.
    pub(crate) fn asked_for_pets(&self, position: &Position) -> SeatSet {
        Seat::all(self.table()).filter(|seat| position.sealed[seat.index()] == Sealed::Open).collect()
    }

    /// Notes an answer to the question for pets; with the last one the pets are laid and drawing goes on.
    pub(crate) fn seal<L: Listener<Event>>(
        &self,
        position: &mut Position,
        seat: Seat,
        answer: Sealed,
        listener: &mut L,
    ) {
        position.sealed[seat.index()] = answer;
        position.irrevocable += 1;
        let Step::Pets { then } = position.step else { return };
        if self.asked_for_pets(position).is_empty() {
            self.lay_pets(position, listener);
            self.fill(position, then, listener);
        }
    }

    /// Everyone lays the pet that was chosen, or none.
    fn lay_pets<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        for seat in Seat::all(self.table()) {
            match std::mem::take(&mut position.sealed[seat.index()]) {
                Sealed::Pet(card) => {
                    position.hands[seat.index()].remove(card);
                    position.pets[seat.index()] = card;
                    if listener.listens() {
                        listener.tell(Event::PetLaid { seat, card: Some(card) });
                    }
                }
                Sealed::Open | Sealed::Nothing => {
                    if listener.listens() {
                        listener.tell(Event::NoPet { seat });
                    }
                }
            }
        }
    }
}

/// What a rain card leads to.
enum Weather {
    /// Nothing: draw again.
    Dry,
    /// Somebody is asked for a pet.
    Asking,
    /// The endgame.
    Flood,
}
