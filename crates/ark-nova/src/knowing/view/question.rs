//! Questions, actions in progress and pending effects in the form of views.

use crate::asking::moves::source_notation;
use crate::asking::question::Question;
use crate::catalogue::boards::Task;
use crate::catalogue::{Action, Building, CardId, Side, SizeClass};
use crate::knowing::look::Look;
use crate::position::{Pending, Performing, Progress, Source};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A seat and what it is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskedView {
    /// Who is asked.
    pub seat: Seat,
    /// What.
    pub question: Question,
}

/// An effect that has still to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PendingView {
    /// Where it is printed, such as `203:line:1` or `bonus:e4`.
    #[serde(with = "source_notation")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub source: Source,
    /// Which part of what is printed there, counted as it is read.
    pub part: u16,
    /// Who gains and answers.
    pub owner: Seat,
    /// Whom it hits.
    pub victim: Option<Seat>,
}

/// An action that is performed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PerformingView {
    /// Which action.
    pub action: Action,
    /// Whose card is in use.
    pub owner: Seat,
    /// The side it began with.
    pub side: Side,
    /// The number of the card: 0 for the standard one.
    pub number: u8,
    /// Its strength.
    pub strength: u8,
    /// Repetitions that Multiplier tokens still allow.
    pub repeats: u8,
    /// How far it got.
    pub step: StepView,
}

/// How far an action got.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StepView {
    /// Animals are played.
    Animals {
        /// How many more may be played.
        left: u8,
        /// How many were played.
        played: u8,
        /// The sizes among them.
        sizes: Vec<SizeClass>,
    },
    /// Association tasks are performed.
    Association {
        /// Strength left.
        left: u8,
        /// Tasks that were performed.
        tasks: Vec<Task>,
        /// Whether a donation was made.
        donated: bool,
    },
    /// Buildings are built.
    Build {
        /// Strength left.
        left: u8,
        /// What was built.
        built: Vec<Building>,
        /// Whether the extra copy was built.
        copied: bool,
        /// Whether the building that the card adds was built.
        #[serde(default)]
        extra: bool,
        /// Whether the rock or water space that the card opens was covered.
        #[serde(default)]
        terrain: bool,
    },
    /// Draw or snap is still to be chosen.
    Cards,
    /// Cards are drawn.
    Drawing {
        /// How many more may be drawn.
        left: u8,
        /// Whether one was drawn.
        begun: bool,
    },
    /// Cards are discarded.
    Discarding {
        /// How many more.
        left: u8,
    },
    /// Cards are snapped.
    Snapping {
        /// How many more.
        left: u8,
    },
    /// Sponsors are played.
    Sponsors {
        /// Levels left.
        left: u8,
        /// How many were played.
        played: u8,
        /// Whether what an alternate card adds was used.
        #[serde(default)]
        used: bool,
        /// Whether nothing more is played; only what an alternate card adds may follow.
        #[serde(default)]
        over: bool,
        /// By how much one sponsor of this action may still be lowered.
        #[serde(default)]
        lower: u8,
    },
    /// The action is done; it may be repeated.
    Done,
}

/// A question in the form of views.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum QuestionView {
    /// Which of the maps on offer?
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
    Step {
        /// How far it got.
        step: StepView,
    },
    /// Which enclosure for this animal?
    Enclosure {
        /// The animal.
        card: CardId,
    },
    /// By what means is a missing condition of this animal ignored?
    Conditions {
        /// The animal.
        card: CardId,
        /// How many conditions are still missing.
        missing: u8,
    },
    /// Where does the building go?
    Place {
        /// The building.
        building: Building,
    },
    /// Which project and level?
    Project,
    /// Which card's token stands for the missing icon?
    Icon {
        /// The project.
        card: CardId,
    },
    /// Nothing is left but free moves: make one, or end the turn?
    LastMoves,
    /// Which animal is released?
    Release {
        /// The project.
        card: CardId,
    },
    /// Which token of the left edge?
    Token,
    /// Which enclosure does this animal leave?
    Leave {
        /// The animal.
        card: CardId,
    },
    /// Does an animal move into the new enclosure?
    MoveIn {
        /// The enclosure.
        building: Building,
    },
    /// Which effect comes first?
    Order,
    /// Something an effect asks.
    Effect {
        /// Which effect.
        effect: PendingView,
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

impl Look<'_> {
    /// What is asked, and of whom. Questions hide nothing: what is secret is in the answers.
    pub(super) fn asked_view(self) -> Vec<AskedView> {
        let asked = self.asked();
        asked.iter().filter_map(|seat| Some(AskedView { seat, question: self.question(seat)? })).collect()
    }
}

impl From<Pending> for PendingView {
    fn from(pending: Pending) -> PendingView {
        let Pending { source, part, owner, .. } = pending;
        PendingView { source, part, owner, victim: pending.victim() }
    }
}

impl From<PendingView> for Pending {
    fn from(view: PendingView) -> Pending {
        let pending = Pending::new(view.source, view.owner).part(view.part);
        view.victim.map_or(pending, |victim| pending.aimed_at(victim))
    }
}

impl From<Performing> for PerformingView {
    fn from(performing: Performing) -> PerformingView {
        let Performing { action, owner, side, number, strength, repeats, progress } = performing;
        PerformingView { action, owner, side, number, strength, repeats, step: progress.into() }
    }
}

