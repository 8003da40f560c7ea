//! The 31 buildings and their shapes.

use super::{CardId, Set};
use serde::{Deserialize, Serialize};

/// A building. Standard enclosures of different sizes are different buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Building {
    /// A standard enclosure of size 1.
    Standard1,
    /// A standard enclosure of size 2.
    Standard2,
    /// A standard enclosure of size 3.
    Standard3,
    /// A standard enclosure of size 4.
    Standard4,
    /// A standard enclosure of size 5.
    Standard5,
    /// The kiosk.
    Kiosk,
    /// The pavilion.
    Pavilion,
    /// The petting zoo.
    PettingZoo,
    /// The reptile house.
    ReptileHouse,
    /// The large bird aviary.
    LargeBirdAviary,
    /// The small aquarium.
    SmallAquarium,
    /// The large aquarium.
    LargeAquarium,
    /// The building of sponsor 243.
    MeerkatDen,
    /// The building of sponsor 244.
    PenguinPool,
    /// The building of sponsor 245.
    Aquarium,
    /// The building of sponsor 246.
    CableCar,
    /// The building of sponsor 247.
    BaboonRock,
    /// The building of sponsor 248.
    RhesusMonkeyPark,
    /// The building of sponsor 249.
    BarredOwlHut,
    /// The building of sponsor 250.
    SeaTurtleTank,
    /// The building of sponsor 251.
    PolarBearExhibit,
    /// The building of sponsor 252.
    SpottedHyenaCompound,
    /// The building of sponsor 253.
    OkapiStable,
    /// The building of sponsor 254.
    ZooSchool,
    /// The building of sponsor 255.
    AdventurePlayground,
    /// The building of sponsor 256.
    WaterPlayground,
    /// The building of sponsor 257.
    SideEntrance,
    /// The building of sponsor 271.
    ExcavationSite,
    /// The building of sponsor 274.
    MascotStatue,
    /// The building of sponsor 278.
    AmazonHouse,
    /// The building of sponsor 279.
    UnderwaterTunnel,
}

/// What sort of building it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildingKind {
    /// Houses one animal; has an empty and an occupied side.
    StandardEnclosure,
    /// Earns money from its neighbours.
    Kiosk,
    /// Gives appeal once.
    Pavilion,
    /// Houses several animals by tokens.
    SpecialEnclosure,
    /// Comes with a sponsor.
    UniqueBuilding,
}

/// What a placement needs besides the normal rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacementNeed {
    /// Different rock spaces next to it.
    pub rock: u8,
    /// Different water spaces next to it.
    pub water: u8,
    /// Border spaces it must cover.
    pub border: u8,
    /// Whether it lies on water instead of building spaces.
    pub on_water: bool,
    /// Whether water that it covers itself frees it from the water next to it (D-54).
    #[serde(default)]
    pub or_covers_water: bool,
    /// Whether it may stand away from all other buildings.
    pub alone: bool,
    /// How often placement bonuses under it are gained.
    pub bonus_times: u8,
}

impl Building {
    /// The most tokens that a special enclosure holds.
    pub const MOST_TOKENS: usize = 5;
    /// The tanks: the enclosures that share the tokens of a sea animal (M-2.3, card 279).
    pub const TANKS: [Building; 3] =
        [Building::SmallAquarium, Building::LargeAquarium, Building::UnderwaterTunnel];

    /// Its place among the tanks, if it is one.
    pub const fn tank(self) -> Option<usize> {
        match self {
            Building::SmallAquarium => Some(0),
            Building::LargeAquarium => Some(1),
            Building::UnderwaterTunnel => Some(2),
            _ => None,
        }
    }
}

impl PlacementNeed {
    /// Nothing special.
    pub const NONE: PlacementNeed = PlacementNeed {
        rock: 0,
        water: 0,
        border: 0,
        on_water: false,
        or_covers_water: false,
        alone: false,
        bonus_times: 1,
    };
    /// What an aquarium needs (M-2.2).
    const AQUARIUM: PlacementNeed = PlacementNeed { water: 1, or_covers_water: true, ..PlacementNeed::NONE };

