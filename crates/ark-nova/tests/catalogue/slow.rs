//! Where a building may lie, read from the rules word by word: coordinates and sets, nothing clever.

use ark_nova::catalogue::{Building, Terrain, ZooMap};
use ark_nova::hex::Cell;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Axial coordinates: the column, and the row straight down.
pub type Hex = (i8, i8);

/// The six cells around one, on the map or not.
pub fn neighbours((q, r): Hex) -> impl Iterator<Item = Hex> {
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].into_iter().map(move |(dq, dr)| (q + dq, r + dr))
}

/// Steps between two cells.
pub fn distance(a: Hex, b: Hex) -> i32 {
    let (dq, dr) = (i32::from(a.0 - b.0), i32::from(a.1 - b.1));
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2
}

/// Nine columns; the even ones have six cells, the odd ones seven and start half a cell higher.
pub fn on_map((q, r): Hex) -> bool {
    let half_row = 2 * r + q + 1;
    (0..9).contains(&q)
        && if q % 2 == 0 { (1..=11).contains(&half_row) } else { (0..=12).contains(&half_row) }
}

/// The shape with its anchor on a cell after some sixth turns clockwise.
pub fn footprint(shape: &[Hex], anchor: Hex, turns: u8) -> BTreeSet<Hex> {
    let turned = shape.iter().map(|&(q, r)| (0..turns).fold((q, r), |(q, r), _| (-r, q + r)));
    turned.map(|(q, r)| (anchor.0 + q, anchor.1 + r)).collect()
}

/// Every way to lay a shape inside the map, each set of cells once.
pub fn footprints(shape: &[Hex]) -> BTreeSet<BTreeSet<Hex>> {
    let anchors = (0..9).flat_map(|q| (-9..9).map(move |r| (q, r)));
    let all = anchors.flat_map(|anchor| (0..6).map(move |turns| footprint(shape, anchor, turns)));
    all.filter(|cells| cells.iter().all(|&hex| on_map(hex))).collect()
}

/// What the ground of a cell is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Plain,
    NeedsBuildII,
    Rock,
    Water,
}

/// A map with some buildings.
pub struct Zoo {
    pub ground: HashMap<Hex, Ground>,
    pub covered: HashSet<Hex>,
    pub kiosks: HashSet<Hex>,
    pub build_ii: bool,
}

impl Zoo {
    pub fn empty(map: &ZooMap, build_ii: bool) -> Zoo {
        let ground = |cell| match map.terrain(cell) {
            Some(Terrain::Rock) => Ground::Rock,
            Some(Terrain::Water) => Ground::Water,
            None if map.upgrade.contains(cell) => Ground::NeedsBuildII,
            None => Ground::Plain,
        };
        let ground = Cell::all().map(|cell| (cell.axial(), ground(cell))).collect();
        Zoo { ground, covered: HashSet::new(), kiosks: HashSet::new(), build_ii }
    }

    /// a space that is not rock or water and has at least one open edge.
    fn is_border_space(&self, hex: Hex) -> bool {
        let dry = matches!(self.ground[&hex], Ground::Plain | Ground::NeedsBuildII);
        dry && neighbours(hex).any(|next| !self.ground.contains_key(&next))
    }

    /// Different uncovered spaces of a terrain that share an edge with the building.
    fn spaces_next_to(&self, cells: &BTreeSet<Hex>, terrain: Ground) -> usize {
        let next: HashSet<Hex> = cells.iter().flat_map(|&hex| neighbours(hex)).collect();
        let next = next.iter().filter(|&hex| self.ground.get(hex) == Some(&terrain));
        next.filter(|&hex| !self.covered.contains(hex) && !cells.contains(hex)).count()
    }

    /// Whether a building may lie on these cells.
    pub fn allows(&self, building: Building, cells: &BTreeSet<Hex>) -> bool {
        let need = building.face().need;
        // empty spaces, never rock or water (one building lies on water), flagged ones with Build II.
        let open = cells.iter().all(|hex| {
            let fits = match self.ground[hex] {
                Ground::Plain => !need.on_water,
                Ground::NeedsBuildII => !need.on_water && self.build_ii,
                Ground::Water => need.on_water,
                Ground::Rock => false,
            };
            fits && !self.covered.contains(hex)
        });
        // the first one on the border, every other one next to an existing building.
        let held = if need.alone {
            true
        } else if self.covered.is_empty() {
            cells.iter().any(|&hex| self.is_border_space(hex))
        } else {
            cells.iter().any(|&hex| neighbours(hex).any(|next| self.covered.contains(&next)))
        };
        // kiosks keep their distance.
        let far = building != Building::Kiosk
            || self.kiosks.iter().all(|&kiosk| cells.iter().all(|&hex| distance(kiosk, hex) >= 3));
        open && held
            && far
            && cells.iter().filter(|&&hex| self.is_border_space(hex)).count() >= usize::from(need.border)
            && self.spaces_next_to(cells, Ground::Rock) >= usize::from(need.rock)
            && self.spaces_next_to(cells, Ground::Water) >= usize::from(need.water)
    }
}
