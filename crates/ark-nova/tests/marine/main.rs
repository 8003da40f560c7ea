//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

mod association_cards;
mod caves;
mod donations;
mod management_plans;
mod row_bonuses;
#[path = "../rules/scene.rs"]
mod scene;
mod sea;
mod tiles;
mod universities;
