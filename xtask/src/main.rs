//! The workshop: everything a person does with the repository beside writing code.

mod bench;
mod card;
#[cfg(unix)]
mod chromium;
mod coverage;
#[cfg(unix)]
mod debian;
mod games;
#[cfg(unix)]
mod load;
mod optimised;
mod play;
#[cfg(unix)]
mod postgres;
mod python;
mod rust_files;
mod schema;
mod soak;
mod verify;
mod web;

use ark_nova::texts as words;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The workshop commands of Arkwright.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", about, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    /// Measure in this build, however it was optimised
    #[arg(long, hide = true)]
    here: bool,
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo verify             (short for `cargo xtask verify`) everything a change must pass
  cargo play               (short for `cargo xtask play`) build everything and open the tables in the browser
  cargo play --terminal    a small menu at the terminal instead
  cargo play ark-nova --solo   straight into a game: further arguments go to `arkwright play`
  cargo xtask card 221     everything known of one card
  cargo xtask bench        how fast the rules are
  cargo xtask bench --instructions
  cargo xtask soak --game ark-nova --games 100000 --seed 1
  cargo xtask exhaustive   play until everything printed was used often enough
  cargo xtask language --values 20000   try random values of the effect language
  cargo xtask fuzz --seconds 600   damaged records, decks, moves and answers, each for ten minutes
  cargo xtask crash --kills 1000   kill a server while people play, and read what it kept
  cargo xtask load         how a server bears people, sockets and stored games
  cargo xtask web          build the browser client alone
  cargo xtask python       build the package for Python and test it in a fresh virtual environment
  cargo xtask schema       write docs/schema and web/src/wire anew: what clients read, as schemas and as types
  cargo xtask coverage     write docs/rules-coverage.md anew";

#[derive(Subcommand)]
enum Task {
    /// Run every check: format, lints, documentation, doc tests, tests
    ///
    /// Stops at the first check that fails and says how to run it alone. On success the output ends with the
    /// summary of the test runner.
    Verify,
    /// Build everything and open the tables in the browser; with --terminal, a small menu
    Play {
        /// Passed on, for example `--port 8080`, `--terminal --lang fr` or `ark-nova --solo`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Show everything known of one card: faces, values, texts, building, and the tests that name it
    Card {
        /// The printed number, such as 221 or 004
        number: u16,
    },
    /// Measure how fast the rules are, in a release build: one figure a line
    Bench(bench::Bench),
    /// Play random games on all cores under the laws of the kit; Ctrl-C stops and prints the summary
    ///
    /// Games are mixed from all configurations unless narrowed. Light checks on every move, all laws on one position
    /// in a hundred. A fault is written to a file as a record, and the exit code says that there was one.
    Soak(soak::Soak),
    /// Play until every card, ability, bonus, map feature and task of Ark Nova has changed a position often enough
    Exhaustive,
    /// Put random values of the effect language on a card, and compare what they do with a slow, obvious reading of them
    Language {
        /// How many values
        #[arg(long, default_value_t = 20_000)]
        values: u32,
        /// Other numbers try other values
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Damage records, decks, moves in notation and answers of programs, and look that nothing panics or is taken wrongly
    Fuzz {
        /// How long for each of the targets, which run side by side
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Other numbers try other damage
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Kill a server while people play, start it again, and compare what it kept with what they were told
    Crash(optimised::Crash),
    /// Measure a real server on SQLite and on PostgreSQL: times of moves, memory, start, bytes stored
    #[cfg(unix)]
    Load(load::Load),
    /// Build the browser client, so that the next server has it
    Web,
    /// Build the wheel for Python and run its checks and tests in a fresh virtual environment
    Python,
    /// Write docs/schema anew, the JSON schemas of what clients read, and web/src/wire, the same as TypeScript
    Schema,
    /// Write docs/rules-coverage.md anew, which tests cite which rule and name which card, and what has no test in the
    /// README
    Coverage {
        /// Also write docs/not-covered.txt anew, keeping the reasons that are there
        #[arg(long)]
        missing: bool,
    },
}

fn main() -> ExitCode {
    let Cli { here, task } = Cli::parse();
    match task {
        Task::Bench(_) if !here => optimised::again("release"),
        Task::Soak(_) if !here => optimised::again("checked"),
        #[cfg(unix)]
        Task::Load(_) if !here => optimised::again("release"),
        #[cfg(unix)]
        Task::Load(load) => load::run(&load),
        Task::Bench(bench) => bench::run(&bench),
        Task::Soak(soak) => soak::run(&soak),
        Task::Exhaustive => optimised::exhaustive(),
        Task::Language { values, seed } => optimised::language(values, seed),
        Task::Fuzz { seconds, seed } => optimised::fuzz(seconds, seed),
        Task::Crash(crash) => optimised::crash(crash),
        Task::Coverage { missing } => coverage::run(missing),
        Task::Web => web::run(),
        Task::Python => python::run(),
        Task::Schema => schema::run(),
        Task::Verify => verify::run(),
        Task::Play { args } => play::run(&args),
        Task::Card { number } => card::run(number),
    }
}

/// The folder of the workspace that cargo was called in, which need not be the one this program was built in.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = Path::new(&here);
    here.parent().unwrap_or(here).to_owned()
}

/// The cargo that runs this program, called in the workspace.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}
