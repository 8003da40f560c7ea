//! The five actions and the X-token action, one file each.

mod animals;
mod association;
mod build;
mod cards;
mod sponsors;
mod x_token;

pub(crate) use animals::{enclosure, tokens_in};
pub(crate) use cards::discarding;

use crate::catalogue::Resource;
use crate::catalogue::action_cards::{self, Performance, by_strength};
use crate::catalogue::{Action, Building, Side};
use crate::effects::{Amount, Effect};
use crate::engine::Engine;
use crate::event::Event;
use crate::hex::placements;
use crate::look::Look;
use crate::moves::Move;
use crate::position::{Frame, Pending, Progress, Source};
use tabletop::{Listener, Seat};

impl<L: Listener<Event>> Engine<'_, L> {
    /// How far a performance is when it begins.
    pub(crate) fn first_progress(&self, action: Action, side: Side, strength: u8) -> Progress {
        match action_cards::standard(action, side) {
            Performance::Animals { animals, .. } => {
                Progress::Animals { left: by_strength(animals, strength), played: 0, classes: 0 }
            }
            Performance::Association { .. } => {
                Progress::Association { left: strength, tasks: 0, donated: false }
            }
            Performance::Build { more, .. } => {
                Progress::Build { left: strength + more, built: 0, copied: false }
            }
            Performance::Cards { .. } => Progress::Cards,
            Performance::Sponsors { more, .. } => Progress::Sponsors { left: strength + more, played: 0 },
        }
    }

    /// What happens at the very start of a performance.
    pub(crate) fn at_the_start(&mut self, seat: Seat, action: Action, side: Side, strength: u8) {
        match action_cards::standard(action, side) {
            Performance::Animals { reputation_from: Some(from), .. } if strength >= from => {
                self.set_off(Pending::new(Source::AnimalsAction, seat));
            }
            Performance::Cards { .. } => self.advance_break(seat, action_cards::CARDS_BREAK_STEPS),
            _ => {}
        }
    }
}

impl Look<'_> {
    /// The price of an answer, and the money that the same step is certain to bring (D-33).
    pub(crate) fn price_and_gain(self, seat: Seat, answer: Move) -> (u16, u16) {
        match answer {
            Move::Animal(card) => {
                let folder = self.position.market.folder(card).map_or(0, |folder| folder as u8 + 1);
                (self.animal_cost(seat, card, folder), self.certain_of_card(card))
            }
            Move::Build(building) => {
                let price = self.price_of(seat, building);
                let site = self.site(seat, building);
                let best = site.placements(building);
                (price, best.map(|id| self.certain_of_place(seat, building, id)).max().unwrap_or(0))
            }
            Move::Place(building, id) => {
                let price = match self.position.agenda.top() {
                    Frame::Place { price, .. } => price.into(),
                    _ => 0,
                };
                (price, self.certain_of_place(seat, building, id))
            }
            Move::Sponsor(card) => {
                let folder = self.position.market.folder(card).map_or(0, |folder| folder as u16 + 1);
                let bought = matches!(self.position.agenda.top(), Frame::Doing(_));
                let price = if bought { self.sponsor_level(seat, card).into() } else { folder };
                (price, self.certain_of_card(card))
            }
            Move::Support(card, _) => {
                (self.position.market.folder(card).map_or(0, |folder| folder as u16 + 1), 0)
            }
            Move::Donate => (self.donation_cost().into(), 0),
            Move::Break => (0, self.position.agenda.performing().map_or(0, |now| self.break_money(now))),
            _ => (0, 0),
        }
    }

    /// Money that a placement is certain to bring: plain placement bonuses.
    pub(crate) fn certain_of_place(self, seat: Seat, building: Building, id: u16) -> u16 {
        let cells = placements(building)[usize::from(id)].cells;
        let map = self.zoo(seat).printed();
        let bonuses = map.bonuses.iter().filter(|(cell, _)| cells.contains(*cell));
        bonuses.map(|(_, effect)| plain_money(*effect)).sum()
    }
}

fn plain_money(effect: Effect) -> u16 {
    match effect {
        Effect::Gain(Resource::Money, Amount::N(n)) => n.into(),
        _ => 0,
    }
}
