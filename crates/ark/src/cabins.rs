//! The ark: two sides of cabins behind the bow.

use crate::{Card, CardSet};
use serde::{Deserialize, Serialize, ser::SerializeStruct};
use std::fmt;

/// A side of the ark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Side {
    /// The lower side; its weight pulls the heel down.
    Port,
    /// The upper side; its weight pulls the heel up.
    Starboard,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Port, Side::Starboard];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::Port => Side::Starboard,
            Side::Starboard => Side::Port,
        }
    }

    /// What a weight on this side does to the heel.
    pub const fn pull(self, weight: i8) -> i8 {
        match self {
            Side::Port => -weight,
            Side::Starboard => weight,
        }
    }
}

/// Where a cabin is, or would be: side, and place from the bow backwards, from 1. Written `p3` or `s1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CabinId {
    /// The side.
    pub side: Side,
    /// From 1 at the bow.
    pub index: u8,
}

impl CabinId {
    /// A cabin of the port side.
    pub const fn port(index: u8) -> CabinId {
        CabinId { side: Side::Port, index }
    }

    /// A cabin of the starboard side.
    pub const fn starboard(index: u8) -> CabinId {
        CabinId { side: Side::Starboard, index }
    }

    /// As people read it: `P3`. Moves are written with [`CabinId`]'s own text, `p3`.
    pub fn name(self) -> String {
        self.to_string().to_uppercase()
    }

    /// The cabin across the ark.
    #[must_use]
    pub const fn opposite(self) -> CabinId {
        CabinId { side: self.side.opposite(), index: self.index }
    }

    /// The cabins from which a carnivore disturbs a shy animal here: this one, the opposite one and the neighbours of
    /// the same side. Some may not exist.
    pub fn vicinity(self) -> [CabinId; 4] {
        let CabinId { side, index } = self;
        let before = CabinId { side, index: index.saturating_sub(1) };
        [self, self.opposite(), before, CabinId { side, index: index.saturating_add(1) }]
    }
}

impl fmt::Display for CabinId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::Port => 'p',
            Side::Starboard => 's',
        };
        write!(f, "{side}{}", self.index)
    }
}

/// What a cabin can hold.
pub const CABIN_CARDS: usize = 3;

/// One to three cards in the order in which they came; a driver stands where the driven-out animal stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cabin([Card; CABIN_CARDS]);

impl Cabin {
    /// A cabin no card is in.
    pub const EMPTY: Cabin = Cabin([Card::NONE; CABIN_CARDS]);

    /// Its cards.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        self.0.into_iter().take_while(|card| card.exists())
    }

    /// Its three places; what is empty is [`Card::NONE`].
    #[inline]
    pub const fn slots(&self) -> [Card; CABIN_CARDS] {
        self.0
    }

    /// Its cards as a set.
    #[inline]
    pub const fn set(&self) -> CardSet {
        let [a, b, c] = self.0;
        CardSet::only(a).or(CardSet::only(b)).or(CardSet::only(c))
    }

    /// Whether no further card fits in.
    pub fn is_full(&self) -> bool {
        self.0[CABIN_CARDS - 1].exists()
    }

    /// Whether no card is in.
    pub fn is_empty(&self) -> bool {
        !self.0[0].exists()
    }

    /// Whether `card` is in.
    pub fn contains(&self, card: Card) -> bool {
        card.exists() && self.0.contains(&card)
    }

    /// Puts `card` where `place` is: behind the last card for [`Card::NONE`], or in place of another card.
    pub(crate) fn put(&mut self, card: Card, place: Card) {
        if let Some(slot) = self.0.iter_mut().find(|slot| **slot == place) {
            *slot = card;
        }
    }
}

impl Serialize for Cabin {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Cabin {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cabin, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if !(1..=CABIN_CARDS).contains(&cards.len()) || cards.contains(&Card::NONE) {
            return Err(serde::de::Error::custom("a cabin has one to three cards"));
        }
        let mut cabin = Cabin::EMPTY;
        cards.into_iter().for_each(|card| cabin.put(card, Card::NONE));
        Ok(cabin)
    }
}

/// Room for one cabin for each card of the largest deck, which is more than there can be.
const CABINS: usize = 64;

