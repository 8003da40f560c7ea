//! Names and keywords of the abilities.

use super::words::icon_name;
use super::{Lang, action_name, say, typeset, word};
use crate::catalogue::Icon;
use crate::effects::{Ability, Amount};

/// The name of an ability with its value, such as `Hunter 4`.
pub fn ability_name(ability: Ability, lang: Lang) -> String {
    typeset(&named(ability, lang), lang)
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

/// The name before its typography.
pub(super) fn named(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Sprint(n) => say!(lang, "Sprint {n}", "Course {n}"),
        Ability::Hunter(amount) => {
            let n = value(amount);
            say!(lang, "Hunter {n}", "Chasseur {n}")
        }
        Ability::Perception(n) => say!(lang, "Perception {n}", "Perception {n}"),
        Ability::Scavenging(n) => say!(lang, "Scavenging {n}", "Charognard {n}"),
        Ability::Snapping(n) => say!(lang, "Snapping {n}", "Saisir {n}"),
        Ability::Digging(n) => say!(lang, "Digging {n}", "Fouisseur {n}"),
        Ability::Sunbathing(n) => say!(lang, "Sunbathing {n}", "Bain de soleil {n}"),
        Ability::Pouch(n) => say!(lang, "Pouch {n}", "Poche ventrale {n}"),
        Ability::Pack => word(lang, "Pack", "Meute").into(),
        Ability::PettingZooAnimal => word(lang, "Petting Zoo Animal", "Domestique").into(),
        Ability::IconicAnimal(icon) => {
            let icon = icon_name(icon, lang);
            say!(lang, "Iconic Animal: {icon}", "Animal emblématique : {icon}")
        }
        Ability::Inventive(n) => say!(lang, "Inventive {n}", "Ingénieux {n}"),
        Ability::InventiveBear => {
            let icon = icon_name(Icon::Bear, lang);
            say!(lang, "Inventive: {icon}", "Ingénieux : {icon}")
        }
        Ability::InventivePrimate => {
            let icon = icon_name(Icon::Primate, lang);
            say!(lang, "Inventive: {icon}", "Ingénieux : {icon}")
        }
        Ability::Jumping(n) => say!(lang, "Jumping {n}", "Saut {n}"),
        Ability::Clever => word(lang, "Clever", "Intelligent").into(),
        Ability::Boost(action) => {
            let action = action_name(action, lang);
            say!(lang, "Boost: {action}", "Boost : {action}")
        }
        Ability::Action(action) => {
            let action = action_name(action, lang);
            say!(lang, "Action: {action}", "Action : {action}")
        }
        Ability::Determination => word(lang, "Determination", "Détermination").into(),
        Ability::Multiplier(action) => {
            let action = action_name(action, lang);
            say!(lang, "Multiplier: {action}", "Multiplicateur : {action}")
        }
        Ability::FullThroated => word(lang, "Full-throated", "Tonitruant").into(),
        Ability::Resistance => word(lang, "Resistance", "Résistance").into(),
        Ability::Assertion => word(lang, "Assertion", "Revendication").into(),
        Ability::Dominance => word(lang, "Dominance", "Domination").into(),
        Ability::SponsorMagnet => word(lang, "Sponsor Magnet", "Favori").into(),
        Ability::Posturing(n) => say!(lang, "Posturing {n}", "Pose {n}"),
        Ability::Peacocking => word(lang, "Peacocking", "Ostentatoire").into(),
        Ability::FlockAnimal(n) => say!(lang, "Flock Animal {n}", "Troupeau {n}"),
        Ability::Venom(n) => say!(lang, "Venom {n}", "Venimeux {n}"),
        Ability::Constriction => word(lang, "Constriction", "Constriction").into(),
        Ability::Hypnosis(n) => say!(lang, "Hypnosis {n}", "Hypnose {n}"),
        Ability::Pilfering(n) => say!(lang, "Pilfering {n}", "Chapardage {n}"),
        Ability::Mark => word(lang, "Mark", "Marquage").into(),
        Ability::Trade => word(lang, "Trade", "Troc").into(),
        Ability::ExtraShift => word(lang, "Extra Shift", "Heures supplémentaires").into(),
        Ability::SeaAnimalMagnet => word(lang, "Sea Animal Magnet", "Favori marin").into(),
        Ability::Symbiosis => word(lang, "Symbiosis", "Symbiose").into(),
        Ability::Glide(n) => say!(lang, "Glide {n}", "Glisse {n}"),
        Ability::SharkAttack(n) => say!(lang, "Shark Attack {n}", "Attaque de requin {n}"),
        Ability::CutDown => word(lang, "Cut Down", "Démontage").into(),
        Ability::Camouflage => word(lang, "Camouflage", "Camouflage").into(),
        Ability::ScubaDive(amount) => {
            let n = value(amount);
            say!(lang, "Scuba Dive {n}", "Plongée {n}")
        }
        Ability::Marketing => word(lang, "Marketing", "Marketing").into(),
        Ability::Adapt(n) => say!(lang, "Adapt {n}", "Adaptation {n}"),
        Ability::MonkeyGang => word(lang, "Monkey Gang", "Bande de singes").into(),
    }
}

/// The value beside a name: a number, or X for a count.
fn value(amount: Amount) -> String {
    match amount {
        Amount::N(n) => n.to_string(),
        Amount::Per { .. } | Amount::Tiers(..) => "X".into(),
    }
}
