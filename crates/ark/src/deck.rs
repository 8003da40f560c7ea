//! What is printed on the cards, and decks as lists a user can replace.

mod standard;

pub use standard::{Field, STANDARD, StandardCard};

use crate::Card;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, fmt};

/// The scoring card a card counts for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Kind {
    /// Slow animals; they are played alone.
    Slow,
    /// Shy animals; they keep away from carnivores.
    Shy,
    /// Heavy animals.
    Heavy,
    /// Useful animals.
    Useful,
    /// Provisions; they are no animals.
    Provisions,
}

impl Kind {
    /// The scoring cards in their order on the table.
    pub const ALL: [Kind; 5] = [Kind::Slow, Kind::Shy, Kind::Heavy, Kind::Useful, Kind::Provisions];

    /// The scoring card as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in moves and deck files.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Slow => "slow",
            Kind::Shy => "shy",
            Kind::Heavy => "heavy",
            Kind::Useful => "useful",
            Kind::Provisions => "provisions",
        }
    }
}

/// What weather a card can bear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Climate {
    /// Not together with cold.
    Hot,
    /// Not together with hot.
    Cold,
    /// Goes with both.
    Any,
}

/// What an animal eats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Diet {
    /// A predator that disturbs shy animals.
    Carnivore,
    /// A plant eater.
    Herbivore,
    /// A predator and a plant eater.
    Omnivore,
    /// Nothing that matters: provisions.
    #[default]
    None,
}

/// The ability of a card with an exclamation mark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Special {
    /// Takes two discs from the supply.
    Fox,
    /// No predator is dangerous to it.
    Turtle,
    /// No predator is dangerous to it.
    Hedgehog,
    /// May drive out any animal.
    Skunk,
    /// May drive out an animal of weight 2.
    Mosquito,
    /// May drive out a shy animal.
    Spider,
    /// Its figure stands on a disc.
    Bronto,
    /// Puts a disc under a figure.
    Chimpanzee,
}

impl Special {
    /// Every ability.
    pub const ALL: [Special; 8] = [
        Special::Fox,
        Special::Turtle,
        Special::Hedgehog,
        Special::Skunk,
        Special::Mosquito,
        Special::Spider,
        Special::Bronto,
        Special::Chimpanzee,
    ];
}

/// The rules' side of a card: everything on it but its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// 0 to 4.
    pub weight: u8,
    /// The weather it can bear.
    pub climate: Climate,
    /// What it eats.
    pub diet: Diet,
    /// The scoring card it counts for, if any.
    pub kind: Option<Kind>,
    /// Its ability, if any.
    pub special: Option<Special>,
}

impl Face {
    /// What stands where no card is.
    pub(crate) const BLANK: Face =
        Face { weight: 0, climate: Climate::Any, diet: Diet::None, kind: None, special: None };

    /// Whether it is provisions and no animal.
    pub fn is_provisions(&self) -> bool {
        self.kind == Some(Kind::Provisions)
    }

    /// Whether it eats other animals.
    pub fn is_predator(&self) -> bool {
        matches!(self.diet, Diet::Carnivore | Diet::Omnivore)
    }

    /// Whether it eats provisions.
    pub fn is_plant_eater(&self) -> bool {
        matches!(self.diet, Diet::Herbivore | Diet::Omnivore)
    }

    /// Whether shy animals keep away from it.
    pub fn is_carnivore(&self) -> bool {
        self.diet == Diet::Carnivore
    }

    /// Whether it is shy.
    pub fn is_shy(&self) -> bool {
        self.kind == Some(Kind::Shy)
    }

    /// Whether it must be the only card of a turn: slow, or provisions.
    pub fn is_single(&self) -> bool {
        matches!(self.kind, Some(Kind::Slow | Kind::Provisions))
    }

    /// Whether no predator is dangerous to it.
    pub fn is_safe(&self) -> bool {
        matches!(self.special, Some(Special::Turtle | Special::Hedgehog))
    }

    /// Whether it may drive others out.
    pub fn drives(&self) -> bool {
        matches!(self.special, Some(Special::Skunk | Special::Mosquito | Special::Spider))
    }

    /// Whether nothing drives it out.
    pub fn stays(&self) -> bool {
        matches!(self.special, Some(Special::Fox | Special::Spider | Special::Mosquito))
    }

    /// Whether it can be a pet.
    pub fn is_pet(&self) -> bool {
        !self.is_provisions() && self.weight <= PET_WEIGHT && self.special.is_none()
    }
}

/// The heaviest pet.
pub const PET_WEIGHT: u8 = 2;
/// The heaviest card.
pub const MAX_WEIGHT: u8 = 4;
/// Rain cards, beside the deck.
pub const RAIN_CARDS: u8 = 5;
/// The fewest cards with which five players can begin: four start cards, two in each hand, three in the row and one
/// in each half of the pile.
pub const LEAST_CARDS: usize = 19;
/// The most cards a position has room for.
pub const MOST_CARDS: usize = Card::LAST.0 as usize;

/// A list of all animals and provisions, as it is written in a deck file. Rain is not listed: there are always five.
///
/// The place of a card in the game is its place in this list, copies one after the other, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// What the deck is called.
    pub name: String,
    /// The cards.
    pub cards: Vec<DeckCard>,
}