    /// Next to this many rock and water spaces.
    pub const fn next_to(rock: u8, water: u8) -> PlacementNeed {
        PlacementNeed { rock, water, ..PlacementNeed::NONE }
    }
}

/// What is known of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingFace {
    /// The building.
    pub building: Building,
    /// The English name.
    pub name: &'static str,
    /// The box.
    pub set: Set,
    /// What sort of building it is.
    pub kind: BuildingKind,
    /// Its cells as axial offsets from the anchor, which is the first one.
    pub cells: &'static [(i8, i8)],
    /// Whether only Build on side II can build it.
    pub build_ii: bool,
    /// Token spaces for animals.
    pub capacity: u8,
    /// Water icons that it brings into the zoo (M-2.2).
    pub water_icons: u8,
    /// The sponsor it comes with.
    pub sponsor: Option<CardId>,
    /// What its placement needs when it is built without a card that says otherwise.
    pub need: PlacementNeed,
}

const fn face(
    building: Building,
    name: &'static str,
    kind: BuildingKind,
    cells: &'static [(i8, i8)],
) -> BuildingFace {
    BuildingFace {
        building,
        name,
        set: Set::Base,
        kind,
        cells,
        build_ii: false,
        capacity: 0,
        water_icons: 0,
        sponsor: None,
        need: PlacementNeed::NONE,
    }
}

const fn standard(building: Building, name: &'static str, cells: &'static [(i8, i8)]) -> BuildingFace {
    face(building, name, BuildingKind::StandardEnclosure, cells)
}

const fn special(
    building: Building,
    name: &'static str,
    capacity: u8,
    cells: &'static [(i8, i8)],
) -> BuildingFace {
    BuildingFace { capacity, ..face(building, name, BuildingKind::SpecialEnclosure, cells) }
}

const fn unique(
    building: Building,
    name: &'static str,
    sponsor: u16,
    cells: &'static [(i8, i8)],
) -> BuildingFace {
    BuildingFace {
        sponsor: Some(CardId(sponsor)),
        ..face(building, name, BuildingKind::UniqueBuilding, cells)
    }
}

impl BuildingFace {
    const fn marine(self) -> Self {
        BuildingFace { set: Set::Marine, ..self }
    }
    const fn build_ii(self) -> Self {
        BuildingFace { build_ii: true, ..self }
    }
    const fn need(self, need: PlacementNeed) -> Self {
        BuildingFace { need, ..self }
    }
    const fn houses(self, capacity: u8) -> Self {
        BuildingFace { capacity, ..self }
    }
    const fn aquarium(self) -> Self {
        BuildingFace { water_icons: 1, ..self.marine().need(PlacementNeed::AQUARIUM) }
    }
}

impl Building {
    /// Every building.
    pub const ALL: [Building; 31] = [
        Building::Standard1,
        Building::Standard2,
        Building::Standard3,
        Building::Standard4,
        Building::Standard5,
        Building::Kiosk,
        Building::Pavilion,
        Building::PettingZoo,
        Building::ReptileHouse,
        Building::LargeBirdAviary,
        Building::SmallAquarium,
        Building::LargeAquarium,
        Building::MeerkatDen,
        Building::PenguinPool,
        Building::Aquarium,
        Building::CableCar,
        Building::BaboonRock,
        Building::RhesusMonkeyPark,
        Building::BarredOwlHut,
        Building::SeaTurtleTank,
        Building::PolarBearExhibit,
        Building::SpottedHyenaCompound,
        Building::OkapiStable,
        Building::ZooSchool,
        Building::AdventurePlayground,
        Building::WaterPlayground,
        Building::SideEntrance,
        Building::ExcavationSite,
        Building::MascotStatue,
        Building::AmazonHouse,
        Building::UnderwaterTunnel,
    ];
    /// The standard enclosures by size.
    pub const STANDARD: [Building; 5] = [
        Building::Standard1,
        Building::Standard2,
        Building::Standard3,
        Building::Standard4,
        Building::Standard5,
    ];

