//! One player's zoo.

use super::{CardSet, List};
use crate::catalogue::action_cards::{self, ActionSide};
use crate::catalogue::boards::{
    EDGE_TOKENS, MOST_PARTNER_ZOOS, MOST_UNIVERSITIES, Task, University, WORKERS,
};
use crate::catalogue::{
    Action, BonusTile, Building, BuildingKind, CardId, Icon, MapId, Side, SizeClass, Terrain, ZOO_CARDS,
    ZooMap, boards, bonus_tiles, final_scoring, projects, sponsors,
};
use crate::hex::{CELLS, Cell, Cells, Placement, PlacementId, placements};
use serde::{Deserialize, Serialize};
use tabletop::Chance;

/// An amount of money; never negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Money(pub u16);

/// A zoo: map, buildings, cards and everything on the notepad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zoo {
    /// The zoo map.
    pub map: MapId,
    /// Money.
    pub money: Money,
    /// Place on the appeal track.
    pub appeal: u8,
    /// Place on the conservation track.
    pub conservation: u8,
    /// Place on the reputation track.
    pub reputation: u8,
    /// X-tokens.
    pub x_tokens: u8,
    /// The action cards in slots 1 to 5.
    pub slots: [ActionSlot; Action::ALL.len()],
    /// Cards in hand.
    pub hand: CardSet,
    /// Animals and sponsors in the zoo.
    pub played: CardSet,
    /// Cards tucked under sponsors and map spaces.
    pub pouched: CardSet,
    /// Final scoring cards, one bit for each number.
    pub scoring: u32,
    /// Cards chosen so far in a question that is still open, by their places in the hand.
    pub picked: Picks,
    /// The buildings in the order they were placed.
    pub buildings: List<Built, CELLS>,
    /// Tokens in the special enclosures, in the order of [`Zoo::HOMES`].
    pub animals_in: [u8; Zoo::HOMES.len()],
    /// Workers that were hired, the first one included.
    pub workers: u8,
    /// Workers at each task.
    pub at_tasks: [u8; Task::ALL.len()],
    /// Tokens still on the left edge of the map, one bit each from the top.
    #[serde(rename = "left")]
    pub edge: u8,
    /// Partner zoos in the order they were taken.
    pub partner_zoos: List<Icon, { MOST_PARTNER_ZOOS as usize }>,
    /// Universities in the order they were taken.
    pub universities: List<University, { MOST_UNIVERSITIES as usize }>,
    /// Donations made.
    pub donations: u8,
    /// Tokens on sponsors that hold some.
    pub tokens_on: List<(CardId, u8), { sponsors::HOLDING_TOKENS }>,
    /// The size class chosen for the game.
    pub focus: Option<SizeClass>,
    /// Whether the appeal for a covered map was gained.
    pub map_was_covered: bool,
    /// Icons in the zoo: a cache, written by [`Zoo::add_icons`].
    pub icons: [u8; Icon::COUNT],
    /// Covered cells: a cache, written by [`Zoo::put`] and [`Zoo::take_off`].
    pub covered: Cells,
    /// Buildings that were lifted from the map and have still to be put back, by the cells they lay on.
    #[serde(default)]
    pub lifted: List<Built, { boards::MOST_LIFTED }>,
    /// The cells that were uncovered by lifting, until all of it is back.
    #[serde(default)]
    pub vacated: Cells,
    /// Bonus tiles that are kept for later, one bit each (M-7.1).
    #[serde(default)]
    pub tiles: u16,
    /// What tiles have added to the hand limit for good (M-7.1).
    #[serde(default)]
    pub more_in_hand: u8,
    /// Animals rescued above the map; they are among the played cards too (map 10).
    #[serde(default)]
    pub rescued: List<CardId, { boards::RESCUE_SLOTS }>,
    /// Cards that lie face down on the notepad (map 11).
    #[serde(default)]
    pub stored: List<CardId, { boards::STORE_SLOTS }>,
    /// Continent markers that were removed, one bit for each continent (map 9).
    #[serde(default)]
    pub markers_gone: u8,
    /// Action strengths that are covered, in the order of the map (map 12).
    #[serde(default)]
    pub concealed: u8,
}

