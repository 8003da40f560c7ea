//! Everything that changes while a game is played: plain data, copied like a number.

mod agenda;
mod association;
mod card_set;
mod draft;
mod list;
mod market;
mod split;
mod zoo;

pub use agenda::{
    Agenda, Break, BreakStep, Doing, Frame, Pending, Performing, Progress, Setup, Source, SupportStage,
    Supporting, Turn,
};
pub use association::{Association, ProjectInPlay, Token};
pub use card_set::CardSet;
pub use draft::{Alternates, Draft};
pub use list::List;
pub use market::{ASIDE, DECK, Market, Tiles};
pub use split::Split;
pub use zoo::{ActionSlot, Built, Money, Picks, Zoo};

use crate::catalogue::boards::{CHALLENGE_GAMES, PLAYERS};
use crate::catalogue::{CardId, MapId, animals};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet};

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The generator.
    pub chance: Chance,
    /// Moments that cannot be taken back.
    pub irrevocable: u32,
    /// Turns that were begun.
    pub turns: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The one seat that was asked last, for telling when another is.
    pub asking: Option<Seat>,
    /// The zoos by seat; unused ones stay as they were made.
    pub zoos: [Zoo; PLAYERS],
    /// Deck, display, discard pile.
    pub market: Market,
    /// Association board and projects.
    pub association: Association,
    /// What is still to be done.
    pub agenda: Agenda,
    /// Seats that have still to answer a question asked of several.
    pub open: SeatSet,
    /// Steps left on the break track; on the solo tile, tokens in the left column.
    pub break_steps: u8,
    /// Who has brought the break token to the end in this turn.
    pub break_caused_by: Option<Seat>,
    /// Rounds of a solo game that were played.
    pub solo_rounds: u8,
    /// Whether a player has reached the conservation at which final scoring cards are discarded.
    pub scoring_discarded: bool,
    /// The turns that are left once the end was triggered.
    pub last_turns: Option<u8>,
    /// What this turn has used up or owes.
    pub this_turn: ThisTurn,
    /// Cards outside public places that each seat knows.
    pub known: [CardSet; PLAYERS],
    /// Cards tucked under animals: the animal and the card; they go with it when it is released.
    pub under: List<(CardId, CardId), { animals::POUCHES }>,
    /// Animals that have moved into the special enclosure just built, by number, while more may follow.
    pub moved_in: List<CardId, { animals::MOST_IN_ONE }>,
    /// Maps on offer: two for each seat, or the pool.
    pub maps: List<MapId, { 2 * PLAYERS }>,
    /// The draft of action cards; nothing before and after it.
    #[serde(default)]
    pub draft: Draft,
    /// How far a solo challenge is; nothing in any other game.
    pub challenge: Challenge,
}

/// The games of a solo challenge that were played, and what they used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Challenge {
    /// Games that were finished.
    pub games: u8,
    /// Their victory points.
    pub results: [i16; CHALLENGE_GAMES as usize],
    /// Cards that left the challenge, but for base projects, which some cards still reach.
    pub removed: u16,
    /// Maps that were offered, one bit for each place in the set of maps.
    pub maps: u32,
    /// Bonus tiles that were laid out, one bit each.
    pub tiles: u32,
    /// Base projects that were laid out or taken, one bit for each place among the base projects.
    pub laid: u32,
}

/// What a turn has used up or owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ThisTurn {
    /// Whether a Venom token was removed.
    pub venom_removed: bool,
    /// Whether a card was sold by the ability of the map.
    pub sold: bool,
    /// Camouflages that can still be used for an animal.
    #[serde(default)]
    pub camouflage: u8,
    /// Whether a card was discarded for more strength (map T1).
    #[serde(default)]
    pub strengthened: bool,
    /// Kinds of buildings whose placing has set off what it does once in an action or break, one bit each.
    #[serde(default)]
    pub rewarded: u32,
    /// What the action that is now to be chosen has gained in strength by that.
    #[serde(default)]
    pub raised: u8,
}

/// The limit on the size of a position, with room for the expansion's fields.
const _: () = assert!(size_of::<Position>() <= 4 * 1024);
const _: () = assert!(size_of::<Pending>() == 8);

impl Position {
    /// A seat's zoo.
    pub fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    /// A seat's zoo, to change it.
    pub fn zoo_mut(&mut self, seat: Seat) -> &mut Zoo {
        &mut self.zoos[seat.index()]
    }
}
