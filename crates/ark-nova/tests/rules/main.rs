//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod abilities_actions;
mod abilities_attacks;
mod abilities_building;
mod abilities_cards;
mod abilities_gains;
mod abilities_piles;
mod abilities_pilfering;
mod animals_all;
mod challenge;
mod laws;
mod orders;
mod scene;
mod stage;
mod turns;
