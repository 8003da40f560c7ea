//! The deck that comes with the game.
//!
//! The published card list is not known to us. What the rule document says of a card, and what public reviews say of
//! it, stands here with a mark; every value without a mark is our own completion, to be replaced when the real list
//! is known. The numbers of cards are published: 47 animals and 8 provisions.

use super::Climate::{self, Any, Cold, Hot};
use super::Diet::{self, Carnivore, Herbivore, Omnivore};
use super::Kind::{self, Heavy, Shy, Slow, Useful};
use super::{Face, Special};

/// One line of the standard deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StandardCard {
    /// The id, which is also the key of its names.
    pub id: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What is printed on it.
    pub face: Face,
    /// What the rule document states.
    pub printed: &'static [Field],
    /// What public reviews or shop texts state.
    pub reviewed: &'static [Field],
    /// Which of these follow from a statement without being it.
    pub inferred: &'static [Field],
}

/// A value on a card, to mark where it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// That the card exists under this name.
    Name,
    /// How many there are.
    Copies,
    /// Its weight.
    Weight,
    /// What it eats.
    Diet,
    /// The weather it can bear.
    Climate,
    /// Its scoring card, or that it has none.
    Kind,
    /// Its ability.
    Special,
}

impl StandardCard {
    /// Whether a value is published, in the rule document or in public; otherwise it is ours.
    pub fn is_published(&self, field: Field) -> bool {
        self.printed.contains(&field) || self.reviewed.contains(&field)
    }

    const fn can(mut self, special: Special) -> StandardCard {
        self.face.special = Some(special);
        self
    }

    const fn printed(mut self, fields: &'static [Field]) -> StandardCard {
        self.printed = fields;
        self
    }

    const fn reviewed(mut self, fields: &'static [Field]) -> StandardCard {
        self.reviewed = fields;
        self
    }

    const fn inferred(mut self, fields: &'static [Field]) -> StandardCard {
        self.inferred = fields;
        self
    }
}

const fn kindless(id: &'static str, weight: u8, climate: Climate, diet: Diet) -> StandardCard {
    let face = Face { weight, climate, diet, kind: None, special: None };
    StandardCard { id, copies: 1, face, printed: &[], reviewed: &[], inferred: &[] }
}

const fn animal(id: &'static str, weight: u8, climate: Climate, diet: Diet, kind: Kind) -> StandardCard {
    let mut card = kindless(id, weight, climate, diet);
    card.face.kind = Some(kind);
    card
}

const fn provisions(id: &'static str, weight: u8, climate: Climate, copies: u8) -> StandardCard {
    let mut card = animal(id, weight, climate, Diet::None, Kind::Provisions);
    card.copies = copies;
    card
}

