//! Playing the games: on all cores, in chunks that are written in their order whoever finishes first.

use super::columns::{Columns, Table};
use super::game::{Finished, Simulated};
use super::progress::Progress;
use super::summary::Summary;
use super::write::Writer;
use crate::Failure;
use bots::{Bot, Dice, Level};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tabletop::{Ending, Outcome, Seat, Seed};

/// Games that are played one after the other by one thread. Part of what decides the rows of a stopped run only.
const CHUNK: u64 = 32;
/// Chunks that may wait to be written, for each thread.
const WAITING: usize = 4;
/// How long nothing is looked at while nothing comes.
const TICK: Duration = Duration::from_millis(100);

/// What is to be played.
pub struct Plan<G: Simulated> {
    /// The rules.
    pub rules: G,
    /// What changes from game to game.
    pub setting: G::Setting,
    /// Who sits where.
    pub bots: Vec<Level>,
    /// How many games.
    pub games: u64,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The columns of the table of seats.
    pub columns: Columns<G>,
    /// The columns of the table of cards, if it is wanted.
    pub card_columns: Option<Columns<G>>,
}

/// What was played, beside the files.
pub struct Played {
    /// The figures of the summary.
    pub summary: Summary,
    /// Games played.
    pub games: u64,
    /// Turns of all seats.
    pub turns: u64,
    /// Seconds that passed.
    pub seconds: f64,
    /// Seconds for which threads had a core, writing included; those that passed where the system does not tell.
    pub busy: f64,
    /// Games a bot lost by failing.
    pub failed: u64,
    /// Whether it was stopped before the end.
    pub stopped: bool,
}

/// The rows of some games.
struct Chunk {
    number: u64,
    games: u64,
    turns: u64,
    failed: u64,
    seats: Table,
    cards: Option<Table>,
}

/// Plays all games, or until `stop`.
pub fn run<G: Simulated>(
    plan: &Plan<G>,
    mut seats: Option<Writer>,
    mut cards: Option<Writer>,
    stop: &AtomicBool,
) -> Result<Played, Failure> {
    let start = Instant::now();
    let (own, others) = (busy(), AtomicU64::new(0));
    let next = AtomicU64::new(0);
    let mut played = Played {
        summary: Summary::new(plan.columns.headings()),
        games: 0,
        turns: 0,
        seconds: 0.0,
        busy: 0.0,
        failed: 0,
        stopped: false,
    };
    let mut progress = Progress::new(plan.games);
    let mut take = |played: &mut Played, chunk: Chunk| -> Result<(), Failure> {
        played.games += chunk.games;
        played.turns += chunk.turns;
        played.failed += chunk.failed;
        played.summary.add(&chunk.seats);
        if let Some(seats) = &mut seats {
            seats.add(chunk.seats)?;
        }
        match (&mut cards, chunk.cards) {
            (Some(cards), Some(table)) => cards.add(table),
            _ => Ok(()),
        }
    };
    let done: Result<(), Failure> = thread::scope(|scope| {
        let (sender, chunks) = mpsc::sync_channel(WAITING * plan.threads);
        for _ in 0..plan.threads {
            let sender = sender.clone();
            let (next, others) = (&next, &others);
            scope.spawn(move || {
                let from = busy();
                let mut worker = Worker::new(plan);
                while let Some(chunk) = worker.chunk(next, stop) {
                    if sender.send(chunk).is_err() {
                        break;
                    }
                }
                others.fetch_add(busy() - from, Ordering::Relaxed);
            });
        }
        drop(sender);
        let mut waiting: BTreeMap<u64, Chunk> = BTreeMap::new();
        let mut due = 0;
        loop {
            match chunks.recv_timeout(TICK) {
                Ok(chunk) => _ = waiting.insert(chunk.number, chunk),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            while let Some(chunk) = waiting.remove(&due) {
                due += 1;
                // The threads stop at the next game if nothing can be written any more.
                take(&mut played, chunk).inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            progress.tell(played.games);
        }
        // After a stop chunks may be missing in between; what was played is kept.
        waiting.into_values().try_for_each(|chunk| take(&mut played, chunk))
    });
    progress.clear();
    done?;
    seats.into_iter().chain(cards).try_for_each(|writer| writer.finish().map(|_| ()))?;
    played.seconds = start.elapsed().as_secs_f64();
    let nanoseconds = others.load(Ordering::Relaxed) + busy() - own;
    let passed = played.seconds * plan.threads as f64;
    played.busy = if nanoseconds > 0 { nanoseconds as f64 / 1e9 } else { passed };
    played.stopped = played.games < plan.games;
    Ok(played)
}

/// One thread's place to play.
struct Worker<'p, G: Simulated> {
    plan: &'p Plan<G>,
    rules: G,
}

impl<'p, G: Simulated> Worker<'p, G> {
    fn new(plan: &'p Plan<G>) -> Worker<'p, G> {
        Worker { plan, rules: plan.rules.clone() }
    }

    /// Plays the next chunk; fewer games of it if it is stopped, nothing if there is nothing left.
    fn chunk(&mut self, next: &AtomicU64, stop: &AtomicBool) -> Option<Chunk> {
        let plan = self.plan;
        let number = next.fetch_add(1, Ordering::Relaxed);
        let games = number * CHUNK..plan.games.min((number + 1) * CHUNK);
        let mut chunk = Chunk {
            number,
            games: 0,
            turns: 0,
            failed: 0,
            seats: plan.columns.table(),
            cards: plan.card_columns.as_ref().map(Columns::table),
        };
        for game in games {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            self.game(game, &mut chunk);
        }
        (chunk.games > 0).then_some(chunk)
    }

    fn game(&mut self, number: u64, chunk: &mut Chunk) {
        let plan = self.plan;
        let seed = plan.seed + number;
        let mut dice = Dice::new(seed);
        let mut rules = self.rules.clone();
        rules.vary(&plan.setting, &mut dice);
        let mut bots: Vec<Box<dyn Bot<G>>> = plan.bots.iter().map(|level| level.bot(dice.roll())).collect();
        let mut ears = rules.ears(plan.card_columns.is_some());
        let ended = bots::play(&rules, Seed::from_number(seed), &mut bots, &mut ears);
        let ending = ended.failed.as_ref().map_or(Ending::Played, |&(seat, _)| Ending::Resigned { seat });
        let position = ended.position;
        rules.finish(&mut ears, &position);
        let outcome = Outcome::rank(ending, rules.scores(&position), rules.reached(&position));
        chunk.games += 1;
        chunk.turns += G::turns(&ears);
        chunk.failed += u64::from(ended.failed.is_some());
        let game = Finished { rules, number, seed, bots: plan.bots.clone(), ears, position, outcome };
        for seat in Seat::all(plan.bots.len()) {
            plan.columns.read(&game, seat.index(), &mut chunk.seats);
        }
        if let (Some(columns), Some(table)) = (&plan.card_columns, &mut chunk.cards) {
            G::cards(&game, &mut |card| columns.read(&game, card, table));
        }
    }
}

/// Nanoseconds for which this thread has been running, 0 where the system does not tell.
fn busy() -> u64 {
    // The clock of the scheduler is brought up to date when the thread is put aside.
    thread::yield_now();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    told.and_then(|text| text.split(' ').next()?.parse().ok()).unwrap_or(0)
}
