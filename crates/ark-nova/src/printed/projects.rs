//! The faces of conservation projects and final scoring cards: both count something.

use super::{Bonus, CardHead};
use crate::catalogue::final_scoring::{MOST_POINTS, Points};
use crate::catalogue::projects::Need;
use crate::catalogue::{FinalScoring, Icon, IconGroup, Project, ProjectKind, SizeClass};
use crate::effects::Counter;
use crate::texts::{self, Lang};
use serde::Serialize;

/// The face of a conservation project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProjectFace {
    /// What every face has.
    #[serde(flatten)]
    pub head: CardHead,
    /// What it asks for.
    pub project_kind: ProjectKind,
    /// The name of that.
    pub project_kind_name: String,
    /// Whether it is a base project, laid out below the association board.
    pub base: bool,
    /// What it counts or wants.
    pub counts: Count,
    /// Its levels from left to right.
    pub levels: Vec<LevelFace>,
    /// What the player gains who brings it into play.
    pub play_bonus: Vec<Bonus>,
}

/// What is counted, as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Count {
    /// The picture.
    pub kind: CountKind,
    /// The icon, where one is counted or wanted.
    pub icon: Option<Icon>,
    /// What is counted, in words.
    pub text: String,
}

/// Pictures of what is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CountKind {
    /// Icons of one kind.
    Icon,
    /// Different animal categories.
    Categories,
    /// Different continents.
    Continents,
    /// Small animals.
    SmallAnimals,
    /// Medium animals.
    MediumAnimals,
    /// Large animals.
    LargeAnimals,
    /// An animal with the icon is released.
    Release,
    /// An animal with the icon, and a partner zoo of its continent.
    Breeding,
    /// Supported projects.
    Supports,
    /// Empty building spaces.
    EmptySpaces,
    /// The place on the reputation track.
    Reputation,
    /// Sponsors.
    Sponsors,
    /// Categories in which the right neighbour has fewer icons.
    CategoriesAhead,
    /// Continents in which the right neighbour has fewer icons.
    ContinentsAhead,
    /// Different outlines of buildings.
    BuildingShapes,
    /// The best continent without its base project.
    BestContinent,
    /// The best category without its base project.
    BestCategory,
    /// Pairs of a kiosk and a pavilion.
    KioskPavilionPairs,
    /// Conditions on cards.
    Conditions,
    /// Things that hold or not.
    Checks,
    /// Anything else.
    Other,
}

/// A level of a project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelFace {
    /// What it needs.
    pub need: LevelNeed,
    /// What it needs, in words.
    pub need_text: String,
    /// Conservation points.
    pub conservation: u8,
    /// Reputation.
    pub reputation: u8,
    /// What else it gives.
    pub extra: Vec<Bonus>,
}

/// What a level needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LevelNeed {
    /// At least so many of what the project counts.
    AtLeast {
        /// How many.
        n: u8,
    },
    /// An animal with the icon of the project is released.
    Release {
        /// Of exactly this size.
        size: SizeClass,
    },
    /// An animal with the icon of the project, and a partner zoo of its continent.
    Breeding,
}

/// The face of a final scoring card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoringFace {
    /// What every face has.
    #[serde(flatten)]
    pub head: CardHead,
    /// What it counts.
    pub counts: Count,
    /// The counts from which on it gives points; none where it asks for things that hold or not.
    pub steps: Vec<StepFace>,
    /// Things that give one point each if they hold.
    pub checks: Vec<String>,
    /// Whether it compares zoos, so that the solo game goes without it.
    pub compares: bool,
}

/// A step of a final scoring card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StepFace {
    /// From this count on.
    pub need: u8,
    /// So many conservation points.
    pub points: u8,
}

pub(super) fn project(card: &Project, head: CardHead, lang: Lang) -> ProjectFace {
    let levels = card.levels.iter().map(|level| LevelFace {
        need: match level.need {
            Need::AtLeast(_, n) => LevelNeed::AtLeast { n },
            Need::Release(_, size) => LevelNeed::Release { size },
            Need::Breeding(_) => LevelNeed::Breeding,
        },
        need_text: texts::need_text(level.need, lang),
        conservation: level.conservation,
        reputation: level.reputation,
        extra: Bonus::all(None, level.extra, lang),
    });
    let wanted = card.levels[0].need;
    let counts = match wanted {
        Need::AtLeast(counter, _) => count(counter, lang),
        Need::Release(icon, _) => {
            let text = texts::icon_name(icon, lang).into();
            Count { kind: CountKind::Release, icon: Some(icon), text }
        }
        Need::Breeding(icon) => {
            let text = texts::need_text(wanted, lang);
            Count { kind: CountKind::Breeding, icon: Some(icon), text }
        }
    };
    ProjectFace {
        head,
        project_kind: card.kind,
        project_kind_name: texts::project_kind_name(card.kind, lang).into(),
        base: card.base,
        counts,
        levels: levels.collect(),
        play_bonus: Bonus::all(None, card.play_bonus, lang),
    }
}

pub(super) fn scoring(card: &FinalScoring, head: CardHead, lang: Lang) -> ScoringFace {
    let (counts, steps, checks) = match card.points {
        Points::Steps(counter, needs) => {
            let steps = (1..).zip(needs).map(|(points, need)| StepFace { need, points });
            (count(counter, lang), steps.collect(), Vec::new())
        }
        Points::Each(counter) => {
            let steps = (1..=MOST_POINTS).map(|n| StepFace { need: n, points: n });
            (count(counter, lang), steps.collect(), Vec::new())
        }
        Points::Checks(conditions) => {
            let checks = conditions.iter().map(|&condition| texts::condition_text(condition, lang));
            let count = Count { kind: CountKind::Checks, icon: None, text: head.text.clone() };
            (count, Vec::new(), checks.collect())
        }
    };
    ScoringFace { head, counts, steps, checks, compares: card.compares }
}

fn count(counter: Counter, lang: Lang) -> Count {
    let (kind, icon) = match counter {
        Counter::Icons(icon) | Counter::IconsInAllZoos(icon) => (CountKind::Icon, Some(icon)),
        Counter::Kinds(IconGroup::Continents) => (CountKind::Continents, None),
        Counter::Kinds(_) => (CountKind::Categories, None),
        Counter::Animals(SizeClass::Small) => (CountKind::SmallAnimals, None),
        Counter::Animals(SizeClass::Medium) => (CountKind::MediumAnimals, None),
        Counter::Animals(SizeClass::Large) => (CountKind::LargeAnimals, None),
        Counter::Supports => (CountKind::Supports, None),
        Counter::EmptySpaces => (CountKind::EmptySpaces, None),
        Counter::Reputation => (CountKind::Reputation, None),
        Counter::Sponsors => (CountKind::Sponsors, None),
        Counter::KindsAheadOfRight(IconGroup::Continents, _) => (CountKind::ContinentsAhead, None),
        Counter::KindsAheadOfRight(..) => (CountKind::CategoriesAhead, None),
        Counter::BuildingShapes => (CountKind::BuildingShapes, None),
        Counter::BestKindNotSupported(IconGroup::Continents) => (CountKind::BestContinent, None),
        Counter::BestKindNotSupported(_) => (CountKind::BestCategory, None),
        Counter::KioskPavilionPairs => (CountKind::KioskPavilionPairs, None),
        Counter::ConditionsOnCards => (CountKind::Conditions, None),
        _ => (CountKind::Other, None),
    };
    Count { kind, icon, text: texts::counted_text(counter, lang) }
}
