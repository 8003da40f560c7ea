//! `cargo play`: build everything and open what there is to play.

use crate::{cargo, root, web};
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// What is opened: a game at the terminal by its name, the terminal's menu if that is wished, otherwise the tables in
/// the browser.
fn opens(args: &[String]) -> (&'static str, Vec<String>) {
    let rest = || args.iter().filter(|arg| *arg != "--terminal").cloned().collect();
    match args.first().map(String::as_str) {
        Some("ark-nova" | "ark") => ("play", rest()),
        _ if args.iter().any(|arg| arg == "--terminal") => ("menu", rest()),
        _ => ("serve", [String::from("--open")].into_iter().chain(rest()).collect()),
    }
}

/// Builds the release binary and says where it is.
pub fn built() -> Result<PathBuf, String> {
    eprintln!("Building Arkwright; the first time takes some minutes ...");
    let built = cargo().args(["build", "--release", "--package", "arkwright", "--locked"]).status();
    match built {
        Ok(status) if status.success() => Ok(binary()),
        Ok(_) => Err("arkwright was not built".to_owned()),
        Err(error) => Err(format!("cargo cannot be run: {error}")),
    }
}

/// Builds what is to be played and hands over to it.
pub fn run(args: &[String]) -> ExitCode {
    let (command, args) = opens(args);
    if command == "serve"
        && let Err(message) = web::build()
    {
        eprintln!("{message}");
        eprintln!("`cargo play --terminal` plays without it.");
        return ExitCode::FAILURE;
    }
    let binary = match built() {
        Ok(binary) => binary,
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    match Command::new(&binary).arg(command).args(args).status() {
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
