//! A choice between small and large animals for the rest of the game.

use crate::asking::moves::Move;
use crate::catalogue::SizeClass;
use crate::effects::Effect;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::Voice;
use crate::texts::amounts::much;
use crate::texts::effects::effect_phrase;
use tabletop::{Listener, Seat};

/// Decide for the rest of the game between small and large animals.
#[derive(Clone, Copy)]
pub(super) struct ChooseFocus;

impl Word for ChooseFocus {
    fn answers(
        self,
        _look: Look<'_>,
        _doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        visit(Move::Focus(SizeClass::Small))?;
        visit(Move::Focus(SizeClass::Large))
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Focus(size) = answer {
            engine.position.zoo_mut(seat).focus = Some(size);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.choose_focus().into()
    }
}

/// One effect for a focus on small animals, another for large ones.
#[derive(Clone, Copy)]
pub(super) struct ByFocus {
    pub(super) small: Effect,
    pub(super) large: Effect,
}

impl ByFocus {
    fn chosen(self, look: Look<'_>, at: Pending) -> Option<(Effect, Pending)> {
        let small = at.part + 1;
        match look.zoo(at.owner).focus? {
            SizeClass::Small => Some((self.small, at.part(small))),
            SizeClass::Medium | SizeClass::Large => Some((self.large, at.part(small + self.small.parts()))),
        }
    }
}

impl Word for ByFocus {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if let Some((effect, at)) = self.chosen(engine.look(), at) {
            engine.go_into(at, effect);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        self.chosen(look, at).is_some_and(|(effect, at)| look.is_possible(effect, at))
    }

    fn is_offer(self) -> bool {
        self.small.is_offer() && self.large.is_offer()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        if let (Effect::Gain(what, a), Effect::Gain(other, b)) = (self.small, self.large)
            && what == other
        {
            let (a, b) = (much(what, a, v), much(what, b, v));
            return t.gain_by_focus(&a, &b);
        }
        let (small, large) = (effect_phrase(&self.small, v), effect_phrase(&self.large, v));
        t.by_focus(&small, &large)
    }
}
