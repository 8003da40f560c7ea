//! Sponsors that leave the zoo.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::CardId;
use crate::effects::CardFilter;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Put a fitting sponsor of the own zoo on the discard pile.
#[derive(Clone, Copy)]
pub(super) struct DiscardOwnSponsor {
    pub(super) filter: CardFilter,
}

impl Word for DiscardOwnSponsor {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_price(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let fitting = look.sponsors(seat).filter(|&card| look.fits(seat, card, self.filter));
        fitting.map(Move::Card).try_for_each(visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let Move::Card(card) = answer else { return objections.raise(Blocker::NoSuchChoice) };
        let there = look.sponsors(seat).any(|played| played == card);
        require(there, objections, || Blocker::NotThere { card })?;
        require(look.fits(seat, card, self.filter), objections, || Blocker::NoSuchChoice)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Card(card) = answer {
            engine.lose_sponsor(seat, card);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.discard_own_sponsor(&v.tongue.cards(1, self.filter))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.discard(&card_label(card, t)))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// A sponsor leaves a zoo, with its icons, its tokens and the cards under it.
    fn lose_sponsor(&mut self, seat: Seat, card: CardId) {
        let sponsor = self.rules.sponsor(card);
        let zoo = self.position.zoo_mut(seat);
        zoo.played.remove(card);
        zoo.remove_icons(sponsor.icons, sponsor.rock, sponsor.water);
        if let Some(at) = zoo.tokens_on.iter().position(|(on, _)| *on == card) {
            zoo.tokens_on.remove(at);
        }
        self.lay_on_discard(Some(seat), card);
        self.discard_cards_under(seat, card);
    }

    /// Discards the cards that lie under a card that leaves.
    pub(crate) fn discard_cards_under(&mut self, seat: Seat, host: CardId) {
        while let Some(at) = self.position.under.iter().position(|&(over, _)| over == host) {
            let (_, pouched) = self.position.under.remove(at);
            self.mark_irrevocable();
            self.lay_on_discard(Some(seat), pouched);
        }
    }
}
