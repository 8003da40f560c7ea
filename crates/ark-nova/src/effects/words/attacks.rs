//! Tokens on the action cards of those who are ahead, and who can be hit at all.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Resource, boards};
use crate::effects::Rule;
use crate::effects::footprint::{Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::{CardToken, Event};
use crate::knowing::look::{Look, Walk, require};
use crate::position::Pending;
use crate::texts::Voice;
use tabletop::{Listener, Objections, Seat};

/// Venom tokens for everyone with more appeal.
#[derive(Clone, Copy)]
pub(super) struct Venom {
    pub(super) n: u8,
}

impl Word for Venom {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let appeal = engine.position.zoo(at.owner).appeal;
        for seat in Seat::all(engine.rules.seats) {
            if engine.look().is_vulnerable(at.owner, seat) && engine.position.zoo(seat).appeal > appeal {
                for slot in 0..usize::from(self.n) {
                    let card = &mut engine.position.zoo_mut(seat).slots[slot];
                    if !std::mem::replace(&mut card.venom, true) {
                        let action = card.action;
                        engine.tell(|| Event::Token { seat, action, token: CardToken::Venom });
                    }
                }
            }
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        touches_victims(look, at)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let (slots, cost) = (t.cards_in_slots(1, self.n), boards::VENOM_COST);
        t.venom(&slots, cost)
    }
}

/// Constriction tokens for everyone ahead.
#[derive(Clone, Copy)]
pub(super) struct Constriction;

impl Word for Constriction {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let own = *engine.position.zoo(at.owner);
        for seat in Seat::all(engine.rules.seats) {
            if !engine.look().is_vulnerable(at.owner, seat) {
                continue;
            }
            let zoo = engine.position.zoo(seat);
            let ahead = [zoo.appeal > own.appeal, zoo.conservation > own.conservation];
            let tokens = ahead.iter().filter(|&&ahead| ahead).count();
            for slot in (0..zoo.slots.len()).rev().take(tokens) {
                let card = &mut engine.position.zoo_mut(seat).slots[slot];
                if !std::mem::replace(&mut card.constriction, true) {
                    let action = card.action;
                    engine.tell(|| Event::Token { seat, action, token: CardToken::Constriction });
                }
            }
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        touches_victims(look, at)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.constriction(boards::CONSTRICTION)
    }
}

fn touches_victims(look: Look<'_>, at: Pending) -> Footprint {
    look.others(at.owner)
        .fold(look.reads_tracks(), |all, seat| all.and(Footprint::writes(seat, Thing::ActionCards)))
}

impl Look<'_> {
    /// Whether an interactive ability of `owner` can hit a seat.
    pub(crate) fn is_vulnerable(self, owner: Seat, seat: Seat) -> bool {
        seat != owner
            && self.zoo(seat).appeal >= boards::VULNERABLE_FROM
            && !self.has_rule(seat, Rule::Immune)
    }

    /// The opponents who lead a track, tied ones included; none if the owner leads alone. An immune zoo is
    /// overlooked; a leader with too little appeal is not hit, and nobody in his place.
    pub(crate) fn leaders(self, owner: Seat, track: Resource) -> impl Iterator<Item = Seat> {
        let at = move |seat: Seat| match track {
            Resource::Conservation => self.zoo(seat).conservation,
            Resource::Appeal | Resource::Reputation | Resource::Money | Resource::XToken => {
                self.zoo(seat).appeal
            }
        };
        let counted = move |seat: &Seat| *seat == owner || !self.has_rule(*seat, Rule::Immune);
        let most = Seat::all(self.rules.seats).filter(counted).map(at).max().unwrap_or(0);
        let least = if track == Resource::Conservation { 1 } else { boards::VULNERABLE_FROM };
        Seat::all(self.rules.seats)
            .filter(move |&seat| self.is_vulnerable(owner, seat) && at(seat) == most && most >= least)
    }

    /// Visits the victims an owner can choose among; nothing happens if there is none.
    pub(super) fn victim_answers(
        self,
        owner: Seat,
        track: Resource,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        if self.leaders(owner, track).next().is_none() {
            return visit(Move::Done);
        }
        self.leaders(owner, track).map(Move::Seat).try_for_each(visit)
    }

    /// What stands against choosing a victim.
    pub(super) fn check_victim<O: Objections<Blocker>>(
        self,
        owner: Seat,
        track: Resource,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Seat(victim) => {
                let leads = self.leaders(owner, track).any(|seat| seat == victim);
                require(leads, objections, || Blocker::NoLeader { seat: victim })
            }
            Move::Done if self.leaders(owner, track).next().is_none() => Walk::Continue(()),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }
}
