//! `arkwright simulate`: many games between bots, their statistics in files, and a summary.

mod columns;
mod game;
mod journal;
mod moments;
mod of_ark;
mod of_ark_nova;
mod people;
mod progress;
mod run;
mod store;
mod summary;
mod write;

use crate::arena::seats::{self, Named};
use crate::expansion::ExpansionArgs;
use crate::nearest::{folded, unknown};
use crate::play::GAMES;
use crate::{Done, Failure, terminal};
use bots::Level;
use clap::Args;
use columns::{Heading, Kind};
use game::Simulated;
use journal::Settings;
use moments::Moments;
use run::{Plan, Played};
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use store::{Place, Store, There, share};
use tabletop::Game;

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
    /// Who sits where: random, greedy, planner, hard, expert, search:200, or exec:COMMAND for a program of your own, for
    /// each seat [default: random in 2 seats, 4 in Ark, 1 with --solo]
    #[arg(long, value_name = "BOTS")]
    seats: Option<String>,
    /// Write one row for each seat and game; the ending says how: .parquet, .csv or .jsonl. A name without an ending is
    /// a folder of Parquet files
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one row for each card and game too [without a name: NAME-cards beside --out]
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    cards: Option<Option<PathBuf>>,
    /// Write also what every seat had, part by part of the value that the bots see in it, where each seat began one of N
    /// own turns, and what came of it: in NAME-moments beside --out
    #[arg(long, value_name = "N", requires = "out", value_parser = clap::value_parser!(u64).range(1..=1000))]
    moments: Option<u64>,
    /// Play one of several shares of the games, such as 3/16: one process or machine each, all with the same folder as
    /// --out
    #[arg(long, value_name = "PART", value_parser = part, requires = "out")]
    part: Option<(u64, u64)>,
    /// Go on with a run that was stopped or did not end; begin if there is none
    #[arg(long, conflicts_with = "force")]
    resume: bool,
    /// Replace files that are there already
    #[arg(long)]
    force: bool,
    /// The time a program has for a move
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 5000)]
    patience: u64,
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
const MOST_PARTS: u64 = 1 << 16;

const HELP: &str = "\
Examples:
  arkwright simulate --games 10000 --seats random,greedy            only the summary
  arkwright simulate --games 100000 --seats random,greedy --out games.parquet
  arkwright simulate --games 500 --seats planner,planner --beside-people
  arkwright simulate --games 500 --expansion marine-worlds --map-set every
  arkwright simulate --solo --difficulty 10 --seats planner --games 200
  arkwright simulate --game ark --seats greedy,random,random,random --out ark.csv
  arkwright simulate --games 1000 --out games.csv --cards           also games-cards.csv
  arkwright simulate --seats search:16,search:16 --moments 4 --out games    for `arkwright learn`
  arkwright simulate --games 100000 --out games.parquet --resume    go on after Ctrl-C, a full disk or a crash
  arkwright simulate --games 1000000 --out games --part 3/16        one of sixteen processes that fill a folder
  arkwright simulate --seats \"exec:python3 my_bot.py,random\" --games 100
  arkwright simulate --columns                                      what the columns mean

docs/simulator.md explains every column, and how to use many machines. Games are kept as they are played, in
NAME.unfinished or in the folder; files get their names when they are whole. Ctrl-C stops after the games that are being
played and writes those. After that, or if the disk is full or the program is killed, --resume goes on, and ends with
the same bytes as a run that was never stopped.

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
    let moment_columns = moments::columns::<G>();
    let headings = [&columns, &card_columns, &moment_columns].map(|columns| columns.headings().to_vec());
    let headings = headings.each_ref().map(Vec::as_slice);
    if args.columns {
        let [seats, cards, moments] = headings.map(described);
        terminal::print(&format!(
            "One row for each seat and game:\n\n{seats}\nOne row for each card and game:\n\n{cards}\n\
             One row for each seat and moment:\n\n{moments}"
        ))?;
        return Ok(Done::Found);
    }
    let bots = bots(args, usual)?;
    let (rules, setting) = G::asked_for(args, bots.len())?;
    let place = place(args)?;
    let with_cards = args.cards.is_some();
    let patience = Duration::from_millis(args.patience);
    let entrants: Vec<_> = bots.iter().map(|bot| bot.entrant::<G>(patience)).collect();
    let settings = Settings {
        simulation: Settings::FORMAT,
        game: G::NAME.into(),
        rules_version: G::RULES_VERSION,
        table: serde_json::json!({"options": rules.options(), "maps": setting}),
        seats: entrants.iter().map(|entrant| entrant.name.clone()).collect(),
        seed: args.seed,
        games: args.games,
        parts: args.part.map_or(1, |(_, parts)| parts),
        cards: with_cards,
        moments: args.moments,
        columns: Settings::digest(headings),
    };
    let there = match (args.resume, args.force) {
        (true, _) => There::Resume,
        (_, true) => There::Replace,
        _ => There::Keep,
    };
    let mut store = place.as_ref().map(|place| Store::open(place, settings, headings, there)).transpose()?;
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let plan = Plan {
        rules,
        setting,
        // The names stand in every row of the tables, as long as the program runs.
        names: entrants.iter().map(|entrant| &*entrant.name.clone().leak()).collect(),
        bots: entrants,
        games: share(args.games, args.part.unwrap_or((1, 1))),
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
        columns,
        card_columns: with_cards.then_some(card_columns),
        moments: args.moments.map(|every| Moments::new(every, moment_columns)),
    };
    if let Some(store) = &mut store
        && bots.iter().all(Named::plays_the_same)
    {
        unchanged(&plan, store)?;
    }
    let handler = || {
        // Whoever presses it twice does not want to wait.
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        terminal::remark(&format!("Ctrl-C will stop it in the middle of a game: {error}"));
    }
    let before = store.as_ref().map_or(0, |store| store.whole);
    let played = run::run(&plan, store, &STOP)?;
    report(args, &plan, &played, before)
}

