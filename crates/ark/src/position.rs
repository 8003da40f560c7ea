//! What changes in a game in progress.

use crate::{Ark, CabinId, Card, CardList, CardSet, Kind, Special};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet};

/// The most players.
pub const MAX_SEATS: usize = 5;
/// The fewest players.
pub const MIN_SEATS: usize = 3;
/// All orange discs.
pub const DISCS: u8 = 22;
/// The figures of one player.
pub const FIGURES: u8 = 17;
/// The greatest difference of weight between the sides.
pub const HEEL_LIMIT: i8 = 2;
/// How many cards lie open.
pub const ROW: usize = 3;

/// A game in progress, hidden cards included. What belongs to seats that are not at the table is zero.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The generator; used in set-up only.
    pub chance: Chance,
    /// The cabins.
    pub ark: Ark,
    /// Weight on starboard minus weight on port. One function writes it, when a card boards.
    pub heel: i8,
    /// The open cards; a gap is [`Card::NONE`].
    pub row: [Card; ROW],
    /// The draw pile; the last is drawn next, [`Card::RAIN`] stands for rain.
    pub pile: CardList<56>,
    /// The hands.
    pub hands: [CardSet; MAX_SEATS],
    /// The pets, face down; they are no longer in the hand.
    pub pets: [Card; MAX_SEATS],
    /// Cards in a hand or laid as its pet that everyone saw going into that hand.
    pub seen: CardSet,
    /// Driven out of the ark.
    pub gone: CardSet,
    /// The discs each player holds.
    pub discs: [u8; MAX_SEATS],
    /// The discs nobody holds.
    pub supply: u8,
    /// The figures of each player.
    pub figures: [Figures; MAX_SEATS],
    /// How many rain cards were drawn.
    pub rain: u8,
    /// Who passed in the endgame.
    pub passed: SeatSet,
    /// Whose turn it is.
    pub seat: Seat,
    /// The part of the turn.
    pub phase: Phase,
    /// What is asked.
    pub step: Step,
    /// The answers to the question for pets, until all are in.
    pub sealed: [Sealed; MAX_SEATS],
    /// Moments that cannot be taken back.
    pub irrevocable: u32,
}

const _: () = assert!(size_of::<Position>() <= 1024);

impl Position {
    /// Puts a card into a cabin, opening it if it is the next one, in place of `driven` if that is a card.
    pub(crate) fn board(&mut self, card: Card, weight: u8, cabin: CabinId, driven: Card, driven_weight: u8) {
        self.ark.put(card, cabin, driven);
        self.heel += cabin.side.pull(weight as i8 - driven_weight as i8);
    }

    /// The open cards without the gaps.
    pub fn open_cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.row.into_iter().filter(|card| card.exists())
    }

    /// Whether the fifth rain was drawn.
    pub fn is_endgame(&self) -> bool {
        self.phase == Phase::Endgame
    }
}

/// The figures of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Not placed yet.
    pub stock: u8,
    /// Plain ones on each scoring card, in the order of [`Kind::ALL`].
    pub plain: [u8; 5],
    /// Those that stand on a disc.
    pub raised: [u8; 5],
}

impl Figures {
    /// The strength on a scoring card in half units.
    pub const fn strength(&self, kind: Kind) -> u8 {
        2 * self.plain[kind.index()] + 3 * self.raised[kind.index()]
    }
}

/// The part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Take cards, or play the first one.
    First,
    /// A second card may follow.
    Second {
        /// The cabin of the first card, which the second may not enter.
        after: CabinId,
    },
    /// After the fifth rain.
    Endgame,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Take or play; play or be done; play or pass: according to the phase.
    Choose,
    /// Where to put the card, which lies open in front of its player.
    Place {
        /// The card, still counted as in the hand.
        card: Card,
    },
    /// Whom to drive out.
    Drive {
        /// The card, still counted as in the hand.
        card: Card,
        /// Where it goes.
        cabin: CabinId,
    },
    /// Which open card to take for a new cabin.
    Row {
        /// The play that goes on afterwards.
        play: Play,
    },
    /// Whether, and on which scoring card, to use the ability.
    Ability {
        /// The play that goes on afterwards.
        play: Play,
    },
    /// Whether to exchange two figures on discs for three plain ones (D-10).
    Exchange {
        /// The play that goes on afterwards.
        play: Play,
        /// On which scoring card.
        kind: Kind,
    },
    /// Which pet, asked of everyone who has one.
    Pets {
        /// What was being drawn for.
        then: Draw,
    },
    /// Nothing: the game is over.
    Over,
}

/// A card on its way into the ark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Its cabin.
    pub cabin: CabinId,
    /// Whom it drives out; [`Card::NONE`] for nobody.
    pub driven: Card,
}

/// What a card is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Draw {
    /// The hand; then the row.
    Hand,
    /// The row.
    Row,
}

/// An answer that is not shown before all are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// Not given yet, or nothing is asked.
    #[default]
    Open,
    /// No pet, or none was possible.
    Nothing,
    /// This one; it stays in the hand until all answers are in.
    Pet(Card),
}

/// What the position waits for, as one seat may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Question {
    /// Take an open card and draw, or play a card.
    Turn,
    /// Play a second card, or be done.
    Second,
    /// Play a card, or pass for good.
    Endgame,
    /// Into which cabin?
    Place {
        /// The card.
        card: Card,
    },
    /// Drive out whom, or nobody?
    Drive {
        /// The driver.
        card: Card,
        /// The cabin.
        cabin: CabinId,
    },
    /// Which open card for the new cabin?
    Row,
    /// Use the ability?
    Ability {
        /// Which.
        special: Special,
    },
    /// Exchange two figures on discs for three plain ones?
    Exchange {
        /// On which scoring card.
        scoring: Kind,
    },
    /// Which pet, if any?
    Pet,
}
