//! What small things are called and what they do: tiles, icons, abilities, tokens.

use super::Bonus;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, BonusTile, Icon, Resource, Set, bonus_tiles};
use crate::effects::{Ability, Amount};
use crate::texts::{self, Lang};
use serde::Serialize;

/// Something with a name and an explanation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "{Id}Entry"))]
pub struct Named<Id> {
    /// What it is.
    pub id: Id,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// A bonus tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileEntry {
    /// Which tile.
    pub id: BonusTile,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// The box.
    pub set: Set,
    /// Whether it is kept and used once, later.
    pub kept: bool,
    /// What it does, as pictures.
    pub bonuses: Vec<Bonus>,
}

/// A university.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UniversityEntry {
    /// Which university.
    pub id: University,
    /// Its name.
    pub name: String,
    /// What it gives, in words.
    pub text: String,
    /// The box.
    pub set: Set,
    /// Whether there is only one of it, taken while the generic university lies on the board.
    pub specific: bool,
    /// Icons it brings.
    pub icons: Vec<Icon>,
    /// The hand limit it gives.
    pub hand_limit: Option<u8>,
    /// What else it gives, as pictures.
    pub bonuses: Vec<Bonus>,
}

/// A task of the association board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TaskEntry {
    /// Which task.
    pub id: Task,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// The strength it needs.
    pub strength: u8,
}

/// An icon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IconEntry {
    /// Which icon.
    pub id: Icon,
    /// Its name.
    pub name: String,
    /// What it is good for, in words.
    pub text: String,
    /// The family, which its shape tells.
    pub family: IconFamily,
    /// The box.
    pub set: Set,
}

/// The families of icons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum IconFamily {
    /// A continent.
    Continent,
    /// An animal category.
    Category,
    /// Research.
    Science,
    /// Rock or water.
    Terrain,
}

/// An ability, whatever its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AbilityEntry {
    /// The word for it, as on cards.
    pub id: String,
    /// Its name, with X for a value.
    pub name: String,
    /// What it does, with X for a value.
    pub text: String,
    /// Whether it acts against other players.
    pub interactive: bool,
    /// Whether it waits until the action is finished.
    pub waits: bool,
}

/// What the tracks and supplies count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ResourceEntry {
    /// Which resource.
    pub id: Resource,
    /// Its name.
    pub name: String,
    /// The word behind the number 1.
    pub one: String,
    /// The word behind other numbers.
    pub many: String,
    /// What it is good for, in words.
    pub text: String,
}

/// Tokens that lie on cards and boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum TokenKind {
    /// The Multiplier token on an action card.
    Multiplier,
    /// The Venom token on an action card.
    Venom,
    /// The Constriction token on an action card.
    Constriction,
    /// The mark on an animal of the display.
    Mark,
    /// The player token.
    Player,
    /// The worker.
    Worker,
    /// The break token.
    Break,
    /// The neutral token.
    Neutral,
}

impl TokenKind {
    /// Every kind.
    pub const ALL: [TokenKind; 8] = [
        TokenKind::Multiplier,
        TokenKind::Venom,
        TokenKind::Constriction,
        TokenKind::Mark,
        TokenKind::Player,
        TokenKind::Worker,
        TokenKind::Break,
        TokenKind::Neutral,
    ];
}

pub(super) fn tiles(lang: Lang) -> Vec<TileEntry> {
    let entry = |face: &bonus_tiles::TileFace| TileEntry {
        id: face.tile,
        name: texts::tile_name(face.tile, lang),
        text: texts::tile_text(face.tile, lang),
        set: face.set,
        kept: face.kept,
        bonuses: Bonus::all(None, face.effects, lang),
    };
    bonus_tiles::ALL.iter().map(entry).collect()
}

pub(super) fn universities(lang: Lang) -> Vec<UniversityEntry> {
    let entry = |set: Set| {
        move |&id: &University| UniversityEntry {
            id,
            name: texts::university_name(id, lang),
            text: texts::university_text(id, lang),
            set,
            specific: id.specific_place().is_some(),
            icons: id.icons().to_vec(),
            hand_limit: id.hand_limit(),
            bonuses: Bonus::all(None, id.effects(), lang),
        }
    };
    let base = University::BASE.iter().map(entry(Set::Base));
    base.chain(University::SPECIFIC.iter().map(entry(Set::Marine))).collect()
}

