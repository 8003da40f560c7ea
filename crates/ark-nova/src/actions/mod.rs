//! The five actions and the X-token action, one file each.

mod animals;
mod association;
mod board_tiles;
mod build;
pub(crate) mod cards;
mod conditions;
pub(crate) mod projects;
mod sponsors;
mod strength;
mod support;
mod x_token;

pub(crate) use animals::{AnimalsAction, Discount, enclosure, tokens_in};
pub(crate) use association::AssociationAction;
pub(crate) use board_tiles::Terms;
pub(crate) use build::BuildAction;
pub(crate) use cards::CardsAction;
pub(crate) use conditions::Conditions;
pub(crate) use sponsors::SponsorsAction;

use crate::catalogue::action_cards::{self, ActionSide, Performance, Twist, by_strength};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Pending, Performing, Progress, Source};
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
            Performance::Sponsors { more, .. } => {
                let left = strength + more;
                Progress::Sponsors { left, played: 0, used: false, over: false, lower: 0 }
            }
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// What happens at the very start of a performance.
    pub(crate) fn at_the_start(&mut self, seat: Seat, performing: Performing) {
        let side = performing.printed();
        match side.does {
            Performance::Animals { reputation_from: Some(from), .. } if performing.strength >= from => {
                // The gain itself, or the offer around it.
                let part = if self.look().may_decline_reputation(seat) { 0 } else { 1 };
                self.set_off(Pending::new(Source::AnimalsAction, seat).part(part));
            }
            Performance::Cards { .. } => self.advance_break(seat, action_cards::CARDS_BREAK_STEPS),
            _ => {}
        }
        let printed = Pending::new(performing.source(), seat);
        match side.twist {
            Some(Twist::DiggingFirst(_)) => self.set_off(printed),
            Some(Twist::HunterWithoutAnimal(_) | Twist::MarkAfter(_) | Twist::CleverAfter(_)) => {
                self.wait(printed);
            }
            _ => {}
        }
    }
}
