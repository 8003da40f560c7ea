//! Words of the game: resources, icons, buildings, actions and the like.

use super::{Lang, count, say, word};
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::{
    Action, Building, BuildingKind, CardKind, Icon, IconGroup, ProjectKind, Resource, Set, SizeClass, Terrain,
};

/// The name of a resource.
pub fn resource_name(resource: Resource, lang: Lang) -> &'static str {
    match resource {
        Resource::Money => word(lang, "Money", "Crédits"),
        Resource::Appeal => word(lang, "Appeal", "Attrait"),
        Resource::Conservation => word(lang, "Conservation", "Conservation"),
        Resource::Reputation => word(lang, "Reputation", "Réputation"),
        Resource::XToken => word(lang, "X-tokens", "Jetons X"),
    }
}

/// An amount of a resource, such as `5 money` or `1 X-token`.
pub fn resource_amount(n: u8, resource: Resource, lang: Lang) -> String {
    let unit = resource_unit(resource, n > 1, lang);
    format!("{n} {unit}")
}

/// The unit of a resource without a number.
pub(crate) fn resource_unit(resource: Resource, many: bool, lang: Lang) -> &'static str {
    match (resource, many) {
        (Resource::Money, false) => word(lang, "money", "crédit"),
        (Resource::Money, true) => word(lang, "money", "crédits"),
        (Resource::Appeal, false) => word(lang, "appeal", "point d'attrait"),
        (Resource::Appeal, true) => word(lang, "appeal", "points d'attrait"),
        (Resource::Conservation, false) => word(lang, "conservation", "point de conservation"),
        (Resource::Conservation, true) => word(lang, "conservation", "points de conservation"),
        (Resource::Reputation, false) => word(lang, "reputation", "point de réputation"),
        (Resource::Reputation, true) => word(lang, "reputation", "points de réputation"),
        (Resource::XToken, false) => word(lang, "X-token", "jeton X"),
        (Resource::XToken, true) => word(lang, "X-tokens", "jetons X"),
    }
}

/// The name of an icon.
pub fn icon_name(icon: Icon, lang: Lang) -> &'static str {
    match icon {
        Icon::Africa => word(lang, "Africa", "Afrique"),
        Icon::Americas => word(lang, "Americas", "Amériques"),
        Icon::Asia => word(lang, "Asia", "Asie"),
        Icon::Australia => word(lang, "Australia", "Australie"),
        Icon::Europe => word(lang, "Europe", "Europe"),
        Icon::Bird => word(lang, "Bird", "Oiseau"),
        Icon::Herbivore => word(lang, "Herbivore", "Herbivore"),
        Icon::Predator => word(lang, "Predator", "Prédateur"),
        Icon::Primate => word(lang, "Primate", "Primate"),
        Icon::Reptile => word(lang, "Reptile", "Reptile"),
        Icon::Bear => word(lang, "Bear", "Ours"),
        Icon::PettingZoo => word(lang, "Petting zoo", "Animal domestique"),
        Icon::SeaAnimal => word(lang, "Sea animal", "Animal marin"),
        Icon::Science => word(lang, "Research", "Recherche"),
        Icon::Rock => word(lang, "Rock", "Rocher"),
        Icon::Water => word(lang, "Water", "Eau"),
    }
}

/// The word for an icon in filters and links, the same in every language.
pub fn icon_keyword(icon: Icon) -> &'static str {
    match icon {
        Icon::Africa => "africa",
        Icon::Americas => "americas",
        Icon::Asia => "asia",
        Icon::Australia => "australia",
        Icon::Europe => "europe",
        Icon::Bird => "bird",
        Icon::Herbivore => "herbivore",
        Icon::Predator => "predator",
        Icon::Primate => "primate",
        Icon::Reptile => "reptile",
        Icon::Bear => "bear",
        Icon::PettingZoo => "petting_zoo",
        Icon::SeaAnimal => "sea_animal",
        Icon::Science => "science",
        Icon::Rock => "rock",
        Icon::Water => "water",
    }
}

