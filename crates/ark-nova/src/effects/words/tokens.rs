//! Tokens on the card that says so.

use crate::catalogue::CardId;
use crate::effects::Effect;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Pending, Source};
use crate::texts::Voice;
use crate::texts::effects::effect_phrase;
use tabletop::{Listener, Seat};

/// Put player tokens on the card.
#[derive(Clone, Copy)]
pub(super) struct PutTokens {
    pub(super) n: u8,
}

impl Word for PutTokens {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if let Source::Sponsor(card, _) = at.source {
            engine.position.zoo_mut(at.owner).put_tokens_on(card, self.n);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::adds(at.owner, Thing::Tokens)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.put_tokens(self.n)
    }
}

/// By removing a token of the card, what follows.
#[derive(Clone, Copy)]
pub(super) struct SpendToken {
    pub(super) effect: Effect,
}

impl SpendToken {
    /// Whether a token is there, besides those that accepting an offer around this one takes.
    fn has_token(self, look: Look<'_>, at: Pending) -> bool {
        look.zoo(at.owner).tokens(at.card()) > look.tokens_due(at)
    }
}

impl Word for SpendToken {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if !self.has_token(engine.look(), at) {
            return;
        }
        if !self.effect.is_offer() {
            engine.spend_token(at.owner, at.card());
        }
        engine.go_into(at.part(at.part + 1), self.effect);
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        let taken_first = if self.effect.is_offer() { 0 } else { 1 };
        let inside = at.part(at.part + 1);
        self.has_token(look, at)
            && without_tokens(look, at, taken_first, |look| look.is_possible(self.effect, inside))
    }

    fn is_offer(self) -> bool {
        self.effect.is_offer()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.spend_token(&effect_phrase(&self.effect, v))
    }
}

/// Looks at what is possible once so many tokens of the card are taken.
pub(super) fn without_tokens(
    look: Look<'_>,
    at: Pending,
    taken: u8,
    possible: impl FnOnce(Look<'_>) -> bool,
) -> bool {
    if taken == 0 {
        return possible(look);
    }
    let mut position = *look.position;
    let tokens = &mut position.zoo_mut(at.owner).tokens_on;
    if let Some((_, n)) = tokens.iter_mut().find(|(on, _)| *on == at.card()) {
        *n = n.saturating_sub(taken);
    }
    possible(Look { rules: look.rules, position: &position })
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes the tokens that accepting an offer costs.
    pub(super) fn pay_tokens_due(&mut self, offer: Pending) {
        for _ in 0..self.look().tokens_due(offer) {
            self.spend_token(offer.owner, offer.card());
        }
    }

    /// Takes a token off a sponsor.
    pub(crate) fn spend_token(&mut self, seat: Seat, card: CardId) {
        let tokens = &mut self.position.zoo_mut(seat).tokens_on;
        if let Some((_, n)) = tokens.iter_mut().find(|(on, _)| *on == card) {
            *n -= 1;
        }
    }
}
