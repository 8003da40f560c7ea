//! What happened, for the log, statistics, animation and the screen reader.

use crate::asking::moves::source_notation;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Alternate, BonusTile, Building, CardId, Icon, MapId, Resource, Side};
use crate::hex::{Cell, Placement, PlacementId};
use crate::position::{Built, Source, Split};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// Something that happened. Cards that not everybody may see are named only where `seen_by` leaves them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields of an event say what they are by name")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A zoo map was taken.
    Map { seat: Seat, map: MapId },
    /// An alternate action card takes the place of the standard one.
    Alternate { seat: Seat, card: Alternate },
    /// A turn began.
    Turn { seat: Seat, number: u16 },
    /// An action began.
    Action { seat: Seat, action: Action, owner: Seat, side: Side, strength: u8, x_tokens: u8 },
    /// A card was discarded for this much more strength.
    Strengthened { seat: Seat, more: u8 },
    /// An action strength of the map was covered.
    Concealed { seat: Seat, strength: u8 },
    /// An action card moved to another slot.
    Slot { seat: Seat, action: Action, slot: u8 },
    /// An action card was flipped to side II.
    Upgraded { seat: Seat, action: Action },
    /// Something was gained.
    Gained {
        seat: Seat,
        what: Resource,
        n: u16,
        #[serde(with = "source_notation")]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        source: Source,
    },
    /// Something was paid or lost.
    Lost { seat: Seat, what: Resource, n: u16, reason: Loss },
    /// A gain was lost because a track or supply was full or closed.
    Wasted { seat: Seat, what: Resource, n: u16 },
    /// A card came from the deck; only its owner sees which.
    Drew { seat: Seat, card: Option<CardId> },
    /// A card came from the display.
    Took { seat: Seat, card: CardId, folder: u8 },
    /// A card was revealed.
    Revealed { card: CardId },
    /// A revealed or chosen card went into the hand; everybody saw it where it is named.
    Kept { seat: Seat, card: Option<CardId> },
    /// A card went to the discard pile.
    Discarded { seat: Option<Seat>, card: CardId },
    /// A token was put on an animal of the display.
    Marked { seat: Seat, card: CardId },
    /// A card with a mark was discarded from the display and went to the hand of the mark's owner.
    Claimed { seat: Seat, card: CardId },
    /// New cards of the display showed waves: as many of the lowest ones are discarded.
    Wave { cards: u8 },
    /// An animal was rescued above the map.
    Rescued { seat: Seat, card: CardId },
    /// A hand without animals was shown to all.
    HandShown { seat: Seat },
    /// A card was tucked; only its owner sees which.
    Pouched { seat: Seat, card: Option<CardId> },
    /// A card was stored on the notepad; only its owner sees which.
    Stored { seat: Seat, card: Option<CardId> },
    /// A stored card came back into the hand; only its owner sees which.
    TakenBack { seat: Seat, card: Option<CardId> },
    /// An animal came into a zoo.
    Animal { seat: Seat, card: CardId, cost: u16, home: Home },
    /// Conditions of an animal that is played were ignored for once.
    Ignored { seat: Seat, card: CardId, n: u8, by: IgnoredBy },
    /// A sponsor came into a zoo.
    Sponsor { seat: Seat, card: CardId, cost: u16 },
    /// A project was laid above the board.
    Project { seat: Seat, card: CardId, cost: u16 },
    /// A project was supported.
    Supported { seat: Seat, card: CardId, level: u8, token: u8 },
    /// An animal was released.
    Released { seat: Seat, card: CardId },
    /// An enclosure lost an animal.
    Emptied { seat: Seat, home: Home },
    /// An animal moved into a special enclosure.
    Moved { seat: Seat, card: CardId, to: Home },
    /// A building was placed.
    Built { seat: Seat, building: Building, anchor: Cell, turn: u8, cost: u16 },
    /// A building was taken off the map.
    Removed { seat: Seat, building: Building, anchor: Cell, turn: u8 },
    /// A building that had been lifted was put back on the map.
    Returned { seat: Seat, building: Building, anchor: Cell, turn: u8 },
    /// A standard enclosure was exchanged for this larger one.
    Enlarged { seat: Seat, building: Building, anchor: Cell, turn: u8 },
    /// A task was performed.
    Task { seat: Seat, task: Task, workers: u8 },
    /// A continent marker was removed.
    Marker { seat: Seat, continent: Icon },
    /// A partner zoo was taken.
    Partner { seat: Seat, continent: Icon },
    /// A university was taken.
    University { seat: Seat, university: University },
    /// A worker was hired.
    Worker { seat: Seat },
    /// A worker came back from a task.
    WorkerBack { seat: Seat, task: Task },
    /// A bonus tile was taken.
    Tile { seat: Seat, tile: BonusTile },
    /// A kept bonus tile was used.
    TileUsed { seat: Seat, tile: BonusTile },
    /// A token was put on an action card.
    Token { seat: Seat, action: Action, token: CardToken },
    /// The break token moved.
    BreakToken { steps: u8, left: u8 },
    /// A break began.
    Break,
    /// The display was refilled with a card.
    Displayed { card: CardId, folder: u8 },
    /// The discard pile was shuffled under the deck.
    Reshuffled { cards: u16 },
    /// A final scoring card went under the pile; only its owner sees which.
    ScoringDiscarded { seat: Seat, card: Option<CardId> },
    /// A final scoring card was drawn; only its owner sees which.
    ScoringDrawn { seat: Seat, card: Option<CardId> },
    /// A player was chosen or found as the victim of an ability.
    Victim { seat: Seat, victim: Seat, card: CardId },
    /// A card was drawn from another hand; only the two see which.
    Stolen { seat: Seat, from: Seat, card: Option<CardId> },
    /// The end of the game was triggered.
    EndTriggered { seat: Seat },
    /// A final scoring card or sponsor was scored.
    Scored { seat: Seat, card: CardId, what: Resource, n: u16 },
    /// A game of a solo challenge ended.
    ChallengeGame { game: u8, points: i16 },
    /// The game is over.
    Over,
}