pub(super) fn tasks(lang: Lang) -> Vec<TaskEntry> {
    let entry = |id: Task| TaskEntry {
        id,
        name: texts::task_name(id, lang).into(),
        text: texts::task_text(id, lang),
        strength: id.value(),
    };
    Task::ALL.map(entry).to_vec()
}

fn icon(id: Icon, text: String, lang: Lang) -> IconEntry {
    let family = match id {
        Icon::Science => IconFamily::Science,
        Icon::Rock | Icon::Water => IconFamily::Terrain,
        other if other.is_continent() => IconFamily::Continent,
        _ => IconFamily::Category,
    };
    let set = if id == Icon::SeaAnimal { Set::Marine } else { Set::Base };
    IconEntry { id, name: texts::icon_name(id, lang).into(), text, family, set }
}

pub(super) fn icons(lang: Lang) -> Vec<IconEntry> {
    Icon::ALL.map(|id| icon(id, texts::icon_text(id, lang), lang)).to_vec()
}

pub(super) fn continents(lang: Lang) -> Vec<IconEntry> {
    let continents = Icon::ALL.into_iter().filter(|icon| icon.is_continent());
    continents.map(|id| icon(id, texts::partner_zoo_text(id, lang), lang)).collect()
}

/// One of each ability; the values do not matter.
const ABILITIES: [Ability; 45] = [
    Ability::Sprint(1),
    Ability::Hunter(Amount::N(1)),
    Ability::Perception(2),
    Ability::Scavenging(1),
    Ability::Snapping(1),
    Ability::Digging(1),
    Ability::Sunbathing(1),
    Ability::Pouch(1),
    Ability::Pack,
    Ability::PettingZooAnimal,
    Ability::IconicAnimal(Icon::Africa),
    Ability::Inventive(1),
    Ability::InventiveBear,
    Ability::InventivePrimate,
    Ability::Jumping(1),
    Ability::Clever,
    Ability::Boost(Action::Animals),
    Ability::Action(Action::Animals),
    Ability::Determination,
    Ability::Multiplier(Action::Animals),
    Ability::FullThroated,
    Ability::Resistance,
    Ability::Assertion,
    Ability::Dominance,
    Ability::SponsorMagnet,
    Ability::Posturing(1),
    Ability::Peacocking,
    Ability::FlockAnimal(1),
    Ability::Venom(1),
    Ability::Constriction,
    Ability::Hypnosis(1),
    Ability::Pilfering(1),
    Ability::Mark,
    Ability::Trade,
    Ability::ExtraShift,
    Ability::SeaAnimalMagnet,
    Ability::Symbiosis,
    Ability::Glide(1),
    Ability::SharkAttack(1),
    Ability::CutDown,
    Ability::Camouflage,
    Ability::ScubaDive(Amount::N(1)),
    Ability::Marketing,
    Ability::Adapt(1),
    Ability::MonkeyGang,
];

pub(super) fn abilities(lang: Lang) -> Vec<AbilityEntry> {
    let entry = |ability: Ability| {
        let (name, text) = texts::ability_in_general(ability, lang);
        AbilityEntry {
            id: texts::ability_keyword(ability).into(),
            name,
            text,
            interactive: ability.is_interactive(),
            waits: ability.waits(),
        }
    };
    ABILITIES.map(entry).to_vec()
}

pub(super) fn resources(lang: Lang) -> Vec<ResourceEntry> {
    let entry = |id: Resource| {
        let (one, many) = texts::resource_units(id, lang);
        ResourceEntry {
            id,
            name: texts::resource_name(id, lang).into(),
            one: one.into(),
            many: many.into(),
            text: texts::resource_text(id, lang),
        }
    };
    Resource::ALL.map(entry).to_vec()
}

pub(super) fn tokens(lang: Lang) -> Vec<Named<TokenKind>> {
    let entry = |id: TokenKind| {
        let (name, text) = texts::token_texts(id, lang);
        Named { id, name, text }
    };
    TokenKind::ALL.map(entry).to_vec()
}

pub(super) fn sets(lang: Lang) -> Vec<Named<Set>> {
    let entry =
        |id: Set| Named { id, name: texts::set_name(id, lang).into(), text: texts::set_text(id, lang) };
    [Set::Base, Set::Marine].map(entry).to_vec()
}
