//! Two figures on discs for three plain ones (A-9.3, D-10).

use crate::{Event, Face, Kind, Play, Position, RAIN_CARDS, Rules, Special, Step};
use tabletop::{Listener, Seat};

impl Rules {
    /// After a figure of the active seat was put on a disc: offers the exchange if it is possible, makes it where it
    /// cannot matter, and goes on with the play.
    pub(crate) fn offer_exchange<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        kind: Kind,
        listener: &mut L,
    ) {
        while self.can_exchange(position, position.seat, kind) {
            if !self.is_harmless(position, position.seat) {
                position.step = Step::Exchange { play, kind };
                return;
            }
            exchange(position, kind, listener);
        }
        self.after_play(position, play, listener);
    }

    /// Makes the exchange that was offered. Where there are figures on discs for another one, that is offered too.
    pub(crate) fn accept_exchange<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        kind: Kind,
        listener: &mut L,
    ) {
        exchange(position, kind, listener);
        self.offer_exchange(position, play, kind, listener);
    }

    /// Leaves the figures on their discs. It is offered again when another one is put on a disc there.
    pub(crate) fn decline_exchange<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        kind: Kind,
        listener: &mut L,
    ) {
        if listener.listens() {
            listener.tell(Event::NotExchanged { seat: position.seat, scoring: kind });
        }
        self.after_play(position, play, listener);
    }

    /// Whether a seat could exchange figures on a scoring card.
    pub(crate) fn can_exchange(&self, position: &Position, seat: Seat, kind: Kind) -> bool {
        let figures = &position.figures[seat.index()];
        figures.raised[kind.index()] >= 2 && figures.stock > 0
    }

    /// Whether an exchange can neither cost a figure that is still needed nor change a score (D-10). The strength stays
    /// the same, so it matters in three ways only: a figure leaves the stock, two discs come into the supply, and plain
    /// figures can be raised by a Chimpanzee, which takes nothing away. So it is harmless if the figures left suffice
    /// for all the seat could still place, and the discs of the supply already suffice for all that anyone could still
    /// take from it (D-11). Both are counted from above with what everyone knows; what is in doubt is asked.
    fn is_harmless(&self, position: &Position, seat: Seat) -> bool {
        position.figures[seat.index()].stock > self.figures_to_come(position, seat)
            && position.supply >= self.discs_to_come(position)
    }

    /// The most figures a seat could still place: one for each card it holds or could still get, one more for each
    /// animal a driver could drive out, and one for the pet.
    fn figures_to_come(&self, position: &Position, seat: Seat) -> u8 {
        let hand = position.hands[seat.index()].len();
        let dry = position.pile.len().saturating_sub(usize::from(RAIN_CARDS - position.rain));
        // Cards come until the fifth rain only.
        let cards = if position.is_endgame() { hand } else { hand + position.open_cards().count() + dry };
        let drivers = self.to_come(position, Face::drives);
        let pet = position.pets[seat.index()].exists() || position.rain < crate::rain::PET_RAIN;
        (cards + drivers.min(cards) + usize::from(pet)) as u8
    }

    /// The most discs that could still be taken from the supply: by foxes, under the figures of Brontos and Chimpanzees,
    /// and once more under a figure for each of these that is driven out.
    fn discs_to_come(&self, position: &Position) -> u8 {
        let foxes = self.to_come(position, |face| face.special == Some(Special::Fox));
        let others = self.to_come(position, |face| {
            matches!(face.special, Some(Special::Bronto | Special::Chimpanzee)) || face.drives()
        });
        (usize::from(crate::special::FOX_DISCS) * foxes + others) as u8
    }

    /// How many cards with such an ability have not entered the ark.
    fn to_come(&self, position: &Position, counts: impl Fn(&Face) -> bool) -> usize {
        let used = position.ark.cards().or(position.gone);
        self.all_cards().without(used).iter().filter(|&card| counts(self.face(card))).count()
    }
}

fn exchange<L: Listener<Event>>(position: &mut Position, kind: Kind, listener: &mut L) {
    let seat = position.seat;
    let figures = &mut position.figures[seat.index()];
    figures.raised[kind.index()] -= 2;
    figures.plain[kind.index()] += 3;
    figures.stock -= 1;
    position.supply += 2;
    if listener.listens() {
        listener.tell(Event::Exchanged { seat, scoring: kind });
    }
}
