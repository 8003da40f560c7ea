//! Words of the game in English: resources, icons, buildings, actions and the like.

use super::English;
use super::grammar::{ending, plural};
use crate::asking::pointing::Group;
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::{
    Action, Building, BuildingKind, CardKind, Icon, IconGroup, ProjectKind, Resource, Set, SizeClass, Terrain,
};
use crate::texts::words::NameWords;

impl NameWords for English {
    fn resource_name(&self, resource: Resource) -> &'static str {
        match resource {
            Resource::Money => "Money",
            Resource::Appeal => "Appeal",
            Resource::Conservation => "Conservation",
            Resource::Reputation => "Reputation",
            Resource::XToken => "X-tokens",
        }
    }

    fn resource_unit(&self, resource: Resource, many: bool) -> &'static str {
        match (resource, many) {
            (Resource::Money, false) => "money",
            (Resource::Money, true) => "money",
            (Resource::Appeal, false) => "appeal",
            (Resource::Appeal, true) => "appeal",
            (Resource::Conservation, false) => "conservation",
            (Resource::Conservation, true) => "conservation",
            (Resource::Reputation, false) => "reputation",
            (Resource::Reputation, true) => "reputation",
            (Resource::XToken, false) => "X-token",
            (Resource::XToken, true) => "X-tokens",
        }
    }

    fn resource_amount(&self, n: u16, resource: Resource) -> String {
        let unit = self.resource_unit(resource, n > 1);
        format!("{n} {unit}")
    }

    fn icon_name(&self, icon: Icon) -> &'static str {
        match icon {
            Icon::Africa => "Africa",
            Icon::Americas => "Americas",
            Icon::Asia => "Asia",
            Icon::Australia => "Australia",
            Icon::Europe => "Europe",
            Icon::Bird => "Bird",
            Icon::Herbivore => "Herbivore",
            Icon::Predator => "Predator",
            Icon::Primate => "Primate",
            Icon::Reptile => "Reptile",
            Icon::Bear => "Bear",
            Icon::PettingZoo => "Petting zoo",
            Icon::SeaAnimal => "Sea animal",
            Icon::Science => "Research",
            Icon::Rock => "Rock",
            Icon::Water => "Water",
        }
    }

    fn icons(&self, n: u8, icon: Icon) -> String {
        let (name, s) = (self.icon_name(icon), plural(n));
        format!("{n} {name} icon{s}")
    }

    fn an_icon(&self, icon: Icon) -> String {
        let name = self.icon_name(icon);
        let article =
            if name.starts_with(['A', 'E', 'I', 'O', 'U']) && !name.starts_with("Eu") { "an" } else { "a" };
        format!("{article} {name} icon")
    }

    fn kind_of_group(&self, group: IconGroup, many: bool) -> &'static str {
        match (group, many) {
            (IconGroup::Categories | IconGroup::CategoriesWithSea, false) => "animal category",
            (IconGroup::Categories | IconGroup::CategoriesWithSea, true) => "animal categories",
            (IconGroup::Continents, false) => "continent",
            (IconGroup::Continents, true) => "continents",
            (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, false) => {
                "animal category or continent"
            }
            (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, true) => {
                "animal categories and continents"
            }
        }
    }

    fn building_name(&self, building: Building) -> &'static str {
        building.face().name
    }

    fn a_building(&self, building: Building) -> String {
        if building.only_one() {
            return self.the_building(building);
        }
        let name = building_inside(building);
        format!("a {name}")
    }

    fn several_buildings(&self, building: Building) -> String {
        format!("{}s", building_inside(building))
    }

    fn the_building(&self, building: Building) -> String {
        let name = building_inside(building);
        format!("the {name}")
    }

    fn next_to_building(&self, building: Building) -> String {
        let the = self.the_building(building);
        format!("next to {the}")
    }

    fn action_name(&self, action: Action) -> &'static str {
        match action {
            Action::Animals => "Animals",
            Action::Association => "Association",
            Action::Build => "Build",
            Action::Cards => "Cards",
            Action::Sponsors => "Sponsors",
        }
    }

    fn kind_name(&self, kind: CardKind) -> &'static str {
        match kind {
            CardKind::FinalScoring => "Final scoring",
            CardKind::Project => "Conservation project",
            CardKind::Sponsor => "Sponsor",
            CardKind::Animal => "Animal",
        }
    }

    fn set_name(&self, set: Set) -> &'static str {
        match set {
            Set::Base => "Base game",
            Set::Marine => "Marine Worlds",
        }
    }

    fn size_class_name(&self, size: SizeClass) -> &'static str {
        match size {
            SizeClass::Small => "small",
            SizeClass::Medium => "medium",
            SizeClass::Large => "large",
        }
    }

    fn animal_of(&self, size: SizeClass, many: bool) -> String {
        let (name, s) = (self.size_class_name(size), ending(many));
        format!("{name} animal{s}")
    }

    fn home_name(&self, home: SpecialHome) -> &'static str {
        match home {
            SpecialHome::PettingZoo => self.building_name(Building::PettingZoo),
            SpecialHome::ReptileHouse => self.building_name(Building::ReptileHouse),
            SpecialHome::LargeBirdAviary => self.building_name(Building::LargeBirdAviary),
            SpecialHome::Aquarium => "Aquarium",
        }
    }

    fn terrain_name(&self, terrain: Terrain) -> &'static str {
        match terrain {
            Terrain::Rock => "rock",
            Terrain::Water => "water",
        }
    }

    fn terrain_space(&self, terrain: Terrain, many: bool) -> &'static str {
        match (terrain, many) {
            (Terrain::Rock, false) => "rock space",
            (Terrain::Rock, true) => "rock spaces",
            (Terrain::Water, false) => "water space",
            (Terrain::Water, true) => "water spaces",
        }
    }

    fn project_kind_name(&self, kind: ProjectKind) -> &'static str {
        match kind {
            ProjectKind::DistinctIcons => "diversity project",
            ProjectKind::Icons => "icon project",
            ProjectKind::AnimalSize => "size project",
            ProjectKind::Release => "release project",
            ProjectKind::Breeding => "breeding program",
            ProjectKind::Management => "management plan",
        }
    }

    fn group_name(&self, group: Group) -> &'static str {
        match group {
            Group::Maps => "Zoo maps",
            Group::Actions => "Actions",
            Group::XTokenAction => "X-token action",
            Group::Animals => "Play an animal",
            Group::Homes => "Its home",
            Group::Buildings => "Build",
            Group::Places => "Where",
            Group::Draw => "Get cards",
            Group::Cards => "Cards",
            Group::Back => "Put back",
            Group::Tasks => "Association tasks",
            Group::Donation => "Donation",
            Group::Partners => "Partner zoos and universities",
            Group::Levels => "Support a project",
            Group::Edge => "Tokens of the left edge",
            Group::Sponsors => "Play a sponsor",
            Group::Break => "Break token",
            Group::Order => "What comes first",
            Group::ActionCards => "Action cards",
            Group::Tiles => "Bonus tiles",
            Group::Players => "Players",
            Group::Bonuses => "Placement bonuses",
            Group::Options => "Choices",
            Group::Finish => "Finish",
            Group::Free => "Free moves",
        }
    }
}

/// The name of a building inside a sentence: only special and unique buildings keep their capital.
fn building_inside(building: Building) -> String {
    let name = English.building_name(building);
    match building.kind() {
        BuildingKind::UniqueBuilding | BuildingKind::SpecialEnclosure => name.into(),
        BuildingKind::StandardEnclosure | BuildingKind::Kiosk | BuildingKind::Pavilion => name.to_lowercase(),
    }
}
