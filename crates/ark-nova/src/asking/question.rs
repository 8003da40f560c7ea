//! What a position waits for.

use crate::catalogue::{Building, CardId};
use crate::knowing::view::QuestionView;
use crate::position::{Pending, Progress};
use serde::{Deserialize, Serialize};

/// A question; the legal moves are its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "QuestionView", into = "QuestionView")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "QuestionView"))]
pub enum Question {
    /// Which of these maps?
    Map,
    /// Which alternate action card to keep?
    Draft {
        /// Whether one was kept already.
        again: bool,
    },
    /// Which two alternate action cards to use?
    Alternates,
    /// Which cards to keep? A set, in any order.
    Keep {
        /// How many more.
        left: u8,
    },
    /// Which action, with how many X-tokens?
    Action,
    /// Repeat the action?
    Repeat,
    /// The next step of the action.
    Step(Progress),
    /// Which enclosure for this animal?
    Enclosure(CardId),
    /// By what means is a missing condition of this animal ignored?
    Conditions {
        /// The animal.
        card: CardId,
        /// How many conditions are still missing.
        missing: u8,
    },
    /// Where does the building go?
    Place(Building),
    /// Which project and level?
    Project,
    /// Which card's token stands for the missing icon?
    Icon(CardId),
    /// Nothing is left but free moves: make one, or end the turn?
    LastMoves,
    /// Which animal is released?
    Release(CardId),
    /// Which token of the left edge?
    Token,
    /// Which enclosure does this animal leave?
    Leave(CardId),
    /// Does an animal move into the new enclosure?
    MoveIn(Building),
    /// Which effect comes first?
    Order,
    /// Something an effect asks.
    Effect {
        /// Which effect.
        what: Pending,
        /// How often it may still be done.
        left: u8,
        /// Whether it has begun.
        begun: bool,
    },
    /// Which final scoring card is discarded?
    DiscardScoring,
    /// Which cards are discarded down to the hand limit? A set, in any order.
    HandLimit {
        /// How many more.
        left: u8,
    },
}
