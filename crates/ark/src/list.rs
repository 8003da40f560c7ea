//! Lists that cannot grow beyond a bound and need no heap.

use crate::{Card, MAX_SEATS};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// At most `N` cards in order. What lies behind the last is always [`Card::NONE`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CardList<const N: usize> {
    cards: [Card; N],
    length: u8,
}

impl<const N: usize> CardList<N> {
    /// No card.
    pub const EMPTY: CardList<N> = CardList { cards: [Card::NONE; N], length: 0 };

    /// Adds a card behind the last.
    ///
    /// # Panics
    ///
    /// If the list is full: every list is long enough for all cards of the largest deck.
    pub fn push(&mut self, card: Card) {
        self.cards[self.length as usize] = card;
        self.length += 1;
    }

    /// Takes the last card away.
    pub fn pop(&mut self) -> Option<Card> {
        let last = self.length.checked_sub(1)?;
        self.length = last;
        Some(std::mem::take(&mut self.cards[last as usize]))
    }

    /// The cards.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.length as usize]
    }

    /// The cards, to be put into another order.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.length as usize]
    }

    /// How many cards there are.
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }
}

impl<const N: usize> FromIterator<Card> for CardList<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardList<N> {
        let mut list = CardList::EMPTY;
        cards.into_iter().for_each(|card| list.push(card));
        list
    }
}

impl<const N: usize> fmt::Debug for CardList<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice().iter().map(|card| card.0)).finish()
    }
}

impl<const N: usize> Serialize for CardList<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, const N: usize> Deserialize<'de> for CardList<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardList<N>, D::Error> {
        struct Cards<const N: usize>;
        impl<'de, const N: usize> de::Visitor<'de> for Cards<N> {
            type Value = CardList<N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} cards")
            }
            fn visit_seq<A: de::SeqAccess<'de>>(self, mut cards: A) -> Result<CardList<N>, A::Error> {
                let mut list = CardList::EMPTY;
                while let Some(card) = cards.next_element()? {
                    if list.len() == N {
                        return Err(de::Error::invalid_length(N + 1, &self));
                    }
                    list.push(card);
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Cards)
    }
}

/// Something of each seat it concerns, in the order of the seats. What lies behind the last is always the default.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatList<T> {
    entries: [T; MAX_SEATS],
    length: u8,
}

impl<T> SeatList<T> {
    /// The entries.
    pub fn as_slice(&self) -> &[T] {
        &self.entries[..self.length as usize]
    }

    /// The entries, one after the other.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }
}

impl<T: Default> FromIterator<T> for SeatList<T> {
    /// # Panics
    ///
    /// If there are more entries than seats at the largest table.
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> SeatList<T> {
        let mut list = SeatList { entries: Default::default(), length: 0 };
        for entry in entries {
            list.entries[list.length as usize] = entry;
            list.length += 1;
        }
        list
    }
}

impl<T: fmt::Debug> fmt::Debug for SeatList<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for SeatList<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for SeatList<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatList<T>, D::Error> {
        let entries = Vec::<T>::deserialize(deserializer)?;
        if entries.len() > MAX_SEATS {
            return Err(de::Error::custom(format_args!("more than {MAX_SEATS} seats")));
        }
        Ok(entries.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for SeatList<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Vec::<T>::schema_name()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<T>::json_schema(generator)
    }
}
