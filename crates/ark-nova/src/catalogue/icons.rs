//! Icons and their groups.

use serde::{Deserialize, Serialize};

/// An icon in a zoo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Icon {
    /// The continent Africa.
    #[default]
    Africa,
    /// The continent Americas.
    Americas,
    /// The continent Asia.
    Asia,
    /// The continent Australia.
    Australia,
    /// The continent Europe.
    Europe,
    /// Birds.
    Bird,
    /// Herbivores.
    Herbivore,
    /// Predators.
    Predator,
    /// Primates.
    Primate,
    /// Reptiles.
    Reptile,
    /// Bears.
    Bear,
    /// Petting zoo animals.
    PettingZoo,
    /// Sea animals (Marine Worlds).
    SeaAnimal,
    /// Research.
    Science,
    /// Rock.
    Rock,
    /// Water.
    Water,
}

impl Icon {
    /// Every icon.
    pub const ALL: [Icon; 16] = [
        Icon::Africa,
        Icon::Americas,
        Icon::Asia,
        Icon::Australia,
        Icon::Europe,
        Icon::Bird,
        Icon::Herbivore,
        Icon::Predator,
        Icon::Primate,
        Icon::Reptile,
        Icon::Bear,
        Icon::PettingZoo,
        Icon::SeaAnimal,
        Icon::Science,
        Icon::Rock,
        Icon::Water,
    ];

    /// How many icons there are.
    pub const COUNT: usize = Icon::ALL.len();

    /// How many of them are continents; those come first.
    pub const CONTINENTS: usize = Icon::Europe as usize + 1;

    /// Whether the icon is a continent.
    pub const fn is_continent(self) -> bool {
        (self as u8) <= Icon::Europe as u8
    }

    /// Whether the icon is an animal category.
    pub const fn is_category(self) -> bool {
        (self as u8) >= Icon::Bird as u8 && (self as u8) <= Icon::SeaAnimal as u8
    }
}

/// A group of icon kinds that cards count. The expansion's faces also know sea animals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum IconGroup {
    /// The seven animal categories of the base game.
    Categories,
    /// The eight categories with sea animals.
    CategoriesWithSea,
    /// The five continents.
    Continents,
    /// Seven categories and five continents.
    CategoriesAndContinents,
    /// Eight categories and five continents.
    CategoriesWithSeaAndContinents,
}

impl IconGroup {
    /// The kinds of the group.
    pub fn kinds(self) -> &'static [Icon] {
        const SEA: usize = Icon::SeaAnimal as usize;
        match self {
            IconGroup::Continents => &Icon::ALL[..Icon::CONTINENTS],
            IconGroup::Categories => &Icon::ALL[Icon::CONTINENTS..SEA],
            IconGroup::CategoriesWithSea => &Icon::ALL[Icon::CONTINENTS..=SEA],
            IconGroup::CategoriesAndContinents => &Icon::ALL[..SEA],
            IconGroup::CategoriesWithSeaAndContinents => &Icon::ALL[..=SEA],
        }
    }
}
