//! Playing the games: on all cores, some games at a time, kept as soon as they are played.

use super::columns::Columns;
use super::game::{Finished, Simulated};
use super::journal::{self, Rows};
use super::moments::Moments;
use super::progress::Progress;
use super::store::Store;
use super::summary::Summary;
use crate::{Failure, terminal};
use bots::arena::Entrant;
use bots::{Bot, Dice};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io, thread};
use tabletop::{Seat, Seed};

/// A thread plays so many games before it hands them in that it takes about this long; it is at least one and at most
/// [`MOST`]. A stop waits for them.
const CHUNK: Duration = Duration::from_millis(100);
const MOST: u64 = 256;
/// Chunks that may wait to be kept, for each thread.
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
    pub bots: Vec<Entrant<G>>,
    /// Their names.
    pub names: Vec<&'static str>,
    /// The games of this run's share.
    pub games: Range<u64>,
    /// The seed of game 0; the others follow.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// The columns of the table of seats.
    pub columns: Columns<G>,
    /// The columns of the table of cards, if it is wanted.
    pub card_columns: Option<Columns<G>>,
    /// The moments that are wanted, if there are any.
    pub moments: Option<Moments<G>>,
}

/// What was played, beside the files.
pub struct Played {
    /// The figures of the summary.
    pub summary: Summary,
    /// Games played by this run.
    pub games: u64,
    /// Games that are played now, by this run or before; those after a missing one do not count.
    pub reached: u64,
    /// Turns of all seats.
    pub turns: u64,
    /// Seconds that passed.
    pub seconds: f64,
    /// Seconds for which threads had a core, keeping included; those that passed where the system does not tell.
    pub busy: f64,
    /// Games a bot lost by failing.
    pub failed: u64,
    /// What the first of these bots did.
    pub fault: Option<String>,
}

/// Some games that were played.
struct Chunk {
    rows: Rows,
    /// The rows as they are kept.
    frame: io::Result<Vec<u8>>,
    fault: Option<String>,
}

