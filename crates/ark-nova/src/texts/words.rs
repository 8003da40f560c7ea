//! Words of the game: resources, icons, buildings, actions and the like.

use crate::asking::pointing::Group;
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::{
    Action, Building, CardKind, Icon, IconGroup, ProjectKind, Resource, Set, SizeClass, Terrain,
};

/// The names of things, and how they stand in sentences.
pub(crate) trait NameWords {
    /// The name of a resource.
    fn resource_name(&self, resource: Resource) -> &'static str;
    /// The unit of a resource without a number.
    fn resource_unit(&self, resource: Resource, many: bool) -> &'static str;
    /// An amount of a resource, such as `5 money` or `1 X-token`.
    fn resource_amount(&self, n: u16, resource: Resource) -> String;
    /// The name of an icon.
    fn icon_name(&self, icon: Icon) -> &'static str;
    /// A number of icons: `1 Bird icon`.
    fn icons(&self, n: u8, icon: Icon) -> String;
    /// One icon with its article: `a Bird icon`.
    fn an_icon(&self, icon: Icon) -> String;
    /// A kind of a group of icons, without a number.
    fn kind_of_group(&self, group: IconGroup, many: bool) -> &'static str;
    /// The name of a building.
    fn building_name(&self, building: Building) -> &'static str;
    /// A building with its indefinite article; the only one of its kind has the definite one.
    fn a_building(&self, building: Building) -> String;
    /// Several buildings of a kind, without their number.
    fn several_buildings(&self, building: Building) -> String;
    /// A building with its definite article.
    fn the_building(&self, building: Building) -> String;
    /// `next to the building`.
    fn next_to_building(&self, building: Building) -> String;
    /// The name of an action.
    fn action_name(&self, action: Action) -> &'static str;
    /// The name of a kind of card.
    fn kind_name(&self, kind: CardKind) -> &'static str;
    /// The name of a box.
    fn set_name(&self, set: Set) -> &'static str;
    /// The name of a size class.
    fn size_class_name(&self, size: SizeClass) -> &'static str;
    /// Animals of a size class, without a number.
    fn animal_of(&self, size: SizeClass, many: bool) -> String;
    /// The name of a kind of special enclosure.
    fn home_name(&self, home: SpecialHome) -> &'static str;
    /// The name of a kind of terrain.
    fn terrain_name(&self, terrain: Terrain) -> &'static str;
    /// A space of a terrain, without a number.
    fn terrain_space(&self, terrain: Terrain, many: bool) -> &'static str;
    /// The name of a kind of project.
    fn project_kind_name(&self, kind: ProjectKind) -> &'static str;
    /// The heading of a group of moves.
    fn group_name(&self, group: Group) -> &'static str;
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
