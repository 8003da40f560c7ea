//! Every way to lay every building on the map, found once by the compiler.

use super::{CELLS, Cell, Cells};
use crate::catalogue::Building;

/// One way to lay a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placement {
    /// The cells it covers.
    pub cells: Cells,
    /// The cells around it.
    pub around: Cells,
}

/// The place of a placement in the table of its building.
pub type PlacementId = u16;

const TURNS: u8 = 6;
const TOTAL: usize = 4590;
const BUILDINGS: usize = Building::ALL.len();

struct Tables {
    placements: [Placement; TOTAL],
    /// The canonical name: the least anchor of the mask and its least turn.
    names: [(u8, u8); TOTAL],
    start: [u16; BUILDINGS + 1],
}

static TABLES: Tables = tabulate();

const fn cover(shape: &[(i8, i8)], anchor: Cell, turn: u8) -> Option<Cells> {
    let (q0, r0) = anchor.axial();
    let mut cells = Cells::NONE;
    let mut i = 0;
    while i < shape.len() {
        let (mut q, mut r) = shape[i];
        let mut step = 0;
        while step < turn {
            (q, r) = (-r, q + r);
            step += 1;
        }
        match Cell::at(q0 + q, r0 + r) {
            Some(cell) => cells = cells.with(cell),
            None => return None,
        }
        i += 1;
    }
    Some(cells)
}

#[allow(long_running_const_eval)]
const fn tabulate() -> Tables {
    let nothing = Placement { cells: Cells::NONE, around: Cells::NONE };
    let mut tables =
        Tables { placements: [nothing; TOTAL], names: [(0, 0); TOTAL], start: [0; BUILDINGS + 1] };
    let mut next = 0;
    let mut building = 0;
    while building < BUILDINGS {
        tables.start[building] = next as u16;
        let shape = Building::ALL[building].shape();
        let mut anchor = 0;
        while anchor < CELLS {
            let mut turn = 0;
            while turn < TURNS {
                if let Some(at) = Cell::new(anchor)
                    && let Some(cells) = cover(shape, at, turn)
                {
                    let mut seen = tables.start[building] as usize;
                    while seen < next && tables.placements[seen].cells.0 != cells.0 {
                        seen += 1;
                    }
                    if seen == next {
                        tables.placements[next] = Placement { cells, around: cells.around() };
                        tables.names[next] = (anchor as u8, turn);
                        next += 1;
                    }
                }
                turn += 1;
            }
            anchor += 1;
        }
        building += 1;
    }
    assert!(next == TOTAL);
    tables.start[BUILDINGS] = TOTAL as u16;
    tables
}

fn range(building: Building) -> (usize, usize) {
    let i = building as usize;
    (TABLES.start[i] as usize, TABLES.start[i + 1] as usize)
}

/// All placements of a building on an empty map, whatever its terrain.
pub fn placements(building: Building) -> &'static [Placement] {
    let (from, to) = range(building);
    &TABLES.placements[from..to]
}

/// How many placements a building has.
pub fn placement_count(building: Building) -> usize {
    let (from, to) = range(building);
    to - from
}

impl Placement {
    /// The one name of a placement: anchor cell and number of sixth turns clockwise.
    pub fn name(building: Building, id: PlacementId) -> (Cell, u8) {
        let (from, _) = range(building);
        let (anchor, turn) = TABLES.names[from + id as usize];
        (Cell(anchor), turn)
    }

    /// The cells that a building covers there, whether or not that is the canonical name.
    pub fn covered(building: Building, anchor: Cell, turn: u8) -> Option<Cells> {
        cover(building.shape(), anchor, turn)
    }

    /// The placement with a name, if it is the canonical one.
    pub fn find(building: Building, anchor: Cell, turn: u8) -> Option<PlacementId> {
        let (from, to) = range(building);
        TABLES.names[from..to].binary_search(&(anchor.0, turn)).ok().map(|at| at as PlacementId)
    }
}
