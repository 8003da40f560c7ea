//! `arkwright analyse`: a recorded game judged turn by turn.

mod calibrate;
mod report;

pub use calibrate::{CalibrateArgs, run as calibrate};

use crate::cards::LangArg;
use crate::nearest::unknown;
use crate::play::{AtTable, GAMES, game_of, read};
use crate::words::Lang;
use crate::{Done, Failure, terminal};
use bots::analyse::Care;
use clap::Args;
use host::{Analysis, Found, Replay, Verdict};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use tabletop::{Afterwards, Game};

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct AnalyseArgs {
    /// The record, as `arkwright play --save FILE` writes it; the game need not be over
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    lang: LangArg,
    /// What the players are called, separated by commas
    #[arg(long, value_name = "NAMES")]
    names: Option<String>,
    /// Worlds in which every plan is tried: more take longer and find smaller mistakes
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u16).range(2..=1024))]
    worlds: u16,
    /// Plans that are compared at every decision
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(2..=64))]
    plans: u16,
    /// Write everything as JSON instead of a report
    #[arg(long)]
    json: bool,
    /// Decisions worked out at a time [default: all cores]; they come out the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

const HELP: &str = "\
Every decision is compared with the best plans a bot finds, in worlds that could have been true in the eyes of whoever
decided: each plan is tried in the same worlds, everybody plays on for a few turns, and the positions found there become
chances to win. docs/strength.md says how far those can be trusted. A decision counts as a mistake if it costs 4 % of the
chance to win or more, and more than chance may do. The same record is judged the same, whatever --threads.

Examples:
  arkwright analyse evening.json
  arkwright analyse evening.json --worlds 32 --names Ada,Ben
  arkwright analyse evening.json --json > evening-judged.json

Exit code: 0 if the game was judged, 1 if the record cannot be read, 2 if an option cannot be understood.";

/// Judges the record of any game.
pub fn run(args: &AnalyseArgs) -> Result<Done, Failure> {
    match game_of(&args.file)?.as_str() {
        ark_nova::Rules::NAME => analyse::<ark_nova::Rules>(args),
        ark::Rules::NAME => analyse::<ark::Rules>(args),
        other => Err(Failure::Record(unknown("game", "Games", other, &GAMES))),
    }
}

fn analyse<G>(args: &AnalyseArgs) -> Result<Done, Failure>
where
    G: AtTable
        + Afterwards
        + Sync
        + Game<Position: Send + Sync, Options: Sync, Event: Sync, Move: Send + Sync>,
    bots::analyse::TermOf<G>: Send,
{
    let lang = args.lang.lang()?;
    let record = read::<G>(&args.file)?;
    let not_a_game = |error: tabletop::RecordError| Failure::Record(error.to_string());
    let rules = G::new(&record.options).map_err(|error| Failure::Record(error.to_string()))?;
    record.verify(&rules).map_err(not_a_game)?;
    let names = names(args.names.as_deref(), G::players(&record.options), lang)?;
    let replay = Replay::new(record, names).map_err(not_a_game)?;
    let care = Care { plans: args.plans.into(), worlds: args.worlds.into() };
    let analysis = Analysis::new(&replay, care);
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let found = worked_out(&replay, &analysis, args.threads.map_or_else(cores, usize::from));
    let verdict = Verdict::new(&replay, &analysis, &found, lang);
    let text = match args.json {
        true => serde_json::to_string_pretty(&verdict).map_err(io::Error::other)? + "\n",
        false => report::text(&replay, &verdict, lang),
    };
    terminal::print(&text)?;
    Ok(Done::Found)
}

/// What the seats are called.
fn names(given: Option<&str>, seats: usize, lang: Lang) -> Result<Vec<String>, Failure> {
    let Some(given) = given else {
        let name = |seat| match lang {
            Lang::En => format!("Player {seat}"),
            Lang::Fr => format!("Joueur {seat}"),
        };
        return Ok((1..=seats).map(name).collect());
    };
    let names: Vec<String> = given.split(',').map(|name| name.trim().to_owned()).collect();
    if names.len() != seats || names.iter().any(String::is_empty) {
        return Err(Failure::Usage(format!("--names has to name the {seats} seats of the record")));
    }
    Ok(names)
}

/// Works all pieces out, on so many threads.
fn worked_out<G>(replay: &Replay<G>, analysis: &Analysis, threads: usize) -> Vec<Option<Found<G>>>
where
    G: AtTable
        + Afterwards
        + Sync
        + Game<Position: Send + Sync, Options: Sync, Event: Sync, Move: Send + Sync>,
    bots::analyse::TermOf<G>: Send,
{
    let next = AtomicUsize::new(0);
    let (done, results) = mpsc::channel();
    let pieces = analysis.pieces();
    let mut found: Vec<Option<Found<G>>> = (0..pieces).map(|_| None).collect();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (done, next) = (done.clone(), &next);
            scope.spawn(move || {
                loop {
                    let piece = next.fetch_add(1, Ordering::Relaxed);
                    if piece >= pieces || done.send((piece, analysis.work_out(replay, piece))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(done);
        let screen = io::stderr().is_terminal();
        for (count, (piece, result)) in results.iter().enumerate() {
            found[piece] = Some(result);
            if screen {
                // Nobody is left to tell if this fails.
                let _ = write!(io::stderr(), "\r\x1b[K{} of {pieces} positions and decisions", count + 1);
            }
        }
        if screen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    });
    found
}
