//! Marine Worlds, its action cards and the later maps: scenes that cite the rules (M-, D-, P-).

#[path = "../rules/scene.rs"]
mod scene;
#[path = "../rules/zoos.rs"]
mod zoos;

mod animals_cards;
mod aquariums;
mod association_cards;
mod build_cards;
mod building_works;
mod cards_cards;
mod caves;
mod deck_searches;
mod donations;
mod draft;
mod draft_again;
mod final_scoring;
mod geographical_zoo;
mod housing_again;
mod lagoon;
mod laws;
mod management_plans;
mod maps_later;
mod marine_sponsors;
mod marks;
mod moving_in;
mod new_printings;
mod options;
mod reef;
mod reef_again;
mod rescue_station;
mod row_bonuses;
mod sea;
mod sea_abilities;
mod sea_animals;
mod solo;
mod sponsors_cards;
mod strengths;
mod tiles;
mod universities;
mod waves;
mod waves_again;
