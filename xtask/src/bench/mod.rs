//! `cargo xtask bench`: how fast the rules are, one figure a line.
//!
//! Fixed seeds, one core, a warm-up and the median of several repetitions. Where the system tells how long this thread
//! really had the core, that time is taken, so that other work on the machine disturbs little.

mod clock;
mod instructions;
mod play;
mod sample;

use crate::games::{self, Job, NAMES, Workpiece};
use clap::Args;
use clock::median_of;
use play::{Played, Player, play};
use sample::Sample;
use std::process::ExitCode;

/// Games of one repetition, and how often they are played.
const GAMES: u64 = 60;
const REPETITIONS: usize = 7;
/// The first seed of the measured games.
const FIRST_SEED: u64 = 1;

/// What to measure.
#[derive(Args, Clone, Debug)]
pub struct Bench {
    /// Only this game
    #[arg(long)]
    pub game: Option<String>,
    /// Only figures whose names contain this
    #[arg(long, default_value = "")]
    pub filter: String,
    /// Count instructions for each turn with callgrind, and compare them with xtask/instructions.txt
    #[arg(long)]
    pub instructions: bool,
    /// Write the counted instructions to xtask/instructions.txt
    #[arg(long, requires = "instructions")]
    pub update: bool,
    /// Play the workload whose instructions are counted
    #[arg(long, hide = true)]
    pub workload: bool,
}

/// Measures.
pub fn run(bench: &Bench) -> ExitCode {
    if bench.instructions {
        return instructions::compare(bench);
    }
    let names = NAMES.iter().filter(|name| bench.game.as_deref().is_none_or(|game| game == **name));
    let names: Vec<&str> = names.copied().collect();
    if names.is_empty() {
        return games::with(bench.game.as_deref().unwrap_or_default(), bench);
    }
    for name in names {
        let code = games::with(name, bench);
        if code != ExitCode::SUCCESS {
            return code;
        }
    }
    ExitCode::SUCCESS
}

impl Job for Bench {
    fn run<G: Workpiece>(&self) -> ExitCode {
        if self.workload {
            return instructions::workload::<G>();
        }
        for (table, options) in G::tables() {
            for player in [Player::Random, Player::Eager] {
                let name = format!("{} {table} {player}", G::NAME);
                if name.contains(&self.filter) {
                    speed::<G>(&name, &options, player);
                }
            }
        }
        let (table, options) = &G::tables()[0];
        let name = format!("{} {table}", G::NAME);
        let rules = G::new(options).expect("good options");
        let figures = Sample::take(&rules).figures();
        let sizes = [
            ("position".to_owned(), size_of::<G::Position>().to_string(), "bytes"),
            ("move".to_owned(), size_of::<G::Move>().to_string(), "bytes"),
        ];
        for (what, value, unit) in sizes.into_iter().chain(figures) {
            let line = format!("{name} {what}: {value} {unit}");
            if line.contains(&self.filter) {
                println!("{line}");
            }
        }
        ExitCode::SUCCESS
    }
}

/// Moves and turns in a second, and for each game.
fn speed<G: Workpiece>(name: &str, options: &G::Options, player: Player) {
    let rules = G::new(options).expect("good options");
    let mut total = Played::default();
    // Short games are played more often.
    let probe = play(&rules, FIRST_SEED, player);
    let games = (GAMES * 700 / probe.moves.max(1)).clamp(GAMES / 2, GAMES * 20);
    let seconds = median_of(REPETITIONS, || {
        total = (FIRST_SEED..FIRST_SEED + games).map(|seed| play(&rules, seed, player)).sum();
    });
    let Played { moves, turns } = total;
    println!("{name}: {:.0} moves/s", moves as f64 / seconds);
    println!("{name}: {:.0} turns/s", turns as f64 / seconds);
    println!("{name}: {:.1} moves per game", moves as f64 / games as f64);
    println!("{name}: {:.1} turns per game", turns as f64 / games as f64);
}
