//! What must not run in the build for everyday work.

use crate::cargo;
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

/// The test that kills a server while people play, as often as one likes.
pub fn crash(kills: u32) -> ExitCode {
    let mut cargo = cargo();
    cargo.args(["nextest", "run", "--locked", "--package", "arkwright", "--test", "crash", "--no-capture"]);
    cargo.env("ARKWRIGHT_CRASH_KILLS", kills.to_string());
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
