//! The arena: bots play the same deals in every seating.
//!
//! A *deal* is one seed. It is played once for every distinct rotation of the bots around the table, so that luck of the
//! cards and of the seat falls to all alike; two bots make a pair of games. The deal is what statistics count: its games
//! are not independent of each other.

mod journal;
mod result;
mod statistics;

pub use journal::{Journal, JournalError, Settings};
pub use result::{Deal, Fault, Played};
pub use statistics::{Interval, Standing, interval, ratings, standings};

use crate::{Bot, Dice, External, Level, Playable, play};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;
use tabletop::{Game, Seat, Seed, Silent, Told};

/// How long the arena waits for a deal before it gives the caller a chance to show that it is alive.
const PATIENCE: Duration = Duration::from_millis(100);

type Make<G> = dyn Fn(&G, Seat, u64) -> Box<dyn Bot<G>> + Send + Sync;

/// A bot that takes part: its name, and how it is made anew for every game.
pub struct Entrant<G: Game> {
    /// The name in reports. Entrants of the same name count as one bot.
    pub name: String,
    make: Box<Make<G>>,
}

impl<G: Game + 'static> Entrant<G> {
    /// A bot of your own: `make` gets the rules, the seat and a seed, and is called once for every game.
    pub fn new(
        name: impl Into<String>,
        make: impl Fn(&G, Seat, u64) -> Box<dyn Bot<G>> + Send + Sync + 'static,
    ) -> Entrant<G> {
        Entrant { name: name.into(), make: Box::new(make) }
    }

    /// One of the bots of the house.
    pub fn level(level: Level) -> Entrant<G>
    where
        G: Playable,
    {
        Entrant::new(level.to_string(), move |_, _, seed| level.bot(seed))
    }

    /// The bot that sits down for one game.
    pub fn bot(&self, game: &G, seat: Seat, seed: u64) -> Box<dyn Bot<G>> {
        (self.make)(game, seat, seed)
    }

    /// A program that speaks the protocol, with its time for a move.
    pub fn program(name: impl Into<String>, command: Vec<String>, patience: Duration) -> Entrant<G>
    where
        G: Told,
    {
        Entrant::new(name, move |game, seat, seed| {
            Box::new(External::start(&command, patience, game, seat, seed))
        })
    }
}

/// Who plays what.
pub struct Contest<'a, G: Game> {
    /// The bots, one for each seat.
    pub entrants: &'a [Entrant<G>],
    /// The options of the game with this seed.
    pub options: &'a (dyn Fn(u64) -> G::Options + Sync),
    /// The seed of the first deal; the others follow.
    pub seed: u64,
}

/// What the arena tells while it runs.
pub enum News<'a> {
    /// The next deal, in order.
    Deal(&'a Deal),
    /// Nothing new, but it runs.
    Waiting,
}

impl<G: Game> Contest<'_, G> {
    /// Plays the deals `from..to` on so many threads and tells them in order, whatever the number of threads. It stops
    /// after the deals that have begun when `stop` is set or `hear` fails; no deal is left out in between.
    pub fn run<E>(
        &self,
        deals: std::ops::Range<u64>,
        threads: usize,
        stop: &AtomicBool,
        mut hear: impl FnMut(News<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicU64::new(deals.start);
        let failed = AtomicBool::new(false);
        let (done, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                let done = done.clone();
                let (next, failed) = (&next, &failed);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= deals.end || done.send(self.deal(number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(done);
            let mut early: BTreeMap<u64, Deal> = BTreeMap::new();
            let mut expected = deals.start;
            loop {
                let told = match results.recv_timeout(PATIENCE) {
                    Ok(deal) => {
                        early.insert(deal.deal, deal);
                        let mut told = Ok(());
                        while told.is_ok()
                            && let Some(deal) = early.remove(&expected)
                        {
                            expected += 1;
                            told = hear(News::Deal(&deal));
                        }
                        told
                    }
                    Err(RecvTimeoutError::Timeout) => hear(News::Waiting),
                    Err(RecvTimeoutError::Disconnected) => return Ok(()),
                };
                if told.is_err() {
                    failed.store(true, Ordering::Relaxed);
                    return told;
                }
            }
        })
    }

    /// Plays one deal in all seatings.
    pub fn deal(&self, number: u64) -> Deal {
        let seed = self.seed.wrapping_add(number);
        let options = (self.options)(seed);
        let game = G::new(&options).unwrap_or_else(|error| panic!("options {options:?}: {error}"));
        let games = seatings(&self.names()).iter().map(|seating| self.game(&game, seed, seating)).collect();
        Deal { deal: number, seed, games }
    }

    /// The names of the bots, one for each seat.
    pub fn names(&self) -> Vec<String> {
        self.entrants.iter().map(|entrant| entrant.name.clone()).collect()
    }

    fn game(&self, game: &G, seed: u64, seating: &[usize]) -> Played {
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seating.len())
            .map(|seat| (self.entrants[seating[seat.index()]].make)(game, seat, bot_seed(seed, seat)))
            .collect();
        let ended = play(game, Seed::from_number(seed), &mut bots, &mut Silent);
        Played {
            seating: seating.to_vec(),
            points: ended.outcome.scores.iter().map(|score| score.points).collect(),
            places: ended.outcome.places,
            winners: ended.outcome.winners.iter().map(Seat::index).collect(),
            failed: ended.failed.map(|(seat, why)| Fault { seat: seat.index(), why: why.to_string() }),
            endless: ended.endless,
        }
    }
}

/// The seed of the bot in a seat: nothing of it comes from another game.
pub fn bot_seed(game_seed: u64, seat: Seat) -> u64 {
    let mut dice = Dice::new(game_seed);
    let mixed = dice.roll();
    Dice::new(mixed ^ u64::from(seat.0)).roll()
}

/// Every distinct rotation of the bots around the table: for each seat the place of its bot in `names`.
pub fn seatings(names: &[String]) -> Vec<Vec<usize>> {
    let seats = names.len();
    let mut found: Vec<Vec<usize>> = Vec::new();
    for turn in 0..seats {
        let seating: Vec<usize> = (0..seats).map(|seat| (seat + seats - turn) % seats).collect();
        let same = |other: &Vec<usize>| (0..seats).all(|seat| names[other[seat]] == names[seating[seat]]);
        if !found.iter().any(same) {
            found.push(seating);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        text.split(',').map(Into::into).collect()
    }

    #[test]
    fn every_bot_sits_in_every_seat_and_no_game_is_played_twice() {
        assert_eq!(seatings(&names("a,b")), [[0, 1], [1, 0]]);
        assert_eq!(seatings(&names("a,b,b,b")).len(), 4);
        assert_eq!(seatings(&names("a,b,a,b")).len(), 2);
        assert_eq!(seatings(&names("a,a")).len(), 1);
        for seat in 0..3 {
            let mut bots: Vec<usize> =
                seatings(&names("a,b,c")).iter().map(|seating| seating[seat]).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2]);
        }
    }

    #[test]
    fn bots_get_seeds_of_their_own() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..100).flat_map(|seed| (0..4).map(move |seat| bot_seed(seed, Seat(seat)))).collect();
        assert_eq!(seeds.len(), 400);
    }
}
