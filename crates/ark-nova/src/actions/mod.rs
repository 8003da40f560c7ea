//! The five actions and the X-token action, one file each.

mod animals;
mod association;
mod build;
mod cards;
pub(crate) mod projects;
mod sponsors;
mod support;
mod x_token;

pub(crate) use animals::{AnimalsAction, Discount, enclosure, tokens_in};
pub(crate) use association::AssociationAction;
pub(crate) use build::BuildAction;
pub(crate) use cards::CardsAction;
pub(crate) use sponsors::SponsorsAction;

use crate::catalogue::action_cards::{self, ActionSide, Performance, by_strength};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Pending, Progress, Source};
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// How far a performance is when it begins.
    pub(crate) fn first_progress(self, side: &ActionSide, strength: u8) -> Progress {
        match side.does {
            Performance::Animals { animals, .. } => {
                Progress::Animals { left: by_strength(animals, strength), played: 0, classes: 0 }
            }
            Performance::Association { .. } => {
                Progress::Association { left: strength, tasks: 0, donated: false }
            }
            Performance::Build { more, .. } => Progress::Build {
                left: strength + more,
                built: 0,
                copied: false,
                extra: false,
                terrain: false,
            },
            Performance::Cards { .. } => Progress::Cards,
            Performance::Sponsors { more, .. } => Progress::Sponsors { left: strength + more, played: 0 },
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// What happens at the very start of a performance.
    pub(crate) fn at_the_start(&mut self, seat: Seat, side: &ActionSide, strength: u8) {
        match side.does {
            Performance::Animals { reputation_from: Some(from), .. } if strength >= from => {
                // The gain itself, or the offer around it.
                let part = if self.look().may_decline_reputation(seat) { 0 } else { 1 };
                self.set_off(Pending::new(Source::AnimalsAction, seat).part(part));
            }
            Performance::Cards { .. } => self.advance_break(seat, action_cards::CARDS_BREAK_STEPS),
            _ => {}
        }
    }
}
