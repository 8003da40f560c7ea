//! Everything printed that a table draws, in one language and ready to be drawn: a client computes and spells nothing.
//!
//! [`catalogue`] puts it together from the tables of the catalogue and from the texts. A view names a card, map or tile;
//! here is what lies under that name.

mod action_cards;
mod animals;
mod board;
mod bonus;
mod buildings;
mod cards;
mod glossary;
mod maps;
mod options;
mod projects;
mod spans;
mod sponsors;

pub use action_cards::{ActionCardFace, ActionSideFace, StrengthLine};
pub use animals::{AbilityFace, AnimalFace, HomeFace};
pub use board::{
    AppealSpace, BoardFace, ConservationSpace, DonationSpace, PlayersFace, ReputationSpace, SoloFace,
};
pub use bonus::{Bonus, Glyph};
pub use buildings::{BuildingFace, BuildingSort, Offset};
pub use cards::{CardFace, CardHead, RequirementFace, RequirementKind};
pub use glossary::{
    AbilityEntry, IconEntry, IconFamily, Named, ResourceEntry, TaskEntry, TileEntry, TokenKind,
    UniversityEntry,
};
pub use maps::{CellFace, EdgeFace, Ground, LandmarkFace, LandmarkKind, MapFace, SlotFace, StartFace};
pub use options::Asked;
pub use projects::{Count, CountKind, LevelFace, LevelNeed, ProjectFace, ScoringFace, StepFace};
pub use spans::{Mark, Span};
pub use sponsors::{LineFace, LineWhen, SponsorFace};

use crate::texts::Lang;
use serde::Serialize;
use tabletop::form::OptionFace;

/// Everything printed, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Catalogue {
    /// The language of all texts.
    pub lang: Lang,
    /// Every face of every numbered card, by number; a second face right after the first.
    pub cards: Vec<CardFace>,
    /// The zoo maps.
    pub maps: Vec<MapFace>,
    /// The buildings.
    pub buildings: Vec<BuildingFace>,
    /// The action cards: of each action the standard one, then its alternates.
    pub action_cards: Vec<ActionCardFace>,
    /// The bonus tiles.
    pub tiles: Vec<TileEntry>,
    /// The universities.
    pub universities: Vec<UniversityEntry>,
    /// The tasks of the association board.
    pub tasks: Vec<TaskEntry>,
    /// The icons.
    pub icons: Vec<IconEntry>,
    /// The continents, and what a partner zoo of each does.
    pub continents: Vec<IconEntry>,
    /// The abilities, with X for the value they are printed with.
    pub abilities: Vec<AbilityEntry>,
    /// What the tracks and supplies count.
    pub resources: Vec<ResourceEntry>,
    /// Tokens that lie on cards and boards.
    pub tokens: Vec<Named<TokenKind>>,
    /// The boxes.
    pub sets: Vec<Named<crate::catalogue::Set>>,
    /// The tracks and the association board.
    pub board: BoardFace,
    /// What is chosen before the game: the fields of the options of a table.
    pub options: Vec<OptionFace>,
}

/// Everything printed, in one language.
pub fn catalogue(lang: Lang) -> Catalogue {
    Catalogue {
        lang,
        cards: cards::faces(lang),
        maps: maps::faces(lang),
        buildings: buildings::faces(lang),
        action_cards: action_cards::faces(lang),
        tiles: glossary::tiles(lang),
        universities: glossary::universities(lang),
        tasks: glossary::tasks(lang),
        icons: glossary::icons(lang),
        continents: glossary::continents(lang),
        abilities: glossary::abilities(lang),
        resources: glossary::resources(lang),
        tokens: glossary::tokens(lang),
        sets: glossary::sets(lang),
        board: board::face(lang),
        options: options::faces(lang),
    }
}
