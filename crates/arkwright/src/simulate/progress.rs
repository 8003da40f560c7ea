//! How far a long run is, and how long it will take.

use crate::progress::Bar;
use crate::terminal;
use std::time::Instant;

/// How far a run is.
pub struct Progress {
    total: u64,
    before: u64,
    start: Instant,
    bar: Bar,
}

impl Progress {
    /// For so many games, of which some were played before.
    pub fn new(total: u64, before: u64) -> Progress {
        Progress { total, before, start: Instant::now(), bar: Bar::new(total) }
    }

    /// Says how far it is, if it is time to.
    pub fn tell(&mut self, done: u64) {
        let (before, total, seconds) = (self.before, self.total, self.start.elapsed().as_secs_f64());
        self.bar.show(done, || line(done, before, total, seconds));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.clear();
    }
}

fn line(done: u64, before: u64, total: u64, seconds: f64) -> String {
    let share = done as f64 / total.max(1) as f64;
    let speed = done.saturating_sub(before) as f64 / seconds.max(1e-9);
    let left = total.saturating_sub(done) as f64 / speed;
    let left = if speed == 0.0 { "?".into() } else { terminal::clock(left) };
    format!("{done} of {total} games ({:.1} %), {speed:.0} games/s, {left} left", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_far_and_how_long() {
        let text = line(350, 100, 1000, 10.0);
        assert_eq!(text, "350 of 1000 games (35.0 %), 25 games/s, 0:00:26 left");
        assert!(line(0, 0, 1000, 0.0).ends_with("? left"));
    }
}
