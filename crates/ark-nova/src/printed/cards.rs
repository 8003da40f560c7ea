//! The numbered cards: what all faces have, and what the kinds add.

use super::{AnimalFace, ProjectFace, ScoringFace, SponsorFace};
use crate::catalogue::{Action, Card, CardId, Edition, Icon, Requirement, Set};
use crate::texts::{self, Lang};
use serde::Serialize;

/// The face of a numbered card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CardFace {
    /// An animal.
    Animal(AnimalFace),
    /// A sponsor.
    Sponsor(SponsorFace),
    /// A conservation project.
    Project(ProjectFace),
    /// A final scoring card.
    FinalScoring(ScoringFace),
}

impl CardFace {
    /// What every face has.
    pub fn head(&self) -> &CardHead {
        match self {
            CardFace::Animal(face) => &face.head,
            CardFace::Sponsor(face) => &face.head,
            CardFace::Project(face) => &face.head,
            CardFace::FinalScoring(face) => &face.head,
        }
    }
}

/// What every face of a card has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardHead {
    /// The number by which views and moves name the card.
    pub id: CardId,
    /// The number as it is printed.
    pub number: String,
    /// The box this face comes from.
    pub set: Set,
    /// Whether the expansion puts this face in place of another.
    pub replacement: bool,
    /// The editions in which the card has this face.
    pub editions: Vec<Edition>,
    /// The name of the kind of card.
    pub kind_name: String,
    /// The name.
    pub name: String,
    /// What it does, in a few sentences.
    pub text: String,
}

/// What a condition asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RequirementKind {
    /// Icons in the zoo.
    Icons,
    /// A partner zoo of a continent of the animal.
    PartnerZooOfContinent,
    /// Partner zoos.
    PartnerZoos,
    /// A university.
    University,
    /// Kiosks.
    Kiosks,
    /// An action card on side II.
    Upgraded,
    /// Reputation.
    Reputation,
    /// At most so much appeal.
    MaxAppeal,
}

/// A condition on the left edge of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RequirementFace {
    /// What it asks for.
    pub kind: RequirementKind,
    /// The icon it counts.
    pub icon: Option<Icon>,
    /// The action card that has to be upgraded.
    pub action: Option<Action>,
    /// How many or how much.
    pub n: u8,
    /// The condition in words.
    pub text: String,
}

/// Every face, by number; a second face right after the first.
pub(super) fn faces(lang: Lang) -> Vec<CardFace> {
    let face = |card: Card| {
        let head = head(card, lang);
        match card {
            Card::Animal(card) => CardFace::Animal(super::animals::face(card, head, lang)),
            Card::Sponsor(card) => CardFace::Sponsor(super::sponsors::face(card, head, lang)),
            Card::Project(card) => CardFace::Project(super::projects::project(card, head, lang)),
            Card::FinalScoring(card) => CardFace::FinalScoring(super::projects::scoring(card, head, lang)),
        }
    };
    Card::faces().into_iter().map(face).collect()
}

fn head(card: Card, lang: Lang) -> CardHead {
    // The faces of one number come from different boxes.
    let shown =
        |edition: &Edition| Card::find(card.id(), *edition).is_some_and(|face| face.set() == card.set());
    let editions: Vec<Edition> = [Edition::Base, Edition::Marine].into_iter().filter(shown).collect();
    let first = Card::faces().into_iter().find(|face| face.id() == card.id());
    CardHead {
        id: card.id(),
        number: card.id().to_string(),
        set: card.set(),
        replacement: first.is_some_and(|first| first.set() != card.set()),
        editions,
        kind_name: texts::kind_name(card.kind(), lang).into(),
        name: texts::card_name(card, lang).into(),
        text: texts::card_text(card, lang),
    }
}

/// Conditions as they are drawn.
pub(super) fn requirements(requires: &[Requirement], lang: Lang) -> Vec<RequirementFace> {
    let face = |&requirement: &Requirement| {
        let (kind, icon, action, n) = match requirement {
            Requirement::Icons(icon, n) => (RequirementKind::Icons, Some(icon), None, n),
            Requirement::PartnerZooOfContinent => (RequirementKind::PartnerZooOfContinent, None, None, 1),
            Requirement::PartnerZoos(n) => (RequirementKind::PartnerZoos, None, None, n),
            Requirement::University => (RequirementKind::University, None, None, 1),
            Requirement::Kiosks(n) => (RequirementKind::Kiosks, None, None, n),
            Requirement::Upgraded(action) => (RequirementKind::Upgraded, None, Some(action), 1),
            Requirement::Reputation(n) => (RequirementKind::Reputation, None, None, n),
            Requirement::MaxAppeal(n) => (RequirementKind::MaxAppeal, None, None, n),
        };
        RequirementFace { kind, icon, action, n, text: texts::requirement_text(requirement, lang) }
    };
    requires.iter().map(face).collect()
}
