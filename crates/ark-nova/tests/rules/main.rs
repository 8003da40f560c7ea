//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod abilities_actions;
mod abilities_attacks;
mod abilities_building;
mod abilities_cards;
mod abilities_gains;
mod abilities_piles;
mod abilities_pilfering;
mod animals_all;
mod association;
mod breaks;
mod challenge;
mod display;
mod interaction;
mod laws;
mod orders;
mod projects;
mod releases;
mod scene;
mod second_reading;
mod solo;
mod sponsors_action;
mod stage;
mod the_end;
mod tracks;
mod turn_start;
mod turns;
