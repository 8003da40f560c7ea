//! Games of self-play, several at a time.

use super::{Plan, Tunable};
use crate::arena::bot_seed;
use crate::{Bot, Dice, Evaluate, LONGEST, Planner, Search, Seen, Width};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use tabletop::{Seat, Seed, Silent};

/// The seed of a training game: tunings with seeds that lie near each other share none.
pub(super) fn game_seed(seed: u64, number: u64) -> u64 {
    Dice::new(Dice::new(seed).roll() ^ number).roll()
}

/// How the seats play.
pub(super) struct Play<'a, E> {
    /// How each seat judges positions.
    pub judges: &'a [&'a E],
    /// Whether they plan or search, and how widely.
    pub plan: &'a Plan,
    /// How many of a hundred turns begin with any legal move.
    pub noise: u8,
}

impl<E: Evaluate> Play<'_, E> {
    /// Plays a game and gives the last position with the turns that each seat began. `at_turn` is told when a seat
    /// begins a turn, with its number from 1, and may break the game off.
    pub fn game<G: Tunable<Evaluation = E>>(
        &self,
        game: &G,
        seed: u64,
        mut at_turn: impl FnMut(&G::Position, Seat, u32) -> ControlFlow<()>,
    ) -> (G::Position, Vec<u32>)
    where
        E: Evaluate<Game = G>,
    {
        let width = Width { lines: self.plan.lines, ..G::WIDTH };
        let bot = |seat: Seat| -> Box<dyn Bot<G>> {
            let (judge, seed) = (self.judges[seat.index()].clone(), bot_seed(seed, seat));
            match self.plan.search {
                Some(budget) => Box::new(Search::judging_by(judge, budget, seed)),
                None => Box::new(Planner::new(judge, width, 1, seed)),
            }
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats()).map(bot).collect();
        // The dice of the noise must not fall like those that draw the options.
        let mut dice = Dice::new(!seed);
        let mut turns = vec![0; game.seats()];
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        for _ in 0..LONGEST {
            let Some(seat) = game.asked(&position).iter().next() else { break };
            game.distinct(&position, seat, &mut moves);
            let begins = self.judges[seat.index()].begins_turn(game, &position, seat);
            if begins {
                if at_turn(&position, seat, turns[seat.index()] + 1).is_break() {
                    break;
                }
                turns[seat.index()] += 1;
            }
            let any = begins && self.noise > 0 && dice.below(100) < usize::from(self.noise);
            let chosen = if any {
                Ok(moves[dice.below(moves.len())])
            } else {
                bots[seat.index()].choose(&Seen::new(game, &position, seat), &moves)
            };
            let made = chosen.map(|answer| game.apply(&mut position, seat, answer, &mut Silent));
            assert!(matches!(made, Ok(Ok(()))), "a bot plays what is legal: {made:?}");
        }
        (position, turns)
    }
}

/// Threads for a round.
pub(super) struct Crew<'a> {
    /// How many.
    pub threads: usize,
    /// Whether the round is to be left.
    pub stop: &'a AtomicBool,
}

impl Crew<'_> {
    /// Does the jobs `0..count` and takes their results in this order. Says whether all were done.
    pub fn work<T: Send>(
        &self,
        count: u64,
        job: impl Fn(u64) -> T + Sync,
        mut take: impl FnMut(T),
        mut hear: impl FnMut(u64),
    ) -> bool {
        let next = AtomicU64::new(0);
        let (done, results) = mpsc::channel();
        let mut taken = 0;
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let done = done.clone();
                let (next, job) = (&next, &job);
                scope.spawn(move || {
                    while !self.stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count || done.send((number, job(number))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(done);
            // Sums of floating point numbers depend on their order, so results wait for their turn.
            let mut early = BTreeMap::new();
            for (finished, (number, result)) in (1..).zip(results) {
                early.insert(number, result);
                while let Some(result) = early.remove(&taken) {
                    taken += 1;
                    take(result);
                }
                hear(finished);
            }
        });
        taken == count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_a_stop_is_told() {
        let stop = AtomicBool::new(false);
        let mut seen = Vec::new();
        let mut heard = 0;
        let crew = Crew { threads: 3, stop: &stop };
        assert!(crew.work(50, |number| number * number, |square| seen.push(square), |done| heard = done));
        assert_eq!(seen, (0..50).map(|number| number * number).collect::<Vec<u64>>());
        assert_eq!(heard, 50);
        stop.store(true, Ordering::Relaxed);
        assert!(!crew.work(50, |number| number, |_| (), |_| ()));
    }

    #[test]
    fn neighbouring_seeds_share_no_game() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..20).flat_map(|seed| (0..50).map(move |number| game_seed(seed, number))).collect();
        assert_eq!(seeds.len(), 1000);
    }
}
