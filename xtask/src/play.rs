//! `cargo play`: build the binary and open what there is.

use crate::{cargo, root};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// What is opened: a game by its name, otherwise a small menu.
fn opens(args: &[String]) -> &'static str {
    if args.first().is_some_and(|first| first == "ark-nova" || first == "ark") { "play" } else { "menu" }
}

/// Builds the release binary and hands over to it.
pub fn run(args: &[String]) -> ExitCode {
    eprintln!("Building arkwright; the first time takes a minute ...");
    let built =
        cargo().args(["build", "--release", "--package", "arkwright", "--locked", "--quiet"]).status();
    match built {
        Ok(status) if status.success() => {}
        Ok(_) => return ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo cannot be run: {error}");
            return ExitCode::FAILURE;
        }
    }
    let binary = binary();
    match Command::new(&binary).arg(opens(args)).args(args).status() {
        Ok(status) => {
            status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(error) => {
            eprintln!("{} cannot be run: {error}", binary.display());
            ExitCode::FAILURE
        }
    }
}

/// Where cargo puts the binary: beside this program's own profile.
fn binary() -> PathBuf {
    let name = format!("arkwright{}", std::env::consts::EXE_SUFFIX);
    let target = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.parent()?.to_owned()));
    target.unwrap_or_else(|| root().join("target")).join("release").join(name)
}