/// Cards of a hand by their places in it, in ascending order; room for the largest hand there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picks([u64; Picks::ROOM.div_ceil(64)]);

impl Picks {
    /// The largest hand there can be: every zoo card and every base project.
    pub const ROOM: usize = ZOO_CARDS + projects::BASE;

    /// How many were picked.
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Whether nothing was picked.
    pub fn is_empty(self) -> bool {
        self == Picks::default()
    }

    /// The first place after the last one picked.
    pub fn next(self) -> usize {
        let last = self.0.iter().rposition(|&word| word != 0);
        last.map_or(0, |word| word * 64 + (64 - self.0[word].leading_zeros() as usize))
    }

    /// The places that were picked.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..Picks::ROOM).filter(move |&place| self.contains(place))
    }

    /// Picks a place.
    pub fn add(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    /// Picks a place, or takes it back.
    pub fn toggle(&mut self, place: usize) {
        self.0[place / 64] ^= 1 << (place % 64);
    }

    /// A card left its place: the later ones move up.
    #[must_use]
    pub fn without_place(self, place: usize) -> Picks {
        let mut left = Picks::default();
        for picked in (0..self.next()).filter(|&picked| picked != place && self.contains(picked)) {
            left.add(picked - usize::from(picked > place));
        }
        left
    }

    /// Whether a place was picked.
    pub const fn contains(self, place: usize) -> bool {
        self.0[place / 64] >> (place % 64) & 1 == 1
    }
}

/// An action card in its slot, with the tokens on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ActionSlot {
    /// Which action.
    pub action: Action,
    /// Which side is up.
    pub side: Side,
    /// Multiplier tokens.
    pub multipliers: u8,
    /// Whether a Venom token lies on it.
    pub venom: bool,
    /// Whether a Constriction token lies on it.
    pub constriction: bool,
    /// The number of the card: 0 for the standard one, 1 to 4 for an alternate.
    #[serde(default)]
    pub number: u8,
}

impl ActionSlot {
    /// A card on side I without tokens.
    pub const fn new(action: Action) -> ActionSlot {
        let (side, multipliers, venom, constriction, number) = (Side::I, 0, false, false, 0);
        ActionSlot { action, side, multipliers, venom, constriction, number }
    }

    /// What is printed on the side that is up.
    pub fn printed(self) -> &'static ActionSide {
        action_cards::side(self.action, self.number, self.side)
    }
}

/// A building on the map: which one, where, and whether a standard enclosure is occupied. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Built(u16);

impl Built {
    /// An empty building at a placement.
    pub const fn new(building: Building, placement: PlacementId) -> Built {
        Built((building as u16) << 9 | placement << 1)
    }

    /// Which building.
    pub const fn building(self) -> Building {
        Building::ALL[(self.0 >> 9) as usize]
    }

    /// The place in the table of placements.
    pub const fn placement_id(self) -> PlacementId {
        self.0 >> 1 & 0xff
    }

    /// Where it lies.
    pub fn placement(self) -> &'static Placement {
        &placements(self.building())[self.placement_id() as usize]
    }

    /// The cells it covers.
    pub fn cells(self) -> Cells {
        self.placement().cells
    }

    /// Whether an animal lives in the standard enclosure.
    pub const fn is_occupied(self) -> bool {
        self.0 & 1 == 1
    }

    /// The building with its occupied or empty side up.
    #[must_use]
    pub const fn turned(self, occupied: bool) -> Built {
        Built(self.0 & !1 | occupied as u16)
    }

    /// Whether it is a standard enclosure.
    pub const fn is_standard(self) -> bool {
        matches!(self.building().kind(), BuildingKind::StandardEnclosure)
    }
}