/// A number of icons: `1 Bird icon`.
pub(super) fn icons(n: u8, icon: Icon, lang: Lang) -> String {
    let name = icon_name(icon, lang);
    match lang {
        Lang::En => count(n, &format!("{name} icon"), lang),
        Lang::Fr => format!("{} {name}", count(n, "icône", lang)),
    }
}

/// One icon with its article: `a Bird icon`.
pub(crate) fn an_icon(icon: Icon, lang: Lang) -> String {
    let name = icon_name(icon, lang);
    let article =
        if name.starts_with(['A', 'E', 'I', 'O', 'U']) && !name.starts_with("Eu") { "an" } else { "a" };
    say!(lang, "{article} {name} icon", "une icône {name}")
}

/// A kind of a group of icons, without a number.
pub(super) fn kind_of_group(group: IconGroup, many: bool, lang: Lang) -> &'static str {
    match (group, many) {
        (IconGroup::Categories | IconGroup::CategoriesWithSea, false) => {
            word(lang, "animal category", "catégorie d'animaux")
        }
        (IconGroup::Categories | IconGroup::CategoriesWithSea, true) => {
            word(lang, "animal categories", "catégories d'animaux")
        }
        (IconGroup::Continents, false) => word(lang, "continent", "continent"),
        (IconGroup::Continents, true) => word(lang, "continents", "continents"),
        (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, false) => {
            word(lang, "animal category or continent", "catégorie d'animaux ou continent")
        }
        (IconGroup::CategoriesAndContinents | IconGroup::CategoriesWithSeaAndContinents, true) => {
            word(lang, "animal categories and continents", "catégories d'animaux et continents")
        }
    }
}

/// The name of a building.
pub fn building_name(building: Building, lang: Lang) -> &'static str {
    let fr = match building {
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
    };
    word(lang, building.face().name, fr)
}

/// Whether the French name of a building is feminine.
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

/// The name of a building inside a sentence: only names of one building keep their capital.
fn building_inside(building: Building, lang: Lang) -> String {
    let name = building_name(building, lang);
    let keeps = match (building.kind(), lang) {
        (BuildingKind::UniqueBuilding, _) => true,
        (BuildingKind::SpecialEnclosure, Lang::En) => true,
        (BuildingKind::SpecialEnclosure, Lang::Fr) => false,
        (BuildingKind::StandardEnclosure | BuildingKind::Kiosk | BuildingKind::Pavilion, _) => false,
    };
    if keeps { name.into() } else { name.to_lowercase() }
}

/// A building with its indefinite article; the only one of its kind has the definite one.
pub(crate) fn a_building(building: Building, lang: Lang) -> String {
    if building.only_one() {
        return the_building(building, lang);
    }
    let name = building_inside(building, lang);
    say!(lang, "a {name}", "un {name}")
}

/// Several buildings of a kind, without their number.
pub(crate) fn several_buildings(building: Building, lang: Lang) -> String {
    format!("{}s", building_inside(building, lang))
}

/// A building with its definite article.
pub(crate) fn the_building(building: Building, lang: Lang) -> String {
    let name = building_inside(building, lang);
    match lang {
        Lang::En => format!("the {name}"),
        Lang::Fr if name.starts_with(['A', 'E', 'É', 'e', 'a']) => format!("l'{name}"),
        Lang::Fr if is_feminine(building) => format!("la {name}"),
        Lang::Fr => format!("le {name}"),
    }
}

/// `next to the building`.
pub(super) fn next_to_building(building: Building, lang: Lang) -> String {
    let the = the_building(building, lang);
    match (lang, the.strip_prefix("le ")) {
        (Lang::En, _) => format!("next to {the}"),
        (Lang::Fr, Some(name)) => format!("adjacent au {name}"),
        (Lang::Fr, None) => format!("adjacent à {the}"),
    }
}

