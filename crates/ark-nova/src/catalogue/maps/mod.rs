//! The 25 zoo maps.

mod base;
mod later;

use super::boards::{EDGE_TOKENS, MOST_PARTNER_ZOOS, MOST_UNIVERSITIES, WORKERS};
use super::{Building, Icon, Resource};
use crate::effects::{Ability, Amount, Clause, Effect, On, Rule, Trigger};
use crate::hex::{Cell, Cells};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A zoo map by its place in [`ALL`]; written as the label on its corner, such as `A`, `7` or `4a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "String"))]
pub struct MapId(u8);

/// A zoo map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ZooMap {
    /// The label.
    pub label: &'static str,
    /// The English name.
    pub name: &'static str,
    /// Where it was published.
    pub source: MapSource,
    /// Rock spaces.
    pub rock: Cells,
    /// Water spaces.
    pub water: Cells,
    /// Spaces that need the Build card on side II.
    pub upgrade: Cells,
    /// Placement bonuses.
    pub bonuses: &'static [(Cell, Effect)],
    /// What else is drawn on the cells.
    pub landmarks: &'static [(Landmark, Cells)],
    /// Buildings that stand from the start: building, anchor, turn.
    pub start: &'static [(Building, Cell, u8)],
    /// The ability of the map.
    pub ability: &'static [MapClause],
    /// The kinds of rules among its lines, one bit each.
    pub(crate) rules: u32,
    /// Appeal for covering every building space.
    pub full_cover: u8,
    /// The spaces of the left edge from top to bottom.
    pub edge: [EdgeSpace; EDGE_TOKENS as usize],
    /// What the first to fourth partner zoo give besides.
    pub partner_zoos: [&'static [Effect]; MOST_PARTNER_ZOOS as usize],
    /// What the first to third university give besides.
    pub universities: [&'static [Effect]; MOST_UNIVERSITIES as usize],
    /// What the second to fourth worker give when hired.
    pub workers: [&'static [Effect]; WORKERS as usize - 1],
    /// What a joined row gives once both its partner zoo and its university are there.
    pub rows: [&'static [Effect]; MOST_UNIVERSITIES as usize],
}

/// Where a map was published.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MapSource {
    /// In the base game, for a first game.
    BaseBeginner,
    /// In the base game.
    Base,
    /// In a map pack, tournament or new printing.
    Later,
}

/// A line of a map's ability, and from when on it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MapClause {
    /// From when on.
    pub active: Active,
    /// What it does.
    pub clause: Clause,
}

/// From when on a line of a map holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Active {
    /// From the start.
    Always,
    /// While all these cells are covered.
    Covered(Cells),
    /// While the space of the left edge is empty.
    LeftSpaceEmpty(u8),
}

/// A space of the left edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdgeSpace {
    /// What emptying it gives.
    pub effect: Effect,
    /// Whether it gives the same in every break.
    pub every_break: bool,
}

/// The kind of ground of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Terrain {
    /// Rock.
    Rock,
    /// Water.
    Water,
}

/// Something drawn on cells of a map. Landmarks are no buildings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landmark {
    /// The observation tower.
    Tower,
    /// The gate to the outdoor areas.
    Gate,
    /// A silver lake.
    SilverLake,
    /// The restaurant.
    Restaurant,
    /// The harbour, outside the map next to this cell.
    Harbour,
    /// The research institute, outside the map next to this cell.
    Institute,
    /// A letter on the hill.
    HillLetter,
    /// The area of a continent.
    Continent(Icon),
    /// One of the four areas, north first and then clockwise.
    Quarter(u8),
    /// The middle of the map.
    Centre,
}

const fn each_break(effect: Effect) -> EdgeSpace {
    EdgeSpace { effect, every_break: true }
}

const fn once(effect: Effect) -> EdgeSpace {
    EdgeSpace { effect, every_break: false }
}

/// The usual left edge: only the fourth space differs.
const fn usual_edge(fourth: EdgeSpace) -> [EdgeSpace; 7] {
    [
        each_break(Effect::Ability(Ability::Snapping(1))),
        each_break(Effect::BuildFree(&[Building::Standard2])),
        each_break(Effect::Gain(Resource::Money, Amount::N(5))),
        fourth,
        once(Effect::Ability(Ability::FullThroated)),
        once(Effect::Gain(Resource::Money, Amount::N(12))),
        once(Effect::Gain(Resource::XToken, Amount::N(3))),
    ]
}

/// The usual spaces for partner zoos: only the fourth one differs.
const fn partner_zoos(fourth: &'static [Effect]) -> [&'static [Effect]; 4] {
    [&[], &[Effect::UpgradeActionCard], &[Effect::Ability(Ability::FullThroated)], fourth]
}

/// The usual spaces for universities: only the third one differs.
const fn universities(third: &'static [Effect]) -> [&'static [Effect]; 3] {
    [&[], &[Effect::UpgradeActionCard], third]
}

const fn always(clause: Clause) -> MapClause {
    MapClause { active: Active::Always, clause }
}

const fn when_covered(cells: &str, clause: Clause) -> MapClause {
    MapClause { active: Active::Covered(Cells::named(cells)), clause }
}

/// Rock, water and upgrade spaces from nine columns of letters: `r`, `w`, `u`, and `.` for plain ground.
const fn ground(columns: [&str; 9]) -> [Cells; 3] {
    let mut found = [Cells::NONE; 3];
    let (mut column, mut index) = (0, 0);
    while column < 9 {
        let letters = columns[column].as_bytes();
        let mut row = 0;
        while row < letters.len() {
            let kind = match letters[row] {
                b'r' => 0,
                b'w' => 1,
                b'u' => 2,
                b'.' => 3,
                _ => panic!("ground is r, w, u or a dot"),
            };
            if kind < 3
                && let Some(cell) = Cell::new(index)
            {
                found[kind] = found[kind].with(cell);
            }
            index += 1;
            row += 1;
        }
        column += 1;
    }
    assert!(index == crate::hex::CELLS, "a map has 58 cells");
    found
}

const fn map(label: &'static str, name: &'static str, columns: [&str; 9]) -> ZooMap {
    let [rock, water, upgrade] = ground(columns);
    ZooMap {
        label,
        name,
        source: MapSource::Base,
        rock,
        water,
        upgrade,
        bonuses: &[],
        landmarks: &[],
        start: &[],
        ability: &[],
        rules: 0,
        full_cover: 7,
        edge: [once(Effect::UpgradeActionCard); EDGE_TOKENS as usize],
        partner_zoos: [&[]; MOST_PARTNER_ZOOS as usize],
        universities: [&[]; MOST_UNIVERSITIES as usize],
        workers: [&[]; WORKERS as usize - 1],
        rows: [&[]; MOST_UNIVERSITIES as usize],
    }
}

impl ZooMap {
    /// The ground of a cell.
    pub const fn terrain(&self, cell: Cell) -> Option<Terrain> {
        if self.rock.contains(cell) {
            Some(Terrain::Rock)
        } else if self.water.contains(cell) {
            Some(Terrain::Water)
        } else {
            None
        }
    }

    /// All cells of a terrain.
    pub const fn cells_of(&self, terrain: Terrain) -> Cells {
        match terrain {
            Terrain::Rock => self.rock,
            Terrain::Water => self.water,
        }
    }

    /// The cells that are neither rock nor water.
    pub const fn building_spaces(&self) -> Cells {
        Cells::ALL.minus(self.rock).minus(self.water)
    }

    /// The building spaces with an open edge.
    pub const fn border_spaces(&self) -> Cells {
        self.building_spaces().and(Cells::BORDER)
    }

    /// What the ability of the map gives for covering these cells, for each of them.
    pub fn given_for(&self, cells: Cells) -> impl Iterator<Item = &'static Effect> + use<> {
        let ability = self.ability.iter().filter(|line| line.active == Active::Always);
        ability.flat_map(move |line| match &line.clause {
            Clause::Whenever(Trigger { on: On::CellCovered(each), effects, .. }) => {
                each.and(cells).iter().flat_map(|_| effects.iter()).collect()
            }
            _ => Vec::new(),
        })
    }

    /// The cells with a placement bonus.
    pub fn bonus_spaces(&self) -> Cells {
        self.bonuses.iter().map(|&(cell, _)| cell).collect()
    }

    /// Whether one of its lines is a rule of this kind.
    pub(crate) const fn has_rule(&self, rule: Rule) -> bool {
        self.rules >> rule.kind() & 1 == 1
    }

    /// The placement bonus of a cell.
    pub fn bonus(&self, cell: Cell) -> Option<&'static Effect> {
        self.bonuses.iter().find(|&&(at, _)| at == cell).map(|(_, effect)| effect)
    }
}

/// All maps: A, 0 and 1-8 of the base game, then 9-14, 1a-8a and T1.
pub static ALL: [ZooMap; COUNT] = join();

const BASE: usize = base::MAPS.len();
/// How many there are.
pub const COUNT: usize = BASE + later::MAPS.len();

const fn join() -> [ZooMap; COUNT] {
    let mut all = [base::MAPS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < BASE { base::MAPS[i] } else { later::MAPS[i - BASE] };
        all[i].rules = rule_kinds(all[i].ability);
        i += 1;
    }
    all
}

const fn rule_kinds(ability: &[MapClause]) -> u32 {
    let (mut kinds, mut line) = (0, 0);
    while line < ability.len() {
        if let Clause::Rule(rule) = ability[line].clause {
            kinds |= 1 << rule.kind();
        }
        line += 1;
    }
    kinds
}

impl MapId {
    /// Every map.
    pub fn all() -> impl Iterator<Item = MapId> {
        (0..ALL.len() as u8).map(MapId)
    }

    /// What is printed on it.
    pub fn map(self) -> &'static ZooMap {
        &ALL[self.0 as usize]
    }
}

impl fmt::Display for MapId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.map().label)
    }
}

/// A label that no map has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapError(String);

impl fmt::Display for MapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no map is called {:?}; the maps are", self.0)?;
        MapId::all().try_for_each(|id| write!(f, " {id}"))
    }
}

impl std::error::Error for MapError {}

impl FromStr for MapId {
    type Err = MapError;
    fn from_str(label: &str) -> Result<MapId, MapError> {
        let found = MapId::all().find(|id| id.map().label.eq_ignore_ascii_case(label));
        found.ok_or_else(|| MapError(label.into()))
    }
}

impl From<MapId> for String {
    fn from(id: MapId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for MapId {
    type Error = MapError;
    fn try_from(label: String) -> Result<MapId, MapError> {
        label.parse()
    }
}
