//! What one seat, or a spectator, may know (D-21): all that a table shows, the numbers that follow from it included.

mod look;
mod moment;

pub use moment::{PhaseView, PlayView, SealedView, StepView};

use crate::{CabinId, Card, Climate, Diet, Kind, Side, Special};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose eyes these are; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The cabins and the balance between the sides.
    pub ark: ArkView,
    /// The open cards in their places; `None` is a gap.
    pub row: Vec<Option<CardView>>,
    /// The draw pile.
    pub pile: PileView,
    /// The way to the endgame.
    pub rain: RainView,
    /// Driven out of the ark.
    pub gone: Vec<CardView>,
    /// The discs nobody holds.
    pub supply: u8,
    /// The players, in the order of the seats.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The part of the turn.
    pub phase: PhaseView,
    /// What is asked. Who has not answered the question for pets is not shown: it would tell who has none.
    pub step: StepView,
    /// The viewer's own answer to the question for pets, while it is asked.
    pub sealed: Option<SealedView>,
}

/// A card and what is printed on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView {
    /// Its place in the deck, which is how moves name it.
    pub card: Card,
    /// Its id in the deck list.
    pub id: String,
    /// 0 to 4.
    pub weight: u8,
    /// The weather it can bear.
    pub climate: Climate,
    /// What it eats.
    pub diet: Diet,
    /// The scoring card it counts for, if any.
    pub scoring: Option<Kind>,
    /// Its ability, if any.
    pub special: Option<Special>,
}

/// The ark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ArkView {
    /// Weight on starboard minus weight on port.
    pub heel: i8,
    /// The greatest heel to either side.
    pub limit: i8,
    /// Both sides.
    pub sides: Vec<SideView>,
    /// Every cabin, port first, from the bow backwards.
    pub cabins: Vec<CabinView>,
}

/// One side of the ark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SideView {
    /// Which.
    pub side: Side,
    /// The weight of all its cards.
    pub weight: u8,
    /// How much more it bears before the ark capsizes.
    pub room: u8,
    /// Where its next cabin would be opened.
    pub next: CabinId,
}

/// One cabin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CabinView {
    /// Which.
    pub cabin: CabinId,
    /// Its cards in the order in which they came.
    pub cards: Vec<CardView>,
    /// The weight of all of them.
    pub weight: u8,
    /// The weather they need together.
    pub climate: Climate,
    /// How many more cards fit in.
    pub places: u8,
}

/// The draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    /// How many cards it has, rain counted.
    pub cards: usize,
    /// How many cards lie above the first rain; `None` when it was drawn.
    pub dry: Option<usize>,
}

/// The way to the endgame, which begins with the last rain card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RainView {
    /// How many rain cards were drawn.
    pub drawn: u8,
    /// How many there are.
    pub cards: u8,
}

/// What one viewer may know of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// How many cards are in the hand.
    pub hand: usize,
    /// The hand itself: the viewer's own, and everyone's when the game is over.
    pub cards: Option<Vec<CardView>>,
    /// Those of the viewer's own hand that some cabin takes now, as [`crate::Rules::explain`] tells.
    pub playable: Vec<Card>,
    /// Cards everyone saw going into the hand and that have not been played; one of them may be the pet.
    pub known: Vec<CardView>,
    /// Whether a pet was laid.
    pub has_pet: bool,
    /// The pet: the viewer's own, and everyone's when the game is over.
    pub pet: Option<CardView>,
    /// The discs.
    pub discs: u8,
    /// Figures not placed yet.
    pub stock: u8,
    /// What the player has on each scoring card.
    pub figures: Vec<FiguresView>,
    /// The points as they stand, without pets until they are turned over.
    pub points: u16,
    /// Whether the player passed in the endgame.
    pub passed: bool,
}

/// What a player has on one scoring card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FiguresView {
    /// Which.
    pub scoring: Kind,
    /// Plain figures.
    pub plain: u8,
    /// Figures that stand on a disc.
    pub raised: u8,
    /// Their strength in half units.
    pub strength: u8,
    /// The points they are worth as everything stands.
    pub points: u8,
}

impl View {
    /// A player.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// The player whose eyes these are.
    pub fn own(&self) -> Option<&SeatView> {
        self.viewer.and_then(|seat| self.seat(seat))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.step == StepView::Over
    }
}
