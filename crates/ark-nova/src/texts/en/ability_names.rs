//! Names of the abilities in English.

use super::English;
use crate::catalogue::Icon;
use crate::effects::Ability;
use crate::texts::ability_names::{AbilityNames, value};
use crate::texts::words::NameWords;

impl AbilityNames for English {
    fn ability_named(&self, ability: Ability) -> String {
        match ability {
            Ability::Sprint(n) => format!("Sprint {n}"),
            Ability::Hunter(amount) => format!("Hunter {}", value(amount)),
            Ability::Perception(n) => format!("Perception {n}"),
            Ability::Scavenging(n) => format!("Scavenging {n}"),
            Ability::Snapping(n) => format!("Snapping {n}"),
            Ability::Digging(n) => format!("Digging {n}"),
            Ability::Sunbathing(n) => format!("Sunbathing {n}"),
            Ability::Pouch(n) => format!("Pouch {n}"),
            Ability::Pack => "Pack".into(),
            Ability::PettingZooAnimal => "Petting Zoo Animal".into(),
            Ability::IconicAnimal(icon) => format!("Iconic Animal: {}", self.icon_name(icon)),
            Ability::Inventive(n) => format!("Inventive {n}"),
            Ability::InventiveBear => format!("Inventive: {}", self.icon_name(Icon::Bear)),
            Ability::InventivePrimate => format!("Inventive: {}", self.icon_name(Icon::Primate)),
            Ability::Jumping(n) => format!("Jumping {n}"),
            Ability::Clever => "Clever".into(),
            Ability::Boost(action) => format!("Boost: {}", self.action_name(action)),
            Ability::Action(action) => format!("Action: {}", self.action_name(action)),
            Ability::Determination => "Determination".into(),
            Ability::Multiplier(action) => format!("Multiplier: {}", self.action_name(action)),
            Ability::FullThroated => "Full-throated".into(),
            Ability::Resistance => "Resistance".into(),
            Ability::Assertion => "Assertion".into(),
            Ability::Dominance => "Dominance".into(),
            Ability::SponsorMagnet => "Sponsor Magnet".into(),
            Ability::Posturing(n) => format!("Posturing {n}"),
            Ability::Peacocking => "Peacocking".into(),
            Ability::FlockAnimal(n) => format!("Flock Animal {n}"),
            Ability::Venom(n) => format!("Venom {n}"),
            Ability::Constriction => "Constriction".into(),
            Ability::Hypnosis(n) => format!("Hypnosis {n}"),
            Ability::Pilfering(n) => format!("Pilfering {n}"),
            Ability::Mark => "Mark".into(),
            Ability::Trade => "Trade".into(),
            Ability::ExtraShift => "Extra Shift".into(),
            Ability::SeaAnimalMagnet => "Sea Animal Magnet".into(),
            Ability::Symbiosis => "Symbiosis".into(),
            Ability::Glide(n) => format!("Glide {n}"),
            Ability::SharkAttack(n) => format!("Shark Attack {n}"),
            Ability::CutDown => "Cut Down".into(),
            Ability::Camouflage => "Camouflage".into(),
            Ability::ScubaDive(amount) => format!("Scuba Dive {}", value(amount)),
            Ability::Marketing => "Marketing".into(),
            Ability::Adapt(n) => format!("Adapt {n}"),
            Ability::MonkeyGang => "Monkey Gang".into(),
        }
    }
}
