//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod animals_action;
mod build_action;
mod cards_action;
mod hidden;
mod laws;
mod scene;
mod setup;
mod terms;
mod tokens;
mod turns;
