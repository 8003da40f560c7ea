//! Final scoring cards exchanged.

use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Names, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Draw final scoring cards, then discard as many of all.
#[derive(Clone, Copy)]
pub(super) struct Adapt {
    pub(super) n: u8,
}

impl Adapt {
    const fn choice(doing: Doing) -> Choice {
        Choice::exactly(doing.left, Pool::Scoring)
    }
}

impl Word for Adapt {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let seat = at.owner;
        let mut drawn = 0;
        for _ in 0..self.n {
            let Some(card) = engine.position.market.scoring.pop() else { break };
            engine.mark_irrevocable();
            engine.position.zoo_mut(seat).scoring |= 1 << card.0;
            engine.position.known[seat.index()].insert(card);
            engine.tell(|| Event::ScoringDrawn { seat, card: Some(card) });
            drawn += 1;
        }
        engine.ask(at, drawn);
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::writes(at.owner, Thing::Scoring)
    }

    fn is_possible(self, look: Look<'_>, _at: Pending) -> bool {
        !look.position.market.scoring.is_empty()
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
            for card in engine.take_picked(seat, Pool::Scoring).iter() {
                engine.position.zoo_mut(seat).scoring &= !(1 << card.0);
                engine.position.market.scoring.push_front(card);
                engine.tell(|| Event::ScoringDiscarded { seat, card: Some(card) });
            }
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.adapt(self.n)
    }

    fn question_phrase(self, doing: Doing, names: Names<'_>) -> Option<String> {
        Some(names.tongue.which_scoring_cards_to_discard(doing.left))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Card(card) = answer else { return None };
        Some(t.discard(&card_label(card, t)))
    }
}
