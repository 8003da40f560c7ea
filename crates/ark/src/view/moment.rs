//! The moment of a turn in a view: the part of the turn, what is asked, and what lies sealed.

use crate::{CabinId, Card, Draw, Kind, Phase, Play, Sealed, Step};
use serde::{Deserialize, Serialize};

/// The part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PhaseView {
    /// Take cards, or play the first one.
    First,
    /// A second card may follow.
    Second {
        /// The cabin of the first card, which the second may not enter.
        after: CabinId,
    },
    /// After the fifth rain.
    Endgame,
}

impl From<Phase> for PhaseView {
    fn from(phase: Phase) -> PhaseView {
        match phase {
            Phase::First => PhaseView::First,
            Phase::Second { after } => PhaseView::Second { after },
            Phase::Endgame => PhaseView::Endgame,
        }
    }
}

impl From<PhaseView> for Phase {
    fn from(phase: PhaseView) -> Phase {
        match phase {
            PhaseView::First => Phase::First,
            PhaseView::Second { after } => Phase::Second { after },
            PhaseView::Endgame => Phase::Endgame,
        }
    }
}

/// What is asked of whose turn it is, or of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum StepView {
    /// Take or play; play or be done; play or pass: according to the phase.
    Choose,
    /// Where to put the card, which lies open in front of its player.
    Place {
        /// The card, still counted as in the hand.
        card: Card,
    },
    /// Whom to drive out.
    Drive {
        /// The card, still counted as in the hand.
        card: Card,
        /// Where it goes.
        cabin: CabinId,
    },
    /// Which open card to take for a new cabin.
    Row {
        /// The play that goes on afterwards.
        play: PlayView,
    },
    /// Whether, and on which scoring card, to use the ability.
    Ability {
        /// The play that goes on afterwards.
        play: PlayView,
    },
    /// Whether to exchange two figures on discs for three plain ones (D-10).
    Exchange {
        /// The play that goes on afterwards.
        play: PlayView,
        /// On which scoring card.
        scoring: Kind,
    },
    /// Which pet, asked of everyone who has one.
    Pets {
        /// What was being drawn for.
        then: Draw,
    },
    /// Nothing: the game is over.
    Over,
}

impl From<Step> for StepView {
    fn from(step: Step) -> StepView {
        match step {
            Step::Choose => StepView::Choose,
            Step::Place { card } => StepView::Place { card },
            Step::Drive { card, cabin } => StepView::Drive { card, cabin },
            Step::Row { play } => StepView::Row { play: play.into() },
            Step::Ability { play } => StepView::Ability { play: play.into() },
            Step::Exchange { play, kind } => StepView::Exchange { play: play.into(), scoring: kind },
            Step::Pets { then } => StepView::Pets { then },
            Step::Over => StepView::Over,
        }
    }
}

/// A card on its way into the ark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayView {
    /// The card.
    pub card: Card,
    /// Its cabin.
    pub cabin: CabinId,
    /// Whom it drives out, if anyone.
    pub driven: Option<Card>,
}

impl From<Play> for PlayView {
    fn from(Play { card, cabin, driven }: Play) -> PlayView {
        PlayView { card, cabin, driven: driven.some() }
    }
}

/// An own answer that is not shown to others before all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SealedView {
    /// Not given yet.
    Open,
    /// No pet, or none was possible.
    Nothing,
    /// This one.
    Pet {
        /// Which; it stays in the hand until all answers are in.
        card: Card,
    },
}

impl From<Sealed> for SealedView {
    fn from(sealed: Sealed) -> SealedView {
        match sealed {
            Sealed::Open => SealedView::Open,
            Sealed::Nothing => SealedView::Nothing,
            Sealed::Pet(card) => SealedView::Pet { card },
        }
    }
}
