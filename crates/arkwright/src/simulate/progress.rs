//! How far a long run is, and how long it will take.

use crate::terminal;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often a line on a screen is renewed, and how often one is added where nobody may be looking.
const ON_SCREEN: Duration = Duration::from_millis(250);
const IN_A_LOG: Duration = Duration::from_secs(10);
/// Cells of the bar.
const BAR: usize = 24;

/// A line beside the output that says how far a run is.
pub struct Progress {
    total: u64,
    before: u64,
    start: Instant,
    told: Instant,
    screen: bool,
}

impl Progress {
    /// For so many games, of which some were played before.
    pub fn new(total: u64, before: u64) -> Progress {
        let now = Instant::now();
        Progress { total, before, start: now, told: now, screen: io::stderr().is_terminal() }
    }

    /// Says how far it is, if it is time to.
    pub fn tell(&mut self, done: u64) {
        let pause = if self.screen { ON_SCREEN } else { IN_A_LOG };
        if self.told.elapsed() < pause {
            return;
        }
        self.told = Instant::now();
        let line = line(done, self.before, self.total, self.start.elapsed().as_secs_f64());
        if self.screen {
            // Nobody is left to tell if this fails.
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        } else {
            terminal::remark(&line);
        }
    }

    /// Takes the line away.
    pub fn clear(&self) {
        if self.screen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn line(done: u64, before: u64, total: u64, seconds: f64) -> String {
    let share = done as f64 / total.max(1) as f64;
    let full = ((share * BAR as f64) as usize).min(BAR);
    let bar = "█".repeat(full) + &"░".repeat(BAR - full);
    let speed = done.saturating_sub(before) as f64 / seconds.max(1e-9);
    let left = total.saturating_sub(done) as f64 / speed;
    let left = if speed == 0.0 { "?".into() } else { terminal::clock(left) };
    format!("{bar} {done} of {total} games ({:.1} %), {speed:.0} games/s, {left} left", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_and_how_long() {
        let text = line(350, 100, 1000, 10.0);
        assert!(text.ends_with("350 of 1000 games (35.0 %), 25 games/s, 0:00:26 left"), "{text}");
        assert!(line(0, 0, 1000, 0.0).ends_with("? left"));
    }
}
