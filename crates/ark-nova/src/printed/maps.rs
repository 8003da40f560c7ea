//! The zoo maps, space by space.

use super::Bonus;
use crate::catalogue::boards::MOST_PARTNER_ZOOS_SIDE_I;
use crate::catalogue::maps::{Landmark, MapSource};
use crate::catalogue::{Building, Icon, MapId, Terrain, ZooMap};
use crate::effects::Effect;
use crate::hex::{Cell, Cells, Placement};
use crate::texts::{self, Lang};
use serde::Serialize;

/// A zoo map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapFace {
    /// The label on its corner, by which views and moves name it.
    pub label: MapId,
    /// Its name.
    pub name: String,
    /// Where it was published.
    pub source: MapSource,
    /// What is special about it, in words.
    pub text: String,
    /// Its spaces, column by column.
    pub cells: Vec<CellFace>,
    /// The spaces of the left edge from top to bottom.
    pub edge: Vec<EdgeFace>,
    /// What the first to fourth partner zoo give besides.
    pub partner_zoos: Vec<SlotFace>,
    /// What the first to third university give besides.
    pub universities: Vec<SlotFace>,
    /// What the second to fourth worker give when they are hired.
    pub workers: Vec<SlotFace>,
    /// What a row gives that has both its partner zoo and its university; empty where rows are not joined.
    pub rows: Vec<SlotFace>,
    /// Areas that are outlined.
    pub areas: Vec<LandmarkFace>,
    /// What else is drawn on or beside spaces.
    pub landmarks: Vec<LandmarkFace>,
    /// Buildings that stand from the start.
    pub start: Vec<StartFace>,
    /// Appeal for covering every building space.
    pub full_cover: u8,
}

/// A space of a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CellFace {
    /// Its name, such as `e4`.
    pub name: Cell,
    /// Axial coordinates of flat-top hexes: the column, from 0.
    pub q: i8,
    /// Axial coordinates of flat-top hexes: straight down, from the top of the first column; half a space lower with
    /// each column.
    pub r: i8,
    /// The ground.
    pub terrain: Ground,
    /// Whether only Build on side II can build here.
    pub needs_build_ii: bool,
    /// Whether it lies on the border of the map.
    pub border: bool,
    /// The placement bonus.
    pub bonus: Option<Bonus>,
    /// What the ability of the map gives for covering it.
    pub ability: Vec<Bonus>,
}

/// The ground of a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ground {
    /// Building ground.
    Plain,
    /// Rock.
    Rock,
    /// Water.
    Water,
}

/// A space of the left edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EdgeFace {
    /// The space, from 1 at the top.
    pub space: u8,
    /// What emptying it gives.
    pub bonus: Bonus,
    /// Whether it gives the same in every break.
    pub every_break: bool,
}

/// A numbered slot and what filling it gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotFace {
    /// Its number: from 1, for workers from 2.
    pub slot: u8,
    /// Whether it needs the Association card on side II.
    pub needs_association_ii: bool,
    /// What it gives.
    pub bonuses: Vec<Bonus>,
}

/// Something drawn on a map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LandmarkFace {
    /// What it is.
    pub kind: LandmarkKind,
    /// The continent of an area.
    pub continent: Option<Icon>,
    /// Its name.
    pub name: String,
    /// Its spaces; a landmark outside the map lies beside its only one.
    pub cells: Vec<Cell>,
}

/// What is drawn on maps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LandmarkKind {
    /// The observation tower.
    Tower,
    /// The gate.
    Gate,
    /// A silver lake.
    SilverLake,
    /// The restaurant.
    Restaurant,
    /// The harbour, outside the map.
    Harbour,
    /// The research institute, outside the map.
    Institute,
    /// A letter on the hill.
    HillLetter,
    /// The area of a continent.
    Continent,
    /// The area in the north.
    North,
    /// The area in the east.
    East,
    /// The area in the south.
    South,
    /// The area in the west.
    West,
    /// The middle of the map.
    Centre,
}

impl LandmarkKind {
    /// Whether it is an area with an outline.
    const fn is_area(self) -> bool {
        use LandmarkKind::{Centre, Continent, East, North, South, West};
        matches!(self, Continent | North | East | South | West | Centre)
    }
}

