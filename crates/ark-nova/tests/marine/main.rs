//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

mod animals_cards;
mod lagoon;
mod reef;
mod reef_again;
#[path = "../rules/scene.rs"]
mod scene;
mod sea;
mod sea_abilities;
mod sponsors_cards;
