//! The zoo map as a bitboard: 58 hexes in 9 columns, one bit each.
//!
//! Columns are the letters a to i from left to right, rows are counted from 1 at the top; even columns (a, c, …) have
//! 6 cells, the others 7 and reach half a cell higher. With the bits column by column, the six neighbours of a cell
//! are always 1, 6 or 7 bits away, so that a whole set of cells finds its neighbours with six shifts.

mod placement;
mod site;

pub use placement::{Placement, PlacementId, placement_count, placements};
pub use site::{Obstacle, Reach, Site};

use serde::{Deserialize, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// How many cells every map has.
pub const CELLS: usize = COLUMN_START[COLUMNS] as usize;

const COLUMNS: usize = 9;
const COLUMN_START: [u8; COLUMNS + 1] = [0, 6, 13, 19, 26, 32, 39, 45, 52, 58];

/// One cell of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
pub struct Cell(u8);

impl Cell {
    /// The cell of bit `index`.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < CELLS { Some(Cell(index as u8)) } else { None }
    }

    /// The cell with a name such as `e4`; for tables, so a wrong name does not compile.
    pub const fn named(name: &str) -> Cell {
        match Cell::parse(name.as_bytes()) {
            Some(cell) => cell,
            None => panic!("a cell is a column a-i and a row 1-7 of the map"),
        }
    }

    /// Its column and its row. Every position that is written down names some dozen cells.
    fn name(self) -> &'static str {
        static NAMES: [[u8; 2]; CELLS] = {
            let mut names = [[0; 2]; CELLS];
            let mut index = 0;
            while index < CELLS {
                let (q, r) = Cell(index as u8).axial();
                names[index] = [b'a' + q as u8, b'1' + (r + (q + 1) / 2) as u8];
                index += 1;
            }
            names
        };
        std::str::from_utf8(&NAMES[self.index()]).unwrap_or_default()
    }

    const fn parse(name: &[u8]) -> Option<Cell> {
        if name.len() != 2 || name[0] < b'a' || name[0] > b'i' || name[1] < b'1' {
            return None;
        }
        let (column, row) = ((name[0] - b'a') as usize, name[1] - b'1');
        if row >= COLUMN_START[column + 1] - COLUMN_START[column] {
            return None;
        }
        Some(Cell(COLUMN_START[column] + row))
    }

    /// The cell at axial coordinates: `q` the column, `r` straight down, (0, 0) the top of the first column.
    pub const fn at(q: i8, r: i8) -> Option<Cell> {
        if q < 0 || q >= COLUMNS as i8 {
            return None;
        }
        let column = q as usize;
        let row = r + (q + 1) / 2;
        if row < 0 || row >= (COLUMN_START[column + 1] - COLUMN_START[column]) as i8 {
            return None;
        }
        Some(Cell(COLUMN_START[column] + row as u8))
    }

    /// The axial coordinates of the cell.
    pub const fn axial(self) -> (i8, i8) {
        let mut column = 0;
        while self.0 >= COLUMN_START[column + 1] {
            column += 1;
        }
        let q = column as i8;
        (q, (self.0 - COLUMN_START[column]) as i8 - (q + 1) / 2)
    }

    /// The number of the cell's bit.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell alone.
    pub const fn set(self) -> Cells {
        Cells(1 << self.0)
    }

    /// All cells of the map.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The number of steps to another cell.
    pub const fn distance(self, other: Cell) -> u8 {
        let ((q1, r1), (q2, r2)) = (self.axial(), other.axial());
        let (dq, dr) = (q1 - q2, r1 - r2);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellError(String);

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no cell is called {:?}: columns are a to i, rows 1 to 6 or 7", self.0)
    }
}

impl std::error::Error for CellError {}

impl FromStr for Cell {
    type Err = CellError;
    fn from_str(name: &str) -> Result<Cell, CellError> {
        Cell::parse(name.as_bytes()).ok_or_else(|| CellError(name.into()))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl TryFrom<String> for Cell {
    type Error = CellError;
    fn try_from(name: String) -> Result<Cell, CellError> {
        name.parse()
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cells(pub u64);

const fn column_ends(last: bool, odd_only: bool) -> u64 {
    let mut bits = 0;
    let mut column = 0;
    while column < COLUMNS {
        if !odd_only || column % 2 == 1 {
            bits |= 1 << if last { COLUMN_START[column + 1] - 1 } else { COLUMN_START[column] };
        }
        column += 1;
    }
    bits
}

const TOP: u64 = column_ends(false, false);
const BOTTOM: u64 = column_ends(true, false);
const ODD_TOP: u64 = column_ends(false, true);
const ODD_BOTTOM: u64 = column_ends(true, true);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Every cell of the map.
    pub const ALL: Cells = Cells((1 << CELLS) - 1);
    /// The cells with at least one missing neighbour: the outer columns and both ends of the others.
    pub const BORDER: Cells = Cells(TOP | BOTTOM | 0b11_1111 | 0b11_1111 << COLUMN_START[8]);

    /// The cells with these names, separated by spaces; for tables.
    pub const fn named(names: &str) -> Cells {
        let bytes = names.as_bytes();
        let mut cells = Cells::NONE;
        let mut at = 0;
        while at < bytes.len() {
            match Cell::parse(&[bytes[at], bytes[at + 1]]) {
                Some(cell) => cells = cells.with(cell),
                None => panic!("a cell is a column a-i and a row 1-7 of the map"),
            }
            at += 3;
        }
        cells
    }

    /// Whether the set has the cell.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// The set with one more cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// Cells of either set.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Cells of both sets.
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Cells of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the sets share a cell.
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of this set is in the other.
    pub const fn within(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first cell of the set.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The cells in order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = Cells(rest).first()?;
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// Every cell that shares an edge with a cell of the set; cells of the set itself where they touch each other.
    #[must_use]
    pub const fn touching(self) -> Cells {
        let m = self.0;
        let vertical = (m & !TOP) >> 1 | (m & !BOTTOM) << 1;
        let upper = m & !ODD_TOP;
        let lower = m & !ODD_BOTTOM;
        let sideways = upper << 6 | lower << 7 | upper >> 7 | lower >> 6;
        Cells((vertical | sideways) & Cells::ALL.0)
    }

    /// The cells outside the set that share an edge with it.
    #[must_use]
    pub const fn around(self) -> Cells {
        self.touching().minus(self)
    }

    /// The set and everything within two steps of it, where no other kiosk may stand.
    #[must_use]
    pub const fn kiosk_zone(self) -> Cells {
        let near = self.or(self.touching());
        near.or(near.touching())
    }

    /// The part of the set that hangs together with its cells in `seed`.
    #[must_use]
    pub const fn flood(self, seed: Cells) -> Cells {
        let mut group = self.and(seed);
        loop {
            let grown = group.or(group.touching().and(self));
            if grown.0 == group.0 {
                return group;
            }
            group = grown;
        }
    }

    /// The groups of cells that hang together.
    pub fn groups(self) -> impl Iterator<Item = Cells> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.flood(rest.first()?.set());
            rest = rest.minus(group);
            Some(group)
        })
    }

    /// The uncovered cells of this set that touch a covered one.
    #[must_use]
    pub const fn connected(self, covered: Cells) -> Cells {
        self.and(covered.around())
    }

    /// The uncovered cells of this set that touch no covered one.
    #[must_use]
    pub const fn isolated(self, covered: Cells) -> Cells {
        self.minus(covered).minus(covered.touching())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}
