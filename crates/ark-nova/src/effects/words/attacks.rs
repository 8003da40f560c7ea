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
use crate::texts::{Lang, Voice, say};
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
        let lang = v.lang;
        let (slots, cost) = (slots(1, self.n, lang), boards::VENOM_COST);
        say!(
            lang,
            "players with more appeal than you get a Venom token on {slots}; \
             a turn in which they remove none costs them {cost} money",
            "les joueurs ayant plus d'attrait que vous reçoivent un jeton Venin sur {slots} ; \
             un tour sans en retirer leur coûte {cost} crédits"
        )
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
        let (lang, less) = (v.lang, boards::CONSTRICTION);
        say!(
            lang,
            "players ahead of you in appeal or conservation get a Constriction token ({less} less strength) \
             on their card in slot 5 (in both: slots 4 and 5)",
            "les joueurs devant vous en attrait ou en conservation reçoivent un jeton Constriction \
             ({less} de force en moins) sur l'emplacement 5 (les deux : 4 et 5)"
        )
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

/// Action cards of victims in a range of slots.
fn slots(from: u8, to: u8, lang: Lang) -> String {
    match to - from {
        0 => say!(lang, "their card in slot {from}", "leur carte de l'emplacement {from}"),
        1 => {
            say!(lang, "their cards in slots {from} and {to}", "leurs cartes des emplacements {from} et {to}")
        }
        _ => say!(lang, "their cards in slots {from} to {to}", "leurs cartes des emplacements {from} à {to}"),
    }
}
