//! What the game tells people: explanations that agree with the rules, and texts for everything that happens.

mod explanations;
mod games;
mod lines;
mod remedies;
mod remedies_hold;
mod statistics;