/// Finds out whether the bots have changed since a run that is gone on with.
fn unchanged<G: Simulated>(plan: &Plan<G>, store: &mut Store) -> Result<(), Failure> {
    let mut first = None;
    store.kept(|rows| first = first.take().or(Some(rows)))?;
    match first {
        Some(rows) if !run::plays_as(plan, &rows) => Err(Failure::Record(format!(
            "game {} is played differently now, so the bots have changed since; begin anew with --force",
            rows.first
        ))),
        _ => Ok(()),
    }
}

/// Says what was played and where it is.
fn report<G: Simulated>(
    args: &SimulateArgs,
    plan: &Plan<G>,
    played: &Played,
    before: u64,
) -> Result<Done, Failure> {
    let mut text = played.summary.text();
    if args.beside_people {
        text += &(people::text(&played.summary) + "\n");
    }
    text += &speed(played, plan.threads);
    terminal::print(&text)?;
    if before > 0 {
        terminal::remark(&format!(
            "{before} games were in finished files before; the summary leaves them out"
        ));
    }
    let cards = args.cards.as_ref().and_then(Option::as_ref);
    for path in args.out.iter().chain(cards) {
        terminal::remark(&format!("written to {}", path.display()));
    }
    if played.failed > 0 {
        terminal::remark(&format!("{} games were lost by a bot that failed", played.failed));
    }
    if let Some(fault) = &played.fault {
        terminal::remark(fault);
    }
    let games = plan.games.end - plan.games.start;
    if played.reached < games {
        let resume = if args.out.is_some() || cards.is_some() {
            "; the same command with --resume goes on"
        } else {
            ""
        };
        terminal::remark(&format!("stopped after {} of {games} games{resume}", played.reached));
        return Ok(Done::Unfinished);
    }
    Ok(Done::Found)
}

/// A share: which of how many.
fn part(text: &str) -> Result<(u64, u64), String> {
    let numbers = text.split_once('/').map(|(part, parts)| (part.trim().parse(), parts.trim().parse()));
    match numbers {
        Some((Ok(part), Ok(parts))) if (1..=parts).contains(&part) && parts <= MOST_PARTS => {
            Ok((part, parts))
        }
        _ => Err(format!("a share is written as 3/16: the third of sixteen, of at most {MOST_PARTS}")),
    }
}

/// The bots of the seats.
fn bots(args: &SimulateArgs, usual: usize) -> Result<Vec<Named>, Failure> {
    let bots = match &args.seats {
        None => vec![Named::Level(Level::Random); if args.solo { 1 } else { usual }],
        Some(seats) => seats::split(seats)?,
    };
    if args.solo && bots.len() != 1 {
        return Err(Failure::Usage(format!("--solo is a game for one bot, --seats names {}", bots.len())));
    }
    Ok(bots)
}

/// Where the tables go; nowhere if nobody wants them.
fn place(args: &SimulateArgs) -> Result<Option<Place>, Failure> {
    let usage = |text: &str| Err(Failure::Usage(text.into()));
    if let Some(folder) = args.out.as_ref().filter(|out| out.extension().is_none()) {
        if args.cards.as_ref().is_some_and(Option::is_some) {
            return usage("--cards needs no name where --out is a folder");
        }
        let wanted = [true, args.cards.is_some(), args.moments.is_some()];
        return Ok(Some(Place::Folder { folder: folder.clone(), wanted, part: args.part.unwrap_or((1, 1)) }));
    }
    if args.part.is_some() {
        return usage("--part needs a folder: a name for --out without an ending, the same for every part");
    }
    let seats = args.out.clone();
    let beside = |out: &PathBuf, table: &str| {
        let stem = out.file_stem().unwrap_or_default().to_string_lossy();
        let ending = out.extension().unwrap_or_default().to_string_lossy();
        out.with_file_name(format!("{stem}-{table}.{ending}"))
    };
    let cards = match (&args.cards, &seats) {
        (None, _) => None,
        (Some(Some(path)), _) => Some(path.clone()),
        (Some(None), Some(out)) => Some(beside(out, "cards")),
        (Some(None), None) => return usage("--cards needs a file name, or --out to stand beside"),
    };
    let moments = seats.as_ref().filter(|_| args.moments.is_some()).map(|out| beside(out, "moments"));
    if cards.is_some() && cards == seats {
        return usage("--out and --cards name the same file");
    }
    if args.resume && seats.is_none() && cards.is_none() {
        return usage("--resume goes on with what was written: it needs --out");
    }
    Ok((seats.is_some() || cards.is_some()).then_some(Place::Files([seats, cards, moments])))
}

/// The columns as a table of Markdown.
fn described(headings: &[Heading]) -> String {
    let mut text = String::from("| column | type | meaning |\n| --- | --- | --- |\n");
    for heading in headings {
        let kind = match heading.kind {
            Kind::Int => "integer",
            Kind::Maybe => "integer or nothing",
            Kind::Real | Kind::Short => "number",
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
