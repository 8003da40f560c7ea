//! What must not run in the build for everyday work.

use crate::cargo;
use clap::Args;
use std::process::{Command, ExitCode};

/// Runs the same command again in another profile.
pub fn again(profile: &str) -> ExitCode {
    eprintln!("Building with the profile {profile}; the first time takes a minute ...");
    let mut cargo = cargo();
    cargo.args(["run", "--quiet", "--locked", "--package", "xtask", "--profile", profile, "--", "--here"]);
    cargo.args(std::env::args_os().skip(1));
    hand_over(cargo)
}

/// The long tests of the exhaustive player, one for each part of the game, which `cargo verify` leaves out.
pub fn exhaustive() -> ExitCode {
    let mut cargo = cargo();
    cargo.args(["test", "--locked", "--package", "ark-nova", "--test", "exhaustive", "--"]);
    cargo.args(["--ignored", "--nocapture", "--test-threads", "1"]);
    hand_over(cargo)
}

/// The test of random values of the effect language, with as many as one likes.
pub fn language(values: u32, seed: u64) -> ExitCode {
    let mut cargo = cargo();
    cargo.args(["test", "--quiet", "--locked", "--package", "ark-nova", "--test", "language", "--"]);
    cargo.args(["--ignored", "--nocapture", "--exact", "many_values_mean_what_they_say"]);
    cargo.env("LANGUAGE_VALUES", values.to_string()).env("LANGUAGE_SEED", seed.to_string());
    hand_over(cargo)
}

/// The tests of damaged records, decks, moves and answers, each for as long as one likes.
pub fn fuzz(seconds: u64, seed: u64) -> ExitCode {
    let mut cargo = cargo();
    cargo.args(["test", "--quiet", "--locked", "--package", "arkwright", "--bin", "arkwright", "--"]);
    // All targets side by side, however few cores there are: the time is that of one.
    cargo.args(["--nocapture", "--test-threads", "16", "fuzz::"]);
    cargo.env("ARKWRIGHT_FUZZ_SECONDS", seconds.to_string()).env("ARKWRIGHT_FUZZ_SEED", seed.to_string());
    hand_over(cargo)
}

/// What is killed while people play.
#[derive(Args, Clone, Copy, Debug)]
#[command(after_help = CRASHES)]
pub struct Crash {
    /// How often
    #[arg(long, default_value_t = 1000)]
    kills: u32,
    /// With 1 a server on SQLite, with 2 two nodes on one PostgreSQL, in turn
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=2))]
    nodes: u32,
    /// The database is stopped or killed under one server, and started again
    #[arg(long, conflicts_with = "nodes")]
    database: bool,
}

const CRASHES: &str = "\
Examples:
  cargo xtask crash --kills 1000             a server on SQLite
  cargo xtask crash --nodes 2 --kills 200    one of two nodes on PostgreSQL at a time
  cargo xtask crash --database --kills 100   PostgreSQL itself";

/// The tests that kill a server, a node or the database while people play, as often as one likes.
pub fn crash(crash: Crash) -> ExitCode {
    let test = match crash {
        Crash { database: true, .. } => "the_database_is_stopped_and_started",
        Crash { nodes: 2, .. } => "two_nodes_are_killed_in_turn",
        _ => "what_was_answered_is_kept_once",
    };
    let mut cargo = cargo();
    cargo.args(["nextest", "run", "--locked", "--package", "arkwright", "--test", "crash", "--no-capture"]);
    cargo.arg(test).env("ARKWRIGHT_CRASH_KILLS", crash.kills.to_string());
    hand_over(cargo)
}

/// Becomes another program, so that Ctrl-C reaches it alone; elsewhere waits for it.
fn hand_over(mut command: Command) -> ExitCode {
    #[cfg(unix)]
    let failed = std::os::unix::process::CommandExt::exec(&mut command);
    #[cfg(not(unix))]
    let failed = match command.status() {
        Ok(status) if status.success() => return ExitCode::SUCCESS,
        Ok(_) => return ExitCode::FAILURE,
        Err(error) => error,
    };
    eprintln!("cargo cannot be run: {failed}");
    ExitCode::FAILURE
}