/// Plays all games that are missing, or until `stop`.
pub fn run<G: Simulated>(
    plan: &Plan<G>,
    mut store: Option<Store>,
    stop: &AtomicBool,
) -> Result<Played, Failure> {
    let start = Instant::now();
    let (own, others) = (busy(), AtomicU64::new(0));
    let mut played = Played {
        summary: Summary::new(plan.columns.headings(), &plan.names),
        games: 0,
        reached: 0,
        turns: 0,
        seconds: 0.0,
        busy: 0.0,
        failed: 0,
        fault: None,
    };
    let total = plan.games.end - plan.games.start;
    let mut before = 0;
    if let Some(store) = &mut store {
        store.kept(|rows| {
            before += rows.games;
            played.failed += rows.failed;
            played.summary.add(&rows.seats);
        })?;
        before += store.whole;
    }
    let missing = store.as_ref().map_or_else(|| vec![plan.games.clone()], Store::missing);
    let missing = Mutex::new(VecDeque::from(missing));
    let mut progress = Progress::new(total, before);
    let take = |played: &mut Played, chunk: Chunk, store: &mut Option<Store>| -> Result<(), Failure> {
        let Chunk { rows, frame, fault } = chunk;
        if let Some(store) = store {
            store.add(rows.first..rows.first + rows.games, &frame?)?;
        }
        played.games += rows.games;
        played.turns += rows.turns;
        played.failed += rows.failed;
        played.fault = played.fault.take().or(fault);
        played.summary.add(&rows.seats);
        Ok(())
    };
    let done: Result<(), Failure> = thread::scope(|scope| {
        let (sender, chunks) = mpsc::sync_channel(WAITING * plan.threads);
        for _ in 0..plan.threads {
            let sender = sender.clone();
            let (missing, others, keeps) = (&missing, &others, store.is_some());
            scope.spawn(move || {
                let from = busy();
                let mut size = 1;
                while let Some(games) = next(missing, size).filter(|_| !stop.load(Ordering::Relaxed)) {
                    let begun = Instant::now();
                    let chunk = play(plan, games, keeps, stop);
                    let took = begun.elapsed();
                    size = if took < CHUNK / 2 { (2 * size).min(MOST) } else { size };
                    size = if took > 2 * CHUNK { (size / 2).max(1) } else { size };
                    if chunk.rows.games == 0 || sender.send(chunk).is_err() {
                        break;
                    }
                }
                others.fetch_add(busy() - from, Ordering::Relaxed);
            });
        }
        drop(sender);
        loop {
            match chunks.recv_timeout(TICK) {
                // The threads stop after the games that have begun if nothing can be kept any more.
                Ok(chunk) => take(&mut played, chunk, &mut store)
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            progress.tell(before + played.games);
        }
    });
    progress.clear();
    let kept = store.as_ref().map_or(before + played.games, Store::games);
    played.reached = match (done, store) {
        (Ok(()), None) => kept,
        (Ok(()), Some(store)) => store.finish().inspect_err(|_| tell_kept(kept))?,
        (Err(failure), _) => {
            tell_kept(kept);
            return Err(failure);
        }
    };
    played.seconds = start.elapsed().as_secs_f64();
    let nanoseconds = others.load(Ordering::Relaxed) + busy() - own;
    let passed = played.seconds * plan.threads as f64;
    played.busy = if nanoseconds > 0 { nanoseconds as f64 / 1e9 } else { passed };
    Ok(played)
}

fn tell_kept(games: u64) {
    terminal::remark(&format!("{games} games are kept; the same command with --resume goes on"));
}

/// The next games that nobody plays yet, at most so many.
fn next(missing: &Mutex<VecDeque<Range<u64>>>, most: u64) -> Option<Range<u64>> {
    let mut missing = missing.lock().unwrap_or_else(PoisonError::into_inner);
    while missing.front().is_some_and(Range::is_empty) {
        missing.pop_front();
    }
    let front = missing.front_mut()?;
    let games = front.start..front.end.min(front.start + most);
    front.start = games.end;
    Some(games)
}

/// Plays some games, all of them even if it is stopped: what was played is the beginning of all games.
fn play<G: Simulated>(plan: &Plan<G>, games: Range<u64>, keeps: bool, stop: &AtomicBool) -> Chunk {
    let mut rows = Rows {
        first: games.start,
        games: 0,
        turns: 0,
        failed: 0,
        seats: plan.columns.table(),
        cards: plan.card_columns.as_ref().map(Columns::table),
        moments: plan.moments.as_ref().map(|moments| moments.columns.table()),
    };
    let mut fault = None;
    for number in games {
        let (game, failing) = game(plan, number);
        // Whoever stops a run at the terminal stops its programs too: such a game is not one that a bot has lost.
        if failing.is_some() && stop.load(Ordering::Relaxed) {
            break;
        }
        rows.games += 1;
        rows.turns += G::turns(&game.ears);
        rows.failed += u64::from(failing.is_some());
        fault = fault.or(failing);
        for seat in Seat::all(plan.bots.len()) {
            plan.columns.read(&game, seat.index(), &mut rows.seats);
        }
        if let (Some(columns), Some(table)) = (&plan.card_columns, &mut rows.cards) {
            G::cards(&game, &mut |card| columns.read(&game, card, table));
        }
        if let (Some(moments), Some(table)) = (&plan.moments, &mut rows.moments) {
            (0..game.moments.len()).for_each(|moment| moments.columns.read(&game, moment, table));
        }
    }
    let frame = if keeps { journal::encoded(&rows) } else { Ok(Vec::new()) };
    Chunk { rows, frame, fault }
}

/// Plays one game, and says what a bot did that lost it by failing.
fn game<G: Simulated>(plan: &Plan<G>, number: u64) -> (Finished<G>, Option<String>) {
    let seed = plan.seed + number;
    let mut dice = Dice::new(seed);
    let mut rules = plan.rules.clone();
    rules.vary(&plan.setting, &mut dice);
    let seats = Seat::all(plan.bots.len()).zip(&plan.bots);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.map(|(seat, entrant)| entrant.bot(&rules, seat, dice.roll())).collect();
    let mut ears = rules.ears(plan.card_columns.is_some());
    let mut watch = plan.moments.as_ref().map(|moments| moments.watch(&rules, seed));
    let look = |position: &_, seat, ears: &_| {
        if let Some(watch) = &mut watch {
            watch.look(position, seat, ears);
        }
    };
    let ended = bots::play_watched(&rules, Seed::from_number(seed), &mut bots, &mut ears, look);
    // What came of a game that a bot lost by failing says nothing about its moments.
    let moments = watch.filter(|_| ended.failed.is_none()).map_or_else(Vec::new, |watch| watch.seen);
    let (position, outcome) = (ended.position, ended.outcome);
    rules.finish(&mut ears, &position);
    let told = |(seat, failing): &(Seat, bots::Failing)| {
        format!("game {number}, {} in seat {seat}: {failing}", plan.names[seat.index()])
    };
    let fault = ended.failed.as_ref().map(told);
    let failed = ended.failed.map(|(seat, _)| seat);
    let bots = plan.names.clone();
    (Finished { rules, number, seed, bots, failed, ears, moments, position, outcome }, fault)
}

/// Whether these rows are what would be played now.
pub fn plays_as<G: Simulated>(plan: &Plan<G>, rows: &Rows) -> bool {
    let again = play(plan, rows.first..rows.first + 1, false, &AtomicBool::new(false)).rows;
    rows.seats.clone().take(again.seats.rows) == again.seats
}

/// Nanoseconds for which this thread has been running, 0 where the system does not tell.
fn busy() -> u64 {
    // The clock of the scheduler is brought up to date when the thread is put aside.
    thread::yield_now();
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    told.and_then(|text| text.split(' ').next()?.parse().ok()).unwrap_or(0)
}
