//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

mod cards_cards;
mod deck_searches;
mod marks;
mod rescue_station;
#[path = "../rules/scene.rs"]
mod scene;
mod sea;

mod aquariums;
mod geographical_zoo;
mod housing_again;
mod moving_in;
mod sea_animals;
mod waves;
mod waves_again;