/// The cards in the order of their places. Columns: id, weight, climate, diet, kind; then the ability and the marks.
#[rustfmt::skip]
pub const STANDARD: &[StandardCard] = &[
    // Useful animals.
    animal("dog", 1, Any, Carnivore, Useful).printed(&[Field::Name, Field::Diet]),
    animal("cow", 2, Any, Herbivore, Useful),
    animal("horse", 2, Any, Herbivore, Useful),
    animal("pig", 1, Any, Omnivore, Useful).reviewed(&[Field::Name]),
    animal("sheep", 1, Cold, Herbivore, Useful),
    animal("goat", 1, Cold, Herbivore, Useful),
    animal("chicken", 0, Any, Omnivore, Useful),
    animal("camel", 2, Hot, Herbivore, Useful),
    animal("cat", 0, Any, Carnivore, Useful),
    animal("reindeer", 2, Cold, Herbivore, Useful),
    animal("chimpanzee", 1, Hot, Omnivore, Useful).can(Special::Chimpanzee).printed(&[Field::Name, Field::Special]),
    // Heavy animals.
    animal("elephant", 3, Hot, Herbivore, Heavy).printed(&[Field::Name, Field::Weight]),
    animal("bronto", 4, Hot, Herbivore, Heavy).can(Special::Bronto).printed(&[Field::Name, Field::Special]),
    animal("tyranno", 4, Hot, Carnivore, Heavy).reviewed(&[Field::Name, Field::Diet]),
    animal("mammoth", 4, Cold, Herbivore, Heavy),
    animal("rhinoceros", 3, Hot, Herbivore, Heavy),
    animal("hippopotamus", 3, Hot, Herbivore, Heavy),
    animal("polar_bear", 2, Cold, Carnivore, Heavy).printed(&[Field::Name, Field::Weight]).reviewed(&[Field::Climate]),
    animal("walrus", 3, Cold, Carnivore, Heavy),
    animal("bison", 3, Cold, Herbivore, Heavy),
    animal("brown_bear", 3, Cold, Omnivore, Heavy),
    animal("tiger", 2, Hot, Carnivore, Heavy).reviewed(&[Field::Name, Field::Climate]),
    // Slow animals.
    animal("turtle", 1, Hot, Herbivore, Slow).can(Special::Turtle).printed(&[Field::Name, Field::Special]),
    animal("snail", 0, Any, Herbivore, Slow),
    animal("sloth", 1, Hot, Herbivore, Slow),
    animal("koala", 1, Hot, Herbivore, Slow),
    animal("crocodile", 2, Hot, Carnivore, Slow),
    animal("seal", 2, Cold, Carnivore, Slow),
    animal("skunk", 1, Any, Herbivore, Slow).can(Special::Skunk).printed(&[Field::Name, Field::Weight, Field::Diet, Field::Special]).inferred(&[Field::Diet]),
    animal("hedgehog", 1, Any, Carnivore, Slow).can(Special::Hedgehog).printed(&[Field::Name, Field::Diet, Field::Special]).inferred(&[Field::Diet]),
    animal("lion", 2, Hot, Carnivore, Slow).reviewed(&[Field::Name, Field::Diet]).inferred(&[Field::Diet]),
    animal("yak", 2, Cold, Herbivore, Slow),
    animal("badger", 1, Cold, Omnivore, Slow),
    // Shy animals.
    animal("rabbit", 1, Any, Herbivore, Shy).printed(&[Field::Name, Field::Kind]),
    animal("roe_deer", 1, Cold, Herbivore, Shy),
    animal("mouse", 0, Any, Omnivore, Shy),
    animal("squirrel", 0, Cold, Herbivore, Shy),
    animal("zebra", 2, Hot, Herbivore, Shy),
    animal("antelope", 1, Hot, Herbivore, Shy),
    animal("giraffe", 3, Hot, Herbivore, Shy),
    animal("ostrich", 1, Hot, Omnivore, Shy),
    animal("lemming", 0, Cold, Herbivore, Shy),
    animal("lynx", 1, Cold, Carnivore, Shy),
    animal("gorilla", 2, Hot, Herbivore, Shy),
    // Animals without a kind (D-20).
    kindless("fox", 1, Any, Carnivore).can(Special::Fox).printed(&[Field::Name, Field::Kind, Field::Special]).inferred(&[Field::Kind]),
    kindless("spider", 0, Any, Carnivore).can(Special::Spider).printed(&[Field::Name, Field::Diet, Field::Kind, Field::Special]).inferred(&[Field::Diet, Field::Kind]),
    kindless("mosquito", 0, Any, Carnivore).can(Special::Mosquito).printed(&[Field::Name, Field::Diet, Field::Kind, Field::Special]).inferred(&[Field::Diet, Field::Kind]),
    // Provisions.
    provisions("grain", 1, Hot, 4).printed(&[Field::Kind]).reviewed(&[Field::Name, Field::Copies, Field::Climate]),
    provisions("vegetables", 2, Cold, 4).printed(&[Field::Kind]).reviewed(&[Field::Name, Field::Copies, Field::Climate]),
];
