//! What is printed on the components, as constant tables: one line or block per card, checked by the compiler.
//!
//! Facts only: what a card does is a value of the effect language, resolved elsewhere.

pub mod action_cards;
pub mod animals;
pub mod boards;
pub mod bonus_tiles;
pub mod buildings;
pub mod final_scoring;
pub mod icons;
pub mod maps;
pub mod projects;
pub mod sponsors;

mod card;

pub use action_cards::{Action, ActionCard, Alternate, Side};
pub use animals::Animal;
pub use bonus_tiles::BonusTile;
pub use buildings::{Building, BuildingKind, PlacementNeed};
pub use card::{
    CARDS, Card, CardId, CardKind, Edition, Requirement, Resource, Set, SizeClass, ZOO_CARDS, deck,
};
pub use final_scoring::FinalScoring;
pub use icons::{Icon, IconGroup};
pub use maps::{MapId, Terrain, ZooMap};
pub use projects::{Project, ProjectKind};
pub use sponsors::Sponsor;
