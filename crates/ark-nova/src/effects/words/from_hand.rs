//! Cards of the hand are sold or tucked: a set of up to so many.

use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind, Icon, Resource, animals, boards};
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat, SeatSet};

const fn choice(doing: Doing) -> Choice {
    Choice::up_to(doing.left, Pool::Hand)
}

/// Whether the sponsor that cards are tucked under is still there: it may have left the zoo meanwhile (270).
fn has_host(look: Look<'_>, at: Pending) -> bool {
    let host = at.card();
    host.kind() != Some(CardKind::Sponsor) || look.zoo(at.owner).played.contains(host)
}

/// The question of a set from the hand, and what is done with each card of it.
macro_rules! set_from_hand {
    ($then:ident, $open:expr) => {
        fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
            $open(look, at) && !look.zoo(at.owner).hand.is_empty()
        }

        fn is_offer(self) -> bool {
            true
        }

        fn answers(
            self,
            look: Look<'_>,
            doing: Doing,
            seat: Seat,
            visit: &mut impl FnMut(Move) -> Walk,
        ) -> Walk {
            if !$open(look, doing.what) {
                return visit(Move::Done);
            }
            choice(doing).answers(look, seat, visit)
        }

        fn check<O: Objections<Blocker>>(
            self,
            look: Look<'_>,
            doing: Doing,
            seat: Seat,
            answer: Move,
            objections: &mut O,
        ) -> Walk {
            if !$open(look, doing.what) {
                return require(answer == Move::Done, objections, || Blocker::NoSuchChoice);
            }
            choice(doing).check(look, seat, answer, objections)
        }

        fn set(self, doing: Doing) -> Option<Choice> {
            Some(choice(doing))
        }

        /// A picked card can still be put back: what counts is a complete set with a card in it.
        fn accepts(self, look: Look<'_>, doing: Doing, seat: Seat, answer: Move) -> bool {
            let some = matches!(answer, Move::Card(_)) || !look.zoo(seat).picked.is_empty();
            some && choice(doing).is_complete(look, seat, answer)
        }

        fn again(self, look: Look<'_>, doing: Doing, seat: Seat, answer: Move) -> Option<Doing> {
            // What is picked is nobody else's to see, and what is put back leaves no trace (D-45).
            (!choice(doing).is_complete(look, seat, answer)).then_some(doing)
        }

        fn perform<L: Listener<Event>>(
            self,
            engine: &mut Engine<'_, L>,
            doing: Doing,
            seat: Seat,
            answer: Move,
        ) {
            let complete = choice(doing).is_complete(engine.look(), seat, answer);
            engine.pick(seat, choice(doing), answer);
            if complete {
                for card in engine.take_picked(seat, Pool::Hand).iter() {
                    engine.$then(seat, card, doing.what);
                }
            }
        }
    };
}

/// Sell hand cards for money.
#[derive(Clone, Copy)]
pub(super) struct Sunbathing {
    pub(super) n: u8,
}

impl Word for Sunbathing {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        let hand = Footprint::writes(at.owner, Thing::Hand).and(Footprint::writes(at.owner, Thing::Market));
        hand.and(Footprint::adds(at.owner, Thing::Money))
    }

    set_from_hand!(sunbathe, |_, _| true);

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let money = t.resource_amount(boards::SUNBATHING_MONEY.into(), Resource::Money);
        t.sunbathing(self.n, &money)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.sell_card(&card_label(card, t)))
    }
}

/// Tuck hand cards for appeal.
#[derive(Clone, Copy)]
pub(super) struct Pouch {
    pub(super) n: u8,
}

impl Word for Pouch {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if has_host(engine.look(), at) {
            engine.ask(at, self.n);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Hand).and(Footprint::adds(at.owner, Thing::Appeal))
    }

    set_from_hand!(pouch, has_host);

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let appeal = t.resource_amount(boards::POUCH_APPEAL.into(), Resource::Appeal);
        t.pouch(self.n, &appeal)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.tuck_card(&card_label(card, t)))
    }
}

/// Discard hand cards; a choice of gains for each sea animal icon on them.
#[derive(Clone, Copy)]
pub(super) struct Glide {
    pub(super) n: u8,
}

impl Word for Glide {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, self.n);
    }

    set_from_hand!(glide, |_, _| true);

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.glide(self.n, v.tongue.icon_name(Icon::SeaAnimal))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.discard(&card_label(card, t)))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Discards a hand card; each sea animal icon on it gives something.
    fn glide(&mut self, seat: Seat, card: CardId, at: Pending) {
        self.discard_from_hand(seat, card);
        let icons = self.look().printed_icons(card).iter();
        for _ in icons.filter(|&&icon| icon == Icon::SeaAnimal) {
            self.set_off(at.part(at.part + 1));
        }
    }

    /// Sells a hand card.
    fn sunbathe(&mut self, seat: Seat, card: CardId, at: Pending) {
        self.discard_from_hand(seat, card);
        self.gain_money(seat, boards::SUNBATHING_MONEY.into(), at.source);
    }

    /// Tucks a hand card for appeal; under an animal it goes when that is released, under a sponsor that can leave
    /// when it does.
    fn pouch(&mut self, seat: Seat, card: CardId, at: Pending) {
        self.blur(self.position.zoo(seat).hand, SeatSet::only(seat));
        self.position.zoo_mut(seat).hand.remove(card);
        let host = at.card();
        let animal = host.kind() == Some(CardKind::Animal);
        let under = &mut self.position.under;
        let of_sponsors = under.iter().filter(|(host, _)| host.kind() == Some(CardKind::Sponsor)).count();
        if animal || self.rules.can_leave(host) && of_sponsors < animals::UNDER_SPONSORS {
            under.push((host, card));
        } else {
            self.position.zoo_mut(seat).pouched.insert(card);
        }
        self.tell(|| Event::Pouched { seat, card: Some(card) });
        self.gain(seat, Resource::Appeal, boards::POUCH_APPEAL.into(), at.source);
    }
}
