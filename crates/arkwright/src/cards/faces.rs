//! The faces of the cards, and which of them an edition uses.

use crate::nearest::{folded, unknown};
use ark_nova::catalogue::{Card, CardKind, Edition};
use ark_nova::effects::{Ability, Effect};

/// One face of a card.
#[derive(Clone, Copy)]
pub struct Face {
    /// What is printed.
    pub card: Card,
    /// Whether the expansion puts it in place of a first face.
    pub second: bool,
}

/// Every face by number; with an edition, the one face of each card that it uses.
pub fn faces(edition: Option<Edition>) -> Vec<Face> {
    let mut faces: Vec<Face> = Vec::new();
    for card in Card::faces() {
        let second = faces.last().is_some_and(|last| last.card.id() == card.id());
        faces.push(Face { card, second });
    }
    let Some(edition) = edition else { return faces };
    faces.retain(|face| {
        let used = Card::find(face.card.id(), edition);
        used.is_some_and(|used| used.set() == face.card.set())
    });
    faces
}

/// The edition with this name.
pub fn edition_named(name: &str) -> Result<Edition, String> {
    match folded(name).as_str() {
        "base" => Ok(Edition::Base),
        "marine" | "marine worlds" => Ok(Edition::Marine),
        _ => Err(unknown("edition", "Editions", name, &["base", "marine"])),
    }
}

/// The name of an edition, as [`edition_named`] reads it.
pub fn edition_name(edition: Edition) -> &'static str {
    match edition {
        Edition::Base => "base",
        Edition::Marine => "marine",
    }
}

impl Face {
    /// The printed size of an animal.
    pub fn size(self) -> Option<u8> {
        match self.card {
            Card::Animal(animal) => Some(animal.size),
            _ => None,
        }
    }

    /// The printed cost of an animal.
    pub fn cost(self) -> Option<u8> {
        match self.card {
            Card::Animal(animal) => Some(animal.cost),
            _ => None,
        }
    }

    /// The level of a sponsor.
    pub fn level(self) -> Option<u8> {
        match self.card {
            Card::Sponsor(sponsor) => Some(sponsor.level),
            _ => None,
        }
    }

    /// Printed appeal, conservation points and reputation.
    pub fn gains(self) -> [u8; 3] {
        match self.card {
            Card::Animal(card) => [card.appeal, card.conservation, card.reputation],
            Card::Sponsor(card) => [card.appeal, card.conservation, card.reputation],
            Card::Project(_) | Card::FinalScoring(_) => [0; 3],
        }
    }

    /// Every named ability the card lends, wherever it stands; what replaces it in the solo game left out.
    pub fn abilities(self) -> Vec<Ability> {
        let mut found = Vec::new();
        match self.card {
            Card::Animal(animal) => {
                found.extend_from_slice(animal.abilities);
                collect(animal.reef.unwrap_or_default(), &mut found);
            }
            Card::Sponsor(sponsor) => {
                sponsor.clauses().iter().for_each(|clause| collect(clause.effects(), &mut found));
            }
            Card::Project(project) => {
                collect(project.play_bonus, &mut found);
                project.levels.iter().for_each(|level| collect(level.extra, &mut found));
            }
            Card::FinalScoring(_) => {}
        }
        found
    }
}

fn collect(effects: &[Effect], found: &mut Vec<Ability>) {
    for effect in effects {
        effect.walk(&mut |effect| {
            if let Effect::Ability(ability) = effect {
                found.push(ability);
            }
        });
    }
}

/// The numbers of a kind of card, as printed: from, to.
pub fn numbers(kind: CardKind) -> Option<(String, String)> {
    let all: Vec<Card> = Card::faces().into_iter().filter(|card| card.kind() == kind).collect();
    Some((all.first()?.id().to_string(), all.last()?.id().to_string()))
}