/// All cabins. Port grows from one end of the room and starboard from the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ark {
    cabins: [Cabin; CABINS],
    port: u8,
    starboard: u8,
}

impl Default for Ark {
    fn default() -> Ark {
        Ark { cabins: [Cabin::EMPTY; CABINS], port: 0, starboard: 0 }
    }
}

impl Ark {
    /// How many cabins a side has.
    #[inline]
    pub const fn length(&self, side: Side) -> u8 {
        match side {
            Side::Port => self.port,
            Side::Starboard => self.starboard,
        }
    }

    /// Where the next cabin of a side would be opened.
    pub const fn next(&self, side: Side) -> CabinId {
        CabinId { side, index: self.length(side) + 1 }
    }

    /// Whether the cabin exists.
    #[inline]
    pub const fn exists(&self, id: CabinId) -> bool {
        0 < id.index && id.index <= self.length(id.side)
    }

    /// The cabin; empty if it does not exist.
    #[inline]
    pub fn cabin(&self, id: CabinId) -> Cabin {
        if self.exists(id) { self.cabins[Ark::slot(id)] } else { Cabin::EMPTY }
    }

    /// Every cabin that exists, port first, from the bow backwards.
    pub fn ids(&self) -> impl Iterator<Item = CabinId> + Clone + use<> {
        let (port, starboard) = (self.port, self.starboard);
        (1..=port).map(CabinId::port).chain((1..=starboard).map(CabinId::starboard))
    }

    /// Every place for a card: the cabins of each side and the new one behind them.
    pub fn places(&self) -> impl Iterator<Item = CabinId> + Clone + use<> {
        let (port, starboard) = (self.port, self.starboard);
        (1..=port + 1).map(CabinId::port).chain((1..=starboard + 1).map(CabinId::starboard))
    }

    /// Every card in the ark.
    pub fn cards(&self) -> CardSet {
        self.ids().flat_map(|id| self.cabin(id).cards()).collect()
    }

    /// Puts a card into a cabin, in place of another one or opening the next one.
    pub(crate) fn put(&mut self, card: Card, id: CabinId, instead_of: Card) {
        if id == self.next(id.side) {
            match id.side {
                Side::Port => self.port += 1,
                Side::Starboard => self.starboard += 1,
            }
        }
        self.cabins[Ark::slot(id)].put(card, instead_of);
    }

    #[inline]
    const fn slot(id: CabinId) -> usize {
        match id.side {
            Side::Port => (id.index as usize - 1) % CABINS,
            Side::Starboard => (CABINS - id.index as usize) % CABINS,
        }
    }

    fn side(&self, side: Side) -> Vec<Cabin> {
        (1..=self.length(side)).map(|index| self.cabin(CabinId { side, index })).collect()
    }
}

impl fmt::Debug for Ark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side| -> Vec<Vec<u8>> {
            let cards = |cabin: Cabin| cabin.cards().map(|card| card.0).collect();
            self.side(side).into_iter().map(cards).collect()
        };
        f.debug_struct("Ark")
            .field("port", &side(Side::Port))
            .field("starboard", &side(Side::Starboard))
            .finish()
    }
}

impl Serialize for Ark {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut ark = serializer.serialize_struct("Ark", 2)?;
        ark.serialize_field("port", &self.side(Side::Port))?;
        ark.serialize_field("starboard", &self.side(Side::Starboard))?;
        ark.end()
    }
}

impl<'de> Deserialize<'de> for Ark {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Ark, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Ark", deny_unknown_fields)]
        struct Sides {
            port: Vec<Cabin>,
            starboard: Vec<Cabin>,
        }
        let Sides { port, starboard } = Sides::deserialize(deserializer)?;
        if port.len() + starboard.len() >= CABINS {
            return Err(serde::de::Error::custom("more cabins than cards"));
        }
        let mut ark = Ark::default();
        for (side, cabins) in [(Side::Port, port), (Side::Starboard, starboard)] {
            for cabin in cabins {
                let id = ark.next(side);
                cabin.cards().for_each(|card| ark.put(card, id, Card::NONE));
            }
        }
        Ok(ark)
    }
}
