//! The faces of animals.

use super::cards::requirements;
use super::{Bonus, CardHead, RequirementFace};
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::{Action, Animal, Icon, SizeClass};
use crate::effects::Ability;
use crate::texts::{self, Lang};
use serde::Serialize;

/// The face of an animal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnimalFace {
    /// What every face has.
    #[serde(flatten)]
    pub head: CardHead,
    /// The scientific name; one card has none.
    pub latin: String,
    /// The size of enclosure it needs.
    pub size: u8,
    /// How large it counts.
    pub size_class: SizeClass,
    /// Whether a standard enclosure can house it; otherwise its size is printed in red.
    pub standard_enclosure: bool,
    /// The special enclosures that can house it.
    pub special_enclosures: Vec<HomeFace>,
    /// Rock spaces needed next to the enclosure.
    pub rock: u8,
    /// Water spaces needed next to the enclosure.
    pub water: u8,
    /// The cost in money.
    pub cost: u8,
    /// The conditions.
    pub requires: Vec<RequirementFace>,
    /// Categories and continents; doubled icons stand twice.
    pub icons: Vec<Icon>,
    /// Appeal it gives.
    pub appeal: u8,
    /// Conservation points it gives.
    pub conservation: u8,
    /// Reputation it gives.
    pub reputation: u8,
    /// What happens when it is played.
    pub abilities: Vec<AbilityFace>,
    /// What happens instead in the solo and the friendly game.
    pub solo_abilities: Option<Vec<AbilityFace>>,
    /// For a reef dweller, what happens whenever one is played; may be nothing.
    pub reef: Option<Vec<Bonus>>,
    /// Whether it shows a wave.
    pub wave: bool,
}

/// A special enclosure that can house an animal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HomeFace {
    /// The kind of enclosure; all tanks are one kind.
    pub kind: SpecialHome,
    /// Its name.
    pub name: String,
    /// The places it takes there.
    pub places: u8,
}

/// An ability as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AbilityFace {
    /// The word for the ability, as in the glossary.
    pub kind: String,
    /// Its number; none where it has none, or counts something.
    pub value: Option<u8>,
    /// The icon it names.
    pub icon: Option<Icon>,
    /// The action it names.
    pub action: Option<Action>,
    /// Its name with its value, such as `Hunter 4`.
    pub name: String,
    /// What it does.
    pub text: String,
    /// Whether it acts against other players.
    pub interactive: bool,
    /// Whether it waits until the action is finished.
    pub waits: bool,
}

pub(super) fn face(card: &Animal, head: CardHead, lang: Lang) -> AnimalFace {
    let home = |&(kind, places): &(SpecialHome, u8)| HomeFace {
        kind,
        name: texts::home_name(kind, lang).into(),
        places,
    };
    AnimalFace {
        head,
        latin: card.latin.into(),
        size: card.size,
        size_class: card.size_class(),
        standard_enclosure: card.standard,
        special_enclosures: card.special.iter().map(home).collect(),
        rock: card.rock,
        water: card.water,
        cost: card.cost,
        requires: requirements(card.requires, lang),
        icons: card.icons.to_vec(),
        appeal: card.appeal,
        conservation: card.conservation,
        reputation: card.reputation,
        abilities: abilities(card.abilities, lang),
        solo_abilities: card.solo.map(|solo| abilities(solo, lang)),
        reef: card.reef.map(|reef| Bonus::all(None, reef, lang)),
        wave: card.wave,
    }
}

fn abilities(abilities: &[Ability], lang: Lang) -> Vec<AbilityFace> {
    let face = |&ability: &Ability| AbilityFace {
        kind: texts::ability_keyword(ability).into(),
        value: ability.value(),
        icon: ability.icon(),
        action: ability.action(),
        name: texts::ability_name(ability, lang),
        text: texts::ability_text(ability, lang),
        interactive: ability.is_interactive(),
        waits: ability.waits(),
    };
    abilities.iter().map(face).collect()
}