#[derive(Serialize, Deserialize)]
struct BuiltText {
    building: Building,
    anchor: crate::hex::Cell,
    turn: u8,
    occupied: bool,
}

impl Serialize for Built {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (anchor, turn) = Placement::name(self.building(), self.placement_id());
        BuiltText { building: self.building(), anchor, turn, occupied: self.is_occupied() }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Built {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Built, D::Error> {
        let BuiltText { building, anchor, turn, occupied } = BuiltText::deserialize(deserializer)?;
        let id = Placement::find(building, anchor, turn)
            .ok_or_else(|| serde::de::Error::custom(format_args!("{building:?} cannot lie at {anchor}")))?;
        Ok(Built::new(building, id).turned(occupied))
    }
}

impl Zoo {
    /// The special enclosures, in the order in which their tokens are kept.
    pub const HOMES: [Building; 6] = [
        Building::PettingZoo,
        Building::ReptileHouse,
        Building::LargeBirdAviary,
        Building::SmallAquarium,
        Building::LargeAquarium,
        Building::UnderwaterTunnel,
    ];

    /// A zoo at the start of the game, without cards.
    pub fn new(map: MapId, slots: [Action; Action::ALL.len()], appeal: u8) -> Zoo {
        let mut zoo = Zoo {
            map,
            money: Money(boards::START_MONEY.into()),
            appeal,
            conservation: 0,
            reputation: boards::START_REPUTATION,
            x_tokens: 0,
            slots: slots.map(ActionSlot::new),
            hand: CardSet::NONE,
            played: CardSet::NONE,
            pouched: CardSet::NONE,
            scoring: 0,
            picked: Picks::default(),
            buildings: List::new(),
            animals_in: [0; Zoo::HOMES.len()],
            workers: 1,
            at_tasks: [0; Task::ALL.len()],
            edge: (1 << EDGE_TOKENS) - 1,
            partner_zoos: List::new(),
            universities: List::new(),
            donations: 0,
            tokens_on: List::new(),
            focus: None,
            map_was_covered: false,
            icons: [0; Icon::COUNT],
            covered: Cells::NONE,
            lifted: List::new(),
            vacated: Cells::NONE,
            tiles: 0,
            more_in_hand: 0,
            rescued: List::new(),
            stored: List::new(),
            markers_gone: 0,
            concealed: 0,
        };
        zoo.take_map(map);
        zoo
    }

    /// Takes a map, with the buildings that stand on it from the start.
    pub fn take_map(&mut self, map: MapId) {
        self.map = map;
        for built in self.buildings.iter() {
            self.icons[Icon::Water as usize] -= built.building().face().water_icons;
        }
        self.buildings.clear();
        self.lifted.clear();
        (self.covered, self.vacated) = (Cells::NONE, Cells::NONE);
        for &(building, anchor, turn) in map.map().start {
            if let Some(id) = Placement::find(building, anchor, turn) {
                self.place(building, id);
            }
        }
    }

    /// What is printed on the map.
    pub fn printed(&self) -> &'static ZooMap {
        self.map.map()
    }

    /// Puts a building on the map and counts the icons it brings.
    pub fn place(&mut self, building: Building, id: PlacementId) {
        self.put(Built::new(building, id));
    }

    /// Puts a building on the map, with what lives in it.
    pub fn put(&mut self, built: Built) {
        self.buildings.push(built);
        self.covered = self.covered.or(built.cells());
        self.icons[Icon::Water as usize] += built.building().face().water_icons;
    }

    /// The terrain that counts for what lies next to it: not covered, or under a building that lies on it (P-11).
    #[inline]
    pub fn open_terrain(&self, terrain: Terrain) -> Cells {
        let all = self.printed().cells_of(terrain);
        let covered = all.and(self.covered);
        if covered.is_empty() || terrain != Terrain::Water {
            return all.minus(covered);
        }
        let on_water = self.buildings.iter().filter(|built| built.building().face().need.on_water);
        let kept = on_water.fold(Cells::NONE, |cells, built| cells.or(built.cells()));
        all.minus(covered.minus(kept))
    }

