//! Whether what an ability names happened.

use super::Made;
use ark_nova::Move;
use ark_nova::catalogue::{CardId, CardKind, Icon, Resource};
use ark_nova::effects::Ability;
use ark_nova::flow::event::{CardToken, Event, Home, Loss};
use ark_nova::position::Pending;
use tabletop::Seat;

impl Made<'_> {
    /// Whether a card was kept.
    pub(super) fn kept(&self, owner: Seat) -> bool {
        self.any(|event| matches!(event, Event::Kept { seat, .. } if seat == owner))
    }

    /// Whether cards were taken from the display.
    pub(super) fn took(&self, owner: Seat, fits: impl Fn(CardId) -> bool) -> bool {
        self.any(|event| matches!(event, Event::Took { seat, card, .. } if seat == owner && fits(card)))
    }

    /// Whether what an ability names happened.
    pub(super) fn ability_is_shown(&self, ability: Ability, at: Pending) -> bool {
        let owner = at.owner;
        let (was, is) = self.zoos(owner);
        let (asked, done) = (self.is_asked(at), self.is_done(at));
        let discarded = |wanted: Option<CardId>| {
            self.any(|event| matches!(event, Event::Discarded { card, .. } if wanted.is_none_or(|wanted| wanted == card)))
        };
        match ability {
            Ability::Sprint(_) => {
                done && self.any(|event| matches!(event, Event::Drew { seat, .. } if seat == owner))
            }
            Ability::Hunter(_) | Ability::Scavenging(_) | Ability::ScubaDive(_) => done && self.kept(owner),
            Ability::Perception(_) | Ability::Assertion => asked && self.hand_grew(owner),
            Ability::Dominance => asked && self.kept(owner),
            Ability::Snapping(_) => asked && self.took(owner, |_| true),
            Ability::Digging(_) => {
                let exchanged = match self.answer {
                    Move::Dig(card) | Move::Card(card) => Some(card),
                    _ => None,
                };
                asked && exchanged.is_some() && discarded(exchanged)
            }
            Ability::Sunbathing(_) => discarded(None) && self.gained(at, Resource::Money),
            Ability::Pouch(_) => {
                self.gained(at, Resource::Appeal)
                    && self.any(|event| matches!(event, Event::Pouched { seat, .. } if seat == owner))
            }
            Ability::Clever => asked && was.slots[0].action != is.slots[0].action,
            Ability::Boost(action) => asked && was.slot_of(action) != is.slot_of(action),
            Ability::Action(wanted) => {
                let began = (owner, owner, wanted);
                asked
                    && self.any(|event| {
                        matches!(event, Event::Action { seat, owner, action, .. } if (seat, owner, action) == began)
                    })
            }
            Ability::Determination => {
                let began = |event| matches!(event, Event::Action { seat, .. } if seat == owner);
                let x_token = matches!(self.answer, Move::XToken(action) if is.slot_of(action) == 0);
                asked && (self.any(began) || x_token)
            }
            Ability::Multiplier(wanted) => {
                let token = (owner, wanted, CardToken::Multiplier);
                done && self.any(|event| {
                    matches!(event, Event::Token { seat, action, token: put } if (seat, action, put) == token)
                })
            }
            Ability::FullThroated => done && is.workers > was.workers,
            Ability::Resistance => asked && is.scoring != was.scoring,
            Ability::SponsorMagnet => done && self.took(owner, |card| card.kind() == Some(CardKind::Sponsor)),
            Ability::FlockAnimal(_) => self.any(
                |event| matches!(event, Event::Animal { card, home: Home::Flock, .. } if card == at.card()),
            ),
            Ability::Venom(_) => done && self.token(CardToken::Venom, |seat| seat != owner),
            Ability::Constriction => done && self.token(CardToken::Constriction, |seat| seat != owner),
            Ability::Hypnosis(_) => {
                let borrowed = |event| matches!(event, Event::Action { seat, owner: lender, .. } if seat == owner && lender != owner);
                matches!(self.answer, Move::Borrow { .. }) && self.any(borrowed)
            }
            Ability::Mark => {
                asked && self.any(|event| matches!(event, Event::Marked { seat, .. } if seat == owner))
            }
            Ability::Trade => asked && self.traded(owner).is_some(),
            Ability::ExtraShift => {
                asked && self.any(|event| matches!(event, Event::WorkerBack { seat, .. } if seat == owner))
            }
            Ability::SeaAnimalMagnet => {
                let look = self.rules.look(self.before);
                done && self.took(owner, |card| look.printed_icons(card).contains(&Icon::SeaAnimal))
            }
            Ability::Glide(_) => asked && is.hand.len() < was.hand.len() && discarded(None),
            Ability::SharkAttack(_) => {
                let Move::Card(hunted) = self.answer else { return false };
                let gone = |event| match event {
                    Event::Discarded { card, .. } | Event::Claimed { card, .. } => card == hunted,
                    _ => false,
                };
                asked && self.any(gone) && self.gained(at, Resource::Appeal)
            }
            Ability::CutDown => {
                let removed = |event| matches!(event, Event::Removed { seat, .. } if seat == owner);
                asked && self.any(removed) && self.gained(at, Resource::Money)
            }
            Ability::Adapt(_) => {
                let exchanged =
                    |event| matches!(event, Event::ScoringDiscarded { seat, .. } if seat == owner);
                asked && self.any(exchanged)
            }
            // Counted when an animal is played by it.
            Ability::Camouflage => false,
            // Counted when what it copies happens.
            Ability::Symbiosis => false,
            // Other words define them.
            Ability::Pack
            | Ability::PettingZooAnimal
            | Ability::IconicAnimal(_)
            | Ability::Inventive(_)
            | Ability::InventiveBear
            | Ability::InventivePrimate
            | Ability::Jumping(_)
            | Ability::Posturing(_)
            | Ability::Peacocking
            | Ability::Pilfering(_)
            | Ability::Marketing
            | Ability::MonkeyGang => false,
        }
    }

    /// What was given in exchange for something.
    pub(super) fn traded(&self, owner: Seat) -> Option<Resource> {
        self.events.iter().find_map(|event| match *event {
            Event::Lost { seat, what, reason: Loss::Traded, .. } if seat == owner => Some(what),
            _ => None,
        })
    }
}
