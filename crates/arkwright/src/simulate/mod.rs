//! `arkwright simulate`: many games between bots, their statistics in files, and a summary.

mod columns;
mod game;
mod of_ark;
mod of_ark_nova;
mod people;
mod progress;
mod run;
mod summary;
mod write;

use crate::expansion::ExpansionArgs;
use crate::nearest::{folded, unknown};
use crate::play::GAMES;
use crate::{Done, Failure, terminal};
use bots::Level;
use clap::Args;
use columns::{Heading, Kind};
use game::Simulated;
use run::{Plan, Played};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use tabletop::Game;
use write::Writer;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct SimulateArgs {
    /// The game: ark-nova or ark
    #[arg(long, default_value = "ark-nova")]
    game: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// Who sits where: random, greedy, planner, hard, expert or search:200 for each seat [default: random in 2 seats, 4 in Ark, 1 with --solo]
    #[arg(long, value_name = "BOTS")]
    seats: Option<String>,
    /// Write one row for each seat and game; the ending says how: .parquet, .csv or .jsonl
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one row for each card and game too [without a name: NAME-cards beside --out]
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    cards: Option<Option<PathBuf>>,
    /// Replace files that are there already
    #[arg(long)]
    force: bool,
    /// The seed of the first game; the others follow. The same seed writes the same files, whatever --threads
    #[arg(long, value_name = "SEED", default_value_t = 1, value_parser = clap::value_parser!(u64).range(0..=MOST_SEED))]
    seed: u64,
    /// How many games are played at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Ark Nova: the solo game, for one bot
    #[arg(long)]
    solo: bool,
    /// Ark Nova: appeal at the start of a solo game: 20 (easy), 10 or 0 [default: 20]
    #[arg(long, value_name = "APPEAL")]
    difficulty: Option<u8>,
    /// Ark Nova: maps a different one is drawn from for each seat, such as 1,5,7; a or 0 for everyone; two-each or
    /// pool to let the bots choose [default: maps 1 to 8, or those of --map-set]
    #[arg(long, value_name = "MAPS")]
    maps: Option<String>,
    #[command(flatten)]
    expansion: ExpansionArgs,
    /// Ark Nova: solo texts instead of effects against other players
    #[arg(long)]
    friendly: bool,
    /// Ark Nova: print the figures of people beside those of the bots
    #[arg(long)]
    beside_people: bool,
    /// Print the columns of the tables with their meaning, and play nothing
    #[arg(long)]
    columns: bool,
}

/// Games and seeds stay numbers that every reader of the files can hold.
const MOST_GAMES: u64 = 1 << 40;
const MOST_SEED: u64 = 1 << 52;

const HELP: &str = "\
Examples:
  arkwright simulate --games 10000 --seats random,greedy            only the summary
  arkwright simulate --games 100000 --seats random,greedy --out games.parquet
  arkwright simulate --games 500 --seats planner,planner --beside-people
  arkwright simulate --games 500 --expansion marine-worlds --map-set every
  arkwright simulate --solo --difficulty 10 --seats planner --games 200
  arkwright simulate --game ark --seats greedy,random,random,random --out ark.csv
  arkwright simulate --games 1000 --out games.csv --cards           also games-cards.csv
  arkwright simulate --columns                                      what the columns mean

docs/simulator.md explains every column. Ctrl-C stops after the games that are being played and keeps what was done;
files are written as NAME.part and get their names at the end.

Exit code: 0 when all games were played, 1 if a file cannot be written, 2 if an option cannot be understood, 3 after
Ctrl-C.";

/// Whether Ctrl-C was pressed.
static STOP: AtomicBool = AtomicBool::new(false);

/// Plays the games.
pub fn run(args: &SimulateArgs) -> Result<Done, Failure> {
    match folded(&args.game).replace(' ', "-").as_str() {
        ark_nova::Rules::NAME => simulate::<ark_nova::Rules>(args, 2),
        ark::Rules::NAME => simulate::<ark::Rules>(args, 4),
        _ => Err(Failure::Usage(unknown("game", "Games", &args.game, &GAMES))),
    }
}

