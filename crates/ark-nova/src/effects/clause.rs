//! When things happen: the lines of a sponsor card or a map.

use super::{Amount, Effect};
use crate::catalogue::{Building, Icon, IconGroup, ProjectKind, SizeClass, Terrain};
use crate::hex::{Cell, Cells};
use serde::{Serialize, Serializer};

/// One line of a card or map: what it does, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "when", content = "does", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Clause {
    /// Once, when the card is played (yellow).
    Now(&'static [Effect]),
    /// In every break (purple).
    Income(&'static [Effect]),
    /// Whenever something happens (blue).
    Whenever(Trigger),
    /// A rule that holds from now on (blue).
    Rule(Rule),
    /// At the end of the game (brown).
    AtEnd(Effect),
    /// At the end of the game, after everything of everybody else.
    AtVeryEnd(Effect),
}

impl Clause {
    /// The effects of the line; a rule has none.
    pub const fn effects(&self) -> &[Effect] {
        match self {
            Clause::Now(effects) | Clause::Income(effects) => effects,
            Clause::Whenever(trigger) => trigger.effects,
            Clause::Rule(_) => &[],
            Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) => std::slice::from_ref(effect),
        }
    }
}

/// Whenever `on` happens, the effects follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trigger {
    /// What sets it off.
    pub on: On,
    /// Whether the owner may decline.
    pub optional: bool,
    /// When the effects happen.
    pub timing: Timing,
    /// What follows.
    pub effects: &'static [Effect],
}

impl Trigger {
    /// At once and mandatory.
    pub const fn new(on: On, effects: &'static [Effect]) -> Trigger {
        Trigger { on, optional: false, timing: Timing::Now, effects }
    }

    /// The owner may decline.
    #[must_use]
    pub const fn may(self) -> Trigger {
        Trigger { optional: true, ..self }
    }

    /// Waits for the end of the action.
    #[must_use]
    pub const fn after_action(self) -> Trigger {
        Trigger { timing: Timing::AfterAction, ..self }
    }
}

/// When triggered effects happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Timing {
    /// At once.
    Now,
    /// After the action is finished and its card has moved.
    AfterAction,
}

/// Whose zoo an icon must enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum WhoseZoo {
    /// The owner's.
    Own,
    /// Anybody's.
    Any,
}

/// What sets a trigger off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum On {
    /// An icon enters a zoo; once for each.
    IconEnters(Icon, WhoseZoo),
    /// An icon of a kind the own zoo had none of enters it; once for each kind.
    NewIconKind(IconGroup),
    /// An animal of the chosen size class is played.
    AnimalOfFocusPlayed,
    /// An Animals action ends in which only animals of this size class were played.
    AnimalsActionOnly(SizeClass),
    /// A project of this kind is supported.
    Support(ProjectKind),
    /// A placement bonus of a border space is gained by covering it.
    BorderBonusGained,
    /// A space next to uncovered terrain is covered; once for each space.
    SpaceCoveredNextTo(Terrain),
    /// A building of this kind is placed; at most once for each action or break.
    Placed(Building),
    /// A standard enclosure next to this cell becomes occupied.
    OccupiedNextTo(Cell),
    /// A cell of these is covered; once for each.
    CellCovered(
        #[serde(serialize_with = "names")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Cell>"))]
        Cells,
    ),
    /// All these cells have become covered.
    AllCovered(
        #[serde(serialize_with = "names")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Cell>"))]
        Cells,
    ),
    /// An animal moves into an enclosure in the area of its continent that still has its marker.
    HousedInContinent(
        #[serde(serialize_with = "areas")]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<(Icon, Vec<Cell>)>"))]
        &'static [(Icon, Cells)],
    ),
    /// The last continent marker is removed.
    LastMarkerRemoved,
    /// The game starts.
    Start,
}

/// Cells as data: their names.
fn names<S: Serializer>(cells: &Cells, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cells.iter())
}

/// Areas as data: whose they are, and the names of their cells.
fn areas<S: Serializer>(areas: &[(Icon, Cells)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(areas.iter().map(|(icon, cells)| (icon, cells.iter().collect::<Vec<_>>())))
}

/// A rule that a card or map changes for its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Rule {
    /// The project task needs this strength.
    SupportStrength(u8),
    /// A token of the card counts as an icon of any kind for a base project.
    TokenIsWildIcon,
    /// After building, one more of a kind just built, at its price, without strength.
    ExtraCopy,
    /// Rock and water may be built on, and needs for them are ignored.
    IgnoreTerrain,
    /// Release projects may be supported again.
    RepeatReleases,
    /// Not affected by interactive abilities.
    Immune,
    /// The size class that was not chosen may not be played.
    OnlyFocus,
    /// Animals of a size class cost this much less.
    AnimalDiscount(SizeClass, u8),
    /// This many conditions of each animal (of a size class) may be missing.
    IgnoreConditions(Option<SizeClass>, u8),
    /// A standard enclosure of one size on the border houses as one of another.
    BorderEnclosureCountsAs {
        /// The size of the tile.
        size: u8,
        /// The size it counts as.
        counts_as: u8,
    },
    /// Donations cost this much less.
    DonationDiscount(Amount),
    /// The building houses sea animals, with this many spaces.
    HousesSeaAnimals(Building, u8),
    /// No placement bonuses any more.
    NoPlacementBonuses,
    /// Standard enclosures next to the cell count as larger by this much.
    LargerNextTo(Cell, u8),
    /// Once a turn, at any moment of it, a hand card may be discarded for money.
    DiscardForMoney(u8),
    /// Once a turn a hand card may be discarded for more strength.
    DiscardForStrength(u8),
    /// Sponsors count as lower by this many levels.
    SponsorsLower(u8),
    /// This many animals can be rescued above the map.
    RescueSlots(u8),
    /// Stored cards may be taken back at any time.
    TakeBackStored,
    /// Strengths are covered in this order; a card uses the next open one.
    ConcealOrder(&'static [u8]),
}

impl Rule {
    /// How many kinds of rules there are.
    pub(crate) const KINDS: usize = 20;

    /// The place of its kind, whatever its numbers are.
    pub(crate) const fn kind(self) -> usize {
        match self {
            Rule::SupportStrength(..) => 0,
            Rule::TokenIsWildIcon => 1,
            Rule::ExtraCopy => 2,
            Rule::IgnoreTerrain => 3,
            Rule::RepeatReleases => 4,
            Rule::Immune => 5,
            Rule::OnlyFocus => 6,
            Rule::AnimalDiscount(..) => 7,
            Rule::IgnoreConditions(..) => 8,
            Rule::BorderEnclosureCountsAs { .. } => 9,
            Rule::DonationDiscount(..) => 10,
            Rule::HousesSeaAnimals(..) => 11,
            Rule::NoPlacementBonuses => 12,
            Rule::LargerNextTo(..) => 13,
            Rule::DiscardForMoney(..) => 14,
            Rule::DiscardForStrength(..) => 15,
            Rule::SponsorsLower(..) => 16,
            Rule::RescueSlots(..) => 17,
            Rule::TakeBackStored => 18,
            Rule::ConcealOrder(..) => 19,
        }
    }
}
