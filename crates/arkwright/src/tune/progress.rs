//! How far a tuning is, beside the output.

use crate::progress::Bar;
use crate::terminal;
use std::time::{Duration, Instant};

/// The state of a tuning.
pub struct Progress {
    rounds: u64,
    games: u64,
    finished: u64,
    begun: Instant,
    bar: Bar,
}

impl Progress {
    /// For so many rounds of so many games.
    pub fn new(rounds: u64, games: u64) -> Progress {
        Progress { rounds, games, finished: 0, begun: Instant::now(), bar: Bar::new(rounds * games) }
    }

    /// So many games of this round are done; only a screen is told of them.
    pub fn games(&mut self, done: u64) {
        let (round, rounds, games) = (self.finished + 1, self.rounds, self.games);
        let all = self.finished * games + done;
        let left = || self.left(all, self.begun.elapsed());
        self.bar.draw(all, || format!("round {round} of {rounds}: {done} of {games} games, {} left", left()));
    }

    /// A round is finished, and this is what it found.
    pub fn round(&mut self, found: &str) {
        self.finished += 1;
        self.bar.remark(&self.line(found, self.begun.elapsed()));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.clear();
    }

    fn line(&self, found: &str, time: Duration) -> String {
        let left = self.left(self.finished * self.games, time);
        format!("round {} of {}: {found}; {left} left", self.finished, self.rounds)
    }

    fn left(&self, done: u64, time: Duration) -> String {
        let all = self.rounds * self.games;
        terminal::clock(time.as_secs_f64() / done.max(1) as f64 * all.saturating_sub(done) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_and_how_long() {
        let mut progress = Progress::new(10, 40);
        progress.round("50 points");
        progress.round("51 points");
        let line = progress.line("51 points", Duration::from_secs(20));
        assert_eq!(line, "round 2 of 10: 51 points; 0:01:20 left");
    }
}