fn simulate<G: Simulated>(args: &SimulateArgs, usual: usize) -> Result<Done, Failure> {
    let columns = game::columns::<G>();
    let card_columns = game::card_columns::<G>();
    if args.columns {
        let seats = described(columns.headings());
        let cards = described(card_columns.headings());
        terminal::print(&format!(
            "One row for each seat and game:\n\n{seats}\nOne row for each card and game:\n\n{cards}"
        ))?;
        return Ok(Done::Found);
    }
    let bots = bots(args, usual)?;
    let (rules, setting) = G::asked_for(args, bots.len())?;
    let cards = cards_path(args)?;
    if cards.is_some() && cards == args.out {
        return Err(Failure::Usage("--out and --cards name the same file".into()));
    }
    let open = |path: Option<&Path>, headings: &[Heading]| {
        path.map(|path| Writer::create(path, headings, args.force)).transpose()
    };
    let seats_file = open(args.out.as_deref(), columns.headings())?;
    let cards_file = open(cards.as_deref(), card_columns.headings())?;
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let plan = Plan {
        rules,
        setting,
        bots,
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        columns,
        card_columns: cards.is_some().then_some(card_columns),
    };
    let handler = || {
        // Whoever presses it twice does not want to wait.
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        terminal::remark(&format!("Ctrl-C will stop it without keeping anything: {error}"));
    }
    let played = run::run(&plan, seats_file, cards_file, &STOP)?;
    let mut text = played.summary.text();
    if args.beside_people {
        text += &(people::text(&played.summary) + "\n");
    }
    text += &speed(&played, plan.threads);
    terminal::print(&text)?;
    for path in args.out.iter().chain(&cards) {
        terminal::remark(&format!("written to {}", path.display()));
    }
    if played.failed > 0 {
        terminal::remark(&format!("{} games were lost by a bot that failed", played.failed));
    }
    if played.stopped {
        terminal::remark(&format!("stopped after {} of {} games", played.games, plan.games));
        return Ok(Done::Unfinished);
    }
    Ok(Done::Found)
}

/// The bots of the seats.
fn bots(args: &SimulateArgs, usual: usize) -> Result<Vec<Level>, Failure> {
    let names: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
    let bot = |name: &str| {
        let wrong = |()| Failure::Usage(unknown("bot", "Bots", name.trim(), &names));
        folded(name).parse::<Level>().map_err(wrong)
    };
    let bots = match &args.seats {
        None => vec![Level::Random; if args.solo { 1 } else { usual }],
        Some(seats) => seats.split(',').map(bot).collect::<Result<_, _>>()?,
    };
    if args.solo && bots.len() != 1 {
        return Err(Failure::Usage(format!("--solo is a game for one bot, --seats names {}", bots.len())));
    }
    Ok(bots)
}

/// Where the table of cards goes: nowhere, to a file that was named, or beside the table of seats.
fn cards_path(args: &SimulateArgs) -> Result<Option<PathBuf>, Failure> {
    match (&args.cards, &args.out) {
        (None, _) => Ok(None),
        (Some(Some(path)), _) => Ok(Some(path.clone())),
        (Some(None), Some(out)) => {
            let stem = out.file_stem().unwrap_or_default().to_string_lossy();
            let ending = out.extension().unwrap_or_default().to_string_lossy();
            Ok(Some(out.with_file_name(format!("{stem}-cards.{ending}"))))
        }
        (Some(None), None) => {
            Err(Failure::Usage("--cards needs a file name, or --out to stand beside".into()))
        }
    }
}

/// The columns as a table of Markdown.
fn described(headings: &[Heading]) -> String {
    let mut text = String::from("| column | type | meaning |\n| --- | --- | --- |\n");
    for heading in headings {
        let kind = match heading.kind {
            Kind::Int => "integer",
            Kind::Maybe => "integer or nothing",
            Kind::Real => "number",
            Kind::Text => "text",
        };
        text += &format!("| `{}` | {kind} | {} |\n", heading.name, heading.meaning);
    }
    text
}

/// How fast it was.
fn speed(played: &Played, threads: usize) -> String {
    let Played { games, turns, seconds, busy, .. } = played;
    let (games, turns) = (*games as f64, *turns as f64);
    format!(
        "{games} games in {seconds:.1} s on {threads} {}: {:.1} games/s, {:.1} turns per game, {:.0} turns/s, {:.0} turns/s and core\n",
        if threads == 1 { "thread" } else { "threads" },
        games / seconds,
        turns / games.max(1.0),
        turns / seconds,
        turns / busy
    )
}
