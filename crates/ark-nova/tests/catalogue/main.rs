//! The catalogue and the hex board against everything known of them: counts, checksums, vocabulary and geometry.

mod boards;
mod cards;
mod consistency;
mod dice;
mod facts;
mod hexes;
mod maps;
mod placements;
mod slow;
mod vocabulary;
mod walk;
mod words;
