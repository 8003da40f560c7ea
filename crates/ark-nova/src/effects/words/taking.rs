//! Cards that come into the hand: taken, drawn, searched for.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind, Icon, boards};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::effects::{CardFilter, Rest, TakenFrom};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::Voice;
use tabletop::{Listener, Seat};

/// Take cards into the hand, one after the other.
#[derive(Clone, Copy)]
pub(super) struct Take {
    pub(super) n: u8,
    pub(super) from: TakenFrom,
    pub(super) filter: CardFilter,
}

impl Word for Take {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.takes(at.owner).and(Footprint::reads(at.owner, Thing::Reputation))
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let market = &look.position.market;
        let range = match self.from {
            TakenFrom::Display => boards::FOLDERS,
            TakenFrom::DeckOrRange => look.zoo(seat).range(),
            TakenFrom::DiscardPile => 0,
        };
        let piled = market.discard.iter().filter(|_| self.from == TakenFrom::DiscardPile);
        let mut any = false;
        for card in market.displayed(range).chain(piled).filter(|&card| look.fits(seat, card, self.filter)) {
            any = true;
            visit(Move::Card(card))?;
        }
        if self.from == TakenFrom::DeckOrRange && look.can_draw() {
            return visit(Move::Deck);
        }
        if any { Walk::Continue(()) } else { visit(Move::Done) }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        match answer {
            Move::Card(card) if engine.position.market.discard.remove(card) => {
                engine.take_openly(seat, card);
                engine.tell(|| Event::Kept { seat, card: Some(card) });
            }
            Move::Card(card) => engine.take_from_display(seat, card),
            Move::Deck => {
                engine.draw(seat);
            }
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.take(&v.tongue.cards(self.n, self.filter), self.from)
    }
}

/// Draw cards from the deck.
#[derive(Clone, Copy)]
pub(super) struct Sprint {
    pub(super) n: u8,
}

impl Word for Sprint {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        for _ in 0..self.n {
            engine.draw(at.owner);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.sprint(self.n)
    }
}

/// Takes all cards of the display that pass a test.
fn attract<L: Listener<Event>>(
    engine: &mut Engine<'_, L>,
    seat: Seat,
    fits: impl Fn(Look<'_>, CardId) -> bool,
) {
    let display = engine.position.market.display;
    for card in display.into_iter().flatten() {
        if fits(engine.look(), card) {
            engine.take_from_display(seat, card);
        }
    }
}

/// Take all display cards with a sea animal icon.
#[derive(Clone, Copy)]
pub(super) struct SeaAnimalMagnet;

impl Word for SeaAnimalMagnet {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let filter = CardFilter::WithIcon(Icon::SeaAnimal);
        attract(engine, at.owner, |look, card| look.fits(at.owner, card, filter));
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.takes(at.owner)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.sea_animal_magnet(&v.tongue.an_icon(Icon::SeaAnimal))
    }
}

/// Take all animals of the display, which is refilled at once.
#[derive(Clone, Copy)]
pub(super) struct AnimalMagnet;

impl Word for AnimalMagnet {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        attract(engine, at.owner, |_, card| card.kind() == Some(CardKind::Animal));
        engine.refill_display();
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.takes(at.owner).and(look.sweeps(at.owner))
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.animal_magnet().into()
    }
}

/// Take all sponsors of the display.
#[derive(Clone, Copy)]
pub(super) struct SponsorMagnet;

impl Word for SponsorMagnet {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        attract(engine, at.owner, |_, card| card.kind() == Some(CardKind::Sponsor));
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.sponsor_magnet().into()
    }
}

/// Reveal cards from the deck until one fits and take it (R-10.7, U-11).
#[derive(Clone, Copy)]
pub(super) struct RevealUntil {
    pub(super) filter: CardFilter,
    pub(super) rest: Rest,
}

impl Word for RevealUntil {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let owner = at.owner;
        let deck = engine.position.market.deck;
        let fitting = deck.iter().rposition(|&card| engine.look().fits(owner, card, self.filter));
        let keep = fitting.unwrap_or(0);
        engine.mark_irrevocable();
        engine.position.market.deck.truncate(keep);
        for &card in deck[keep..].iter().rev() {
            engine.tell(|| Event::Revealed { card });
        }
        for (at, &card) in deck.iter().enumerate().skip(keep).rev() {
            if Some(at) == fitting {
                engine.take_openly(owner, card);
                engine.tell(|| Event::Kept { seat: owner, card: Some(card) });
            } else {
                match self.rest {
                    Rest::Discard => engine.lay_on_discard(None, card),
                    Rest::UnderDeck => {
                        engine.position.market.deck.push_front(card);
                        engine.show(card);
                    }
                }
            }
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn is_possible(self, look: Look<'_>, _at: Pending) -> bool {
        !look.position.market.deck.is_empty()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.reveal_until(&v.tongue.cards(1, self.filter), self.rest)
    }
}
