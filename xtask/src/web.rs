//! `cargo xtask web`: the browser client, built and checked with the packages its lock file names.

use crate::{root, tab};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::SystemTime;
use std::{fs, io};

/// The oldest Node that can build the client.
const NODE: (u32, u32) = (20, 19);

/// The checks of the client, in the order in which they fail fastest; each is a script of its package.
pub const CHECKS: [(&str, &str); 3] = [
    ("format and lints of the client", "lint"),
    ("types of the client", "check"),
    ("tests of the client", "test"),
];

/// Where the client is written.
pub fn folder() -> PathBuf {
    root().join("web")
}

/// Builds the client, so that the next server has it.
pub fn run() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("web: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Installs the packages if that has to be, and builds the client unless nothing has changed since.
pub fn build() -> Result<(), String> {
    node()?;
    install()?;
    match is_newer("built/client/index.html")? {
        true => Ok(()),
        false => {
            eprintln!("web: building the client");
            npm(&["run", "--silent", "build"])
        }
    }
}

/// Builds the client around the module that plays inside the tab, unless neither has changed since.
pub fn build_site() -> Result<(), String> {
    node()?;
    install()?;
    let page = modified(&folder().join("built/site/sw.js"));
    match is_newer("built/site/sw.js")? && modified(&tab::module()) <= page {
        true => Ok(()),
        false => npm(&["run", "--silent", "site"]),
    }
}

/// Whether a file that was built is newer than everything it was built from.
fn is_newer(built: &str) -> Result<bool, String> {
    let since = modified(&folder().join(built));
    Ok(since.is_some() && newest_source().map_err(|error| error.to_string())? <= since)
}

/// Runs a script of the package.
pub fn script(name: &str) -> Result<(), String> {
    npm(&["run", "--silent", name])
}

fn node() -> Result<(), String> {
    let missing =
        format!("the browser table is built with Node {}.{} or newer (https://nodejs.org)", NODE.0, NODE.1);
    let told = Command::new("node").arg("--version").output().map_err(|_| missing.clone())?;
    let told = String::from_utf8_lossy(&told.stdout).trim().to_owned();
    let mut numbers = told.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= NODE => Ok(()),
        _ => Err(format!("{missing}; here is {told}")),
    }
}

/// Installs exactly what the lock file names, unless that was done since it changed.
fn install() -> Result<(), String> {
    let (lock, installed) =
        (folder().join("package-lock.json"), folder().join("node_modules/.package-lock.json"));
    if modified(&installed).is_some_and(|since| modified(&lock).is_some_and(|lock| lock <= since)) {
        return Ok(());
    }
    eprintln!("web: installing the packages of the client (npm ci)");
    npm(&["ci", "--no-audit", "--no-fund", "--silent"])
}

fn npm(arguments: &[&str]) -> Result<(), String> {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status = Command::new(name).args(arguments).current_dir(folder()).status();
    let line = format!("npm {}", arguments.join(" "));
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed in the folder web")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}

fn modified(path: &std::path::Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|told| told.modified()).ok()
}

/// When something the client is built from changed last.
fn newest_source() -> io::Result<Option<SystemTime>> {
    let mut newest = None;
    let mut folders = vec![folder()];
    while let Some(within) = folders.pop() {
        for entry in fs::read_dir(within)? {
            let entry = entry?;
            let name = entry.file_name();
            if ["node_modules", "built", "shots", "e2e"].iter().any(|skipped| name == *skipped) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                newest = newest.max(modified(&entry.path()));
            }
        }
    }
    Ok(newest)
}
