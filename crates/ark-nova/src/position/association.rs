//! The association board and the projects around it.

use super::{CardSet, List};
use crate::catalogue::boards::{self, University};
use crate::catalogue::projects::LEVELS;
use crate::catalogue::{CardId, Icon};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Tiles on offer, projects in play, donations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Association {
    /// Partner zoos left of each continent, the one on the board included.
    pub partner_zoos: [u8; Icon::CONTINENTS],
    /// Continents whose partner zoo lies on the board, one bit each.
    pub partners_on_offer: u8,
    /// Universities left of each kind, the one on the board included.
    pub universities: [u8; University::BASE.len()],
    /// Kinds whose university lies on the board, one bit each.
    pub universities_on_offer: u8,
    /// Base projects below the board, then nothing.
    pub base: List<ProjectInPlay, { boards::most(boards::BASE_PROJECTS) }>,
    /// Projects above the board, the newest first; for a moment one more than may stay.
    pub above: List<ProjectInPlay, { boards::most(boards::MOST_PROJECTS) + 1 }>,
    /// Base projects that were not laid out, and not taken since.
    pub unused: CardSet,
    /// Covered donation spaces, one bit each; the last one is never covered.
    pub donations: u8,
    /// Specific universities beside the board, one bit for each of [`University::SPECIFIC`] (M-4).
    #[serde(default)]
    pub specific: u8,
    /// Whether the generic university lies on the board (M-4.1).
    #[serde(default)]
    pub generic: bool,
}

/// A project and the tokens on its levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProjectInPlay {
    /// Which project.
    pub card: CardId,
    /// The tokens on the levels from left to right.
    pub levels: [Token; LEVELS],
}

impl Default for ProjectInPlay {
    fn default() -> Self {
        ProjectInPlay { card: CardId::NONE, levels: [Token::None; LEVELS] }
    }
}

/// What lies on a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Token {
    /// Nothing: the level is free.
    #[default]
    None,
    /// A neutral token.
    Neutral,
    /// The token of a player.
    Of(Seat),
}

impl ProjectInPlay {
    /// Whether a player supports the project.
    pub fn is_supported_by(&self, seat: Seat) -> bool {
        self.levels.contains(&Token::Of(seat))
    }
}

impl Association {
    /// Whether the partner zoo of a continent lies on the board.
    pub const fn offers_partner(&self, continent: Icon) -> bool {
        self.partners_on_offer >> continent as u8 & 1 == 1
    }

    /// Partner zoos of a continent beside the board.
    pub const fn partner_supply(&self, continent: Icon) -> u8 {
        self.partner_zoos[continent as usize] - self.offers_partner(continent) as u8
    }

    /// Whether a university can be taken from the board; the generic one stands for every specific one that is left
    /// (M-4.1).
    pub fn offers_university(&self, kind: University) -> bool {
        match kind.specific_place() {
            Some(at) => self.generic && self.specific >> at & 1 == 1,
            None => self.universities_on_offer >> kind as u8 & 1 == 1,
        }
    }

    /// Universities of a kind beside the board.
    pub fn university_supply(&self, kind: University) -> u8 {
        match kind.specific_place() {
            Some(at) => self.specific >> at & 1,
            None => self.universities[kind as usize] - u8::from(self.offers_university(kind)),
        }
    }

    /// Takes a university away; a specific one takes the generic one with it until the break, unless it comes from the
    /// supply (M-4.2).
    pub fn take_university(&mut self, kind: University, from_supply: bool) {
        match kind.specific_place() {
            Some(at) => {
                self.specific &= !(1 << at);
                self.generic &= from_supply;
            }
            None => {
                if !from_supply {
                    self.universities_on_offer &= !(1 << kind as u8);
                }
                self.universities[kind as usize] -= 1;
            }
        }
    }

    /// The project with a number, if it is in play.
    pub fn project(&self, card: CardId) -> Option<&ProjectInPlay> {
        self.base.iter().chain(self.above.iter()).find(|project| project.card == card)
    }

    /// The same, to put tokens on it.
    pub fn project_mut(&mut self, card: CardId) -> Option<&mut ProjectInPlay> {
        self.base.iter_mut().chain(self.above.iter_mut()).find(|project| project.card == card)
    }

    /// The cheapest open donation space: its place and cost.
    pub fn next_donation(&self) -> (usize, u8) {
        let space = (self.donations.trailing_ones() as usize).min(boards::DONATIONS.len() - 1);
        (space, boards::DONATIONS[space])
    }

    /// Covers the cheapest open donation space, unless it is the last one.
    pub fn cover_donation(&mut self) {
        let (space, _) = self.next_donation();
        if space + 1 < boards::DONATIONS.len() {
            self.donations |= 1 << space;
        }
    }
}
