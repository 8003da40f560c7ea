//! Cards on the move: drawn, taken, revealed, discarded, and the display refilled.

use crate::catalogue::{CardId, boards};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::position::CardSet;
use tabletop::{Listener, Seat, SeatSet};

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes the top card of the deck; an empty deck is made anew from the discard pile.
    pub(crate) fn top_card(&mut self) -> Option<CardId> {
        if self.position.market.deck.is_empty() {
            self.reshuffle();
        }
        self.mark_irrevocable();
        self.position.market.deck.pop()
    }

    fn reshuffle(&mut self) {
        let market = &mut self.position.market;
        let mut cards = [CardId::NONE; crate::position::DECK];
        let mut count = 0;
        for card in market.discard.iter().filter(|card| !self.rules.is_base_project(*card)) {
            cards[count] = card;
            count += 1;
        }
        self.position.chance.shuffle(&mut cards[..count]);
        for &card in &cards[..count] {
            market.discard.remove(card);
            market.deck.push(card);
        }
        self.tell(|| Event::Reshuffled { cards: count as u16 });
    }

    /// Draws a card from the deck into the hand.
    pub(crate) fn draw(&mut self, seat: Seat) -> bool {
        let Some(card) = self.top_card() else { return false };
        self.position.zoo_mut(seat).hand.insert(card);
        self.position.known[seat.index()].insert(card);
        self.tell(|| Event::Drew { seat, card: Some(card) });
        true
    }

    /// Takes a card out of the display, leaving a gap.
    pub(crate) fn leave_display(&mut self, card: CardId) -> Option<u8> {
        let folder = self.position.market.folder(card)?;
        self.position.market.display[folder] = None;
        Some(folder as u8 + 1)
    }

    /// Takes a card of the display into the hand; everybody sees it.
    pub(crate) fn take_from_display(&mut self, seat: Seat, card: CardId) {
        if let Some(folder) = self.leave_display(card) {
            self.take_openly(seat, card);
            self.tell(|| Event::Took { seat, card, folder });
        }
    }

    /// Puts a card that everybody saw into a hand.
    pub(crate) fn take_openly(&mut self, seat: Seat, card: CardId) {
        self.position.zoo_mut(seat).hand.insert(card);
        for seat in 0..self.rules.seats {
            self.position.known[seat].insert(card);
        }
    }

    /// Puts a card on the discard pile, wherever it came from.
    pub(crate) fn lay_on_discard(&mut self, seat: Option<Seat>, card: CardId) {
        self.forget(card);
        // On trial it is gone, so that no draw finds it.
        if !self.trial {
            self.position.market.discard.insert(card);
        }
        self.tell(|| Event::Discarded { seat, card });
    }

    /// Discards a hand card.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: CardId) {
        self.position.zoo_mut(seat).hand.remove(card);
        if Seat::all(self.rules.seats).any(|other| !self.position.known[other.index()].contains(card)) {
            self.mark_irrevocable();
        }
        self.lay_on_discard(Some(seat), card);
    }

    /// A card that is now where everybody sees it.
    pub(crate) fn forget(&mut self, card: CardId) {
        self.position.known.iter_mut().for_each(|known| {
            known.remove(card);
        });
    }

    /// One of these cards left its place unseen: only these seats still know where each of them is.
    pub(crate) fn blur(&mut self, cards: CardSet, insiders: SeatSet) {
        for other in Seat::all(self.rules.seats).filter(|&other| !insiders.contains(other)) {
            let known = &mut self.position.known[other.index()];
            *known = known.minus(&cards);
        }
    }

    /// A card played from a hidden place is seen by all.
    pub(crate) fn reveal_played(&mut self, card: CardId) {
        self.show(card);
        self.forget(card);
    }

    /// Everybody gets to know where a card is; a card of the display is seen anyway.
    pub(crate) fn show(&mut self, card: CardId) {
        let secret = self.position.market.folder(card).is_none();
        for seat in 0..self.rules.seats {
            if secret && self.position.known[seat].insert(card) {
                self.position.irrevocable += 1;
            }
        }
    }

    /// Closes the gaps of the display towards folder 1 and fills it up.
    pub(crate) fn refill_display(&mut self) {
        let display = &mut self.position.market.display;
        let mut filled = 0;
        for folder in 0..display.len() {
            if let Some(card) = display[folder].take() {
                display[filled] = Some(card);
                filled += 1;
            }
        }
        for folder in filled..boards::FOLDERS.into() {
            let Some(card) = self.top_card() else { return };
            self.position.market.display[folder] = Some(card);
            self.tell(|| Event::Displayed { card, folder: folder as u8 + 1 });
        }
    }
}
