//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod challenge;
mod laws;
mod scene;
mod turns;
