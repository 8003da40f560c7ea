//! The immutable part of one game: players and deck.

use crate::placement::Masks;
use crate::{Card, CardSet, DeckList, Face, Kind, MAX_SEATS, MIN_SEATS};
use serde::{Deserialize, Serialize};
use tabletop::{OptionsError, Seat};

/// What is chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 3 to 5.
    pub players: u8,
    /// The cards to play with.
    #[serde(default)]
    pub deck: Deck,
}

/// The cards to play with. A deck of the user's own is part of the options, and so of every record.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The deck that comes with the game.
    #[default]
    Standard,
    /// Another list.
    Custom(DeckList),
}

impl Options {
    /// The standard deck.
    pub const fn standard(players: u8) -> Options {
        Options { players, deck: Deck::Standard }
    }
}

/// The rules of one game of Ark.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) options: Options,
    list: DeckList,
    faces: [Face; 64],
    /// For each place the line of the list.
    lines: [u8; 64],
    size: u8,
    pets: CardSet,
    masks: Masks,
}

impl Rules {
    /// Builds the rules, or says what is wrong with the options.
    pub(crate) fn build(options: &Options) -> Result<Rules, OptionsError> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&usize::from(options.players)) {
            return Err(OptionsError(format!("three to five players, not {}", options.players)));
        }
        let list = match &options.deck {
            Deck::Standard => DeckList::standard(),
            Deck::Custom(list) => list.clone(),
        };
        list.validate().map_err(|errors| {
            let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
            OptionsError(format!("deck {:?}: {}", list.name, texts.join("; ")))
        })?;
        let (mut faces, mut lines, mut size) = ([Face::BLANK; 64], [0; 64], 0);
        for (line, card) in list.cards.iter().enumerate() {
            for _ in 0..card.copies {
                size += 1;
                faces[usize::from(size)] = card.face();
                lines[usize::from(size)] = line as u8;
            }
        }
        let all = CardSet::up_to(Card(size));
        let pets = all.iter().filter(|card| faces[card.index()].is_pet()).collect();
        Ok(Rules { options: options.clone(), list, faces, lines, size, pets, masks: Masks::new(&faces, all) })
    }

    /// The deck as a list.
    pub fn deck(&self) -> &DeckList {
        &self.list
    }

    /// The line of the deck list a card belongs to, if there is such a card.
    pub fn line(&self, card: Card) -> Option<&crate::DeckCard> {
        self.all_cards().contains(card).then(|| &self.list.cards[usize::from(self.lines[card.index()])])
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    #[inline]
    pub(crate) fn faces(&self) -> &[Face; 64] {
        &self.faces
    }

    #[inline]
    pub(crate) fn masks(&self) -> &Masks {
        &self.masks
    }

    /// The first card with this id.
    pub fn card(&self, id: &str) -> Option<Card> {
        self.all_cards().iter().find(|&card| self.line(card).is_some_and(|line| line.id == id))
    }

    /// Every card of the deck.
    pub fn all_cards(&self) -> CardSet {
        CardSet::up_to(Card(self.size))
    }

    /// The cards that can be pets.
    pub fn pets(&self) -> CardSet {
        self.pets
    }

    /// The cards of a scoring card.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> CardSet {
        self.masks.kinds[kind.index()]
    }

    /// The cards that take a turn of their own: slow animals and provisions.
    #[inline]
    pub fn singles(&self) -> CardSet {
        self.masks.single
    }

    /// How many cards lie below the first rain, not counting rain.
    pub fn lower_half(&self) -> usize {
        (usize::from(self.size) - 4 - crate::ROW - 2 * self.table()) / 2
    }

    /// How many seats the table has.
    pub(crate) fn table(&self) -> usize {
        self.options.players.into()
    }

    /// The right neighbour.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        seat.previous(self.table())
    }
}
