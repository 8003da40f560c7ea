//! Words made of other words: lists, conditions, repetitions, offers and choices.

use crate::asking::moves::Move;
use crate::effects::footprint::{EVERYTHING, Footprint};
use crate::effects::printed::option_part;
use crate::effects::words::Word;
use crate::effects::words::tokens::without_tokens;
use crate::effects::{Ability, Condition, Effect};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending};
use crate::texts::effects::{choices, effect_phrase, effects_phrase, repeated, up_to_phrase};
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Seat};

/// The part inside an effect that holds one.
const fn inside(at: Pending) -> Pending {
    at.part(at.part + 1)
}

/// The parts of a list inside an effect.
fn each(effects: &'static [Effect], first: Pending) -> impl Iterator<Item = (Effect, Pending)> {
    effects.iter().scan(first.part, move |part, &effect| {
        let at = first.part(*part);
        *part += effect.parts();
        Some((effect, at))
    })
}

fn any_possible(look: Look<'_>, effects: &'static [Effect], first: Pending) -> bool {
    let payable = |(effect, at): (Effect, Pending)| !effect.is_price() || look.is_possible(effect, at);
    each(effects, first).any(|(effect, at)| look.is_possible(effect, at)) && each(effects, first).all(payable)
}

/// These effects, in their order.
#[derive(Clone, Copy)]
pub(super) struct List {
    pub(super) effects: &'static [Effect],
}

impl Word for List {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if !self.effects.is_empty() {
            engine.set_off(inside(at));
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        let all = |all: Footprint, (effect, at)| all.and(look.touches(effect, at));
        let touched = each(self.effects, inside(at)).fold(Footprint::NOTHING, all);
        // Together they may reach a space that none of them reaches alone.
        if touched.is_plain() { touched } else { EVERYTHING }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        any_possible(look, self.effects, inside(at))
    }

    fn phrase(self, v: Voice<'_>) -> String {
        effects_phrase(self.effects, v)
    }
}

/// The effect, if the condition holds.
#[derive(Clone, Copy)]
pub(super) struct If {
    pub(super) condition: Condition,
    pub(super) effect: Effect,
}

impl Word for If {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if engine.look().holds(at.owner, self.condition) {
            engine.go_into(inside(at), self.effect);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.holds(at.owner, self.condition) && look.is_possible(self.effect, inside(at))
    }

    fn is_offer(self) -> bool {
        self.effect.is_offer()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let (then, condition) = (effect_phrase(&self.effect, v), t.condition(self.condition));
        t.if_condition(&then, &condition)
    }
}

/// The effect, twice.
#[derive(Clone, Copy)]
pub(super) struct Twice {
    pub(super) effect: Effect,
}

impl Word for Twice {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.set_off(inside(at));
        engine.set_off(inside(at));
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.is_possible(self.effect, inside(at))
    }

    fn phrase(self, v: Voice<'_>) -> String {
        repeated(&self.effect, 2, v)
    }
}

/// An ability that other words define.
#[derive(Clone, Copy)]
pub(super) struct Meaning {
    pub(super) ability: Ability,
}

impl Meaning {
    fn effect(self) -> Effect {
        self.ability.meaning().expect("an ability that other words define")
    }
}

impl Word for Meaning {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.go_into(inside(at), self.effect());
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        look.touches(self.effect(), inside(at))
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.is_possible(self.effect(), inside(at))
    }

    fn is_offer(self) -> bool {
        self.effect().is_offer()
    }

    fn asks_again(self) -> bool {
        self.effect().asks_again()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        effect_phrase(&self.effect(), v)
    }
}

/// The word that asks: itself, or what an ability means.
fn asking(effect: Effect, at: Pending) -> Pending {
    match effect {
        Effect::Ability(ability) => ability.meaning().map_or(at, |meaning| asking(meaning, inside(at))),
        _ => at,
    }
}

/// These effects, up to so many times, as often as the owner likes.
#[derive(Clone, Copy)]
pub(in crate::effects) struct UpTo {
    pub(in crate::effects) n: u8,
    pub(in crate::effects) effects: &'static [Effect],
}

impl UpTo {
    /// The only effect, where its own question lets the owner decline as often as this one would.
    pub(in crate::effects) fn offer(self) -> Option<Effect> {
        match *self.effects {
            [only] if only.is_offer() && (self.n == 1 || only.asks_again()) => Some(only),
            _ => None,
        }
    }

    /// Whether something inside is possible, once the tokens are taken that accepting it costs.
    fn is_something_possible(self, look: Look<'_>, at: Pending) -> bool {
        // An only effect that is asked itself takes them.
        let due = if self.offer().is_some() { 0 } else { look.tokens_due(at) };
        without_tokens(look, at, due, |look| any_possible(look, self.effects, inside(at)))
    }
}

impl Word for UpTo {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        match self.offer() {
            Some(only) if self.n == 1 => engine.go_into(inside(at), only),
            Some(only) => engine.ask(asking(only, inside(at)), self.n),
            None => engine.ask(at, self.n),
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        match self.offer() {
            Some(only) if self.n == 1 => look.touches(only, inside(at)),
            _ => EVERYTHING,
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        self.n > 0 && self.is_something_possible(look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let possible = match doing.begun {
            false => self.is_something_possible(look, doing.what),
            true => any_possible(look, self.effects, inside(doing.what)),
        };
        if possible {
            visit(Move::Yes)?;
        }
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if answer == Move::Yes {
            engine.set_off(inside(doing.what));
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let (n, t) = (self.n, v.tongue);
        if let [only] = self.effects
            && let Some(phrase) = up_to_phrase(only, n, v)
        {
            return phrase;
        }
        let phrase = effects_phrase(self.effects, v);
        match n {
            1 => t.you_may(&phrase),
            n => t.you_may_several_times(n, &phrase),
        }
    }
}

/// One of several lists of effects, as the owner likes.
#[derive(Clone, Copy)]
pub(super) struct OneOf {
    pub(super) options: &'static [&'static [Effect]],
}

impl OneOf {
    fn is_option_possible(self, look: Look<'_>, at: Pending, option: usize) -> bool {
        match option_part(self.options, at.part, option) {
            Some(first) => any_possible(look, self.options[option], at.part(first)),
            None => true,
        }
    }
}

impl Word for OneOf {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        (0..self.options.len()).any(|option| self.is_option_possible(look, at, option))
    }

    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let possible = |&option: &usize| self.is_option_possible(look, doing.what, option);
        (0..self.options.len()).filter(possible).try_for_each(|option| visit(Move::Option(option as u8 + 1)))
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if let Move::Option(option) = answer
            && let Some(first) = option_part(self.options, doing.what.part, usize::from(option) - 1)
        {
            engine.set_off(doing.what.part(first));
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.choose_one(&choices(self.options, v))
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Option(option) = answer else { return None };
        let chosen = self.options.get(usize::from(option) - 1)?;
        Some(effects_phrase(chosen, Voice { tongue: t, map: Some(asking.look.zoo(asking.seat).printed()) }))
    }
}
