//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

mod build_cards;
mod building_works;
mod final_scoring;
mod marine_sponsors;
#[path = "../rules/scene.rs"]
mod scene;
mod sea;
