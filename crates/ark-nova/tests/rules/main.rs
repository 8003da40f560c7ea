//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod every_sponsor;
mod final_scoring;
mod laws;
mod left_edge;
mod maps;
mod projects;
mod scene;
mod sponsors_animals;
mod sponsors_buildings;
mod sponsors_end;
mod sponsors_experts;
mod sponsors_science;
mod tiles;
mod turns;
mod zoos;
