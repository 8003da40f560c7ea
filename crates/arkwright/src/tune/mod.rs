//! `arkwright tune`: better weights for the evaluations the bots play with.

mod list;
mod progress;

use crate::nearest::{folded, unknown};
use crate::play::GAMES;
use crate::{Done, Failure, terminal};
use bots::Budget;
use bots::tune::{Plan, Report, Round, Tunable, Tuned, Tuning, Way};
use clap::{Args, ValueEnum};
use progress::Progress;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fs, io, process, thread};
use tabletop::Game;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct TuneArgs {
    /// The game: ark-nova or ark
    #[arg(long, default_value = ark_nova::Rules::NAME)]
    game: String,
    /// How better weights are looked for
    #[arg(long, value_enum)]
    by: By,
    /// Ark Nova: the weights for the solo game, from 20, 10 or 0 appeal
    #[arg(long)]
    solo: bool,
    /// How many rounds; each begins with what the one before found
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=MOST))]
    rounds: u64,
    /// Training games in a round; when evolving, for each candidate (in Ark, deals that it plays in every seat)
    #[arg(long, value_name = "M", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST))]
    games: u64,
    /// Where chance begins: the same seed finds the same weights, whatever --threads
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    seed: u64,
    /// Lines the planner keeps while it plays: few are fast, many play well
    #[arg(long, value_name = "L", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=1000))]
    lines: u16,
    /// Ark Nova: let searches play that spend so much on a turn, and tune by what they judge their horizon
    #[arg(long, value_name = "BUDGET", value_parser = budget)]
    search: Option<Budget>,
    /// Fit: how many of a hundred turns begin with any legal move [default: 10]
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u8).range(0..=100))]
    noise: Option<u8>,
    /// Fit: the share of the best change that a round makes, above 0 up to 1 [default: 0.5]
    #[arg(long, value_name = "SHARE", value_parser = share)]
    rate: Option<f64>,
    /// Evolve and slopes: how far around the weights is looked (by evolve in the first round), as a share of each, above
    /// 0 up to 1 [default: 0.1, for slopes 0.15]
    #[arg(long, value_name = "X", value_parser = share)]
    spread: Option<f64>,
    /// Evolve: candidates in a round [default: 16]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(2..=10_000))]
    candidates: Option<u16>,
    /// Evolve in Ark Nova: own turns after which points are counted [default: 31]
    #[arg(long, value_name = "TURNS", value_parser = clap::value_parser!(u32).range(1..=200))]
    turns: Option<u32>,
    /// Begin with the weights of this file instead of those the bots have
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Write the weights to this file after every round, for --from; it may be the file of --from itself
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// How many games are played at a time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// The ways to look for better weights.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum By {
    /// Foretell how games of self-play end
    Fit,
    /// Let candidates play, and go where the better ones are
    Evolve,
    /// Let every seat play with weights of its own, and go where more was won
    Slopes,
}

/// Rounds and games stay numbers whose product can be counted.
const MOST: u64 = 1 << 24;

const HELP: &str = "\
Examples:
  arkwright tune --by fit --rounds 8 --games 200 --out weights.txt
  arkwright tune --by evolve --rounds 40 --games 24 --candidates 24 --seed 2 --from weights.txt
  arkwright tune --by slopes --rounds 5 --games 16000 --lines 2 --out better.txt
  arkwright tune --solo --by evolve --rounds 40 --games 40 --turns 27
  arkwright tune --solo --by fit --search 32 --rounds 1 --games 300 --out leaf.txt
  arkwright tune --game ark --by fit --rounds 10 --games 400
  arkwright tune --game ark --by evolve --rounds 30 --games 20 --candidates 20

The weights say what things are worth to the bots greedy and planner, and where a search looks ahead. There are three ways to better ones.

fit lets a narrow planner play with itself, a little at random so that positions differ, and looks back from the \
end of each game: which weights would have foretold its points from every turn on? Least squares answer that for \
all weights at once, and a round takes a part of that way. It makes large steps in a few rounds when weights are \
far off. It stops helping when the values foretell as well as they can, which is not quite the same as playing \
well.

