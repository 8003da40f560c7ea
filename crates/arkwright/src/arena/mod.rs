//! `arkwright arena`: bots play the same deals in every seating, and the numbers say who is better.

mod ledger;
mod progress;
mod report;
pub mod seats;
pub mod table;

use crate::nearest::{folded, unknown};
use crate::play::GAMES;
use crate::{Done, Failure, terminal};
use bots::arena::{Contest, Deal, Journal, JournalError, News, Settings};
use clap::Args;
use progress::Progress;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use table::{Contested, TableArgs};
use tabletop::Game;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct ArenaArgs {
    /// The game: ark-nova or ark
    #[arg(long, default_value = ark_nova::Rules::NAME)]
    game: String,
    /// The bots, one for each seat: random, greedy, planner, hard, expert, search:200 (iterations), search:1s (time), or exec:COMMAND for a program of your own
    #[arg(long, value_name = "BOTS")]
    seats: String,
    /// How many deals; each is played once in every seating, by two bots as a pair of games
    #[arg(long, visible_alias = "deals", value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// The seed of the first deal; the others follow
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    table: TableArgs,
    /// Let the first bot, a search, judge where it stops looking ahead by this file: for Ark Nova what `arkwright learn`
    /// writes, for Ark what the example `foresight` writes
    #[arg(long, value_name = "FILE")]
    learned: Option<PathBuf>,
    /// How many games at a time [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Keep the results in this file; with the same file the arena goes on where it stopped
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Add the result to this table: date, commit, game, seats, n, result, margin, seed
    #[arg(long, value_name = "FILE")]
    ledger: Option<PathBuf>,
    /// The time a program has for a move
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 5000)]
    patience: u64,
}

const HELP: &str = "\
Examples:
  arkwright arena --seats planner,greedy --pairs 500
  arkwright arena --game ark --seats greedy,random,random,random
  arkwright arena --seats planner,greedy --pairs 500 --results long.jsonl --ledger docs/ledger.csv
  arkwright arena --seats planner,greedy --expansion marine-worlds --map-set every
  arkwright arena --seats planner --difficulty 10 --deals 200      the solo game: how often it is won
  arkwright arena --seats search:16,search:16 --learned values.txt   is what was learned better?
  arkwright arena --seats \"exec:python3 crates/bots/examples/first_bot.py,random\" --pairs 20

The same seed is played with the bots in every rotation around the table, so that luck falls to all alike. A bot's share
counts its victories over all games, shared ones split; its interval counts deals, not games, for the games of a deal
are not independent. The margin is in points ahead of the best other seat, the rating in Elo with 0 for the bot named
last. The last line is the first bot's result:
  planner: 71.2 % [68.1, 74.1] over 500 pairs

A program that cannot be started is an error before anything is played. One that crashes, hangs, answers with what is no legal move or takes longer than --patience loses that game; the
report says what it did, and the arena goes on. docs/bots.md is its protocol. A comma inside a command needs quotes:
exec:bot 'a,b'.

Ctrl-C stops after the games that are being played, keeps the result file and reports what was played.

Exit code: 0 when all deals are played, 1 if a file cannot be read or written or was made with other settings, 2 if an
option cannot be understood, 3 if it was stopped.";

/// Plays the arena of the game that is asked for.
pub fn run(args: &ArenaArgs) -> Result<Done, Failure> {
    match folded(&args.game).replace(' ', "-").as_str() {
        ark_nova::Rules::NAME => contest::<ark_nova::Rules>(args),
        ark::Rules::NAME => contest::<ark::Rules>(args),
        _ => Err(Failure::Usage(unknown("game", "Games", &args.game, &GAMES))),
    }
}

static STOP: AtomicBool = AtomicBool::new(false);

