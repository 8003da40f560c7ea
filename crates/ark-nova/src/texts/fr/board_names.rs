//! Names of landmarks, tiles, tasks and universities in French.

use super::French;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::maps::Landmark;
use crate::catalogue::{BonusTile, Icon, Resource};
use crate::effects::Ability;
use crate::texts::ability_names::AbilityNames;
use crate::texts::boards::BoardNames;
use crate::texts::words::NameWords;

impl BoardNames for French {
    fn landmark_name(&self, landmark: Landmark) -> String {
        match landmark {
            Landmark::Tower => "Tour d'observation".into(),
            Landmark::Gate => "Portail".into(),
            Landmark::SilverLake => "Lac argenté".into(),
            Landmark::Restaurant => "Restaurant".into(),
            Landmark::Harbour => "Port".into(),
            Landmark::Institute => "Institut de recherche".into(),
            Landmark::HillLetter => "Case H".into(),
            Landmark::Continent(icon) => {
                let icon = self.icon_name(icon);
                format!("Zone {icon}")
            }
            Landmark::Quarter(n) => {
                let side = match n {
                    0 => "nord",
                    1 => "est",
                    2 => "sud",
                    _ => "ouest",
                };
                format!("Zone {side}")
            }
            Landmark::Centre => "Centre".into(),
        }
    }

    fn tile_name(&self, tile: BonusTile) -> String {
        match tile {
            BonusTile::Reputation => self.resource_name(Resource::Reputation).into(),
            BonusTile::XTokens => self.resource_name(Resource::XToken).into(),
            BonusTile::Money => self.resource_name(Resource::Money).into(),
            BonusTile::Enclosure => "Enclos".into(),
            BonusTile::Cards => "Cartes".into(),
            BonusTile::Multiplier => "Multiplicateur".into(),
            BonusTile::University => "Université".into(),
            BonusTile::PartnerZoo => "Zoo partenaire".into(),
            BonusTile::Sponsor => "Mécène".into(),
            BonusTile::KeptSponsor => "Mécène pour plus tard".into(),
            BonusTile::IgnoreConditions => "Conditions ignorées".into(),
            BonusTile::BaseProjectIcon => "Icône supplémentaire".into(),
            BonusTile::ExtraShift => self.ability_named(Ability::ExtraShift),
            BonusTile::SnapAndHandLimit => "Saisir et limite de main".into(),
            BonusTile::Adapt => "Adaptation".into(),
            BonusTile::Posturing => "Pose".into(),
        }
    }

    fn task_name(&self, task: Task) -> &'static str {
        match task {
            Task::Reputation => self.resource_name(Resource::Reputation),
            Task::PartnerZoo => "Zoo partenaire",
            Task::University => "Université",
            Task::Project => "Projet de conservation",
        }
    }

    fn university_name(&self, university: University) -> String {
        let what = match university {
            University::HandLimit => "limite de main",
            University::TwoScience => "double recherche",
            University::ScienceAndReputation => "recherche et réputation",
            University::Bird => self.icon_name(Icon::Bird),
            University::Predator => self.icon_name(Icon::Predator),
            University::Herbivore => self.icon_name(Icon::Herbivore),
            University::Primate => self.icon_name(Icon::Primate),
            University::Reptile => self.icon_name(Icon::Reptile),
            University::SeaAnimal => self.icon_name(Icon::SeaAnimal),
        };
        let what = what.to_lowercase();
        format!("Université : {what}")
    }
}