evolve plays with candidates around the present weights (separable CMA-ES), each on the same deals, and moves to \
where the better half of them is. It asks for nothing but results, so it finds what no derivative shows, and needs \
many games. In Ark Nova the result is the pace: points after 31 turns each, with something for every turn that was \
not needed. In Ark it is the margin: points ahead of the present weights in the other seats, in every seat in \
turn.

slopes lets every seat of every game play with weights of its own, a little beside the present ones, and asks of all \
games together what each weight brought (least squares with a slope and a bend for each). In Ark Nova the games are \
played at every kind of table: 2 to 4 players, base game and Marine Worlds; what counts is the lead, alone the points. \
It needs thousands of games for a round, but a round does the work of many of evolve. A step is short, so that it stays \
where games were played.

With --search the games are played by searches, and what is tuned is what they weigh the end of their look ahead by; \
turns are planned with the weights the bots have. A game of two searches with 32 iterations takes some 4 seconds of \
one core.

A training game of Ark Nova with --lines 3 takes about a tenth of a second of one core, one of Ark half a \
hundredth. Divided by the cores, the examples above take from half a minute to an hour.

The usual course is a few rounds of fit, then many of evolve with a small --spread, each run with a new --seed, \
--from what the last one wrote; then `arkwright arena --seats planner,greedy` with the old and with the new \
weights. The values that are checked in were set by hand first and then made by runs of this command; their \
headers say which. To keep yours, replace the values in crates/bots/src/ark_nova/weights.rs or \
crates/bots/src/ark/weights.rs by what is printed at the end: it has their form.

A file of --out has a line `name value` for each weight. Ctrl-C leaves the round that is being played and prints \
what the last finished one found.

Exit code: 0 when all rounds were played, 1 if a file cannot be read or written or is no list of weights, 2 if an \
option cannot be understood, 3 after Ctrl-C.";

/// Whether Ctrl-C was pressed.
static STOP: AtomicBool = AtomicBool::new(false);

/// Tunes the weights of the game that is asked for.
pub fn run(args: &TuneArgs) -> Result<Done, Failure> {
    match folded(&args.game).replace(' ', "-").as_str() {
        ark_nova::Rules::NAME => tune::<ark_nova::Rules>(args),
        ark::Rules::NAME => tune::<ark::Rules>(args),
        _ => Err(Failure::Usage(unknown("game", "Games", &args.game, &GAMES))),
    }
}

fn tune<G: Tunable>(args: &TuneArgs) -> Result<Done, Failure> {
    if args.solo && !G::SOLO {
        return Err(Failure::Usage(format!("--solo is for Ark Nova; {} has no solo game", G::NAME)));
    }
    if args.search.is_some() && !G::LEAF {
        let wrong = format!("--search is for Ark Nova; in {} a horizon is judged like a turn", G::NAME);
        return Err(Failure::Usage(wrong));
    }
    let way = way::<G>(args)?;
    check_out(args)?;
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let plan = Plan {
        way,
        solo: args.solo,
        games: args.games,
        lines: args.lines.into(),
        search: args.search,
        seed: args.seed,
        threads: args.threads.map_or_else(cores, usize::from),
    };
    let start = start::<G>(args, plan.tuned())?;
    let handler = || {
        // Whoever presses it twice does not want to wait.
        if STOP.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        terminal::remark(&format!("Ctrl-C will stop it without printing anything: {error}"));
    }
    let mut tuning = Tuning::<G>::new(plan, start);
    let mut progress = Progress::new(args.rounds, tuning.games_in_a_round());
    let mut finished = 0;
    while finished < args.rounds {
        let Some(round) = tuning.round(&STOP, |games| progress.games(games)) else { break };
        finished += 1;
        progress.round(&described::<G>(&round, &way));
        if let Some(path) = &args.out {
            let text = list::write(G::NAMES, tuning.weights());
            replace(path, &text).map_err(|error| Failure::File(path.clone(), error))?;
        }
    }
    progress.clear();
    if finished > 0 {
        terminal::print(&list::source(G::NAMES, tuning.weights()))?;
    }
    if finished < args.rounds {
        terminal::remark(&format!("stopped after {finished} of {} rounds", args.rounds));
        return Ok(Done::Unfinished);
    }
    Ok(Done::Found)
}

