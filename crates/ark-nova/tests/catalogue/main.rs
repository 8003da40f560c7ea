//! The catalogue and the hex board against everything known of them: counts, checksums, vocabulary and geometry.

mod dice;
mod hexes;
mod placements;
mod slow;
