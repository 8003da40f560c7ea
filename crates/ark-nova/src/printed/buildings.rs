//! The buildings and their outlines.

use crate::catalogue::boards::COST_PER_SPACE;
use crate::catalogue::{Building, BuildingKind, CardId, PlacementNeed, Set};
use crate::texts::{self, Lang};
use serde::Serialize;

/// A building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildingFace {
    /// Which building.
    pub id: Building,
    /// Its name.
    pub name: String,
    /// What sort of building it is.
    pub kind: BuildingSort,
    /// The box.
    pub set: Set,
    /// How many spaces it covers.
    pub size: u8,
    /// What it costs with the Build action; nothing for buildings that come with a sponsor.
    pub cost: Option<u8>,
    /// The cost in words.
    pub cost_text: String,
    /// Places for animals in a special enclosure.
    pub places: u8,
    /// Whether only Build on side II can build it.
    pub needs_build_ii: bool,
    /// Whether a zoo can have only one of them.
    pub only_one: bool,
    /// Water icons that it brings.
    pub water_icons: u8,
    /// The sponsor it comes with.
    pub sponsor: Option<CardId>,
    /// What its placement needs besides the normal rules.
    pub need: PlacementNeed,
    /// Its spaces from the anchor for each of the six turns, clockwise; the anchor is the first.
    pub turns: Vec<Vec<Offset>>,
    /// What it does, in words.
    pub text: String,
}

/// The sorts of buildings as they are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BuildingSort {
    /// A standard enclosure.
    Standard,
    /// A kiosk.
    Kiosk,
    /// A pavilion.
    Pavilion,
    /// A special enclosure on land.
    Special,
    /// A special enclosure for sea animals.
    Aquarium,
    /// The building of a sponsor.
    Unique,
}

/// A space as seen from another, in axial coordinates: `q` columns to the right, `r` spaces straight down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Offset {
    /// Columns to the right.
    pub q: i8,
    /// Spaces straight down.
    pub r: i8,
}

pub(super) fn faces(lang: Lang) -> Vec<BuildingFace> {
    Building::ALL.into_iter().map(|building| face(building, lang)).collect()
}

fn face(building: Building, lang: Lang) -> BuildingFace {
    let printed = building.face();
    let kind = match (printed.kind, building.tank()) {
        (BuildingKind::StandardEnclosure, _) => BuildingSort::Standard,
        (BuildingKind::Kiosk, _) => BuildingSort::Kiosk,
        (BuildingKind::Pavilion, _) => BuildingSort::Pavilion,
        (BuildingKind::SpecialEnclosure, None) => BuildingSort::Special,
        (BuildingKind::SpecialEnclosure, Some(_)) => BuildingSort::Aquarium,
        (BuildingKind::UniqueBuilding, _) => BuildingSort::Unique,
    };
    let cost = (kind != BuildingSort::Unique).then(|| building.size() * COST_PER_SPACE);
    let turned = |turn: u8| building.turned(turn).map(|(q, r)| Offset { q, r }).collect();
    BuildingFace {
        id: building,
        name: texts::building_name(building, lang).into(),
        kind,
        set: printed.set,
        size: building.size(),
        cost,
        cost_text: texts::building_cost_text(cost, lang),
        places: printed.capacity,
        needs_build_ii: printed.build_ii,
        only_one: building.only_one(),
        water_icons: printed.water_icons,
        sponsor: printed.sponsor,
        need: printed.need,
        turns: (0..6).map(turned).collect(),
        text: texts::building_text(building, lang),
    }
}