/// The way, with its own options and none of the other's.
fn way<G: Tunable>(args: &TuneArgs) -> Result<Way, Failure> {
    let other = |options: &[(&str, bool)], by: &str| match options.iter().find(|(_, given)| *given) {
        Some((name, _)) => Err(Failure::Usage(format!("{name} is for --by {by}"))),
        None => Ok(()),
    };
    let of_fit = [("--noise", args.noise.is_some()), ("--rate", args.rate.is_some())];
    let of_evolve = [("--candidates", args.candidates.is_some()), ("--turns", args.turns.is_some())];
    match args.by {
        By::Fit => {
            other(&[("--spread", args.spread.is_some())], "evolve and slopes")?;
            other(&of_evolve, "evolve")?;
            Ok(Way::Fit { noise: args.noise.unwrap_or(10), rate: args.rate.unwrap_or(0.5) })
        }
        By::Evolve => {
            other(&of_fit, "fit")?;
            if args.turns.is_some() && G::PACE.is_none() {
                let game = G::NAME;
                return Err(Failure::Usage(format!(
                    "--turns is for games of any length; in {game} candidates play to the end"
                )));
            }
            Ok(Way::Evolve {
                candidates: args.candidates.unwrap_or(16).into(),
                spread: args.spread.unwrap_or(0.1),
                turns: args.turns,
            })
        }
        By::Slopes => {
            other(&of_fit, "fit")?;
            other(&of_evolve, "evolve")?;
            Ok(Way::Slopes { spread: args.spread.unwrap_or(0.15) })
        }
    }
}

/// The weights it begins with.
fn start<G: Tunable>(args: &TuneArgs, tuned: Tuned) -> Result<Vec<f32>, Failure> {
    let Some(path) = &args.from else { return Ok(G::weights(&G::evaluation(), tuned)) };
    let text = fs::read_to_string(path).map_err(|error| Failure::File(path.clone(), error))?;
    list::read(&text, G::NAMES).map_err(|wrong| Failure::Record(format!("{}: {wrong}", path.display())))
}

/// Says before hours of play what would go wrong after them.
fn check_out(args: &TuneArgs) -> Result<(), Failure> {
    let Some(path) = &args.out else { return Ok(()) };
    let failed = |kind: io::ErrorKind, why: &str| Err(Failure::File(path.clone(), io::Error::new(kind, why)));
    if path.exists() && args.from.as_ref() != Some(path) {
        return failed(
            io::ErrorKind::AlreadyExists,
            "is there already; name another file, or go on from it with --from",
        );
    }
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => {
            failed(io::ErrorKind::NotFound, "its folder does not exist")
        }
        _ => Ok(()),
    }
}

/// Writes a file whole or not at all.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    fs::write(&part, text)?;
    fs::rename(&part, path)
}

/// A round in words.
fn described<G: Tunable>(round: &Round, way: &Way) -> String {
    let points = match (way, G::PACE) {
        (Way::Evolve { turns, .. }, Some(usual)) => {
            format!("{:.2} points after {} turns", round.result, turns.unwrap_or(usual))
        }
        (Way::Fit { .. }, Some(turns)) => format!("{:.2} points after {turns} turns", round.result),
        (Way::Slopes { .. }, _) | (_, None) => format!("{:.2} points", round.result),
    };
    match round.report {
        Report::Fit { rows, miss } => format!("{points}, {rows} positions, missed by {miss:.1}"),
        Report::Evolve { best, worst, spread } => {
            let what = if G::PACE.is_some() { "candidates" } else { "margins of candidates" };
            format!("{points}, {what} {worst:.2} to {best:.2}, spread {spread:.3}")
        }
        Report::Slopes { gain, turns } => {
            format!("{points} after {turns:.1} turns, {gain:.2} points to be gained by the step")
        }
    }
}

fn budget(text: &str) -> Result<Budget, String> {
    let of_iterations = text.parse::<Budget>().ok().filter(|budget| !budget.is_timed());
    of_iterations.ok_or_else(|| "a number of iterations, such as 32".into())
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| *number > 0.0 && *number <= 1.0);
    number.ok_or_else(|| "a number above 0 up to 1, such as 0.1".into())
}