fn contest<G: Contested>(args: &ArenaArgs) -> Result<Done, Failure> {
    let bots = seats::ready(&args.seats)?;
    let patience = Duration::from_millis(args.patience);
    let mut entrants = bots.iter().map(|bot| bot.entrant::<G>(patience)).collect::<Vec<_>>();
    if let Some(path) = &args.learned {
        if bots.len() == 1 {
            return Err(Failure::Usage(
                "--learned is for games of several; alone nothing was learned".into(),
            ));
        }
        entrants[0] = bots[0].taught(path)?;
    }
    let table = G::table(&args.table, entrants.len())?;
    G::new(&(table.options)(args.seed)).map_err(|error| Failure::Usage(error.to_string()))?;
    let contest = Contest { entrants: &entrants, options: &*table.options, seed: args.seed };
    let settings = Settings {
        arena: Settings::FORMAT,
        game: G::NAME.into(),
        rules_version: G::RULES_VERSION,
        table: table.described,
        seats: contest.names(),
        seed: args.seed,
    };
    let (mut journal, mut deals) = open(args.results.as_deref(), &settings)?;
    if let (Some(first), Some(path)) = (deals.first(), &args.results)
        && bots.iter().all(|bot| bot.plays_the_same())
        && contest.deal(0) != *first
    {
        let path = path.display();
        return Err(Failure::Record(format!(
            "{path}: the first deal is played differently now, so the bots have changed since; name another file"
        )));
    }
    deals.truncate(usize::try_from(args.pairs).unwrap_or(usize::MAX));
    if let Err(error) = ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed)) {
        terminal::remark(&format!("Ctrl-C will stop without a report: {error}"));
    }
    let threads = args.threads.or_else(|| thread::available_parallelism().ok().map(Into::into)).unwrap_or(1);
    let (begun, before) = (Instant::now(), deals.len());
    let mut progress = Progress::new(args.pairs, &settings.seats, &deals);
    let played = contest.run(before as u64..args.pairs, threads, &STOP, |news| {
        if let News::Deal(deal) = news {
            if let Some(journal) = &mut journal {
                journal.add(deal)?;
            }
            progress.count(deal);
            deals.push(deal.clone());
        }
        progress.show();
        Ok(())
    });
    progress.clear();
    played.map_err(|error| Failure::File(args.results.clone().unwrap_or_default(), error))?;
    finish(args, &settings, &deals, &deals[before..], begun.elapsed())
}

fn open(path: Option<&Path>, settings: &Settings) -> Result<(Option<Journal>, Vec<Deal>), Failure> {
    let Some(path) = path else { return Ok((None, Vec::new())) };
    match Journal::open(path, settings) {
        Ok((journal, deals)) => Ok((Some(journal), deals)),
        Err(JournalError::Io(error)) => Err(Failure::File(path.into(), error)),
        Err(error) => Err(Failure::Record(format!("{}: {error}", path.display()))),
    }
}

fn finish(
    args: &ArenaArgs,
    settings: &Settings,
    deals: &[Deal],
    new: &[Deal],
    time: Duration,
) -> Result<Done, Failure> {
    for fault in report::faults(&settings.seats, deals) {
        terminal::remark(&fault);
    }
    let games: usize = new.iter().map(|deal| deal.games.len()).sum();
    if games > 0 {
        let speed = games as f64 / time.as_secs_f64();
        terminal::remark(&format!("{games} games in {:.1} s: {speed:.1} games/s", time.as_secs_f64()));
    }
    let stopped = (deals.len() as u64) < args.pairs;
    if stopped {
        let after = format!("stopped after {} of {} deals", deals.len(), args.pairs);
        terminal::remark(&match &args.results {
            Some(path) => format!("{after}; the same command goes on with {}", path.display()),
            None => format!("{after}; with --results FILE it could be gone on with"),
        });
    }
    if deals.is_empty() {
        return Ok(if stopped { Done::Unfinished } else { Done::Nothing });
    }
    let standings = bots::arena::standings(&settings.seats, deals);
    terminal::print(&report::table(settings, deals, &standings))?;
    if let (Some(path), false) = (&args.ledger, stopped) {
        ledger::add(path, settings, deals.len(), &standings[0])
            .map_err(|error| Failure::File(path.clone(), error))?;
    }
    terminal::print(&report::last_line(settings, deals, &standings[0]))?;
    Ok(if stopped { Done::Unfinished } else { Done::Found })
}
