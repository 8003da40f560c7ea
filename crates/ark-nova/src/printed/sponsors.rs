//! The faces of sponsors.

use super::cards::requirements;
use super::{Bonus, CardHead, RequirementFace};
use crate::catalogue::{Building, Icon, Sponsor};
use crate::effects::Clause;
use crate::texts::{self, Lang};
use serde::Serialize;

/// The face of a sponsor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SponsorFace {
    /// What every face has.
    #[serde(flatten)]
    pub head: CardHead,
    /// The level.
    pub level: u8,
    /// Rock icons.
    pub rock: u8,
    /// Water icons.
    pub water: u8,
    /// The conditions.
    pub requires: Vec<RequirementFace>,
    /// The other icons.
    pub icons: Vec<Icon>,
    /// Appeal it gives.
    pub appeal: u8,
    /// Conservation points it gives.
    pub conservation: u8,
    /// Reputation it gives.
    pub reputation: u8,
    /// Whether it shows a wave.
    pub wave: bool,
    /// Whether it shows a person.
    pub person: bool,
    /// The unique building that comes with it.
    pub building: Option<Building>,
    /// What it does, line by line.
    pub lines: Vec<LineFace>,
}

/// When a line of a sponsor counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LineWhen {
    /// Once, when it is played (yellow).
    Now,
    /// In every break (purple).
    Income,
    /// Whenever something happens (blue).
    Whenever,
    /// From now on (blue).
    Rule,
    /// At the end of the game (brown).
    AtEnd,
    /// At the end of the game, after everything of everybody else (brown).
    AtVeryEnd,
}

/// A line of a sponsor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineFace {
    /// When it counts.
    pub when: LineWhen,
    /// What it does, as pictures; a rule has none.
    pub does: Vec<Bonus>,
    /// What it does and when, as a sentence.
    pub text: String,
}

pub(super) fn face(card: &Sponsor, head: CardHead, lang: Lang) -> SponsorFace {
    let line = |clause: &Clause| LineFace {
        when: match clause {
            Clause::Now(_) => LineWhen::Now,
            Clause::Income(_) => LineWhen::Income,
            Clause::Whenever(_) => LineWhen::Whenever,
            Clause::Rule(_) => LineWhen::Rule,
            Clause::AtEnd(_) => LineWhen::AtEnd,
            Clause::AtVeryEnd(_) => LineWhen::AtVeryEnd,
        },
        does: Bonus::all(None, clause.effects(), lang),
        text: texts::clause_text(clause, lang),
    };
    SponsorFace {
        head,
        level: card.level,
        rock: card.rock,
        water: card.water,
        requires: requirements(card.requires, lang),
        icons: card.icons.to_vec(),
        appeal: card.appeal,
        conservation: card.conservation,
        reputation: card.reputation,
        wave: card.wave,
        person: card.person,
        building: Building::ALL.into_iter().find(|building| building.face().sponsor == Some(card.id)),
        lines: card.clauses().iter().map(line).collect(),
    }
}
