//! Names and keywords of the abilities.

use crate::effects::{Ability, Amount};

/// What the abilities are called.
pub(crate) trait AbilityNames {
    /// The name of an ability with its value, before its typography.
    fn ability_named(&self, ability: Ability) -> String;
}

/// The word for an ability in filters and links, the same in every language.
pub fn ability_keyword(ability: Ability) -> &'static str {
    match ability {
        Ability::Sprint(_) => "sprint",
        Ability::Hunter(_) => "hunter",
        Ability::Perception(_) => "perception",
        Ability::Scavenging(_) => "scavenging",
        Ability::Snapping(_) => "snapping",
        Ability::Digging(_) => "digging",
        Ability::Sunbathing(_) => "sunbathing",
        Ability::Pouch(_) => "pouch",
        Ability::Pack => "pack",
        Ability::PettingZooAnimal => "petting_zoo_animal",
        Ability::IconicAnimal(_) => "iconic_animal",
        Ability::Inventive(_) => "inventive",
        Ability::InventiveBear => "inventive_bear",
        Ability::InventivePrimate => "inventive_primate",
        Ability::Jumping(_) => "jumping",
        Ability::Clever => "clever",
        Ability::Boost(_) => "boost",
        Ability::Action(_) => "action",
        Ability::Determination => "determination",
        Ability::Multiplier(_) => "multiplier",
        Ability::FullThroated => "full_throated",
        Ability::Resistance => "resistance",
        Ability::Assertion => "assertion",
        Ability::Dominance => "dominance",
        Ability::SponsorMagnet => "sponsor_magnet",
        Ability::Posturing(_) => "posturing",
        Ability::Peacocking => "peacocking",
        Ability::FlockAnimal(_) => "flock_animal",
        Ability::Venom(_) => "venom",
        Ability::Constriction => "constriction",
        Ability::Hypnosis(_) => "hypnosis",
        Ability::Pilfering(_) => "pilfering",
        Ability::Mark => "mark",
        Ability::Trade => "trade",
        Ability::ExtraShift => "extra_shift",
        Ability::SeaAnimalMagnet => "sea_animal_magnet",
        Ability::Symbiosis => "symbiosis",
        Ability::Glide(_) => "glide",
        Ability::SharkAttack(_) => "shark_attack",
        Ability::CutDown => "cut_down",
        Ability::Camouflage => "camouflage",
        Ability::ScubaDive(_) => "scuba_dive",
        Ability::Marketing => "marketing",
        Ability::Adapt(_) => "adapt",
        Ability::MonkeyGang => "monkey_gang",
    }
}

/// The value beside a name: a number, or X for a count.
pub(super) fn value(amount: Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::Per { .. } | Amount::Tiers(..) => "X".into(),
    }
}
