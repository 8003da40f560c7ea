//! Names of the abilities in French.

use super::French;
use crate::catalogue::Icon;
use crate::effects::Ability;
use crate::texts::ability_names::{AbilityNames, value};
use crate::texts::words::NameWords;

impl AbilityNames for French {
    fn ability_named(&self, ability: Ability) -> String {
        match ability {
            Ability::Sprint(n) => format!("Course {n}"),
            Ability::Hunter(amount) => format!("Chasseur {}", value(amount)),
            Ability::Perception(n) => format!("Perception {n}"),
            Ability::Scavenging(n) => format!("Charognard {n}"),
            Ability::Snapping(n) => format!("Saisir {n}"),
            Ability::Digging(n) => format!("Fouisseur {n}"),
            Ability::Sunbathing(n) => format!("Bain de soleil {n}"),
            Ability::Pouch(n) => format!("Poche ventrale {n}"),
            Ability::Pack => "Meute".into(),
            Ability::PettingZooAnimal => "Domestique".into(),
            Ability::IconicAnimal(icon) => format!("Animal emblématique : {}", self.icon_name(icon)),
            Ability::Inventive(n) => format!("Ingénieux {n}"),
            Ability::InventiveBear => format!("Ingénieux : {}", self.icon_name(Icon::Bear)),
            Ability::InventivePrimate => format!("Ingénieux : {}", self.icon_name(Icon::Primate)),
            Ability::Jumping(n) => format!("Saut {n}"),
            Ability::Clever => "Intelligent".into(),
            Ability::Boost(action) => format!("Boost : {}", self.action_name(action)),
            Ability::Action(action) => format!("Action : {}", self.action_name(action)),
            Ability::Determination => "Détermination".into(),
            Ability::Multiplier(action) => format!("Multiplicateur : {}", self.action_name(action)),
            Ability::FullThroated => "Tonitruant".into(),
            Ability::Resistance => "Résistance".into(),
            Ability::Assertion => "Revendication".into(),
            Ability::Dominance => "Domination".into(),
            Ability::SponsorMagnet => "Favori".into(),
            Ability::Posturing(n) => format!("Pose {n}"),
            Ability::Peacocking => "Ostentatoire".into(),
            Ability::FlockAnimal(n) => format!("Troupeau {n}"),
            Ability::Venom(n) => format!("Venimeux {n}"),
            Ability::Constriction => "Constriction".into(),
            Ability::Hypnosis(n) => format!("Hypnose {n}"),
            Ability::Pilfering(n) => format!("Chapardage {n}"),
            Ability::Mark => "Marquage".into(),
            Ability::Trade => "Troc".into(),
            Ability::ExtraShift => "Heures supplémentaires".into(),
            Ability::SeaAnimalMagnet => "Favori marin".into(),
            Ability::Symbiosis => "Symbiose".into(),
            Ability::Glide(n) => format!("Glisse {n}"),
            Ability::SharkAttack(n) => format!("Attaque de requin {n}"),
            Ability::CutDown => "Démontage".into(),
            Ability::Camouflage => "Camouflage".into(),
            Ability::ScubaDive(amount) => format!("Plongée {}", value(amount)),
            Ability::Marketing => "Marketing".into(),
            Ability::Adapt(n) => format!("Adaptation {n}"),
            Ability::MonkeyGang => "Bande de singes".into(),
        }
    }
}
