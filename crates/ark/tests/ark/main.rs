//! The rules of Ark, tested from outside. Tests cite the rules they are about, D-10.

mod deck;
mod endings;
mod exchange;
mod exhaustive;
mod explain;
mod laws;
mod lone;
mod placement;
mod printed;
mod rain;
mod records;
mod scene;
mod second_reading;
mod setup;
mod shapes;
mod special;
mod statistics;
mod texts;
mod turns;
mod views;
mod worked;
