//! Gains: of the owner, of everybody else, and of the break token.

use crate::catalogue::Resource;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::effects::{Amount, Effect};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::Pending;
use crate::texts::Voice;
use crate::texts::amounts::{gain, much};
use crate::texts::effects::brief;
use tabletop::{Listener, Seat};

/// Gain of a resource, with the bonuses of its track.
#[derive(Clone, Copy)]
pub(super) struct Gain {
    pub(super) resource: Resource,
    pub(super) amount: Amount,
}

impl Word for Gain {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let n = engine.look().amount(at.owner, self.amount);
        engine.gain(at.owner, self.resource, n, at.source);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        let n = look.amount(at.owner, self.amount);
        look.gains(at.owner, self.resource, n).and(look.counts(at.owner, self.amount))
    }

    fn phrase(self, v: Voice<'_>) -> String {
        gain(self.resource, self.amount, v)
    }

    fn brief(self, v: Voice<'_>) -> String {
        much(self.resource, self.amount, v)
    }

    fn joins(self, next: Effect) -> bool {
        matches!(next, Effect::Gain(..))
    }

    fn joined(self, all: &[Effect], v: Voice<'_>) -> String {
        let all: Vec<String> = all.iter().map(|effect| brief(effect, v)).collect();
        v.tongue.gain(&v.tongue.and(&all))
    }
}

/// Gain of a resource; every other player gains something for each point.
#[derive(Clone, Copy)]
pub(super) struct GainAndShare {
    pub(super) gain: Resource,
    pub(super) amount: Amount,
    pub(super) others: Resource,
    pub(super) per_point: u8,
}

impl Word for GainAndShare {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let n = engine.look().amount(at.owner, self.amount);
        let gained = engine.gain(at.owner, self.gain, n, at.source) * u16::from(self.per_point);
        for seat in Seat::all(engine.rules.seats).filter(|&seat| seat != at.owner) {
            engine.gain(seat, self.others, gained, at.source);
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        let n = look.amount(at.owner, self.amount);
        let own = look.gains(at.owner, self.gain, n).and(look.counts(at.owner, self.amount));
        look.others(at.owner)
            .fold(own, |all, seat| all.and(look.gains(seat, self.others, n * u16::from(self.per_point))))
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let gain = gain(self.gain, self.amount, v);
        let share = t.resource_amount(self.per_point.into(), self.others);
        let unit = t.resource_unit(self.gain, false);
        t.gain_and_share(&gain, &share, unit)
    }
}

/// Advance the break token.
#[derive(Clone, Copy)]
pub(super) struct AdvanceBreak {
    pub(super) steps: u8,
}

impl Word for AdvanceBreak {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.advance_break(at.owner, self.steps);
    }

    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        Footprint::adds(at.owner, Thing::XTokens)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.advance_break(self.steps)
    }
}
