//! Hypnosis.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::Resource;
use crate::effects::footprint::Footprint;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::moves::action_phrase;
use crate::texts::{Asking, Names, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Use an action card of the player with the most appeal, from slots 1 to this one. The victim is found at once, the
/// action comes after the action (D-36).
#[derive(Clone, Copy)]
pub(super) struct Hypnosis {
    pub(super) slots: u8,
}

impl Word for Hypnosis {
    fn touches(self, look: Look<'_>, _at: Pending) -> Footprint {
        look.reads_tracks()
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.leaders(at.owner, Resource::Appeal).next().is_some()
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let Some(owner) = doing.what.victim() else {
            return look.victim_answers(seat, Resource::Appeal, visit);
        };
        for at in 0..usize::from(self.slots) {
            look.use_answers(seat, owner, at, &mut |action, slot, x| {
                visit(Move::Borrow { action, slot, x })
            })?;
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match (doing.what.victim(), answer) {
            (None, answer) => look.check_victim(seat, Resource::Appeal, answer, objections),
            (Some(owner), Move::Borrow { action, slot, x }) if slot <= self.slots => {
                look.check_performance(seat, owner, action, slot, x, objections)
            }
            (Some(_), Move::Done) => Walk::Continue(()),
            (Some(_), _) => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        match (answer, doing.what.victim()) {
            (Move::Seat(victim), _) => {
                engine.tell(|| Event::Victim { seat, victim, card: doing.what.card() });
                engine.wait(doing.what.aimed_at(victim));
            }
            (Move::Borrow { action, x, .. }, Some(owner)) => engine.perform_action(seat, owner, action, x),
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.hypnosis(self.slots)
    }

    fn question_phrase(self, doing: Doing, names: Names<'_>) -> Option<String> {
        let t = names.tongue;
        Some(t.which_card_of(&names.of(doing.what.victim()?)))
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Borrow { action, slot, x } = answer else { return None };
        let owner = asking.doing.what.victim().unwrap_or(asking.seat);
        let strength = asking.look.strength(owner, usize::from(slot) - 1, x);
        Some(t.borrowed(&action_phrase(action, strength, x, t)))
    }
}
