//! Where cards lie that nobody holds.

use super::{CardSet, List};
use crate::catalogue::boards::{FOLDERS, TILE_SPACES, TILES_AT_A_SPACE};
use crate::catalogue::{BonusTile, CardId, ZOO_CARDS, final_scoring};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most cards the zoo deck can have.
pub const DECK: usize = ZOO_CARDS;
/// The most cards that can lie aside at one time.
pub const ASIDE: usize = 24;

/// The bonus tiles at each of their spaces.
pub type Tiles = [[Option<BonusTile>; TILES_AT_A_SPACE as usize]; TILE_SPACES.len()];

/// Deck, display and discard pile, and the pile of final scoring cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Market {
    /// The zoo deck; the last card is the top.
    pub deck: List<CardId, DECK>,
    /// Folders 1 to 6, with real gaps until the next refill.
    pub display: [Option<CardId>; FOLDERS as usize],
    /// The discard pile; what enters or leaves it is shown, so its contents are public (D-42).
    pub discard: CardSet,
    /// Cards revealed or drawn for a choice that is still open.
    pub aside: List<CardId, ASIDE>,
    /// Final scoring cards; the last one is the top.
    pub scoring: List<CardId, { final_scoring::ALL.len() }>,
    /// Bonus tiles at 5 and 8 conservation.
    pub tiles: Tiles,
    /// The bonus tile at the end of the reputation track (M-6).
    #[serde(default)]
    pub last_tile: Option<BonusTile>,
    /// Animals of the display that carry a player's token, and whose.
    #[serde(default)]
    pub marks: List<(CardId, Seat), { FOLDERS as usize }>,
}

impl Market {
    /// The folder (from 0) in which a card lies.
    pub fn folder(&self, card: CardId) -> Option<usize> {
        self.display.iter().position(|&at| at == Some(card))
    }

    /// Whose token lies on a card of the display.
    pub fn mark(&self, card: CardId) -> Option<Seat> {
        self.marks.iter().find(|(marked, _)| *marked == card).map(|&(_, seat)| seat)
    }

    /// The cards of the first `folders` folders.
    pub fn displayed(&self, folders: u8) -> impl Iterator<Item = CardId> {
        self.display[..folders.into()].iter().flatten().copied()
    }
}
