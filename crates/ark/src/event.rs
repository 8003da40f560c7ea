//! What happens, told to whoever listens.

use crate::{CabinId, Card, Kind, ROW, SeatList, Special};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// Something that happened. [`Event::seen_by`] is what one viewer may be told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// The game was set up.
    SetUp {
        /// The cards that open the first cabins.
        start: [StartCard; 4],
        /// The heel they give.
        heel: i8,
        /// The open cards.
        row: [Card; ROW],
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// An open card was taken into the hand.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card of the pile was drawn into the hand.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only the player sees it.
        card: Option<Card>,
    },
    /// A card of the pile was laid open.
    Opened {
        /// Which.
        card: Card,
    },
    /// A rain card was drawn.
    Rain {
        /// The how many-th.
        number: u8,
    },
    /// A pet was laid face down.
    PetLaid {
        /// By whom.
        seat: Seat,
        /// Which; only the player sees it.
        card: Option<Card>,
    },
    /// No pet was laid.
    NoPet {
        /// By whom.
        seat: Seat,
    },
    /// A card is laid open to be played.
    Plays {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A disc was paid for a play of the endgame, to the supply.
    PaidPlay {
        /// By whom.
        seat: Seat,
    },
    /// A disc was paid for a new cabin, to the right neighbour.
    PaidCabin {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// Which cabin.
        cabin: CabinId,
    },
    /// A card entered the ark.
    Boarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        cabin: CabinId,
        /// The heel after it.
        heel: i8,
    },
    /// An animal was driven out.
    DrivenOut {
        /// By whose card.
        seat: Seat,
        /// By which card.
        by: Card,
        /// Who.
        card: Card,
        /// Out of which cabin.
        cabin: CabinId,
    },
    /// A figure was placed.
    Figure {
        /// By whom.
        seat: Seat,
        /// On which scoring card.
        scoring: Kind,
        /// Whether it stands on a disc.
        raised: bool,
    },
    /// There was no figure left to place.
    NoFigure {
        /// Whose.
        seat: Seat,
        /// On which scoring card.
        scoring: Kind,
    },
    /// Two figures on discs became three plain ones.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// On which scoring card.
        scoring: Kind,
    },
    /// Two figures on discs were not exchanged for three plain ones (D-10).
    NotExchanged {
        /// Whose.
        seat: Seat,
        /// On which scoring card.
        scoring: Kind,
    },
    /// Discs were taken from the supply.
    TookDiscs {
        /// By whom.
        seat: Seat,
        /// How many.
        discs: u8,
    },
    /// A disc was put under a figure.
    Raised {
        /// Whose.
        seat: Seat,
        /// On which scoring card.
        scoring: Kind,
    },
    /// An ability was not used.
    Skipped {
        /// By whom.
        seat: Seat,
        /// Which.
        special: Special,
    },
    /// The fifth rain was drawn: the endgame begins.
    Endgame,
    /// Somebody passed, for good.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A pet was turned over.
    PetShown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A scoring card was scored.
    Scored {
        /// Which.
        scoring: Kind,
        /// What it brings to each seat at the table.
        shares: SeatList<Share>,
    },
    /// The game is over.
    Ended {
        /// The points of each seat, discs included.
        points: SeatList<SeatPoints>,
        /// Who won.
        winners: SeatList<Seat>,
    },
}

/// A card that lies in the ark from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StartCard {
    /// The cabin it opens.
    pub cabin: CabinId,
    /// Which.
    pub card: Card,
}

/// What a scoring card brings to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// Whose.
    pub seat: Seat,
    /// The strength, in half units.
    pub strength: u8,
    /// The points for it.
    pub points: u8,
}

/// The points of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatPoints {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub points: u16,
}

impl Event {
    /// The event without what `viewer` may not know.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, card: _ } if !viewer.is(seat) => Event::Drew { seat, card: None },
            Event::PetLaid { seat, card: _ } if !viewer.is(seat) => Event::PetLaid { seat, card: None },
            Event::Drew { .. } | Event::PetLaid { .. } => self,
            Event::SetUp { .. }
            | Event::Turn { .. }
            | Event::Took { .. }
            | Event::Opened { .. }
            | Event::Rain { .. }
            | Event::NoPet { .. }
            | Event::Plays { .. }
            | Event::PaidPlay { .. }
            | Event::PaidCabin { .. }
            | Event::Boarded { .. }
            | Event::DrivenOut { .. }
            | Event::Figure { .. }
            | Event::NoFigure { .. }
            | Event::Exchanged { .. }
            | Event::NotExchanged { .. }
            | Event::TookDiscs { .. }
            | Event::Raised { .. }
            | Event::Skipped { .. }
            | Event::Endgame
            | Event::Passed { .. }
            | Event::PetShown { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => self,
        }
    }
}
