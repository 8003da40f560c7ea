//! Sets of cards, one bit each in the order of the printed numbers.

use crate::catalogue::{CARDS, CardId, CardKind};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

const WORDS: usize = CARDS.div_ceil(64);

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; WORDS]);

/// All cards of each kind.
const OF_KIND: [CardSet; 4] = [
    CardSet::between(CardKind::FinalScoring.places()),
    CardSet::between(CardKind::Project.places()),
    CardSet::between(CardKind::Sponsor.places()),
    CardSet::between(CardKind::Animal.places()),
];

impl CardSet {
    /// The cards from one place among all to before another.
    const fn between((mut place, end): (usize, usize)) -> CardSet {
        let mut set = CardSet::NONE;
        while place < end {
            set.0[place / 64] |= 1 << (place % 64);
            place += 1;
        }
        set
    }

    /// The cards of one kind.
    #[must_use]
    #[inline]
    pub fn of_kind(&self, kind: CardKind) -> CardSet {
        self.and(&OF_KIND[kind as usize])
    }

    /// No card.
    pub const NONE: CardSet = CardSet([0; WORDS]);

    /// Only this card.
    pub const fn only(id: CardId) -> CardSet {
        let mut set = CardSet::NONE;
        set.0[id.place() / 64] = 1 << (id.place() % 64);
        set
    }

    /// Whether the card is in the set.
    pub const fn contains(&self, id: CardId) -> bool {
        self.0[id.place() / 64] >> (id.place() % 64) & 1 == 1
    }

    /// Puts a card in; says whether it is new.
    pub const fn insert(&mut self, id: CardId) -> bool {
        let new = !self.contains(id);
        self.0[id.place() / 64] |= 1 << (id.place() % 64);
        new
    }

    /// Takes a card out; says whether it was there.
    pub const fn remove(&mut self, id: CardId) -> bool {
        let there = self.contains(id);
        self.0[id.place() / 64] &= !(1 << (id.place() % 64));
        there
    }

    /// How many cards the set has.
    pub const fn len(&self) -> usize {
        let (mut n, mut word) = (0, 0);
        while word < WORDS {
            // Bits are dear to count, and most sets are small.
            if self.0[word] != 0 {
                n += self.0[word].count_ones();
            }
            word += 1;
        }
        n as usize
    }

    /// Whether no card is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    fn zip(&self, other: &CardSet, run: impl Fn(u64, u64) -> u64) -> CardSet {
        CardSet(std::array::from_fn(|word| run(self.0[word], other.0[word])))
    }

    /// Cards of both sets.
    #[must_use]
    pub fn and(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a & b)
    }

    /// Cards of either set.
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a | b)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub fn minus(&self, other: &CardSet) -> CardSet {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether the sets share a card.
    #[inline]
    pub fn meets(&self, other: &CardSet) -> bool {
        self.0.iter().zip(&other.0).fold(0, |all, (a, b)| all | a & b) != 0
    }

    /// The cards by number.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let words = self.0;
        let mut word = 0;
        let mut rest = words[0];
        std::iter::from_fn(move || {
            while rest == 0 {
                word += 1;
                rest = *words.get(word)?;
            }
            let at = word * 64 + rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(CardId::at(at))
        })
    }

    /// The `n`-th card by number.
    pub fn nth(&self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// The cards with a higher number.
    #[must_use]
    pub fn above(&self, id: CardId) -> CardSet {
        let at = id.place() + 1;
        CardSet(std::array::from_fn(|word| match at.saturating_sub(word * 64) {
            0 => self.0[word],
            64.. => 0,
            shift => self.0[word] & !0 << shift,
        }))
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        cards.into_iter().for_each(|id| {
            set.insert(id);
        });
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|id| id.0)).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let ids = Vec::<CardId>::deserialize(deserializer)?;
        match ids.iter().find(|id| id.kind().is_none()) {
            Some(id) => Err(D::Error::custom(format_args!("no card has the number {id}"))),
            None => Ok(ids.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_put_in_taken_out_and_listed_by_number() {
        let mut set: CardSet = [560, 1, 201, 139, 401, 264].map(CardId).into_iter().collect();
        assert_eq!(set.iter().map(|id| id.0).collect::<Vec<_>>(), [1, 139, 201, 264, 401, 560]);
        assert!(set.remove(CardId(201)) && !set.remove(CardId(201)));
        assert_eq!(set.len(), 5);
        assert_eq!(set.above(CardId(264)).iter().map(|id| id.0).collect::<Vec<_>>(), [401, 560]);
        assert_eq!(set.above(CardId(560)), CardSet::NONE);
        let all: CardSet = (0..CARDS).map(CardId::at).collect();
        assert_eq!((all.len(), set.and(&all), set.minus(&all).is_empty()), (CARDS, set, true));
    }
}
