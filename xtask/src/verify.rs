//! `cargo verify`: everything a change must pass, in the order in which it fails fastest.

use crate::{cargo, python, site, tab, web};
#[cfg(unix)]
use crate::{chromium, postgres};
use std::io;
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::time::Instant;

struct Step {
    name: &'static str,
    command: &'static [&'static str],
    env: &'static [(&'static str, &'static str)],
}

const fn step(name: &'static str, command: &'static [&'static str]) -> Step {
    Step { name, command, env: &[] }
}

const STEPS: [Step; 5] = [
    step("fetch what the lock file names", &["fetch", "--locked"]),
    step("format", &["fmt", "--all", "--check"]),
    step("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    Step {
        env: &[("RUSTDOCFLAGS", "-D warnings")],
        ..step("documentation", &["doc", "--workspace", "--no-deps", "--locked"])
    },
    step("doc tests", &["test", "--workspace", "--doc", "--locked"]),
];

const NEXTEST: Step = step("tests", &["nextest", "run", "--workspace", "--locked"]);
/// For those without nextest; the doc tests have run already.
const PLAIN_TESTS: Step =
    step("tests", &["test", "--workspace", "--lib", "--bins", "--tests", "--examples", "--locked"]);

/// Runs all steps. On success nothing is printed after the test runner's own summary.
pub fn run() -> ExitCode {
    if let Err(message) = set_up() {
        eprintln!("verify: {message}");
        return ExitCode::FAILURE;
    }
    if let Err(message) = check_client() {
        eprintln!("verify: {message}");
        return ExitCode::FAILURE;
    }
    let tests = if works(&["nextest", "--version"]) { NEXTEST } else { PLAIN_TESTS };
    let last = STEPS.len();
    let mut with_packages = None;
    for (nth, step) in STEPS.into_iter().chain([tests]).enumerate() {
        if nth == last {
            with_packages = match python::check() {
                Ok(python) => python,
                Err(message) => {
                    eprintln!("verify: {message}. Alone: cargo xtask python");
                    return ExitCode::FAILURE;
                }
            };
        }
        let line = step.line();
        eprintln!("verify: {} ({line})", step.name);
        let start = Instant::now();
        let mut command = cargo();
        command.args(step.command).envs(step.env.iter().copied());
        once(&mut command);
        command.envs(with_packages.iter().map(|python| (python::ADDRESS, python)));
        let status = if nth == last { with_postgres(command) } else { command.status() };
        let seconds = start.elapsed().as_secs_f32();
        match status {
            Ok(status) if status.success() && nth == last => return ExitCode::SUCCESS,
            Ok(status) if status.success() => eprintln!("verify: {} done in {seconds:.1} s", step.name),
            Ok(_) => {
                eprintln!("verify: {} FAILED after {seconds:.1} s. Alone: {line}", step.name);
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("verify: {} cannot be run: {error}", step.name);
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Builds the client, which tests of the server open, and checks it.
fn check_client() -> Result<(), String> {
    let start = Instant::now();
    eprintln!("verify: the browser client (cargo xtask web)");
    web::build()?;
    for (name, script) in web::CHECKS {
        eprintln!("verify: {name} (npm run {script}, in web)");
        web::script(script)?;
    }
    if !tab::is_skipped() {
        eprintln!("verify: the game for a browser tab (cargo xtask site OUT)");
        site::build()?;
    }
    eprintln!("verify: the browser client done in {:.1} s", start.elapsed().as_secs_f32());
    Ok(())
}

/// Runs the tests with one PostgreSQL for all of them.
#[cfg(unix)]
fn with_postgres(mut tests: Command) -> io::Result<ExitStatus> {
    let postgres = postgres::for_tests().map_err(io::Error::other)?;
    tests.envs(postgres.env());
    tests.status()
}

/// Runs the tests; those that need PostgreSQL are not built here.
#[cfg(not(unix))]
fn with_postgres(mut tests: Command) -> io::Result<ExitStatus> {
    tests.status()
}

/// In continuous integration nothing is built a second time, so what a second build would save only fills the disk.
pub fn once(command: &mut Command) {
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
}

impl Step {
    /// What a person would type.
    fn line(&self) -> String {
        let env = self.env.iter().map(|(name, value)| format!("{name}=\"{value}\" ")).collect::<String>();
        format!("{env}cargo {}", self.command.join(" "))
    }
}

/// Adds PostgreSQL and Chromium, and the parts of the Rust toolchain that a minimal installation lacks.
fn set_up() -> Result<(), String> {
    for (component, probe) in [("rustfmt", ["fmt", "--version"]), ("clippy", ["clippy", "--version"])] {
        if works(&probe) {
            continue;
        }
        eprintln!("verify: adding {component} to the Rust toolchain");
        let added = Command::new("rustup").args(["component", "add", component]).status();
        if !added.is_ok_and(|status| status.success()) {
            return Err(format!(
                "{component} is missing; install it with `rustup component add {component}`"
            ));
        }
    }
    #[cfg(unix)]
    postgres::install()?;
    #[cfg(unix)]
    chromium::install()?;
    Ok(())
}

fn works(args: &[&str]) -> bool {
    let mut probe = cargo();
    probe.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    probe.status().is_ok_and(|status| status.success())
}
