//! Words of the game in French: resources, icons, buildings, actions and the like.

use super::French;
use super::grammar::{contracted, ending, plural};
use crate::asking::pointing::Group;
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::{
    Action, Building, BuildingKind, CardKind, Icon, IconGroup, ProjectKind, Resource, Set, SizeClass, Terrain,
};
use crate::texts::words::NameWords;

impl NameWords for French {
    fn resource_name(&self, resource: Resource) -> &'static str {
        match resource {
            Resource::Money => "Crédits",
            Resource::Appeal => "Attrait",
            Resource::Conservation => "Conservation",
            Resource::Reputation => "Réputation",
            Resource::XToken => "Jetons X",
        }
    }

    fn resource_unit(&self, resource: Resource, many: bool) -> &'static str {
        match (resource, many) {
            (Resource::Money, false) => "crédit",
            (Resource::Money, true) => "crédits",
            (Resource::Appeal, false) => "point d'attrait",
            (Resource::Appeal, true) => "points d'attrait",
            (Resource::Conservation, false) => "point de conservation",
            (Resource::Conservation, true) => "points de conservation",
            (Resource::Reputation, false) => "point de réputation",
            (Resource::Reputation, true) => "points de réputation",
            (Resource::XToken, false) => "jeton X",
            (Resource::XToken, true) => "jetons X",
        }
    }

    fn resource_amount(&self, n: u16, resource: Resource) -> String {
        let unit = self.resource_unit(resource, n > 1);
        format!("{n} {unit}")
    }

    fn icon_name(&self, icon: Icon) -> &'static str {
        match icon {
            Icon::Africa => "Afrique",
            Icon::Americas => "Amériques",
            Icon::Asia => "Asie",
            Icon::Australia => "Australie",
            Icon::Europe => "Europe",
            Icon::Bird => "Oiseau",
            Icon::Herbivore => "Herbivore",
            Icon::Predator => "Prédateur",
            Icon::Primate => "Primate",
            Icon::Reptile => "Reptile",
            Icon::Bear => "Ours",
            Icon::PettingZoo => "Animal domestique",
            Icon::SeaAnimal => "Animal marin",
            Icon::Science => "Recherche",
            Icon::Rock => "Rocher",
            Icon::Water => "Eau",
        }
    }

    fn icons(&self, n: u8, icon: Icon) -> String {
        let (name, s) = (self.icon_name(icon), plural(n));
        format!("{n} icône{s} {name}")
    }

    fn an_icon(&self, icon: Icon) -> String {
        let name = self.icon_name(icon);
        format!("une icône {name}")
    }

    fn kind_of_group(&self, group: IconGroup, many: bool) -> &'static str {
        match (group, many) {
            (IconGroup::Categories | IconGroup::CategoriesWithSea, false) => "catégorie d'animaux",
            (IconGroup::Categories | IconGroup::CategoriesWithSea, true) => "catégories d'animaux",
            (IconGroup::Continents, false) => "continent",
            (IconGroup::Continents, true) => "continents",
            (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, false) => {
                "catégorie d'animaux ou continent"
            }
            (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, true) => {
                "catégories d'animaux et continents"
            }
        }
    }

    fn building_name(&self, building: Building) -> &'static str {
        match building {
            Building::Standard1 => "Enclos de taille 1",
            Building::Standard2 => "Enclos de taille 2",
            Building::Standard3 => "Enclos de taille 3",
            Building::Standard4 => "Enclos de taille 4",
            Building::Standard5 => "Enclos de taille 5",
            Building::Kiosk => "Kiosque",
            Building::Pavilion => "Pavillon",
            Building::PettingZoo => "Parc animalier",
            Building::ReptileHouse => "Vivarium à reptiles",
            Building::LargeBirdAviary => "Grande volière",
            Building::SmallAquarium => "Petit aquarium",
            Building::LargeAquarium => "Grand aquarium",
            Building::MeerkatDen => "Terrier de suricates",
            Building::PenguinPool => "Bassin des manchots",
            Building::Aquarium => "Aquarium",
            Building::CableCar => "Télésiège",
            Building::BaboonRock => "Rocher des babouins",
            Building::RhesusMonkeyPark => "Parc des singes rhésus",
            Building::BarredOwlHut => "Abri des chouettes rayées",
            Building::SeaTurtleTank => "Bassin des tortues marines",
            Building::PolarBearExhibit => "Fosse des ours polaires",
            Building::SpottedHyenaCompound => "Enceinte des hyènes",
            Building::OkapiStable => "Écurie des okapis",
            Building::ZooSchool => "École du zoo",
            Building::AdventurePlayground => "Parc aventure",
            Building::WaterPlayground => "Parc aquatique",
            Building::SideEntrance => "Entrée secondaire",
            Building::ExcavationSite => "Site de fouilles",
            Building::MascotStatue => "Statue de la mascotte",
            Building::AmazonHouse => "Maison de l'Amazonie",
            Building::UnderwaterTunnel => "Tunnel sous-marin",
        }
    }

    fn a_building(&self, building: Building) -> String {
        if building.only_one() {
            return self.the_building(building);
        }
        let name = building_inside(building);
        format!("un {name}")
    }

    fn several_buildings(&self, building: Building) -> String {
        format!("{}s", building_inside(building))
    }

    fn the_building(&self, building: Building) -> String {
        let name = building_inside(building);
        if name.starts_with(['A', 'E', 'É', 'e', 'a']) {
            format!("l'{name}")
        } else if is_feminine(building) {
            format!("la {name}")
        } else {
            format!("le {name}")
        }
    }

    fn next_to_building(&self, building: Building) -> String {
        let to = contracted("à", &self.the_building(building));
        format!("adjacent {to}")
    }

    fn action_name(&self, action: Action) -> &'static str {
        match action {
            Action::Animals => "Animaux",
            Action::Association => "Association",
            Action::Build => "Construction",
            Action::Cards => "Cartes",
            Action::Sponsors => "Mécènes",
        }
    }

    fn kind_name(&self, kind: CardKind) -> &'static str {
        match kind {
            CardKind::FinalScoring => "Décompte final",
            CardKind::Project => "Projet de conservation",
            CardKind::Sponsor => "Mécène",
            CardKind::Animal => "Animal",
        }
    }

    fn set_name(&self, set: Set) -> &'static str {
        match set {
            Set::Base => "Jeu de base",
            Set::Marine => "Mondes marins",
        }
    }

    fn size_class_name(&self, size: SizeClass) -> &'static str {
        match size {
            SizeClass::Small => "petit",
            SizeClass::Medium => "moyen",
            SizeClass::Large => "grand",
        }
    }

    fn animal_of(&self, size: SizeClass, many: bool) -> String {
        let (name, s) = (self.size_class_name(size), ending(many));
        let animal = if many { "animaux" } else { "animal" };
        match size {
            SizeClass::Small | SizeClass::Large => format!("{name}{s} {animal}"),
            // The adjective for medium follows the noun.
            SizeClass::Medium => format!("{animal} {name}{s}"),
        }
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
            Terrain::Rock => "rocher",
            Terrain::Water => "eau",
        }
    }

    fn terrain_space(&self, terrain: Terrain, many: bool) -> &'static str {
        match (terrain, many) {
            (Terrain::Rock, false) => "case de rocher",
            (Terrain::Rock, true) => "cases de rocher",
            (Terrain::Water, false) => "case d'eau",
            (Terrain::Water, true) => "cases d'eau",
        }
    }

    fn project_kind_name(&self, kind: ProjectKind) -> &'static str {
        match kind {
            ProjectKind::DistinctIcons => "projet de diversité",
            ProjectKind::Icons => "projet d'icônes",
            ProjectKind::AnimalSize => "projet de taille",
            ProjectKind::Release => "projet de remise en liberté",
            ProjectKind::Breeding => "programme de reproduction",
            ProjectKind::Management => "plan de gestion",
        }
    }

    fn group_name(&self, group: Group) -> &'static str {
        match group {
            Group::Maps => "Plans de zoo",
            Group::Actions => "Actions",
            Group::XTokenAction => "Action jeton X",
            Group::Animals => "Jouer un animal",
            Group::Homes => "Son enclos",
            Group::Buildings => "Construire",
            Group::Places => "Où",
            Group::Draw => "Prendre des cartes",
            Group::Cards => "Cartes",
            Group::Back => "Remettre",
            Group::Tasks => "Missions d'association",
            Group::Donation => "Don",
            Group::Partners => "Zoos partenaires et universités",
            Group::Levels => "Soutenir un projet",
            Group::Edge => "Jetons du bord gauche",
            Group::Sponsors => "Jouer un mécène",
            Group::Break => "Jeton de pause",
            Group::Order => "Ce qui vient d'abord",
            Group::ActionCards => "Cartes Action",
            Group::Tiles => "Tuiles bonus",
            Group::Players => "Joueurs",
            Group::Bonuses => "Bonus de placement",
            Group::Options => "Choix",
            Group::Finish => "Terminer",
            Group::Free => "Coups libres",
        }
    }
}

/// The name of a building inside a sentence: only the unique ones keep their capital.
fn building_inside(building: Building) -> String {
    let name = French.building_name(building);
    match building.kind() {
        BuildingKind::UniqueBuilding => name.into(),
        BuildingKind::StandardEnclosure
        | BuildingKind::SpecialEnclosure
        | BuildingKind::Kiosk
        | BuildingKind::Pavilion => name.to_lowercase(),
    }
}

/// Whether the name of a building is feminine.
fn is_feminine(building: Building) -> bool {
    matches!(
        building,
        Building::LargeBirdAviary
            | Building::PolarBearExhibit
            | Building::SpottedHyenaCompound
            | Building::OkapiStable
            | Building::ZooSchool
            | Building::SideEntrance
            | Building::MascotStatue
            | Building::AmazonHouse
    )
}
