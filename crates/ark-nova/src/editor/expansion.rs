//! What the expansion and the later maps add to a position.

use super::Editor;
use crate::catalogue::boards::University;
use crate::catalogue::{Action, BonusTile, CardId, Icon};
use crate::hex::Cell;
use crate::position::Draft;
use tabletop::Seat;

impl Editor<'_> {
    /// Gives a seat another card of an action: 0 for the standard one, 1 to 4 for an alternate.
    pub fn action_number(&mut self, seat: u8, action: Action, number: u8) -> &mut Self {
        let zoo = self.zoo(seat);
        let at = zoo.slot_of(action);
        zoo.slots[at].number = number;
        self
    }

    /// Lifts the building that lies on a cell, to be put back.
    pub fn lift_building(&mut self, seat: u8, cell: &str) -> &mut Self {
        let cell: Cell = cell.parse().expect("a cell");
        self.zoo(seat).lift(cell).expect("a building");
        self
    }

    /// How far a draft of action cards is.
    pub fn draft(&mut self, draft: Draft) -> &mut Self {
        self.position.draft = draft;
        self
    }

    /// The bonus tiles that a seat keeps for later.
    pub fn kept_tiles(&mut self, seat: u8, tiles: &[BonusTile]) -> &mut Self {
        tiles.iter().for_each(|&tile| self.lift_tile(tile));
        self.zoo(seat).tiles = tiles.iter().fold(0, |bits, &tile| bits | 1 << tile as u8);
        self
    }

    /// Takes a bonus tile from wherever it is.
    pub(super) fn lift_tile(&mut self, tile: BonusTile) {
        let market = &mut self.position.market;
        for place in market.tiles.iter_mut().flatten().chain([&mut market.last_tile]) {
            *place = place.filter(|&lying| lying != tile);
        }
        self.position.zoos.iter_mut().for_each(|zoo| zoo.tiles &= !(1 << tile as u8));
    }

    /// What tiles have added to a hand limit.
    pub fn more_in_hand(&mut self, seat: u8, n: u8) -> &mut Self {
        self.zoo(seat).more_in_hand = n;
        self
    }

    /// Animals of the zoo that lie above the map.
    pub fn rescued(&mut self, seat: u8, animals: &[u16]) -> &mut Self {
        self.zoo(seat).rescued = animals.iter().map(|&card| CardId(card)).collect();
        self
    }

    /// Continents whose marker is gone.
    pub fn markers_gone(&mut self, seat: u8, continents: &[Icon]) -> &mut Self {
        self.zoo(seat).markers_gone = continents.iter().fold(0, |bits, &icon| bits | 1 << icon as u8);
        self
    }

    /// How many action strengths are covered.
    pub fn concealed(&mut self, seat: u8, n: u8) -> &mut Self {
        self.zoo(seat).concealed = n;
        self
    }

    /// The bonus tile at the end of the reputation track.
    pub fn last_tile(&mut self, tile: Option<BonusTile>) -> &mut Self {
        tile.into_iter().for_each(|tile| self.lift_tile(tile));
        self.position.market.last_tile = tile;
        self
    }

    /// Puts a token of a seat on an animal of the display.
    pub fn mark(&mut self, card: u16, seat: u8) -> &mut Self {
        self.position.market.marks.push((CardId(card), Seat(seat)));
        self
    }

    /// The specific universities beside the board, and whether the generic one lies on it.
    pub fn specific(&mut self, kinds: &[University], generic: bool) -> &mut Self {
        let at = |kind: &University| University::SPECIFIC.iter().position(|specific| specific == kind);
        let board = &mut self.position.association;
        board.specific = kinds.iter().filter_map(at).fold(0, |bits, at| bits | 1 << at);
        board.generic = generic;
        self
    }
}
