//! What is kept of the games of an arena.

use serde::{Deserialize, Serialize};

/// One seed, played in every seating.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Which one, from 0.
    pub deal: u64,
    /// The seed of its games.
    pub seed: u64,
    /// The games, one for each seating.
    pub games: Vec<Played>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// For each seat, which of the named bots sat there, from 0.
    pub seating: Vec<usize>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The place of each seat, from 1; equal places are shared.
    pub places: Vec<u8>,
    /// The seats that won: several share the victory, and alone one may miss the mark.
    pub winners: Vec<usize>,
    /// The bot that lost the game because it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<Fault>,
    /// Whether the game was broken off because it would not end; all are ranked as they stood.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub endless: bool,
}

/// A bot that failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// Where it sat.
    pub seat: usize,
    /// What it did.
    pub why: String,
}

impl Played {
    /// The share of the victory that belongs to a seat.
    pub fn victory(&self, seat: usize) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// How many points a seat is ahead of the best of the others; alone, its points.
    pub fn margin(&self, seat: usize) -> i32 {
        let others = self.points.iter().enumerate().filter(|&(other, _)| other != seat);
        self.points[seat] - others.map(|(_, &points)| points).max().unwrap_or(0)
    }
}
