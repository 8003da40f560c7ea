//! `arkwright calibrate`: chances to win, fitted to games between bots and compared with others.

use crate::arena::table::{Contested, Table, TableArgs};
use crate::nearest::{folded, unknown};
use crate::play::GAMES;
use crate::{Done, Failure, terminal};
use bots::Level;
use bots::analyse::calibrate::{Sample, brier, brier_of_ignorance, fit, reliability, sample};
use bots::analyse::{Calibration, Care};
use clap::Args;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use tabletop::Game;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct CalibrateArgs {
    /// The game: ark-nova or ark
    #[arg(long, default_value = ark_nova::Rules::NAME)]
    game: String,
    /// The bots that play, one for each seat, by name; one alone plays solo
    #[arg(long, value_name = "BOTS", default_value = "planner,planner")]
    seats: String,
    #[command(flatten)]
    table: TableArgs,
    /// How many games; the second half of them is held back to be foretold
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    games: u64,
    /// The seed of the first game; the others follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// One turn in so many is judged
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,
    /// Worlds that are looked into for a judgement
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=1024))]
    worlds: u16,
    /// How many games at a time [default: all cores]; they come out the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

const HELP: &str = "\
Prints the calibration that foretells the first half of the games best, and how the present one and that one foretell the
second half: the Brier score (the mean square by which chances were off, beside that of somebody who knows nothing), and
a table of chances with the share of victories that came of them. To keep it, write it into `calibration` of the game in
crates/bots/src.

Examples:
  arkwright calibrate --seats planner,planner --games 400
  arkwright calibrate --game ark --seats planner,planner,planner,planner --games 1000
  arkwright calibrate --games 400 --expansion marine-worlds --map-set every
  arkwright calibrate --seats search:96 --difficulty 10 --games 60      the solo game

Exit code: 0, or 2 if an option cannot be understood.";

/// Calibrates the game that is asked for.
pub fn run(args: &CalibrateArgs) -> Result<Done, Failure> {
    match folded(&args.game).replace(' ', "-").as_str() {
        ark_nova::Rules::NAME => calibrate::<ark_nova::Rules>(args),
        ark::Rules::NAME => calibrate::<ark::Rules>(args),
        _ => Err(Failure::Usage(unknown("game", "Games", &args.game, &GAMES))),
    }
}

fn calibrate<G: Contested>(args: &CalibrateArgs) -> Result<Done, Failure> {
    let level = |name: &str| {
        name.trim()
            .parse::<Level>()
            .map_err(|()| Failure::Usage(format!("no bot is called '{}'", name.trim())))
    };
    let levels = args.seats.split(',').map(level).collect::<Result<Vec<Level>, Failure>>()?;
    let table = G::table(&args.table, levels.len())?;
    let game = G::new(&(table.options)(args.seed)).map_err(|error| Failure::Usage(error.to_string()))?;
    let samples = played(&table, &levels, args);
    let (known, held_back) = samples.split_at(samples.len() / 2);
    let (known, held_back) = (known.concat(), held_back.concat());
    let (present, fitted) = (game.calibration(), fit(&known, game.calibration()));
    terminal::print(&format!(
        "{} games, {} and {} moments\nBrier score of the games held back\n",
        args.games,
        known.len(),
        held_back.len()
    ))?;
    terminal::print(&format!("  knowing nothing  {:.4}\n", brier_of_ignorance(&held_back)))?;
    for (name, calibration) in [("present", present), ("fitted", fitted)] {
        let Calibration { close, open, missed } = calibration;
        let off = brier(&held_back, calibration);
        terminal::print(&format!(
            "  {name:<16} {off:.4}  close {close:.2}, open {open:.2}, missed {missed:.2}\n"
        ))?;
    }
    for (name, calibration) in [("present", present), ("fitted", fitted)] {
        terminal::print(&format!("\n{name}: chances, their mean, how many, and the share of victories\n"))?;
        for (step, found) in
            reliability(&held_back, calibration).iter().enumerate().filter(|(_, step)| step.count > 0)
        {
            let (foretold, share) = (found.foretold * 100.0, found.played * 100.0);
            let line = format!(
                "  {:>2} to {:>3} %  {foretold:>5.1}  {:>6}  {share:>5.1}\n",
                step * 10,
                step * 10 + 10,
                found.count
            );
            terminal::print(&line)?;
        }
    }
    Ok(Done::Found)
}

/// The moments of every game, in the order of their seeds.
fn played<G: Contested>(table: &Table<G>, levels: &[Level], args: &CalibrateArgs) -> Vec<Vec<Sample>> {
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let threads = args.threads.map_or_else(cores, usize::from);
    let care = Care { worlds: args.worlds.into(), ..Care::default() };
    let next = AtomicU64::new(0);
    let (done, results) = mpsc::channel();
    let mut samples: Vec<Vec<Sample>> = (0..args.games).map(|_| Vec::new()).collect();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (done, next) = (done.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let judge = |seed| {
                        let game = G::new(&(table.options)(seed)).expect("a table that was tried");
                        sample(&game, levels, seed, args.every.into(), care)
                    };
                    if number >= args.games
                        || done.send((number as usize, judge(args.seed + number))).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(done);
        for (count, (number, found)) in results.iter().enumerate() {
            samples[number] = found;
            if (count + 1).is_multiple_of(100) {
                terminal::remark(&format!("{} of {} games", count + 1, args.games));
            }
        }
    });
    samples
}
