//! Cards are drawn or revealed, and some of them kept.

use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind};
use crate::effects::Amount;
use crate::effects::footprint::{EVERYTHING, Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{ASIDE, Doing, Pending};
use crate::texts::abilities::reveal_and_keep;
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Reveal cards from the deck and keep one of a kind among them.
#[derive(Clone, Copy)]
pub(super) struct RevealAndKeep {
    pub(super) amount: Amount,
    pub(super) kind: CardKind,
}

impl RevealAndKeep {
    fn fitting(self, look: Look<'_>) -> impl Iterator<Item = CardId> {
        look.position.market.aside.iter().copied().filter(move |card| card.kind() == Some(self.kind))
    }
}

impl Word for RevealAndKeep {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let n = engine.look().amount(at.owner, self.amount);
        for _ in 0..n.min(ASIDE as u16) {
            let Some(card) = engine.top_card() else { break };
            engine.position.market.aside.push(card);
            engine.tell(|| Event::Revealed { card });
        }
        if self.fitting(engine.look()).next().is_some() {
            engine.ask(at, 1);
        } else {
            discard_aside(engine, None);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        match self.amount {
            Amount::N(_) => Footprint::draws(at.owner),
            Amount::Per { .. } | Amount::Tiers(..) => EVERYTHING,
        }
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        self.fitting(look).map(Move::Card).try_for_each(visit)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        keep_openly(engine, seat, answer);
    }

    fn phrase(self, v: Voice<'_>) -> String {
        reveal_and_keep(self.amount, self.kind, v)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        keep(answer, t)
    }
}

/// Draw random cards of the discard pile and keep one.
#[derive(Clone, Copy)]
pub(super) struct Scavenging {
    pub(super) n: u8,
}

impl Word for Scavenging {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        for _ in 0..self.n {
            let Some(last) = engine.position.market.discard.len().checked_sub(1) else { break };
            engine.mark_irrevocable();
            let nth = engine.position.chance.below(last as u32 + 1) as usize;
            if let Some(card) = engine.position.market.discard.nth(nth) {
                engine.position.market.discard.remove(card);
                engine.position.market.aside.push(card);
                engine.tell(|| Event::Revealed { card });
            }
        }
        if !engine.position.market.aside.is_empty() {
            engine.ask(at, 1);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        look.position.market.aside.iter().copied().map(Move::Card).try_for_each(visit)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        keep_openly(engine, seat, answer);
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.scavenging(self.n)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        keep(answer, t)
    }
}

/// Draw cards and keep half of them.
#[derive(Clone, Copy)]
pub(super) struct Perception {
    pub(super) n: u8,
}

impl Perception {
    const fn choice(doing: Doing) -> Choice {
        Choice::exactly(doing.left, Pool::Aside)
    }
}

impl Word for Perception {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let seat = at.owner;
        for _ in 0..self.n {
            let Some(card) = engine.top_card() else { break };
            engine.position.market.aside.push(card);
            engine.position.known[seat.index()].insert(card);
            engine.tell(|| Event::Drew { seat, card: Some(card) });
        }
        engine.position.market.aside.sort_unstable();
        let drawn = engine.position.market.aside.len() as u8;
        engine.ask(at, (self.n / 2).min(drawn));
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        Self::choice(doing).answers(look, seat, visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        Self::choice(doing).check(look, seat, answer, objections)
    }

    fn set(self, doing: Doing) -> Option<Choice> {
        Some(Self::choice(doing))
    }

    fn again(self, look: Look<'_>, doing: Doing, seat: Seat, answer: Move) -> Option<Doing> {
        (!Self::choice(doing).is_complete(look, seat, answer)).then_some(doing)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let complete = Self::choice(doing).is_complete(engine.look(), seat, answer);
        engine.pick(seat, Self::choice(doing), answer);
        if complete {
            for card in engine.take_picked(seat, Pool::Aside).iter() {
                take_from_aside(engine, card);
                engine.position.zoo_mut(seat).hand.insert(card);
            }
            engine.mark_irrevocable();
            discard_aside(engine, Some(seat));
        }
    }

    fn hides_aside(self) -> bool {
        true
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.perception(self.n, self.n / 2)
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        keep(answer, t)
    }
}

/// Draw two final scoring cards and keep one of them.
#[derive(Clone, Copy)]
pub(super) struct Resistance;

impl Word for Resistance {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let seat = at.owner;
        for _ in 0..2 {
            if let Some(card) = engine.position.market.scoring.pop() {
                engine.mark_irrevocable();
                engine.position.market.aside.push(card);
                engine.position.known[seat.index()].insert(card);
                engine.tell(|| Event::ScoringDrawn { seat, card: Some(card) });
            }
        }
        if !engine.position.market.aside.is_empty() {
            engine.ask(at, 1);
        }
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Scoring)
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        look.position.market.aside.iter().copied().map(Move::Card).try_for_each(visit)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        let Move::Card(card) = answer else { return };
        take_from_aside(engine, card);
        engine.position.zoo_mut(seat).scoring |= 1 << card.0;
        while let Some(other) = engine.position.market.aside.pop() {
            engine.position.market.scoring.push_front(other);
            engine.tell(|| Event::ScoringDiscarded { seat, card: Some(other) });
        }
    }

    fn hides_aside(self) -> bool {
        true
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.resistance().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        keep(answer, t)
    }
}

/// Keeps a revealed card for all to see; the others are discarded.
fn keep_openly<L: Listener<Event>>(engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
    let Move::Card(card) = answer else { return };
    take_from_aside(engine, card);
    engine.take_openly(seat, card);
    engine.tell(|| Event::Kept { seat, card: Some(card) });
    discard_aside(engine, None);
}

/// Takes a card that lies aside; the caller puts it somewhere.
fn take_from_aside<L: Listener<Event>>(engine: &mut Engine<'_, L>, card: CardId) {
    let aside = &mut engine.position.market.aside;
    if let Some(at) = aside.iter().position(|&lying| lying == card) {
        aside.remove(at);
    }
}

/// Discards what still lies aside.
fn discard_aside<L: Listener<Event>>(engine: &mut Engine<'_, L>, seat: Option<Seat>) {
    while let Some(card) = engine.position.market.aside.pop() {
        engine.lay_on_discard(seat, card);
    }
}

fn keep(answer: Move, t: &dyn Tongue) -> Option<String> {
    let Move::Card(card) = answer else { return None };
    Some(t.keep_card(&card_label(card, t)))
}