    /// Takes the building that lies on a cell off the map.
    pub fn take_off(&mut self, cell: Cell) -> Option<Built> {
        let at = self.buildings.iter().position(|built| built.cells().contains(cell))?;
        let built = self.buildings.remove(at);
        self.covered = self.covered.minus(built.cells());
        self.icons[Icon::Water as usize] -= built.building().face().water_icons;
        Some(built)
    }

    /// Lifts the building that lies on a cell; what lives in it stays in.
    pub fn lift(&mut self, cell: Cell) -> Option<Built> {
        let built = self.take_off(cell)?;
        self.vacated = self.vacated.or(built.cells());
        self.lifted.push(built);
        self.lifted.sort_unstable_by_key(|built| built.cells().first());
        Some(built)
    }

    /// Puts a lifted building, by its place among them, back on the map.
    pub fn put_back(&mut self, at: usize, id: PlacementId) -> Built {
        let old = self.lifted.remove(at);
        let built = Built::new(old.building(), id).turned(old.is_occupied());
        self.put(built);
        built
    }

    /// The place of a building among the lifted ones, by the first cell it lay on.
    pub fn lifted_from(&self, building: Building, cell: Cell) -> Option<usize> {
        let same = |built: &Built| built.building() == building && built.cells().first() == Some(cell);
        self.lifted.iter().position(same)
    }

    /// The building that is named by its first cell.
    pub fn named_by(&self, cell: Cell) -> Option<Built> {
        self.buildings.iter().copied().find(|built| built.cells().first() == Some(cell))
    }

    /// Counts icons that enter the zoo.
    pub fn add_icons(&mut self, icons: &[Icon], rock: u8, water: u8) {
        icons.iter().for_each(|&icon| self.icons[icon as usize] += 1);
        self.icons[Icon::Rock as usize] += rock;
        self.icons[Icon::Water as usize] += water;
    }

    /// Forgets icons that leave the zoo.
    pub fn remove_icons(&mut self, icons: &[Icon], rock: u8, water: u8) {
        icons.iter().for_each(|&icon| self.icons[icon as usize] -= 1);
        self.icons[Icon::Rock as usize] -= rock;
        self.icons[Icon::Water as usize] -= water;
    }

    /// How many icons of a kind the zoo has.
    pub const fn icons(&self, icon: Icon) -> u8 {
        self.icons[icon as usize]
    }

    /// The slot (from 0) in which an action card lies.
    pub fn slot_of(&self, action: Action) -> usize {
        self.slots.iter().position(|slot| slot.action == action).expect("every action card has a slot")
    }