/// Why something was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Loss {
    /// Paid for a card, building or donation.
    Price,
    /// X-tokens spent on an action.
    Spent,
    /// Paid for Venom.
    Venom,
    /// Exchanged for something else.
    Traded,
    /// Given to another player.
    Pilfered,
    /// Appeal of a released animal.
    Release,
}

/// What lets conditions of an animal be ignored once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum IgnoredBy {
    /// A Camouflage of this turn.
    Camouflage,
    /// A kept bonus tile.
    Tile {
        /// Which.
        tile: BonusTile,
    },
    /// The action card in use, whose only animal it is.
    ActionCard {
        /// Which action.
        action: Action,
    },
}

/// Where an animal lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Home {
    /// A standard enclosure.
    Enclosure {
        /// Its first cell.
        cell: Cell,
    },
    /// A special enclosure.
    Special {
        /// Which.
        building: Building,
    },
    /// Several tanks.
    Tanks {
        /// Its tokens in each.
        tokens: Split,
    },
    /// With another herbivore.
    Flock,
}

/// A token on an action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum CardToken {
    /// Multiplier.
    Multiplier,
    /// Venom.
    Venom,
    /// Constriction.
    Constriction,
}

impl Event {
    /// A building that was placed.
    pub(crate) fn built(seat: Seat, building: Building, id: PlacementId, cost: u16) -> Event {
        let (anchor, turn) = Placement::name(building, id);
        Event::Built { seat, building, anchor, turn, cost }
    }

    /// A building that was taken off the map.
    pub(crate) fn removed(seat: Seat, built: Built) -> Event {
        let building = built.building();
        let (anchor, turn) = Placement::name(building, built.placement_id());
        Event::Removed { seat, building, anchor, turn }
    }

    /// A building that was put back on the map.
    pub(crate) fn returned(seat: Seat, built: Built) -> Event {
        let building = built.building();
        let (anchor, turn) = Placement::name(building, built.placement_id());
        Event::Returned { seat, building, anchor, turn }
    }

    /// An enclosure that is larger now.
    pub(crate) fn enlarged(seat: Seat, built: Built) -> Event {
        let building = built.building();
        let (anchor, turn) = Placement::name(building, built.placement_id());
        Event::Enlarged { seat, building, anchor, turn }
    }

    /// The event as a viewer may see it: secret cards are left out.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        let own = |owner: Seat, card: Option<CardId>| card.filter(|_| viewer.is(owner));
        match self {
            Event::Drew { seat, card } => Event::Drew { seat, card: own(seat, card) },
            Event::Pouched { seat, card } => Event::Pouched { seat, card: own(seat, card) },
            Event::Stored { seat, card } => Event::Stored { seat, card: own(seat, card) },
            Event::TakenBack { seat, card } => Event::TakenBack { seat, card: own(seat, card) },
            Event::ScoringDiscarded { seat, card } => Event::ScoringDiscarded { seat, card: own(seat, card) },
            Event::ScoringDrawn { seat, card } => Event::ScoringDrawn { seat, card: own(seat, card) },
            Event::Stolen { seat, from, card } => {
                let seen = own(seat, card).or(own(from, card));
                Event::Stolen { seat, from, card: seen }
            }
            Event::Kept { seat, card } => Event::Kept { seat, card },
            Event::Map { .. }
            | Event::Alternate { .. }
            | Event::Strengthened { .. }
            | Event::Concealed { .. }
            | Event::Turn { .. }
            | Event::Action { .. }
            | Event::Slot { .. }
            | Event::Upgraded { .. }
            | Event::Gained { .. }
            | Event::Lost { .. }
            | Event::Wasted { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Discarded { .. }
            | Event::Marked { .. }
            | Event::Claimed { .. }
            | Event::Wave { .. }
            | Event::Rescued { .. }
            | Event::HandShown { .. }
            | Event::Animal { .. }
            | Event::Sponsor { .. }
            | Event::Project { .. }
            | Event::Supported { .. }
            | Event::Released { .. }
            | Event::Emptied { .. }
            | Event::Moved { .. }
            | Event::Built { .. }
            | Event::Removed { .. }
            | Event::Returned { .. }
            | Event::Enlarged { .. }
            | Event::Task { .. }
            | Event::Marker { .. }
            | Event::Partner { .. }
            | Event::University { .. }
            | Event::Worker { .. }
            | Event::WorkerBack { .. }
            | Event::Ignored { .. }
            | Event::Tile { .. }
            | Event::TileUsed { .. }
            | Event::Token { .. }
            | Event::BreakToken { .. }
            | Event::Break
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::Victim { .. }
            | Event::EndTriggered { .. }
            | Event::Scored { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => self,
        }
    }
}
