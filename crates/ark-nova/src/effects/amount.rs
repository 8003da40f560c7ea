//! How much: numbers, counts of a zoo, and conditions on it.

use crate::catalogue::{Building, Icon, IconGroup, SizeClass, Terrain};
use serde::Serialize;

/// How much of something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Amount {
    /// A plain number.
    N(u8),
    /// `each` for every full `every` of a count, at most `max`.
    Per {
        /// What is counted.
        count: Counter,
        /// How much each time.
        each: u8,
        /// How many of the count make one time.
        every: u8,
        /// The most that can be gained.
        max: Option<u8>,
    },
    /// The value of the highest step that the count reaches, else nothing.
    Tiers(Counter, &'static [(u8, u8)]),
}

/// `each` for every one of a count.
pub const fn per(count: Counter, each: u8) -> Amount {
    Amount::Per { count, each, every: 1, max: None }
}

impl Amount {
    /// The same for every full `every` of the count.
    #[must_use]
    pub const fn every(self, every: u8) -> Amount {
        match self {
            Amount::Per { count, each, max, .. } => Amount::Per { count, each, every, max },
            other => other,
        }
    }

    /// The same, but at most `max`.
    #[must_use]
    pub const fn up_to(self, max: u8) -> Amount {
        match self {
            Amount::Per { count, each, every, .. } => Amount::Per { count, each, every, max: Some(max) },
            other => other,
        }
    }
}

impl Amount {
    /// How much it is where things are counted so.
    pub fn comes_to(self, count: impl FnOnce(Counter) -> u16) -> u16 {
        match self {
            Amount::N(n) => n.into(),
            Amount::Per { count: counter, each, every, max } => {
                let n = count(counter) / u16::from(every) * u16::from(each);
                max.map_or(n, |max| n.min(max.into()))
            }
            Amount::Tiers(counter, steps) => {
                let n = count(counter);
                let reached = steps.iter().rev().find(|(from, _)| n >= u16::from(*from));
                reached.map_or(0, |&(_, value)| value.into())
            }
        }
    }
}

/// Something of a zoo that can be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Counter {
    /// Icons of a kind in the own zoo.
    Icons(Icon),
    /// Icons of a kind in all zoos.
    IconsInAllZoos(Icon),
    /// Icons of either of two kinds.
    EitherIcon(Icon, Icon),
    /// Pairs of one icon of each kind.
    IconPairs(Icon, Icon),
    /// Different kinds of a group that are present.
    Kinds(IconGroup),
    /// Animals of a size class.
    Animals(SizeClass),
    /// Supported conservation projects.
    Supports,
    /// Universities.
    Universities,
    /// Kiosks.
    Kiosks,
    /// Pavilions.
    Pavilions,
    /// Kiosks and pavilions together.
    KiosksAndPavilions,
    /// Pairs of a kiosk and a pavilion.
    KioskPavilionPairs,
    /// X-tokens held.
    XTokens,
    /// The place on the reputation track.
    Reputation,
    /// Donations made.
    Donations,
    /// Cards tucked under cards and map spaces.
    PouchedCards,
    /// Sponsors in the zoo.
    Sponsors,
    /// Occupied standard enclosures of exactly this tile size.
    OccupiedEnclosures(u8),
    /// Kiosks of all other zoos together.
    KiosksOfOthers,
    /// Other players with strictly more appeal.
    ZoosWithMoreAppeal,
    /// Buildings next to a building, empty standard enclosures left out.
    BuildingsNextTo(Building),
    /// Aquarium enclosures next to a building.
    AquariumsNextTo(Building),
    /// Kiosks with at least this many empty building spaces around.
    KiosksWithEmptyNeighbours(u8),
    /// Uncovered spaces of a kind that touch a covered one.
    ConnectedSpaces(SpaceKind),
    /// Uncovered spaces of a kind that touch no covered one.
    IsolatedSpaces(SpaceKind),
    /// Empty building spaces.
    EmptySpaces,
    /// Full groups of this many spaces, summed over the connected empty areas.
    EmptyAreas(u8),
    /// Covered spaces of the map around its landmark.
    CoveredAroundLandmark,
    /// Cards stored under the notepad.
    StoredCards,
    /// Kinds of a group in which the own zoo has more icons than the right neighbour's; own partner zoos weigh this
    /// much.
    KindsAheadOfRight(IconGroup, u8),
    /// Different outlines among the buildings.
    BuildingShapes,
    /// Condition icons printed on the left edge of all animals and sponsors.
    ConditionsOnCards,
    /// The most icons of one kind of a group whose base project was not supported.
    BestKindNotSupported(IconGroup),
}

/// A kind of map space that cards count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SpaceKind {
    /// Rock or water.
    Terrain(Terrain),
    /// A building space on the border of the map.
    Border,
    /// A space with a printed placement bonus.
    PlacementBonus,
}

/// Something a zoo has reached or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Condition {
    /// No building space is empty.
    MapCovered,
    /// No building space of the border is empty.
    BorderCovered,
    /// No space of this terrain is isolated.
    AllConnected(Terrain),
    /// No space with a placement bonus is empty.
    AllPlacementBonusesCovered,
}
