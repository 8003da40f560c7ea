//! How far the arena has come, beside the output.

use crate::progress::Bar;
use crate::terminal;
use bots::arena::Deal;
use std::time::{Duration, Instant};

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
    bar: Bar,
}

impl Progress {
    /// An arena of so many deals, some of which may have been played before.
    pub fn new(all: u64, seats: &[String], before: &[Deal]) -> Progress {
        let first = seats.first().cloned().unwrap_or_default();
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
            begun: Instant::now(),
            bar: Bar::new(all),
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

    /// Draws the bar, or writes a line now and then where nothing can be drawn again.
    pub fn show(&mut self) {
        let line = self.line(self.begun.elapsed());
        self.bar.show(self.done, || line);
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.clear();
    }

    fn line(&self, time: Duration) -> String {
        let (seconds, new) = (time.as_secs_f64(), self.done - self.before);
        let left = match new {
            0 => "?".into(),
            _ => terminal::clock(seconds / new as f64 * self.all.saturating_sub(self.done) as f64),
        };
        let share = 100.0 * self.wins / self.games.max(1) as f64;
        let speed = self.new_games as f64 / seconds;
        let (done, all, first) = (self.done, self.all, &self.first);
        format!("{done} of {all} deals, {left} left, {speed:.1} games/s, {first} {share:.1} %")
    }
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
            "4 of 8 deals, 0:00:04 left, 2.0 games/s, a 50.0 %"
        );
    }
}