    /// What is known of it.
    pub const fn face(self) -> &'static BuildingFace {
        &FACES[self as usize]
    }

    /// Its cells as axial offsets from the anchor.
    pub const fn shape(self) -> &'static [(i8, i8)] {
        self.face().cells
    }

    /// The same, turned clockwise by so many sixths.
    pub fn turned(self, turn: u8) -> impl Iterator<Item = (i8, i8)> {
        self.shape().iter().map(move |&cell| turned(cell, turn))
    }

    /// How many spaces it covers.
    pub const fn size(self) -> u8 {
        self.shape().len() as u8
    }

    /// What sort of building it is.
    pub const fn kind(self) -> BuildingKind {
        self.face().kind
    }

    /// The first building with the same outline: turned, but not mirrored.
    pub const fn outline(self) -> Building {
        OUTLINES[self as usize]
    }

    /// The standard enclosure that is larger by one space; none after the largest.
    pub fn next_size(self) -> Option<Building> {
        let at = Building::STANDARD.iter().position(|&size| size == self)?;
        Building::STANDARD.get(at + 1).copied()
    }

    /// Whether a zoo can have only one of them.
    pub const fn only_one(self) -> bool {
        matches!(self.kind(), BuildingKind::SpecialEnclosure | BuildingKind::UniqueBuilding)
    }
}

static FACES: [BuildingFace; 31] = [
    standard(Building::Standard1, "Size-1 enclosure", &[(0, 0)]),
    standard(Building::Standard2, "Size-2 enclosure", &[(0, 0), (0, 1)]),
    standard(Building::Standard3, "Size-3 enclosure", &[(0, 0), (0, 1), (1, 0)]),
    standard(Building::Standard4, "Size-4 enclosure", &[(0, 0), (0, -1), (1, -1), (1, 0)]),
    standard(Building::Standard5, "Size-5 enclosure", &[(0, 0), (-1, 0), (-1, 1), (0, -1), (0, 1)]),
    face(Building::Kiosk, "Kiosk", BuildingKind::Kiosk, &[(0, 0)]),
    face(Building::Pavilion, "Pavilion", BuildingKind::Pavilion, &[(0, 0)]),
    special(Building::PettingZoo, "Petting Zoo", 3, &[(0, 0), (0, 1), (1, -1)]),
    special(Building::ReptileHouse, "Reptile House", 5, &[(0, 0), (-1, 0), (-1, 1), (1, -1), (1, 0)])
        .build_ii(),
    special(Building::LargeBirdAviary, "Large Bird Aviary", 5, &[(0, 0), (-1, 0), (-1, 1), (0, 1), (1, -1)])
        .build_ii(),
    special(Building::SmallAquarium, "Small Aquarium", 2, &[(0, 0), (0, 1)]).aquarium(),
    special(Building::LargeAquarium, "Large Aquarium", 5, &[(0, 0), (1, -2), (1, -1), (1, 0), (1, 1)])
        .aquarium(),
    unique(Building::MeerkatDen, "Meerkat Den", 243, &[(0, 0), (-1, 1), (1, 0)])
        .need(PlacementNeed::next_to(1, 0)),
    unique(Building::PenguinPool, "Penguin Pool", 244, &[(0, 0), (-1, 0), (1, -1), (1, 0)])
        .need(PlacementNeed::next_to(0, 1)),
    unique(Building::Aquarium, "Aquarium", 245, &[(0, 0), (-1, 1), (1, 0), (1, 1)])
        .need(PlacementNeed::next_to(0, 2)),
    unique(Building::CableCar, "Cable Car", 246, &[(0, 0), (0, -1), (0, 1), (0, 2)])
        .need(PlacementNeed::next_to(2, 0)),
    unique(Building::BaboonRock, "Baboon Rock", 247, &[(0, 0), (-1, 1), (0, -1), (0, 1)])
        .need(PlacementNeed::next_to(1, 0)),
    unique(Building::RhesusMonkeyPark, "Rhesus Monkey Park", 248, &[(0, 0), (-1, 0), (0, 1), (0, 2)]),
    unique(Building::BarredOwlHut, "Barred Owl Hut", 249, &[(0, 0), (0, -1), (0, 1)]),
    unique(Building::SeaTurtleTank, "Sea Turtle Tank", 250, &[(0, 0), (-1, 1), (0, -1), (1, 0)])
        .need(PlacementNeed::next_to(0, 1)),
    unique(Building::PolarBearExhibit, "Polar Bear Exhibit", 251, &[(0, 0), (-1, 1), (1, 0), (2, -1)])
        .need(PlacementNeed::next_to(0, 1)),
    unique(Building::SpottedHyenaCompound, "Spotted Hyena Compound", 252, &[(0, 0), (0, 1), (0, 2), (1, -1)])
        .need(PlacementNeed::next_to(1, 0)),
    unique(Building::OkapiStable, "Okapi Stable", 253, &[(0, 0), (-1, 1), (-2, 1), (1, 0)]),
    unique(Building::ZooSchool, "Zoo School", 254, &[(0, 0), (-1, 1), (1, 0)])
        .need(PlacementNeed { border: 2, ..PlacementNeed::NONE }),
    unique(Building::AdventurePlayground, "Adventure Playground", 255, &[(0, 0), (0, 1)])
        .need(PlacementNeed::next_to(1, 0)),
    unique(Building::WaterPlayground, "Water Playground", 256, &[(0, 0), (1, 0)])
        .need(PlacementNeed::next_to(0, 1)),
    unique(Building::SideEntrance, "Side Entrance", 257, &[(0, 0), (1, 0)]).need(PlacementNeed {
        border: 2,
        alone: true,
        ..PlacementNeed::NONE
    }),
    unique(Building::ExcavationSite, "Excavation Site", 271, &[(0, 0), (-1, 1), (1, 0), (2, -1), (2, -2)])
        .marine()
        .need(PlacementNeed { bonus_times: 2, ..PlacementNeed::NONE }),
    unique(Building::MascotStatue, "Mascot Statue", 274, &[(0, 0)]).marine(),
    unique(Building::AmazonHouse, "Amazon House", 278, &[(0, 0), (-1, 0), (1, -1), (1, 0), (2, -2)])
        .marine()
        .need(PlacementNeed::next_to(1, 1)),
    unique(Building::UnderwaterTunnel, "Underwater Tunnel", 279, &[(0, 0), (0, 1)])
        .houses(2)
        .marine()
        .need(PlacementNeed { on_water: true, ..PlacementNeed::NONE }),
];

