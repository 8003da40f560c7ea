//! How far the arena has come, beside the output.

use crate::terminal;
use bots::arena::Deal;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How often the bar is drawn again.
const REDRAW: Duration = Duration::from_millis(200);
/// How often a line is written where nothing can be drawn again.
const LINE: Duration = Duration::from_secs(10);
const BAR: usize = 24;

/// The state of an arena.
pub struct Progress {
    first: String,
    seats: Vec<bool>,
    all: u64,
    done: u64,
    before: u64,
    games: u64,
    new_games: u64,
    wins: f64,
    begun: Instant,
    shown: Instant,
    terminal: bool,
}

impl Progress {
    /// An arena of so many deals, some of which may have been played before.
    pub fn new(all: u64, seats: &[String], before: &[Deal]) -> Progress {
        let first = seats.first().cloned().unwrap_or_default();
        let (now, terminal) = (Instant::now(), io::stderr().is_terminal());
        let seats = seats.iter().map(|seat| *seat == first).collect();
        let mut progress = Progress {
            first,
            seats,
            all,
            done: 0,
            before: before.len() as u64,
            games: 0,
            new_games: 0,
            wins: 0.0,
            begun: now,
            shown: now,
            terminal,
        };
        before.iter().for_each(|deal| progress.count(deal));
        progress.new_games = 0;
        progress
    }

    /// One deal more.
    pub fn count(&mut self, deal: &Deal) {
        self.done += 1;
        for game in &deal.games {
            self.games += 1;
            self.new_games += 1;
            let own = (0..self.seats.len()).filter(|&seat| self.seats[game.seating[seat]]);
            self.wins += own.map(|seat| game.victory(seat)).sum::<f64>();
        }
    }

    /// Draws the bar, or writes a line now and then.
    pub fn show(&mut self) {
        if self.shown.elapsed() < if self.terminal { REDRAW } else { LINE } {
            return;
        }
        self.shown = Instant::now();
        let line = self.line(self.begun.elapsed());
        // Nobody is left to tell if this fails.
        let mut err = io::stderr().lock();
        let _ = match self.terminal {
            true => write!(err, "\r\x1b[K{}", fitting(&line)),
            false => writeln!(err, "{line}"),
        };
        let _ = err.flush();
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr().lock(), "\r\x1b[K");
        }
    }

    fn line(&self, time: Duration) -> String {
        let filled = (BAR as u64 * self.done / self.all.max(1)) as usize;
        let bar = "#".repeat(filled) + &"-".repeat(BAR.saturating_sub(filled));
        let (seconds, new) = (time.as_secs_f64(), self.done - self.before);
        let left = match new {
            0 => "?".into(),
            _ => terminal::clock(seconds / new as f64 * self.all.saturating_sub(self.done) as f64),
        };
        let share = 100.0 * self.wins / self.games.max(1) as f64;
        let speed = self.new_games as f64 / seconds;
        let (done, all, first) = (self.done, self.all, &self.first);
        format!("[{bar}] {done} of {all} deals, {left} left, {speed:.1} games/s, {first} {share:.1} %")
    }
}

/// As much of a line as the terminal has room for: one that wraps could not be drawn again in its place.
fn fitting(line: &str) -> &str {
    let width: usize = terminal_size::terminal_size_of(io::stderr()).map_or(80, |(width, _)| width.0.into());
    let end = line.char_indices().nth(width.saturating_sub(1)).map_or(line.len(), |(end, _)| end);
    &line[..end]
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::arena::Played;

    #[test]
    fn the_line_says_how_far_and_how_long() {
        let seats = ["a".to_owned(), "b".to_owned()];
        let game = |winner| Played {
            seating: vec![0, 1],
            points: vec![1, 0],
            places: vec![1, 2],
            winners: vec![winner],
            failed: None,
            endless: false,
        };
        let deal = |deal| Deal { deal, seed: deal, games: vec![game(0), game(1)] };
        let mut progress = Progress::new(8, &seats, &[deal(0), deal(1)]);
        progress.count(&deal(2));
        progress.count(&deal(3));
        assert_eq!(
            progress.line(Duration::from_secs(2)),
            "[############------------] 4 of 8 deals, 0:00:04 left, 2.0 games/s, a 50.0 %"
        );
    }
}
