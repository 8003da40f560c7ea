//! Pilfering.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Resource, boards};
use crate::effects::Effect;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Loss};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Doing, Pending};
use crate::texts::{Asking, Names, Tongue, Voice};
use tabletop::{Listener, Objections, Seat, SeatSet};

/// The leader of a track among the others gives a card or money, as he likes. The owner picks one of tied leaders.
#[derive(Clone, Copy)]
pub(super) struct Pilfer {
    pub(super) track: Resource,
}

impl Word for Pilfer {
    fn touches(self, look: Look<'_>, _at: Pending) -> Footprint {
        Seat::all(look.rules.seats).fold(look.reads_tracks(), |all, seat| {
            all.and(Footprint::writes(seat, Thing::Hand)).and(Footprint::writes(seat, Thing::Money))
        })
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.leaders(at.owner, self.track).next().is_some()
    }

    fn answerer(self, doing: Doing) -> Seat {
        doing.what.victim().unwrap_or(doing.what.owner)
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if doing.what.victim().is_none() {
            return look.victim_answers(seat, self.track, visit);
        }
        for answer in [Move::Give, Move::Money] {
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        Walk::Continue(())
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let cards = !look.zoo(seat).hand.is_empty();
        let (cost, has) = (u16::from(boards::PILFERED_MONEY), look.zoo(seat).money.0);
        match (doing.what.victim(), answer) {
            (None, answer) => look.check_victim(seat, self.track, answer, objections),
            (Some(_), Move::Give) => require(cards, objections, || Blocker::NoCards),
            // Without cards what is left of the money is enough.
            (Some(_), Move::Money) => {
                require(has >= cost || !cards, objections, || Blocker::Money { cost, has })
            }
            (Some(_), _) => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let thief = doing.what.owner;
        match answer {
            Move::Seat(victim) => {
                engine.tell(|| Event::Victim { seat, victim, card: doing.what.card() });
                engine.ask(doing.what.aimed_at(victim), 1);
            }
            Move::Money => {
                let zoo = engine.position.zoo_mut(seat);
                let n = zoo.money.0.min(boards::PILFERED_MONEY.into());
                zoo.money.0 -= n;
                engine.tell(|| Event::Lost { seat, what: Resource::Money, n, reason: Loss::Pilfered });
                if n > 0 {
                    engine.gain_money(thief, n, doing.what.source);
                }
            }
            Move::Give => steal(engine, thief, seat),
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.pilfer(&[self.track], &money(v.tongue))
    }

    fn joins(self, next: Effect) -> bool {
        matches!(next, Effect::Pilfer(_))
    }

    fn joined(self, all: &[Effect], v: Voice<'_>) -> String {
        let track = |effect: &Effect| {
            let Effect::Pilfer(track) = *effect else { return None };
            Some(track)
        };
        let tracks: Vec<Resource> = all.iter().filter_map(track).collect();
        v.tongue.pilfer(&tracks, &money(v.tongue))
    }

    /// The victim is asked, who does not gain anything.
    fn question_phrase(self, doing: Doing, names: Names<'_>) -> Option<String> {
        doing.what.victim()?;
        let (t, thief) = (names.tongue, names.of(doing.what.owner));
        Some(t.what_do_you_give(&thief))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        (answer == Move::Money).then(|| t.give_up_to(&money(t)))
    }
}

/// A random card goes from one hand to another; only the two see it.
fn steal<L: Listener<Event>>(engine: &mut Engine<'_, L>, thief: Seat, from: Seat) {
    engine.mark_irrevocable();
    let cards = engine.position.zoo(from).hand.len() as u32;
    let nth = engine.position.chance.below(cards) as usize;
    if let Some(card) = engine.position.zoo(from).hand.nth(nth) {
        engine.blur(engine.position.zoo(from).hand, SeatSet::only(from).with(thief));
        engine.position.zoo_mut(from).hand.remove(card);
        engine.position.zoo_mut(thief).hand.insert(card);
        engine.position.known[thief.index()].insert(card);
        engine.tell(|| Event::Stolen { seat: thief, from, card: Some(card) });
    }
}

/// What the victim can give instead of a card.
fn money(t: &dyn Tongue) -> String {
    t.resource_amount(boards::PILFERED_MONEY.into(), Resource::Money)
}