static OUTLINES: [Building; 31] = outlines();

const fn outlines() -> [Building; 31] {
    let mut first = Building::ALL;
    let mut i = 0;
    while i < first.len() {
        let mut earlier = 0;
        while earlier < i && !same_outline(FACES[earlier].cells, FACES[i].cells) {
            earlier += 1;
        }
        first[i] = Building::ALL[earlier];
        i += 1;
    }
    first
}

/// Whether one shape, turned and moved, is the other.
const fn same_outline(a: &[(i8, i8)], b: &[(i8, i8)]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut turn = 0;
    while turn < 6 {
        let mut anchor = 0;
        while anchor < b.len() {
            if lies_on(a, b, turn, anchor) {
                return true;
            }
            anchor += 1;
        }
        turn += 1;
    }
    false
}

/// Whether `b` covers the cells of `a` if it is turned so often and its cell `anchor` is laid on the first cell of `a`.
const fn lies_on(a: &[(i8, i8)], b: &[(i8, i8)], turn: u8, anchor: usize) -> bool {
    let from = turned(b[anchor], turn);
    let mut i = 0;
    while i < b.len() {
        let cell = turned(b[i], turn);
        let laid = (cell.0 - from.0 + a[0].0, cell.1 - from.1 + a[0].1);
        let mut at = 0;
        while at < a.len() && !(a[at].0 == laid.0 && a[at].1 == laid.1) {
            at += 1;
        }
        if at == a.len() {
            return false;
        }
        i += 1;
    }
    true
}

const fn turned(cell: (i8, i8), turn: u8) -> (i8, i8) {
    let (mut q, mut r) = cell;
    let mut step = 0;
    while step < turn {
        (q, r) = (-r, q + r);
        step += 1;
    }
    (q, r)
}
