//! The 39 conservation projects, 3 of them with a second face.

use super::{Building, CardId, Edition, Icon, IconGroup, Resource, Set, SizeClass};
use crate::effects::{Ability, Amount, CardFilter, Counter, Effect, Rest, per};
use crate::effects::{Counter::*, Effect::*};
use serde::Serialize;

/// The levels of a project.
pub const LEVELS: usize = 3;

/// A conservation project.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Project {
    /// The printed number.
    pub id: CardId,
    /// The English name.
    pub name: &'static str,
    /// The box this face comes from.
    pub set: Set,
    /// Whether it is a base project, laid out below the association board.
    pub base: bool,
    /// What it asks for.
    pub kind: ProjectKind,
    /// The three levels from left to right.
    pub levels: [Level; LEVELS],
    /// What the player gains who brings it into play.
    pub play_bonus: &'static [Effect],
}

/// The kinds of projects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ProjectKind {
    /// Different kinds of icons.
    DistinctIcons,
    /// Icons of one kind.
    Icons,
    /// Animals of a size class.
    AnimalSize,
    /// Releasing an animal into the wild.
    Release,
    /// A breeding program with a partner zoo.
    Breeding,
    /// A management plan (Marine Worlds).
    Management,
}

/// One level of a project.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Level {
    /// What it needs.
    pub need: Need,
    /// Conservation points.
    pub conservation: u8,
    /// Reputation.
    pub reputation: u8,
    /// What else it gives.
    pub extra: &'static [Effect],
}

/// What a level needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "of", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Need {
    /// At least this many.
    AtLeast(Counter, u8),
    /// Release an animal with the icon and of exactly this size class.
    Release(Icon, SizeClass),
    /// An animal with the icon and a partner zoo of that animal's continent.
    Breeding(Icon),
}

const fn level(need: Need, conservation: u8, reputation: u8) -> Level {
    Level { need, conservation, reputation, extra: &[] }
}

const fn project(id: u16, name: &'static str, kind: ProjectKind, levels: [Level; LEVELS]) -> Project {
    Project { id: CardId(id), name, set: Set::Base, base: false, kind, levels, play_bonus: &[] }
}

/// A project that counts something: needs and conservation points from left to right.
const fn counting(
    id: u16,
    name: &'static str,
    kind: ProjectKind,
    count: Counter,
    levels: [(u8, u8); 3],
) -> Project {
    let [(n1, c1), (n2, c2), (n3, c3)] = levels;
    let levels = [
        level(Need::AtLeast(count, n1), c1, 0),
        level(Need::AtLeast(count, n2), c2, 0),
        level(Need::AtLeast(count, n3), c3, 0),
    ];
    project(id, name, kind, levels)
}

const fn icons(id: u16, name: &'static str, icon: Icon, levels: [(u8, u8); 3]) -> Project {
    counting(id, name, ProjectKind::Icons, Icons(icon), levels)
}

const fn kinds(id: u16, name: &'static str, group: IconGroup) -> Project {
    counting(id, name, ProjectKind::DistinctIcons, Kinds(group), [(5, 5), (4, 3), (3, 2)])
}

const fn animals(id: u16, name: &'static str, size: SizeClass, levels: [(u8, u8); 3]) -> Project {
    counting(id, name, ProjectKind::AnimalSize, Animals(size), levels)
}

const fn release(id: u16, name: &'static str, icon: Icon) -> Project {
    let levels = [
        level(Need::Release(icon, SizeClass::Large), 5, 0),
        level(Need::Release(icon, SizeClass::Medium), 4, 0),
        level(Need::Release(icon, SizeClass::Small), 3, 0),
    ];
    project(id, name, ProjectKind::Release, levels).bonus(&[Gain(Resource::Reputation, Amount::N(1))])
}

const fn breeding(id: u16, name: &'static str, icon: Icon) -> Project {
    let need = Need::Breeding(icon);
    project(id, name, ProjectKind::Breeding, [level(need, 2, 2), level(need, 1, 2), level(need, 2, 0)])
}

const STUDIES: [Effect; 1] = [Gain(Resource::Reputation, per(Icons(Icon::Science), 1).every(2))];

/// A management plan: two icons, and one of three extras by level.
const fn management(
    id: u16,
    name: &'static str,
    icon: Icon,
    special: &'static [Effect],
    find: &'static [Effect],
) -> Project {
    let need = Need::AtLeast(Icons(icon), 2);
    let levels = [
        Level { extra: special, ..level(need, 2, 0) },
        Level { extra: &STUDIES, ..level(need, 2, 0) },
        Level { extra: find, ..level(need, 2, 0) },
    ];
    project(id, name, ProjectKind::Management, levels).bonus(special).marine()
}

const fn find_icon(icon: Icon) -> Effect {
    RevealUntil { filter: CardFilter::WithIcon(icon), rest: Rest::UnderDeck }
}

impl Project {
    const fn base(self) -> Self {
        Project { base: true, ..self }
    }
    const fn marine(self) -> Self {
        Project { set: Set::Marine, ..self }
    }
    const fn bonus(self, play_bonus: &'static [Effect]) -> Self {
        Project { play_bonus, ..self }
    }
}

