//! What belongs to a word of the language.

use crate::asking::blocker::Blocker;
use crate::asking::choice::Choice;
use crate::asking::moves::Move;
use crate::asking::{looking_for, shown};
use crate::effects::Effect;
use crate::effects::footprint::{EVERYTHING, Footprint};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Doing, Pending};
use crate::texts::{Asking, Names, Tongue, Voice};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// A word of the language. `at` is the pending effect that says it, for its owner.
pub(crate) trait Word: Copy {
    /// What happens, or how it begins to ask.
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.ask(at, 1);
    }

    /// What it reads and writes.
    fn touches(self, _look: Look<'_>, _at: Pending) -> Footprint {
        EVERYTHING
    }

    /// Whether it could do anything now.
    fn is_possible(self, _look: Look<'_>, _at: Pending) -> bool {
        true
    }

    /// Whether its own question lets its owner decline.
    fn is_offer(self) -> bool {
        false
    }

    /// Whether what follows in its list cannot happen without it.
    fn is_price(self) -> bool {
        false
    }

    /// Whether its question can be asked several times in a row, until it is declined.
    fn asks_again(self) -> bool {
        false
    }

    /// Who answers.
    fn answerer(self, doing: Doing) -> Seat {
        doing.what.owner
    }

    /// Visits the answers.
    fn answers(
        self,
        _look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        visit(Move::Done)
    }

    /// What stands against an answer: that it is not among them, where there is no more to say.
    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let listed = self.answers(look, doing, seat, &mut shown(&mut looking_for(answer)));
        require(listed.is_break(), objections, || Blocker::NoSuchChoice)
    }

    /// Whether an answer accepts the offer, and takes what that costs: the first one that does not decline.
    fn accepts(self, _look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> bool {
        answer != Move::Done && !doing.begun
    }

    /// The question that is still open after an answer.
    fn again(self, _look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> Option<Doing> {
        let more = doing.left > 1 && answer != Move::Done;
        more.then(|| Doing { left: doing.left - 1, begun: true, ..doing })
    }

    /// What an answer does; its question is closed.
    fn perform<L: Listener<Event>>(
        self,
        _engine: &mut Engine<'_, L>,
        _doing: Doing,
        _seat: Seat,
        _answer: Move,
    ) {
    }

    /// The set of cards that is chosen, if it is one.
    fn set(self, _doing: Doing) -> Option<Choice> {
        None
    }

    /// Whether the cards that lie aside meanwhile are seen by the owner alone.
    fn hides_aside(self) -> bool {
        false
    }

    /// What it does, in the imperative; of an ability, without its name.
    fn phrase(self, v: Voice<'_>) -> String;

    /// The same without a verb where that is clear enough, such as what is gained.
    fn brief(self, v: Voice<'_>) -> String {
        self.phrase(v)
    }

    /// Whether it is said together with what comes next in its list.
    fn joins(self, _next: Effect) -> bool {
        false
    }

    /// Several that are said together; this is the first of them.
    fn joined(self, _all: &[Effect], v: Voice<'_>) -> String {
        self.phrase(v)
    }

    /// What it does up to so many times, where that can be said in one.
    fn up_to_phrase(self, _n: u8, _v: Voice<'_>) -> Option<String> {
        None
    }

    /// Its question, where there is more to say than what it does.
    fn question_phrase(self, _doing: Doing, _names: Names<'_>) -> Option<String> {
        None
    }

    /// What an answer means here, where it does not mean the same everywhere.
    fn answer_phrase(self, _asking: Asking<'_>, _answer: Move, _t: &dyn Tongue) -> Option<String> {
        None
    }
}

/// Whether a word has an answer besides declining.
pub(super) fn has_answer(word: impl Word, look: Look<'_>, at: Pending) -> bool {
    let doing = Doing { what: at, left: 1, begun: false };
    let some = |answer| match answer {
        Move::Done => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    word.answers(look, doing, at.owner, &mut shown(&mut { some })).is_break()
}
