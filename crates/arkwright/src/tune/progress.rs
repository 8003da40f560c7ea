//! How far a tuning is, beside the output.

use crate::terminal;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often the line of a screen is renewed.
const ON_SCREEN: Duration = Duration::from_millis(250);

/// The state of a tuning.
pub struct Progress {
    rounds: u64,
    games: u64,
    finished: u64,
    begun: Instant,
    told: Instant,
    screen: bool,
}

impl Progress {
    /// For so many rounds of so many games.
    pub fn new(rounds: u64, games: u64) -> Progress {
        let now = Instant::now();
        Progress { rounds, games, finished: 0, begun: now, told: now, screen: io::stderr().is_terminal() }
    }

    /// So many games of this round are done; only a screen is told of them.
    pub fn games(&mut self, done: u64) {
        if self.screen && self.told.elapsed() >= ON_SCREEN {
            self.told = Instant::now();
            let (round, rounds, games) = (self.finished + 1, self.rounds, self.games);
            let left = self.left(self.finished * games + done, self.begun.elapsed());
            // Nobody is left to tell if this fails.
            let _ = write!(
                io::stderr(),
                "\r\x1b[Kround {round} of {rounds}: {done} of {games} games, {left} left"
            );
        }
    }

    /// A round is finished, and this is what it found.
    pub fn round(&mut self, found: &str) {
        self.finished += 1;
        self.clear();
        terminal::remark(&self.line(found, self.begun.elapsed()));
    }

    /// Takes the line of the screen away.
    pub fn clear(&self) {
        if self.screen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
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
