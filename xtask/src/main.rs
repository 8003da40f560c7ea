//! The workshop: everything a person does with the repository beside writing code.

mod card;
mod play;
mod verify;

use ark_nova::texts as words;
use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The workshop commands of Arkwright.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", about, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo verify             (short for `cargo xtask verify`) everything a change must pass
  cargo play               (short for `cargo xtask play`) build and open what there is to play with
  cargo play --lang fr     the same in French
  cargo play ark-nova --solo   straight into a game: further arguments go to `arkwright play`
  cargo xtask card 221     everything known of one card";

#[derive(Subcommand)]
enum Task {
    /// Run every check: format, lints, documentation, doc tests, tests
    ///
    /// Stops at the first check that fails and says how to run it alone. On success the output ends with the
    /// summary of the test runner.
    Verify,
    /// Build the release binary and open a small menu: a game, the card browser
    Play {
        /// Passed on, for example `--lang fr` or `ark-nova --solo`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Show everything known of one card: faces, values, texts, building, and the tests that name it
    Card {
        /// The printed number, such as 221 or 004
        number: u16,
    },
}

fn main() -> ExitCode {
    match Cli::parse().task {
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
