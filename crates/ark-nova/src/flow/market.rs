//! Cards on the move: drawn, taken, revealed, discarded, and the display refilled.

use crate::catalogue::action_cards::Twist;
use crate::catalogue::{CardId, boards};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::position::{CardSet, Pending, Source};
use tabletop::{Listener, Seat, SeatSet};

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes the top card of the deck; an empty deck is made anew from the discard pile.
    pub(crate) fn top_card(&mut self) -> Option<CardId> {
        if self.position.market.deck.is_empty() {
            self.reshuffle();
        }
        self.mark_irrevocable();
        let card = self.position.market.deck.pop()?;
        // Whoever takes it now says who gets to know it.
        if self.position.known.iter().any(|known| known.contains(card)) {
            self.forget(card);
        }
        Some(card)
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

    /// Takes a card out of the display, leaving a gap. A mark on it pays its owner: for cards that are discarded see
    /// [`Engine::discard_from_display`].
    pub(crate) fn leave_display(&mut self, card: CardId) -> Option<u8> {
        let folder = self.position.market.folder(card)?;
        self.position.market.display[folder] = None;
        if let Some(owner) = self.take_mark(card) {
            self.gain_money(owner, boards::MARK_MONEY.into(), Source::Mark);
        }
        Some(folder as u8 + 1)
    }

    /// Discards a card of the display, leaving a gap; with a mark it goes to the hand of the mark's owner (P-24).
    pub(crate) fn discard_from_display(&mut self, card: CardId) {
        let Some(folder) = self.position.market.folder(card) else { return };
        self.position.market.display[folder] = None;
        match self.take_mark(card) {
            Some(owner) => {
                self.take_openly(owner, card);
                self.tell(|| Event::Claimed { seat: owner, card });
            }
            None => self.lay_on_discard(None, card),
        }
    }

    /// Discards the lowest cards of the display.
    pub(crate) fn discard_lowest(&mut self, n: u8) {
        let display = self.position.market.display;
        for card in display.into_iter().flatten().take(n.into()) {
            self.discard_from_display(card);
        }
    }

    /// A token goes back to its owner.
    fn take_mark(&mut self, card: CardId) -> Option<Seat> {
        let marks = &mut self.position.market.marks;
        let at = marks.iter().position(|(marked, _)| *marked == card)?;
        Some(marks.remove(at).1)
    }

    /// An animal leaves the display to be played; with an own mark the card in use may give something for it.
    pub(crate) fn play_from_display(&mut self, seat: Seat, card: CardId) {
        let own = self.position.market.mark(card) == Some(seat);
        self.leave_display(card);
        if let Some(performing) = self.position.agenda.performing()
            && let Some(Twist::MarkAfter(1..)) = performing.printed().twist
            && own
        {
            self.set_off(Pending::new(performing.source(), seat).part(1));
        }
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

    /// Refills the display: once all gaps are filled, as many of the lowest cards as new ones show a wave are discarded
    /// together, and so on (M-3.2). A card that comes again within one refill, because the discard pile was shuffled
    /// into the deck, makes no second wave: so it ends, whatever the cards.
    pub(crate) fn refill_display(&mut self) {
        let rules = self.rules;
        let mut seen = CardSet::NONE;
        loop {
            let mut waves = 0;
            self.fill_display(|card| waves += u8::from(rules.shows_wave(card) && seen.insert(card)));
            if waves == 0 {
                return;
            }
            self.tell(|| Event::Wave { cards: waves });
            self.discard_lowest(waves);
        }
    }

    /// Closes the gaps of the display towards folder 1 and fills it up, whatever the new cards show.
    pub(crate) fn fill_display(&mut self, mut shown: impl FnMut(CardId)) {
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
            shown(card);
            self.tell(|| Event::Displayed { card, folder: folder as u8 + 1 });
        }
    }
}
