//! Base projects that were not laid out: Assertion and Dominance.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::projects::Need;
use crate::catalogue::{CardId, Icon};
use crate::effects::Counter;
use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::SeatSet;
use tabletop::{Listener, Seat};

/// Take any unused base project into the hand.
#[derive(Clone, Copy)]
pub(super) struct Assertion;

impl Word for Assertion {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        search(engine, at.owner);
        engine.ask(at, 1);
    }

    /// The pile of unused base projects counts as part of the market.
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        look.position.association.unused.iter().map(Move::Card).try_for_each(&mut *visit)?;
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        let Move::Card(card) = answer else { return };
        engine.mark_irrevocable();
        engine.blur(engine.position.association.unused, SeatSet::only(seat));
        engine.position.association.unused.remove(card);
        engine.position.zoo_mut(seat).hand.insert(card);
        engine.tell(|| Event::Drew { seat, card: Some(card) });
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.assertion().into()
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        take(answer, t)
    }
}

/// Take the base project for primates into the hand.
#[derive(Clone, Copy)]
pub(super) struct Dominance;

impl Word for Dominance {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        search(engine, at.owner);
        engine.ask(at, 1);
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::draws(at.owner)
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        if let Some(card) = primates(look).filter(|&card| look.position.association.unused.contains(card)) {
            visit(Move::Card(card))?;
        }
        visit(Move::Done)
    }

    /// Everybody knows which card this is.
    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        let Move::Card(card) = answer else { return };
        engine.mark_irrevocable();
        engine.position.association.unused.remove(card);
        engine.take_openly(seat, card);
        engine.tell(|| Event::Kept { seat, card: Some(card) });
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.dominance(v.tongue.icon_name(Icon::Primate))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        take(answer, t)
    }
}

/// The base project that counts primates.
fn primates(look: Look<'_>) -> Option<CardId> {
    let counts = |need: Need| matches!(need, Need::AtLeast(Counter::Icons(Icon::Primate), _));
    look.rules.base_projects().find(|&card| counts(look.rules.project(card).levels[0].need))
}

/// Who searches the unused base projects sees them all.
fn search<L: Listener<Event>>(engine: &mut Engine<'_, L>, seat: Seat) {
    engine.mark_irrevocable();
    let unused = engine.position.association.unused;
    let known = &mut engine.position.known[seat.index()];
    *known = known.or(&unused);
}

fn take(answer: Move, t: &dyn Tongue) -> Option<String> {
    let Move::Card(card) = answer else { return None };
    Some(t.take_card(&card_label(card, t)))
}
