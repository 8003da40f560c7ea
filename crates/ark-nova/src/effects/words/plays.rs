//! Cards that are played outside their actions.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Action, CardKind, Resource, SizeClass};
use crate::effects::CardFilter;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// May play a sponsor from hand for money equal to its level (R-12B.7).
#[derive(Clone, Copy)]
pub(super) struct PlaySponsor;

impl Word for PlaySponsor {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in look.zoo(seat).hand.iter().filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            let answer = Move::Sponsor(card);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Sponsor(card) => look.check_bought_sponsor(seat, card, objections),
            Move::Done => Walk::Continue(()),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Sponsor(card) = answer {
            let cost = engine.look().sponsor_level(seat, card).into();
            engine.play_sponsor(seat, card, cost);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.play_sponsor().into()
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Sponsor(card) = answer else { return None };
        let level = asking.look.sponsor_level(asking.seat, card);
        let (card, price) = (card_label(card, t), t.resource_amount(level.into(), Resource::Money));
        Some(t.play_for(&card, &price))
    }
}

/// May play a fitting sponsor from hand without paying.
#[derive(Clone, Copy)]
pub(super) struct PlaySponsorFree {
    pub(super) filter: CardFilter,
}

impl Word for PlaySponsorFree {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in look.zoo(seat).hand.iter().filter(|&card| look.fits(seat, card, self.filter)) {
            let answer = Move::Sponsor(card);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let card = match answer {
            Move::Sponsor(card) if look.fits(seat, card, self.filter) => card,
            Move::Done => return Walk::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        look.check_reach(seat, card, CardKind::Sponsor, None, objections)?;
        look.check_sponsor_card(seat, card, look.zoo(seat).is_upgraded(Action::Sponsors), objections)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Sponsor(card) = answer {
            engine.play_sponsor(seat, card, 0);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.play_sponsor_free(&v.tongue.cards(1, self.filter))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Sponsor(card) = answer else { return None };
        Some(t.play(&card_label(card, t)))
    }
}

/// May play an animal of a size class from hand, by all normal rules.
#[derive(Clone, Copy)]
pub(super) struct PlayAnimal {
    pub(super) size: SizeClass,
}

impl Word for PlayAnimal {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in look.zoo(seat).hand.iter().filter(|card| card.kind() == Some(CardKind::Animal)) {
            let answer = Move::Animal(card);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let card = match answer {
            Move::Animal(card) => card,
            Move::Done => return Walk::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        let of_size =
            card.kind() != Some(CardKind::Animal) || look.rules.animal(card).size_class() == self.size;
        require(of_size, objections, || Blocker::OtherSize { size: self.size })?;
        look.check_animal(seat, card, objections)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Animal(card) = answer {
            engine.play_animal(seat, card, false);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.play_animal(&v.tongue.animal_of(self.size, false))
    }
}
