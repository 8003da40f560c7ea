//! Simulate: games between bots, and what came of them; `cargo run --release -p bots --example simulate`.

use ark_nova::{Options, Rules};
use bots::{Bot, Level};
use std::error::Error;
use tabletop::{Game, Seed, Silent};

const GAMES: u64 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(&Options::players(2))?;
    let (mut points, mut won) = ([0, 0], [0, 0]);
    for seed in 0..GAMES {
        let mut players: Vec<Box<dyn Bot<Rules>>> = vec![Level::Greedy.bot(seed), Level::Random.bot(seed)];
        let ended = bots::play(&rules, Seed::from_number(seed), &mut players, &mut Silent);
        for seat in 0..2 {
            points[seat] += ended.outcome.scores[seat].points;
            won[seat] += i32::from(ended.outcome.places[seat] == 1);
        }
    }
    for (seat, name) in ["greedy", "random"].into_iter().enumerate() {
        let mean = f64::from(points[seat]) / GAMES as f64;
        println!("{name}: {} of {GAMES} games won, {mean:.1} victory points on average", won[seat]);
    }
    Ok(())
}
