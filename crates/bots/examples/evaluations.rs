//! How fast the bots think: evaluations and games of planners in a second of one core; `cargo run --release -p bots
//! --example evaluations`. Under `valgrind --tool=callgrind` the argument `count` plays two games and nothing else.

use bots::{Bot, Evaluate, Level, Playable};
use std::hint::black_box;
use std::{fs, time::Instant};
use tabletop::{Game, Seat, Seed, Silent};

const GAMES: u64 = 40;
const ROUNDS: usize = 20;

fn main() {
    let nova = ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("good options");
    let ark = ark::Rules::new(&ark::Options::standard(4)).expect("good options");
    if std::env::args().any(|argument| argument == "count") {
        play(&nova, 1..=2, &mut Vec::new());
        return;
    }
    measure("Ark Nova, 2 players", &nova);
    measure("Ark, 4 players", &ark);
}

/// Prints both figures of a game.
fn measure<G: Playable>(name: &str, game: &G) {
    let mut positions = Vec::new();
    let started = Watch::start();
    play(game, 1..=GAMES, &mut positions);
    let games = GAMES as f64 / started.seconds();
    let evaluation = G::evaluation();
    let started = Watch::start();
    for _ in 0..ROUNDS {
        for (position, seat) in &positions {
            black_box(evaluation.value(game, position, *seat));
        }
    }
    let evaluations = (ROUNDS * positions.len()) as f64 / started.seconds();
    println!("{name}: {games:.1} games of planners/s, {evaluations:.0} evaluations/s");
}

/// Games of planners; the positions in which somebody was asked are kept.
fn play<G: Playable>(
    game: &G,
    seeds: std::ops::RangeInclusive<u64>,
    positions: &mut Vec<(G::Position, Seat)>,
) {
    for seed in seeds {
        let bot = |seat| Level::Planner.bot(seed * 8 + seat as u64);
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..game.seats()).map(bot).collect();
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        while let Some(seat) = game.asked(&position).iter().next() {
            game.legal(&position, seat, &mut moves);
            let seen = bots::Seen::new(game, &position, seat);
            let answer = bots[seat.index()].choose(&seen, &moves).expect("a planner answers");
            positions.push((position.clone(), seat));
            game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        }
    }
}

/// The time this thread had a core, where the system tells it; otherwise the time that passed.
struct Watch(Option<u64>, Instant);

impl Watch {
    fn start() -> Watch {
        Watch(busy(), Instant::now())
    }

    fn seconds(&self) -> f64 {
        match (self.0, busy()) {
            (Some(from), Some(to)) if to > from => (to - from) as f64 / 1e9,
            _ => self.1.elapsed().as_secs_f64(),
        }
    }
}

fn busy() -> Option<u64> {
    // The clock of the scheduler is brought up to date when the thread is put aside.
    std::thread::yield_now();
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