/// The name of an action.
pub fn action_name(action: Action, lang: Lang) -> &'static str {
    match action {
        Action::Animals => word(lang, "Animals", "Animaux"),
        Action::Association => word(lang, "Association", "Association"),
        Action::Build => word(lang, "Build", "Construction"),
        Action::Cards => word(lang, "Cards", "Cartes"),
        Action::Sponsors => word(lang, "Sponsors", "Mécènes"),
    }
}

/// The name of a kind of card.
pub fn kind_name(kind: CardKind, lang: Lang) -> &'static str {
    match kind {
        CardKind::FinalScoring => word(lang, "Final scoring", "Décompte final"),
        CardKind::Project => word(lang, "Conservation project", "Projet de conservation"),
        CardKind::Sponsor => word(lang, "Sponsor", "Mécène"),
        CardKind::Animal => word(lang, "Animal", "Animal"),
    }
}

/// The name of a box.
pub fn set_name(set: Set, lang: Lang) -> &'static str {
    match set {
        Set::Base => word(lang, "Base game", "Jeu de base"),
        Set::Marine => word(lang, "Marine Worlds", "Mondes marins"),
    }
}

/// The name of a size class.
pub fn size_class_name(size: SizeClass, lang: Lang) -> &'static str {
    match size {
        SizeClass::Small => word(lang, "small", "petit"),
        SizeClass::Medium => word(lang, "medium", "moyen"),
        SizeClass::Large => word(lang, "large", "grand"),
    }
}

/// Animals of a size class, without a number.
pub(crate) fn animal_of(size: SizeClass, many: bool, lang: Lang) -> String {
    let name = size_class_name(size, lang);
    match (lang, many) {
        (Lang::En, false) => format!("{name} animal"),
        (Lang::En, true) => format!("{name} animals"),
        // In French the adjective for medium follows the noun.
        (Lang::Fr, false) if size == SizeClass::Medium => format!("animal {name}"),
        (Lang::Fr, true) if size == SizeClass::Medium => format!("animaux {name}s"),
        (Lang::Fr, false) => format!("{name} animal"),
        (Lang::Fr, true) => format!("{name}s animaux"),
    }
}

/// The name of a kind of special enclosure.
pub fn home_name(home: SpecialHome, lang: Lang) -> &'static str {
    match home {
        SpecialHome::PettingZoo => building_name(Building::PettingZoo, lang),
        SpecialHome::ReptileHouse => building_name(Building::ReptileHouse, lang),
        SpecialHome::LargeBirdAviary => building_name(Building::LargeBirdAviary, lang),
        SpecialHome::Aquarium => word(lang, "Aquarium", "Aquarium"),
    }
}

/// The name of a kind of terrain.
pub fn terrain_name(terrain: Terrain, lang: Lang) -> &'static str {
    match terrain {
        Terrain::Rock => word(lang, "rock", "rocher"),
        Terrain::Water => word(lang, "water", "eau"),
    }
}

/// A space of a terrain, without a number.
pub(crate) fn terrain_space(terrain: Terrain, many: bool, lang: Lang) -> &'static str {
    match (terrain, many) {
        (Terrain::Rock, false) => word(lang, "rock space", "case de rocher"),
        (Terrain::Rock, true) => word(lang, "rock spaces", "cases de rocher"),
        (Terrain::Water, false) => word(lang, "water space", "case d'eau"),
        (Terrain::Water, true) => word(lang, "water spaces", "cases d'eau"),
    }
}

/// The name of a kind of project.
pub fn project_kind_name(kind: ProjectKind, lang: Lang) -> &'static str {
    match kind {
        ProjectKind::DistinctIcons => word(lang, "diversity project", "projet de diversité"),
        ProjectKind::Icons => word(lang, "icon project", "projet d'icônes"),
        ProjectKind::AnimalSize => word(lang, "size project", "projet de taille"),
        ProjectKind::Release => word(lang, "release project", "projet de remise en liberté"),
        ProjectKind::Breeding => word(lang, "breeding program", "programme de reproduction"),
        ProjectKind::Management => word(lang, "management plan", "plan de gestion"),
    }
}