/// The usual levels of a base project: five, four and two icons.
const BROAD: [(u8, u8); 3] = [(5, 5), (4, 3), (2, 2)];
const NARROW: [(u8, u8); 3] = [(5, 5), (4, 4), (2, 2)];

/// All projects by number, with their first face.
pub static ALL: [Project; 39] = [
    kinds(101, "Species Diversity", IconGroup::Categories).base(),
    kinds(102, "Habitat Diversity", IconGroup::Continents).base(),
    icons(103, "Africa", Icon::Africa, BROAD).base(),
    icons(104, "Americas", Icon::Americas, BROAD).base(),
    icons(105, "Australia", Icon::Australia, NARROW).base(),
    icons(106, "Asia", Icon::Asia, BROAD).base(),
    icons(107, "Europe", Icon::Europe, NARROW).base(),
    icons(108, "Primates", Icon::Primate, NARROW).base(),
    icons(109, "Reptiles", Icon::Reptile, NARROW).base(),
    icons(110, "Predators", Icon::Predator, NARROW).base(),
    icons(111, "Herbivores", Icon::Herbivore, NARROW).base(),
    icons(112, "Birds", Icon::Bird, NARROW).base(),
    release(113, "Bavarian Forest National Park", Icon::Europe),
    release(114, "Yosemite National Park", Icon::Americas),
    release(115, "Angthong National Park", Icon::Asia),
    release(116, "Serengeti National Park", Icon::Africa),
    release(117, "Blue Mountains National Park", Icon::Australia),
    release(118, "Savanna", Icon::Predator),
    release(119, "Low Mountain Range", Icon::Bird),
    release(120, "Bamboo Forest", Icon::Herbivore),
    release(121, "Sea Cave", Icon::Reptile),
    release(122, "Jungle", Icon::Primate),
    breeding(123, "Bird Breeding Program", Icon::Bird),
    breeding(124, "Predator Breeding Program", Icon::Predator),
    breeding(125, "Reptile Breeding Program", Icon::Reptile),
    breeding(126, "Herbivore Breeding Program", Icon::Herbivore),
    breeding(127, "Primate Breeding Program", Icon::Primate),
    icons(128, "Aquatic", Icon::Water, [(5, 4), (4, 3), (2, 2)]),
    icons(129, "Geological", Icon::Rock, [(5, 4), (3, 3), (2, 2)]),
    animals(130, "Small Animals", SizeClass::Small, [(8, 4), (5, 3), (2, 2)]),
    animals(131, "Large Animals", SizeClass::Large, [(4, 4), (3, 3), (2, 2)]),
    icons(132, "Research", Icon::Science, [(5, 4), (4, 3), (2, 2)]),
    icons(133, "Sea Animals", Icon::SeaAnimal, NARROW).base().marine(),
    management(
        134,
        "Predator Management Plan",
        Icon::Predator,
        &[Ability(Ability::Hunter(per(Icons(Icon::Predator), 1)))],
        &[find_icon(Icon::Predator)],
    ),
    management(
        135,
        "Bird Management Plan",
        Icon::Bird,
        &[BuildFree(&[Building::Kiosk, Building::Pavilion])],
        &[find_icon(Icon::Bird)],
    ),
    management(
        136,
        "Reptile Management Plan",
        Icon::Reptile,
        &[Ability(Ability::Sunbathing(2))],
        &[find_icon(Icon::Reptile)],
    ),
    management(
        137,
        "Herbivore Management Plan",
        Icon::Herbivore,
        &[Ability(Ability::Digging(2))],
        &[find_icon(Icon::Herbivore)],
    ),
    management(
        138,
        "Sea Animal Management Plan",
        Icon::SeaAnimal,
        &[TriggerReefDwellers],
        &[find_icon(Icon::SeaAnimal)],
    )
    .bonus(&[Gain(Resource::Reputation, Amount::N(1))]),
    management(
        139,
        "Primate Management Plan",
        Icon::Primate,
        &[Ability(Ability::Clever)],
        &[find_icon(Icon::Primate)],
    ),
];

/// How many base projects there are with every box.
pub const BASE: usize = base();

const fn base() -> usize {
    let (mut found, mut i) = (0, 0);
    while i < ALL.len() {
        found += ALL[i].base as usize;
        i += 1;
    }
    found
}

/// The faces that the expansion puts in place of base cards.
pub static REPLACEMENTS: [Project; 3] = [
    kinds(101, "Species Diversity", IconGroup::CategoriesWithSea).base().marine(),
    kinds(102, "Habitat Diversity", IconGroup::Continents).base().marine(),
    animals(131, "Large Animals", SizeClass::Large, [(3, 4), (2, 3), (1, 2)]).marine(),
];

/// Every face.
pub fn faces() -> impl Iterator<Item = &'static Project> {
    ALL.iter().chain(&REPLACEMENTS)
}

/// The face of a project in an edition, if it has the card.
pub fn find(id: CardId, edition: Edition) -> Option<&'static Project> {
    let replacement = REPLACEMENTS.iter().find(|card| card.id == id).filter(|_| edition.has(Set::Marine));
    let first = ALL.get(usize::from(id.0).checked_sub(101)?)?;
    replacement.or(edition.has(first.set).then_some(first))
}