/// One line of a [`DeckList`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCard {
    /// A short name without blanks: `polar_bear`.
    pub id: String,
    /// The name in English; without it the name we know for this `id`, or the `id` itself.
    #[serde(default)]
    pub name: Option<String>,
    /// The name in French; like `name`.
    #[serde(default)]
    pub name_fr: Option<String>,
    /// How many such cards there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// 0 to 4.
    pub weight: u8,
    /// The weather it can bear.
    pub climate: Climate,
    /// What it eats; nothing if left out.
    #[serde(default)]
    pub diet: Diet,
    /// The scoring card it counts for; none if left out. `provisions` makes it provisions.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// Its ability; none if left out.
    #[serde(default)]
    pub special: Option<Special>,
}

fn one() -> u8 {
    1
}

impl DeckCard {
    /// What is printed on it.
    pub fn face(&self) -> Face {
        let DeckCard { id: _, name: _, name_fr: _, copies: _, weight, climate, diet, kind, special } = *self;
        Face { weight, climate, diet, kind, special }
    }
}

impl DeckList {
    /// The deck that comes with the game.
    pub fn standard() -> DeckList {
        let cards = STANDARD
            .iter()
            .map(|card| DeckCard {
                id: card.id.to_owned(),
                name: None,
                name_fr: None,
                copies: card.copies,
                weight: card.face.weight,
                climate: card.face.climate,
                diet: card.face.diet,
                kind: card.face.kind,
                special: card.face.special,
            })
            .collect();
        DeckList { name: "standard".to_owned(), cards }
    }

    /// How many cards the deck has, copies counted.
    pub fn size(&self) -> usize {
        self.cards.iter().map(|card| usize::from(card.copies)).sum()
    }

    /// Everything that is wrong with the deck.
    pub fn validate(&self) -> Result<(), Vec<DeckError>> {
        let mut errors = Vec::new();
        let mut ids = BTreeSet::new();
        for (line, card) in self.cards.iter().enumerate() {
            let id = || card.id.clone();
            if card.id.is_empty() || card.id.contains(char::is_whitespace) {
                errors.push(DeckError::Id { line: line + 1, id: id() });
            } else if !ids.insert(&card.id) {
                errors.push(DeckError::Twice { line: line + 1, id: id() });
            }
            if !(1..=MOST_CARDS as u8).contains(&card.copies) {
                errors.push(DeckError::Copies { id: id(), copies: card.copies });
            }
            if card.weight > MAX_WEIGHT {
                errors.push(DeckError::Weight { id: id(), weight: card.weight });
            }
            if card.face().is_provisions() {
                if card.diet != Diet::None {
                    errors.push(DeckError::ProvisionsEat { id: id(), diet: card.diet });
                }
                if let Some(special) = card.special {
                    errors.push(DeckError::ProvisionsSpecial { id: id(), special });
                }
            }
        }
        let cards = self.size();
        if !(LEAST_CARDS..=MOST_CARDS).contains(&cards) {
            errors.push(DeckError::Size { cards });
        }
        let found = self.start_cards();
        if found < 4 {
            errors.push(DeckError::StartCards { found });
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    /// How many start cards the set-up finds at the most: weight 1 or 2, no more than two of a kind.
    fn start_cards(&self) -> usize {
        let light = |kind: Option<Kind>| -> usize {
            let fits = |card: &&DeckCard| card.kind == kind && (1..=2).contains(&card.weight);
            self.cards.iter().filter(fits).map(|card| usize::from(card.copies)).sum()
        };
        light(None) + Kind::ALL.iter().map(|&kind| light(Some(kind)).min(2)).sum::<usize>()
    }
}

/// What is wrong with a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// A card has no usable id.
    Id {
        /// Which card of the list, from 1.
        line: usize,
        /// What it says.
        id: String,
    },
    /// An id is used again.
    Twice {
        /// Which card of the list, from 1.
        line: usize,
        /// The id.
        id: String,
    },
    /// A number of copies that cannot be.
    Copies {
        /// Whose.
        id: String,
        /// What it says.
        copies: u8,
    },
    /// A weight beyond the scale.
    Weight {
        /// Whose.
        id: String,
        /// What it says.
        weight: u8,
    },
    /// Provisions that eat.
    ProvisionsEat {
        /// Which.
        id: String,
        /// What.
        diet: Diet,
    },
    /// Provisions with an ability.
    ProvisionsSpecial {
        /// Which.
        id: String,
        /// What.
        special: Special,
    },
    /// Too few or too many cards.
    Size {
        /// How many there are.
        cards: usize,
    },
    /// The set-up could not find four start cards.
    StartCards {
        /// How many it could find.
        found: usize,
    },
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Id { line, id } => {
                write!(f, "card {line} of the list: {id:?} is no id; it needs one without blanks")
            }
            DeckError::Twice { line, id } => {
                write!(f, "card {line} of the list: {id:?} is there already; use copies")
            }
            DeckError::Copies { id, copies } => {
                write!(f, "{id}: {copies} copies; 1 to {MOST_CARDS} are possible")
            }
            DeckError::Weight { id, weight } => {
                write!(f, "{id}: weight {weight}; 0 to {MAX_WEIGHT} are possible")
            }
            DeckError::ProvisionsEat { id, diet } => {
                write!(f, "{id}: provisions eat nothing, this says {diet:?}")
            }
            DeckError::ProvisionsSpecial { id, special } => {
                write!(f, "{id}: provisions have no ability, this says {special:?}")
            }
            DeckError::Size { cards } => {
                write!(f, "the deck has {cards} cards; {LEAST_CARDS} to {MOST_CARDS} are possible")
            }
            DeckError::StartCards { found } => write!(
                f,
                "the set-up needs 4 start cards of weight 1 or 2, no more than two of a kind; this deck gives {found}"
            ),
        }
    }
}

impl std::error::Error for DeckError {}
