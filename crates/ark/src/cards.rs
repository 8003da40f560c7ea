//! Cards as places in the deck, and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A card by its place in the deck, counted from 1. The animals and provisions of a deck are 1 to its size; 0 stands
/// for a rain card in the draw pile and for an empty place elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card(pub u8);

impl Card {
    /// Nothing lies here.
    pub const NONE: Card = Card(0);
    /// A rain card of the draw pile.
    pub const RAIN: Card = Card(0);
    /// The highest place a deck can have.
    pub const LAST: Card = Card(63);

    /// Whether this is an animal or provision card.
    pub const fn exists(self) -> bool {
        self.0 != 0
    }

    /// The card as an index into a table of 64.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The card, unless the place is empty.
    pub const fn some(self) -> Option<Card> {
        if self.exists() { Some(self) } else { None }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Only `card`; empty for no card.
    pub const fn only(card: Card) -> CardSet {
        CardSet((1 << card.index()) & !1)
    }

    /// The cards 1 to `last`.
    pub const fn up_to(last: Card) -> CardSet {
        CardSet((2u64 << last.index()).wrapping_sub(1) & !1)
    }

    /// Whether `card` belongs to the set.
    pub const fn contains(self, card: Card) -> bool {
        card.0 <= Card::LAST.0 && self.0 >> card.index() & 1 == 1
    }

    /// Puts `card` into the set.
    pub fn insert(&mut self, card: Card) {
        self.0 |= CardSet::only(card).0;
    }

    /// Takes `card` out of the set.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !CardSet::only(card).0;
    }

    /// What belongs to either set.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What belongs to both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What belongs to this set and not to `other`.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let lowest = left.trailing_zeros();
                left &= left - 1;
                Card(lowest as u8)
            })
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::only(card)))
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        struct Cards;
        impl<'de> serde::de::Visitor<'de> for Cards {
            type Value = CardSet;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("cards from 1 to 63, each once")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut cards: A) -> Result<CardSet, A::Error> {
                let mut set = CardSet::EMPTY;
                while let Some(card) = cards.next_element::<Card>()? {
                    if !card.exists() || card > Card::LAST || set.contains(card) {
                        return Err(serde::de::Error::custom(format_args!("card {card} cannot stand here")));
                    }
                    set.insert(card);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Cards)
    }
}