/// The things whose bits are set.
fn named<T: Copy>(all: &[T], bits: u16) -> Vec<T> {
    (0..).zip(all).filter(|(place, _)| bits >> place & 1 == 1).map(|(_, &thing)| thing).collect()
}

/// The bits of things.
fn bits<T: Copy + PartialEq>(all: &[T], things: &[T]) -> u16 {
    (0..)
        .zip(all)
        .filter(|(_, thing)| things.contains(thing))
        .fold(0, |bits, (place, _): (u16, _)| bits | 1 << place)
}

/// Buildings of which an action remembers whether they were built.
const REMEMBERED: usize = 12;

impl From<Progress> for StepView {
    fn from(progress: Progress) -> StepView {
        match progress {
            Progress::Animals { left, played, classes } => {
                StepView::Animals { left, played, sizes: named(&SizeClass::ALL, classes.into()) }
            }
            Progress::Association { left, tasks, donated } => {
                StepView::Association { left, tasks: named(&Task::ALL, tasks.into()), donated }
            }
            Progress::Build { left, built, copied, extra, terrain } => {
                let built = named(&Building::ALL[..REMEMBERED], built);
                StepView::Build { left, built, copied, extra, terrain }
            }
            Progress::Cards => StepView::Cards,
            Progress::Drawing { left, begun } => StepView::Drawing { left, begun },
            Progress::Discarding { left } => StepView::Discarding { left },
            Progress::Snapping { left } => StepView::Snapping { left },
            Progress::Sponsors { left, played, used, over, lower } => {
                StepView::Sponsors { left, played, used, over, lower }
            }
            Progress::Done => StepView::Done,
        }
    }
}

impl From<StepView> for Progress {
    fn from(view: StepView) -> Progress {
        match view {
            StepView::Animals { left, played, sizes } => {
                Progress::Animals { left, played, classes: bits(&SizeClass::ALL, &sizes) as u8 }
            }
            StepView::Association { left, tasks, donated } => {
                Progress::Association { left, tasks: bits(&Task::ALL, &tasks) as u8, donated }
            }
            StepView::Build { left, built, copied, extra, terrain } => {
                let built = bits(&Building::ALL[..REMEMBERED], &built);
                Progress::Build { left, built, copied, extra, terrain }
            }
            StepView::Cards => Progress::Cards,
            StepView::Drawing { left, begun } => Progress::Drawing { left, begun },
            StepView::Discarding { left } => Progress::Discarding { left },
            StepView::Snapping { left } => Progress::Snapping { left },
            StepView::Sponsors { left, played, used, over, lower } => {
                Progress::Sponsors { left, played, used, over, lower }
            }
            StepView::Done => Progress::Done,
        }
    }
}

impl From<Question> for QuestionView {
    fn from(question: Question) -> QuestionView {
        match question {
            Question::Map => QuestionView::Map,
            Question::Draft { again } => QuestionView::Draft { again },
            Question::Alternates => QuestionView::Alternates,
            Question::Keep { left } => QuestionView::Keep { left },
            Question::Action => QuestionView::Action,
            Question::Repeat => QuestionView::Repeat,
            Question::Step(progress) => QuestionView::Step { step: progress.into() },
            Question::Enclosure(card) => QuestionView::Enclosure { card },
            Question::Conditions { card, missing } => QuestionView::Conditions { card, missing },
            Question::Place(building) => QuestionView::Place { building },
            Question::Project => QuestionView::Project,
            Question::Icon(card) => QuestionView::Icon { card },
            Question::LastMoves => QuestionView::LastMoves,
            Question::Release(card) => QuestionView::Release { card },
            Question::Token => QuestionView::Token,
            Question::Leave(card) => QuestionView::Leave { card },
            Question::MoveIn(building) => QuestionView::MoveIn { building },
            Question::Order => QuestionView::Order,
            Question::Effect { what, left, begun } => {
                QuestionView::Effect { effect: what.into(), left, begun }
            }
            Question::DiscardScoring => QuestionView::DiscardScoring,
            Question::HandLimit { left } => QuestionView::HandLimit { left },
        }
    }
}

impl From<QuestionView> for Question {
    fn from(view: QuestionView) -> Question {
        match view {
            QuestionView::Map => Question::Map,
            QuestionView::Draft { again } => Question::Draft { again },
            QuestionView::Alternates => Question::Alternates,
            QuestionView::Keep { left } => Question::Keep { left },
            QuestionView::Action => Question::Action,
            QuestionView::Repeat => Question::Repeat,
            QuestionView::Step { step } => Question::Step(step.into()),
            QuestionView::Enclosure { card } => Question::Enclosure(card),
            QuestionView::Conditions { card, missing } => Question::Conditions { card, missing },
            QuestionView::Place { building } => Question::Place(building),
            QuestionView::Project => Question::Project,
            QuestionView::Icon { card } => Question::Icon(card),
            QuestionView::LastMoves => Question::LastMoves,
            QuestionView::Release { card } => Question::Release(card),
            QuestionView::Token => Question::Token,
            QuestionView::Leave { card } => Question::Leave(card),
            QuestionView::MoveIn { building } => Question::MoveIn(building),
            QuestionView::Order => Question::Order,
            QuestionView::Effect { effect, left, begun } => {
                Question::Effect { what: effect.into(), left, begun }
            }
            QuestionView::DiscardScoring => Question::DiscardScoring,
            QuestionView::HandLimit { left } => Question::HandLimit { left },
        }
    }
}
