//! Names of landmarks, tiles, tasks and universities in English.

use super::English;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::maps::Landmark;
use crate::catalogue::{BonusTile, Icon, Resource};
use crate::effects::Ability;
use crate::texts::ability_names::AbilityNames;
use crate::texts::boards::BoardNames;
use crate::texts::words::NameWords;

impl BoardNames for English {
    fn landmark_name(&self, landmark: Landmark) -> String {
        match landmark {
            Landmark::Tower => "Observation tower".into(),
            Landmark::Gate => "Gate".into(),
            Landmark::SilverLake => "Silver lake".into(),
            Landmark::Restaurant => "Restaurant".into(),
            Landmark::Harbour => "Harbor".into(),
            Landmark::Institute => "Research institute".into(),
            Landmark::HillLetter => "H space".into(),
            Landmark::Continent(icon) => {
                let icon = self.icon_name(icon);
                format!("{icon} area")
            }
            Landmark::Quarter(n) => {
                let side = match n {
                    0 => "North",
                    1 => "East",
                    2 => "South",
                    _ => "West",
                };
                format!("{side} area")
            }
            Landmark::Centre => "Center".into(),
        }
    }

    fn tile_name(&self, tile: BonusTile) -> String {
        match tile {
            BonusTile::Reputation => self.resource_name(Resource::Reputation).into(),
            BonusTile::XTokens => self.resource_name(Resource::XToken).into(),
            BonusTile::Money => self.resource_name(Resource::Money).into(),
            BonusTile::Enclosure => "Enclosure".into(),
            BonusTile::Cards => "Cards".into(),
            BonusTile::Multiplier => "Multiplier".into(),
            BonusTile::University => "University".into(),
            BonusTile::PartnerZoo => "Partner zoo".into(),
            BonusTile::Sponsor => "Sponsor".into(),
            BonusTile::KeptSponsor => "Sponsor for later".into(),
            BonusTile::IgnoreConditions => "Fewer conditions".into(),
            BonusTile::BaseProjectIcon => "Extra icon".into(),
            BonusTile::ExtraShift => self.ability_named(Ability::ExtraShift),
            BonusTile::SnapAndHandLimit => "Snap and hand limit".into(),
            BonusTile::Adapt => "Adapt".into(),
            BonusTile::Posturing => "Posturing".into(),
        }
    }

    fn task_name(&self, task: Task) -> &'static str {
        match task {
            Task::Reputation => self.resource_name(Resource::Reputation),
            Task::PartnerZoo => "Partner zoo",
            Task::University => "University",
            Task::Project => "Conservation project",
        }
    }

    fn university_name(&self, university: University) -> String {
        let what = match university {
            University::HandLimit => "hand limit",
            University::TwoScience => "double research",
            University::ScienceAndReputation => "research and reputation",
            University::Bird => self.icon_name(Icon::Bird),
            University::Predator => self.icon_name(Icon::Predator),
            University::Herbivore => self.icon_name(Icon::Herbivore),
            University::Primate => self.icon_name(Icon::Primate),
            University::Reptile => self.icon_name(Icon::Reptile),
            University::SeaAnimal => self.icon_name(Icon::SeaAnimal),
        };
        let what = what.to_lowercase();
        format!("University: {what}")
    }
}