/// A building that stands from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StartFace {
    /// Which building.
    pub building: Building,
    /// The spaces it covers.
    pub cells: Vec<Cell>,
}

pub(super) fn faces(lang: Lang) -> Vec<MapFace> {
    MapId::all().map(|id| face(id, lang)).collect()
}

fn face(id: MapId, lang: Lang) -> MapFace {
    let map = id.map();
    let slots = |first: u8, free: u8, slots: &[&'static [Effect]]| -> Vec<SlotFace> {
        let slot = |(slot, effects): (u8, &&'static [Effect])| SlotFace {
            slot,
            needs_association_ii: slot > free,
            bonuses: Bonus::all(Some(map), effects, lang),
        };
        (first..).zip(slots).map(slot).collect()
    };
    let joined = map.rows.iter().any(|row| !row.is_empty());
    let edge = (1..).zip(map.edge).map(|(space, printed)| EdgeFace {
        space,
        bonus: Bonus::on(Some(map), &printed.effect, lang),
        every_break: printed.every_break,
    });
    let (areas, landmarks) =
        map.landmarks.iter().map(|mark| landmark(mark, lang)).partition(|mark| mark.kind.is_area());
    let start = map.start.iter().map(|&(building, anchor, turn)| StartFace {
        building,
        cells: Placement::covered(building, anchor, turn)
            .map_or_else(Vec::new, |cells| cells.iter().collect()),
    });
    MapFace {
        label: id,
        name: texts::map_name(map, lang).into(),
        source: map.source,
        text: texts::map_text(map, lang),
        cells: Cell::all().map(|cell| cell_face(map, cell, lang)).collect(),
        edge: edge.collect(),
        partner_zoos: slots(1, MOST_PARTNER_ZOOS_SIDE_I, &map.partner_zoos),
        universities: slots(1, u8::MAX, &map.universities),
        workers: slots(2, u8::MAX, &map.workers),
        rows: if joined { slots(1, u8::MAX, &map.rows) } else { Vec::new() },
        areas,
        landmarks,
        start: start.collect(),
        full_cover: map.full_cover,
    }
}

fn cell_face(map: &ZooMap, cell: Cell, lang: Lang) -> CellFace {
    let (q, r) = cell.axial();
    CellFace {
        name: cell,
        q,
        r,
        terrain: match map.terrain(cell) {
            None => Ground::Plain,
            Some(Terrain::Rock) => Ground::Rock,
            Some(Terrain::Water) => Ground::Water,
        },
        needs_build_ii: map.upgrade.contains(cell),
        border: Cells::BORDER.contains(cell),
        bonus: map.bonus(cell).map(|effect| Bonus::on(Some(map), effect, lang)),
        ability: map.given_for(cell.set()).map(|effect| Bonus::on(Some(map), effect, lang)).collect(),
    }
}

fn landmark(&(landmark, cells): &(Landmark, Cells), lang: Lang) -> LandmarkFace {
    let (kind, continent) = match landmark {
        Landmark::Tower => (LandmarkKind::Tower, None),
        Landmark::Gate => (LandmarkKind::Gate, None),
        Landmark::SilverLake => (LandmarkKind::SilverLake, None),
        Landmark::Restaurant => (LandmarkKind::Restaurant, None),
        Landmark::Harbour => (LandmarkKind::Harbour, None),
        Landmark::Institute => (LandmarkKind::Institute, None),
        Landmark::HillLetter => (LandmarkKind::HillLetter, None),
        Landmark::Continent(icon) => (LandmarkKind::Continent, Some(icon)),
        Landmark::Quarter(0) => (LandmarkKind::North, None),
        Landmark::Quarter(1) => (LandmarkKind::East, None),
        Landmark::Quarter(2) => (LandmarkKind::South, None),
        Landmark::Quarter(_) => (LandmarkKind::West, None),
        Landmark::Centre => (LandmarkKind::Centre, None),
    };
    let name = texts::landmark_name(landmark, lang);
    LandmarkFace { kind, continent, name, cells: cells.iter().collect() }
}
