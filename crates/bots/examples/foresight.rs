//! Learns chances to win at Ark: `cargo run --release -p bots --example foresight -- 60000 6 > foresight.txt` plays 60000
//! games and goes through them 6 times. The search reads `src/ark/foresight/foresight.txt`.
//!
//! Narrow planners play, as in the playouts of the search, three games of five with four at the table and the others with
//! three and five; now and then one of them begins its turn with any move. Some of their turns are learned from: what every
//! seat looked like, and who won in the end. A twentieth of them is held back to be judged by.
//!
//! A bot named at the end plays instead, on all cores: `-- 4000 6 search:16 > foresight.txt`. Whether what was learned is better
//! is tried by `arkwright arena --game ark --seats search:64,search:64,search:64,search:64 --learned foresight.txt`.

use ark::{Options, Rules};
use bots::analyse::shares;
use bots::ark::{Foresight, Sight};
use bots::{Bot, Dice, Evaluate, Level, Planning, Playable, Seen, Width};
use rayon::prelude::*;
use std::process::Command;
use tabletop::{Ending, Game, Outcome, Seed, Silent};

/// The players of one game after the other.
const PLAYERS: [u8; 5] = [4, 3, 4, 5, 4];
/// One turn in so many is learned from.
const EVERY: usize = 7;
/// One turn in so many begins with any move.
const STRAY: usize = 12;
/// One moment in so many is held back.
const HELD_BACK: usize = 20;
/// Moments between two changes of the weights.
const BATCH: usize = 64;
/// How far a change goes at first.
const RATE: f32 = 0.002;
/// How much the mean of gradients, and that of their squares, remember.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// What news counts beside it.
const FRESH: [f32; 2] = [0.1, 0.001];
/// How far from nothing weights begin.
const SPREAD: f32 = 0.2;
/// What a point of the evaluation counts in the beginning, as in the calibration.
const COUNTS: [f32; 2] = [0.4, -0.25];

/// A moment of a game, and how it ended.
struct Sample {
    seats: Vec<Sight>,
    shares: Vec<f32>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, rounds] = [0, 1].map(|at| arguments[at].parse::<u64>().expect("a number"));
    let level = arguments.get(2).map(|name| name.parse::<Level>().expect("a bot, such as search:16"));
    let mut dice = Dice::new(1);
    let mut samples: Vec<Sample> = match level {
        None => (0..games).flat_map(|number| played(number, None, &mut dice)).collect(),
        level => {
            let games = (0..games).into_par_iter();
            games.flat_map_iter(|number| played(number, level, &mut Dice::new(number))).collect()
        }
    };
    let held_back = samples.split_off(samples.len() - samples.len() / HELD_BACK);
    eprintln!("{} moments, and {} held back", samples.len(), held_back.len());
    let mut learner = Learner::new(&mut dice, rounds as usize * samples.len() / BATCH);
    eprintln!("before: surprise and Brier score {:.4?}", judged(&learner.foresight, &held_back));
    for round in 1..=rounds {
        for at in (1..samples.len()).rev() {
            samples.swap(at, dice.below(at + 1));
        }
        samples.chunks(BATCH).for_each(|batch| learner.learn(batch));
        eprintln!("round {round}: {:.4?}", judged(&learner.foresight, &held_back));
    }
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let commit = commit.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    println!(
        "# How likely a seat of Ark is to win: the weights of two small nets, and what the evaluation counts."
    );
    println!("# foresight {}, after {}", arguments.join(" "), commit.unwrap_or_default());
    for line in learner.foresight.weights().chunks(8) {
        println!("{}", line.iter().map(|weight| format!("{weight:.4}")).collect::<Vec<_>>().join(" "));
    }
}

