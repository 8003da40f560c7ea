//! Ark in words, for the kernel; and what its moves point at.

use crate::texts::{self, capital};
use crate::{Blocker, CabinId, Card, Event, Kind, Move, Position, Question, Rules, Step};
use serde::{Deserialize, Serialize};
use tabletop::{Lang, Seat, Told};

/// Something on the table that a move points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Target {
    /// A card, wherever it lies.
    Card {
        /// Its place in the deck list.
        card: Card,
    },
    /// A cabin, there or to be opened.
    Cabin {
        /// Which.
        cabin: CabinId,
    },
    /// A scoring card.
    Scoring {
        /// Which.
        scoring: Kind,
    },
}

/// Moves that are shown together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Group {
    /// Open cards to take.
    Take,
    /// Cards of the hand to play.
    Play,
    /// Cabins.
    Cabins,
    /// Animals to drive out.
    Drive,
    /// Abilities and exchanges.
    Use,
    /// Scoring cards for a disc.
    Discs,
    /// Pets.
    Pets,
    /// To finish, decline or pass.
    Finish,
}

impl Told for Rules {
    type Target = Target;
    type Group = Group;

    fn event_text(&self, event: &Event, names: &[&str], lang: Lang) -> String {
        texts::event(self, *event, names, lang)
    }

    fn question_text(&self, _: &Position, question: &Question, names: &[&str], lang: Lang) -> String {
        texts::question(self, *question, names, lang)
    }

    fn move_text(&self, position: &Position, seat: Seat, answer: Move, names: &[&str], lang: Lang) -> String {
        let text = if let (Move::In(cabin), Step::Place { card }) = (answer, position.step) {
            texts::into_cabin(self, seat, &self.explain_cabin(position, seat, card, cabin), names, lang)
        } else {
            texts::answer(self, answer, names, lang)
        };
        capital(&text)
    }

    fn blocker_text(&self, blocker: &Blocker, lang: Lang) -> String {
        format!("{}.", capital(&texts::blocker(self, *blocker, lang)))
    }

    fn group(&self, _: &Position, _: Seat, answer: Move) -> Group {
        match answer {
            Move::Take(_) => Group::Take,
            Move::Play(_) => Group::Play,
            Move::In(_) => Group::Cabins,
            Move::Drive(_) => Group::Drive,
            Move::Use | Move::Exchange => Group::Use,
            Move::Disc(_) => Group::Discs,
            Move::Pet(_) => Group::Pets,
            Move::Stay | Move::Skip | Move::Done | Move::Pass | Move::NoPet => Group::Finish,
        }
    }

    fn group_text(&self, group: Group, lang: Lang) -> String {
        texts::group(group, lang).to_owned()
    }

    fn points_at(&self, _: &Position, _: Seat, answer: Move) -> Vec<Target> {
        match answer {
            Move::Take(card) | Move::Play(card) | Move::Drive(card) | Move::Pet(card) => {
                vec![Target::Card { card }]
            }
            Move::In(cabin) => vec![Target::Cabin { cabin }],
            Move::Disc(scoring) => vec![Target::Scoring { scoring }],
            Move::Stay | Move::Use | Move::Exchange | Move::Skip | Move::Done | Move::Pass | Move::NoPet => {
                Vec::new()
            }
        }
    }
}