    /// What is printed on the side of an action card that is up.
    pub fn action_side(&self, action: Action) -> &'static ActionSide {
        self.slots[self.slot_of(action)].printed()
    }

    /// The side of an action card.
    pub fn side(&self, action: Action) -> Side {
        self.slots[self.slot_of(action)].side
    }

    /// Whether an action card is upgraded.
    pub fn is_upgraded(&self, action: Action) -> bool {
        self.side(action) == Side::II
    }

    /// Puts the card of a slot on slot 1; the cards left of it move right.
    pub fn to_slot_1(&mut self, slot: usize) {
        self.slots[..=slot].rotate_right(1);
    }

    /// Puts the card of a slot on slot 5; the cards right of it move left.
    pub fn to_slot_5(&mut self, slot: usize) {
        self.slots[slot..].rotate_left(1);
    }

    /// Supported projects: tokens gone from the left edge.
    pub const fn supports(&self) -> u8 {
        EDGE_TOKENS.saturating_sub(self.edge.count_ones() as u8)
    }

    /// Workers on the notepad.
    pub fn active_workers(&self) -> u8 {
        self.workers - self.at_tasks.iter().sum::<u8>()
    }

    /// Whether all workers were hired.
    pub const fn all_hired(&self) -> bool {
        self.workers == WORKERS
    }

    /// Whether the zoo has a partner zoo of a continent.
    pub fn has_partner(&self, continent: Icon) -> bool {
        self.partner_zoos.contains(&continent)
    }

    /// Whether the zoo has a university of a kind.
    pub fn has_university(&self, kind: University) -> bool {
        self.universities.contains(&kind)
    }

    /// Whether the marker of a continent still lies on the map (map 9).
    pub const fn has_marker(&self, continent: Icon) -> bool {
        self.markers_gone >> continent as u8 & 1 == 0
    }

    /// Whether the zoo has a building of a kind.
    pub fn has(&self, building: Building) -> bool {
        self.buildings.iter().any(|built| built.building() == building)
    }

    /// The cells under the buildings of a kind.
    pub fn cells_of(&self, building: Building) -> Cells {
        let same = self.buildings.iter().filter(|built| built.building() == building);
        same.fold(Cells::NONE, |cells, built| cells.or(built.cells()))
    }

    /// How many buildings of a kind the zoo has.
    pub fn count(&self, building: Building) -> u8 {
        self.buildings.iter().filter(|built| built.building() == building).count() as u8
    }

    /// The most cards that may be kept in a break; several universities of the kind do not add up, a tile does.
    pub fn hand_limit(&self) -> u8 {
        let raised = self.has_university(University::HandLimit);
        let limit = if raised { boards::HAND_LIMIT_RAISED } else { boards::HAND_LIMIT };
        limit + self.more_in_hand
    }

    /// Whether there is anything that free moves of the expansion could use.
    pub fn has_free_means(&self) -> bool {
        self.tiles != 0 || !self.stored.is_empty()
    }

    /// The bonus tiles that are kept for later.
    pub fn kept_tiles(&self) -> impl Iterator<Item = BonusTile> + use<> {
        let tiles = self.tiles;
        bonus_tiles::ALL.iter().map(|face| face.tile).filter(move |&tile| tiles >> tile as u8 & 1 == 1)
    }

    /// The highest folder in reputation range.
    pub fn range(&self) -> u8 {
        boards::RANGE[self.reputation as usize]
    }

    /// Puts tokens on a sponsor.
    pub fn put_tokens_on(&mut self, sponsor: CardId, n: u8) {
        match self.tokens_on.iter_mut().find(|(on, _)| *on == sponsor) {
            Some((_, tokens)) => *tokens += n,
            None => self.tokens_on.push((sponsor, n)),
        }
    }

    /// Draws the places that were picked anew, as many as there were.
    pub(crate) fn redraw_picked(&mut self, chance: &mut Chance) {
        let picked = usize::from(self.picked.len());
        if picked > 0 {
            let mut places: [u16; Picks::ROOM] = std::array::from_fn(|place| place as u16);
            let places = &mut places[..self.hand.len()];
            chance.shuffle(places);
            self.picked = Picks::default();
            places[..picked].iter().for_each(|&place| self.picked.add(place.into()));
        }
    }

    /// Tokens on a sponsor.
    pub fn tokens(&self, sponsor: CardId) -> u8 {
        self.tokens_on.iter().find(|(on, _)| *on == sponsor).map_or(0, |&(_, n)| n)
    }

    /// The final scoring cards, by number.
    pub fn scoring_cards(&self) -> impl Iterator<Item = CardId> + use<> {
        const PRINTED: u32 = ((1 << final_scoring::ALL.len()) - 1) << 1;
        let mut rest = self.scoring & PRINTED;
        std::iter::from_fn(move || {
            let card = CardId(rest.trailing_zeros() as u16);
            rest &= rest.checked_sub(1)?;
            Some(card)
        })
    }
}