/// Plays a game between bots of this level, or between narrow planners.
fn played(number: u64, level: Option<Level>, dice: &mut Dice) -> Vec<Sample> {
    let players = PLAYERS[number as usize % PLAYERS.len()];
    let game = Rules::new(&Options::standard(players)).expect("good options");
    let evaluation = Rules::evaluation();
    let width = Width { lines: 2, firsts: 6, ..Rules::WIDTH };
    let mut bots: Option<Vec<Box<dyn Bot<Rules>>>> =
        level.map(|level| (0..players).map(|_| level.bot(dice.roll())).collect());
    let mut position = game.start(Seed::from_number(!number), &mut Silent);
    let (mut moves, mut seen) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked(&position).iter().next() {
        let begins = evaluation.begins_turn(&game, &position, seat);
        if begins && dice.below(EVERY) == 0 {
            let expected = evaluation.points(&game, &position);
            seen.push(Sight::all(&evaluation, &game, &position, &expected).collect());
        }
        if begins && dice.below(STRAY) == 0 {
            game.distinct(&position, seat, &mut moves);
            let stray = moves[dice.below(moves.len())];
            game.apply(&mut position, seat, stray, &mut Silent).expect("a legal move");
        } else if let Some(bots) = &mut bots {
            game.legal(&position, seat, &mut moves);
            let answer = bots[seat.index()].choose(&Seen::new(&game, &position, seat), &moves);
            game.apply(&mut position, seat, answer.expect("an answer"), &mut Silent).expect("a legal move");
        } else {
            Planning { evaluate: &evaluation, game: &game, seat, width }.play(&mut position, &mut moves);
        }
    }
    let outcome = Outcome::rank(Ending::Played, game.scores(&position), game.reached(&position));
    let shares = shares(&outcome, game.seats());
    seen.into_iter().map(|seats| Sample { seats, shares: shares.clone() }).collect()
}

/// Weights on their way: by the means of gradients and of their squares (Adam), in ever smaller steps.
struct Learner {
    foresight: Foresight,
    means: [Vec<f32>; 2],
    step: usize,
    steps: usize,
}

impl Learner {
    fn new(dice: &mut Dice, steps: usize) -> Learner {
        let mut weights: Vec<f32> =
            (0..Foresight::WEIGHTS).map(|_| (dice.below(2001) as f32 / 1000.0 - 1.0) * SPREAD).collect();
        weights[Foresight::WEIGHTS - COUNTS.len()..].copy_from_slice(&COUNTS);
        let none = vec![0.0; Foresight::WEIGHTS];
        Learner { foresight: Foresight::new(weights), means: [none.clone(), none], step: 0, steps }
    }

    fn learn(&mut self, batch: &[Sample]) {
        let mut gradient = vec![0.0; Foresight::WEIGHTS];
        for Sample { seats, shares } in batch {
            self.foresight.learn(seats, shares, &mut gradient);
        }
        self.step += 1;
        let rate = RATE * (1.0 - self.step as f32 / (self.steps + 1) as f32).max(0.01);
        let known = MEMORY.map(|memory| 1.0 - power(memory, self.step));
        for (at, weight) in self.foresight.weights_mut().iter_mut().enumerate() {
            let slope = gradient[at] / batch.len() as f32;
            let news = [FRESH[0] * slope, FRESH[1] * slope * slope];
            for (which, news) in news.into_iter().enumerate() {
                let mean = &mut self.means[which][at];
                *mean = MEMORY[which] * *mean + news;
            }
            *weight += rate * (self.means[0][at] / known[0]) / ((self.means[1][at] / known[1]).sqrt() + 1e-7);
        }
    }
}

/// A power by squaring, the same on every machine.
fn power(mut base: f32, mut exponent: usize) -> f32 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product *= base;
        }
        base *= base;
        exponent /= 2;
    }
    product
}

/// The mean surprise at how games ended, and the Brier score.
fn judged(foresight: &Foresight, samples: &[Sample]) -> [f64; 2] {
    let (mut surprise, mut off, mut seats) = (0.0, 0.0, 0);
    for sample in samples {
        for (chance, share) in foresight.chances(&sample.seats).iter().zip(&sample.shares) {
            surprise -= f64::from(share * libm::logf(chance.max(1e-6)));
            off += f64::from((chance - share) * (chance - share));
            seats += 1;
        }
    }
    [surprise / samples.len() as f64, off / f64::from(seats)]
}
