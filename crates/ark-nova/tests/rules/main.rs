//! The rules of Ark Nova: laws on random games, and scenes that cite their rule.

mod association;
mod breaks;
mod display;
mod interaction;
mod laws;
mod projects;
mod releases;
mod scene;
mod second_reading;
mod solo;
mod sponsors_action;
mod the_end;
mod tracks;
mod turn_start;
mod turns;
