//! The 17 final scoring cards, 7 of them with a second face.

use super::{CardId, Edition, Icon, IconGroup, Set, SizeClass, Terrain};
use crate::effects::{Condition, Counter, Counter::*};
use serde::Serialize;

/// The most conservation points one card can give.
pub const MOST_POINTS: u8 = 4;

/// A final scoring card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinalScoring {
    /// The printed number.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The box this face comes from.
    pub set: Set,
    /// How its conservation points are found.
    pub points: Points,
    /// Whether it compares zoos, so that the solo game draws another card instead.
    pub compares: bool,
}

/// How conservation points are found; never more than [`MOST_POINTS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Points {
    /// 1, 2, 3 and 4 points from these counts on.
    Steps(Counter, [u8; 4]),
    /// 1 point for each of the count.
    Each(Counter),
    /// 1 point for each condition that holds.
    Checks(&'static [Condition]),
}

const fn card(id: u16, name: &'static str, points: Points) -> FinalScoring {
    FinalScoring { id: CardId(id), name, set: Set::Base, points, compares: false }
}

const fn steps(id: u16, name: &'static str, count: Counter, at: [u8; 4]) -> FinalScoring {
    card(id, name, Points::Steps(count, at))
}

impl FinalScoring {
    const fn marine(self) -> Self {
        FinalScoring { set: Set::Marine, ..self }
    }
    const fn compares(self) -> Self {
        FinalScoring { compares: true, ..self }
    }
}

const ARCHITECTURE: [Condition; 4] = [
    Condition::AllConnected(Terrain::Water),
    Condition::AllConnected(Terrain::Rock),
    Condition::BorderCovered,
    Condition::MapCovered,
];

/// All final scoring cards by number, with their first face.
pub static ALL: [FinalScoring; 17] = [
    steps(1, "Large Animal Zoo", Animals(SizeClass::Large), [1, 2, 4, 5]),
    steps(2, "Small Animal Zoo", Animals(SizeClass::Small), [3, 6, 8, 10]),
    steps(3, "Research Zoo", Icons(Icon::Science), [3, 4, 5, 6]),
    card(4, "Architectural Zoo", Points::Checks(&ARCHITECTURE)),
    steps(5, "Conservation Zoo", Supports, [3, 4, 5, 6]),
    steps(6, "Naturalists' Zoo", EmptySpaces, [6, 12, 18, 24]),
    steps(7, "Favorite Zoo", Reputation, [6, 9, 12, 15]),
    steps(8, "Sponsored Zoo", Sponsors, [3, 6, 8, 10]),
    card(9, "Diverse Species Zoo", Points::Each(KindsAheadOfRight(IconGroup::Categories, 1))).compares(),
    steps(10, "Climbing Park", Icons(Icon::Rock), [1, 3, 5, 7]),
    steps(11, "Aquatic Park", Icons(Icon::Water), [2, 4, 6, 8]),
    steps(12, "Designer Zoo", BuildingShapes, [4, 6, 7, 8]).marine(),
    steps(13, "Specialized Habitat Zoo", BestKindNotSupported(IconGroup::Continents), [3, 4, 5, 6]).marine(),
    steps(14, "Specialized Species Zoo", BestKindNotSupported(IconGroup::CategoriesWithSea), [3, 4, 5, 6])
        .marine(),
    steps(15, "Catered Picnic Areas", KioskPavilionPairs, [2, 3, 4, 5]).marine(),
    steps(16, "Accessible Zoo", ConditionsOnCards, [4, 7, 10, 12]).marine(),
    card(17, "International Zoo", Points::Each(KindsAheadOfRight(IconGroup::Continents, 2)))
        .compares()
        .marine(),
];

/// The faces that the expansion puts in place of base cards.
pub static REPLACEMENTS: [FinalScoring; 7] = [
    steps(1, "Large Animal Zoo", Animals(SizeClass::Large), [1, 2, 3, 4]).marine(),
    steps(3, "Research Zoo", Icons(Icon::Science), [3, 4, 5, 7]).marine(),
    steps(5, "Conservation Zoo", Supports, [2, 3, 4, 5]).marine(),
    steps(8, "Sponsored Zoo", Sponsors, [3, 5, 7, 9]).marine(),
    card(9, "Diverse Species Zoo", Points::Each(KindsAheadOfRight(IconGroup::CategoriesWithSea, 1)))
        .compares()
        .marine(),
    steps(10, "Climbing Park", Icons(Icon::Rock), [1, 3, 5, 6]).marine(),
    steps(11, "Aquatic Park", Icons(Icon::Water), [2, 4, 6, 7]).marine(),
];

/// Every face.
pub fn faces() -> impl Iterator<Item = &'static FinalScoring> {
    ALL.iter().chain(&REPLACEMENTS)
}

/// The face of a card in an edition, if it has the card.
pub fn find(id: CardId, edition: Edition) -> Option<&'static FinalScoring> {
    let replacement = REPLACEMENTS.iter().find(|card| card.id == id).filter(|_| edition.has(Set::Marine));
    let first = ALL.get(usize::from(id.0).checked_sub(1)?)?;
    replacement.or(edition.has(first.set).then_some(first))
}

/// The cards of an edition, in order of the numbers.
pub fn cards(edition: Edition) -> impl Iterator<Item = CardId> {
    ALL.iter().filter(move |card| edition.has(card.set)).map(|card| card.id)
}
