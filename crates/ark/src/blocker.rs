//! Why a move is not allowed, with its numbers.

use crate::{CabinId, Card, HEEL_LIMIT, Kind, PET_WEIGHT};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A reason against a move. Its text calls cards by their place in the deck; [`crate::texts::blocker`] by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Blocker {
    /// It is no answer to the question.
    OtherQuestion,
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The card does not lie open.
    NotInRow {
        /// Which.
        card: Card,
    },
    /// No cabin takes the card now; [`crate::Rules::explain`] tells for each.
    NoCabin {
        /// Which card.
        card: Card,
    },
    /// A slow animal or provisions cannot be the second card.
    SingleSecond {
        /// Which.
        card: Card,
    },
    /// A slow animal or provisions cannot be played in the endgame.
    SingleEndgame {
        /// Which.
        card: Card,
    },
    /// The first card of the turn went there.
    SameCabin {
        /// Where.
        cabin: CabinId,
    },
    /// It is neither a cabin nor the next place of its side.
    NoSuchCabin {
        /// Where.
        cabin: CabinId,
    },
    /// Three cards are in it.
    CabinFull {
        /// Where.
        cabin: CabinId,
    },
    /// Not enough discs.
    Discs {
        /// What it costs.
        needed: u8,
        /// What the player has.
        has: u8,
    },
    /// The ark would capsize.
    Capsize {
        /// The heel it would have.
        heel: i8,
        /// The greatest it may have, to either side.
        limit: i8,
    },
    /// One needs it hot and the other cold.
    Climate {
        /// The card that wants to enter.
        card: Card,
        /// The card that is there.
        with: Card,
    },
    /// A predator that is not lighter would eat another animal.
    Eaten {
        /// The predator.
        by: Card,
        /// Its weight.
        by_weight: u8,
        /// The other animal.
        prey: Card,
        /// Its weight.
        prey_weight: u8,
    },
    /// A plant eater would eat the provisions.
    Provisions {
        /// The plant eater.
        by: Card,
        /// The provisions.
        provisions: Card,
    },
    /// Too shy because of a carnivore.
    Shy {
        /// The shy animal.
        card: Card,
        /// The carnivore.
        carnivore: Card,
        /// Where the carnivore is.
        cabin: CabinId,
    },
    /// This card drives nobody out.
    NoDriver {
        /// Which.
        card: Card,
    },
    /// Whom it would drive out is not there.
    NotThere {
        /// Who.
        card: Card,
        /// Where.
        cabin: CabinId,
    },
    /// Provisions are not driven out.
    DriveProvisions {
        /// Which.
        card: Card,
    },
    /// Fox, spider and mosquito are not driven out.
    Stays {
        /// Who.
        card: Card,
    },
    /// The mosquito drives out weight 2 only.
    DriveWeight {
        /// Who.
        card: Card,
        /// Its weight.
        weight: u8,
        /// The weight it would need.
        needed: u8,
    },
    /// The spider drives out shy animals only.
    DriveNotShy {
        /// Who.
        card: Card,
    },
    /// No disc goes under a figure on the provisions.
    DiscOnProvisions,
    /// There is no plain figure to put a disc under.
    NoPlainFigure {
        /// On which scoring card.
        scoring: Kind,
    },
    /// Provisions are no pet.
    PetProvisions {
        /// Which.
        card: Card,
    },
    /// Too heavy for a pet.
    PetWeight {
        /// Who.
        card: Card,
        /// Its weight.
        weight: u8,
    },
    /// An animal with an ability is no pet.
    PetSpecial {
        /// Who.
        card: Card,
    },
}

impl fmt::Display for Blocker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Blocker::OtherQuestion => f.write_str("that is not what is asked"),
            Blocker::NotInHand { card } => write!(f, "card {card} is not in the hand"),
            Blocker::NotInRow { card } => write!(f, "card {card} does not lie open"),
            Blocker::NoCabin { card } => write!(f, "no cabin takes card {card} now"),
            Blocker::SingleSecond { card } => {
                write!(f, "card {card} is slow or provisions and must be the only card of a turn")
            }
            Blocker::SingleEndgame { card } => {
                write!(f, "card {card} is slow or provisions and cannot be played in the endgame")
            }
            Blocker::SameCabin { cabin } => {
                write!(f, "the first card of this turn went into {}", cabin.name())
            }
            Blocker::NoSuchCabin { cabin } => {
                write!(f, "there is no cabin {}, nor is it the next one", cabin.name())
            }
            Blocker::CabinFull { cabin } => write!(f, "cabin {} is full", cabin.name()),
            Blocker::Discs { needed, has } => write!(f, "it costs {needed} discs, the player has {has}"),
            Blocker::Capsize { heel, limit } => {
                write!(f, "the ark would capsize: heel {heel:+}, the limit is {limit}")
            }
            Blocker::Climate { card, with } => {
                write!(f, "card {card} and card {with} need different climates")
            }
            Blocker::Eaten { by, by_weight, prey, prey_weight } => {
                write!(f, "card {by} (weight {by_weight}) would eat card {prey} (weight {prey_weight})")
            }
            Blocker::Provisions { by, provisions } => {
                write!(f, "card {by} would eat the provisions, card {provisions}")
            }
            Blocker::Shy { card, carnivore, cabin } => {
                write!(f, "card {card} is too shy: carnivore {carnivore} is in {}", cabin.name())
            }
            Blocker::NoDriver { card } => write!(f, "card {card} drives nobody out"),
            Blocker::NotThere { card, cabin } => write!(f, "card {card} is not in {}", cabin.name()),
            Blocker::DriveProvisions { card } => {
                write!(f, "card {card} is provisions, only animals are driven out")
            }
            Blocker::Stays { card } => write!(f, "card {card} is never driven out"),
            Blocker::DriveWeight { card, weight, needed } => {
                write!(f, "card {card} weighs {weight}, only weight {needed} is driven out")
            }
            Blocker::DriveNotShy { card } => write!(f, "card {card} is not shy"),
            Blocker::DiscOnProvisions => f.write_str("no disc goes under a figure on the provisions"),
            Blocker::NoPlainFigure { scoring } => {
                write!(f, "there is no plain figure on the scoring card {}", scoring.word())
            }
            Blocker::PetProvisions { card } => write!(f, "card {card} is provisions and no pet"),
            Blocker::PetWeight { card, weight } => {
                write!(f, "card {card} weighs {weight}, a pet at most {PET_WEIGHT}")
            }
            Blocker::PetSpecial { card } => write!(f, "card {card} has an ability and is no pet"),
        }
    }
}

impl Blocker {
    /// The ark would capsize at this heel.
    pub(crate) const fn capsize(heel: i8) -> Blocker {
        Blocker::Capsize { heel, limit: HEEL_LIMIT }
    }
}
