//! `cargo xtask python`: the package for Python, built as a wheel and tested in a fresh virtual environment.

use crate::root;
use crate::verify::once;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// Where tests find a Python with the packages of the virtual environment.
pub const ADDRESS: &str = "ARKWRIGHT_TEST_PYTHON";
/// A developer's wish to do without.
const SKIP: &str = "ARKWRIGHT_SKIP_PYTHON";

/// The checks of the package, in the order in which they fail fastest; each is a module of Python.
const CHECKS: [(&str, &[&str]); 4] = [
    ("format", &["ruff", "format", "--check"]),
    ("lints", &["ruff", "check"]),
    ("types", &["mypy"]),
    ("tests", &["pytest", "-q"]),
];

/// Builds and checks the package.
pub fn run() -> ExitCode {
    match check() {
        Ok(_) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("python: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the wheel and runs its checks; gives the Python of the environment, unless somebody wants to do without.
pub fn check() -> Result<Option<PathBuf>, String> {
    if env::var(SKIP).is_ok_and(|wish| wish == "1") {
        eprintln!("verify: SKIPPED: nothing is tested in Python, because {SKIP}=1");
        return Ok(None);
    }
    let start = Instant::now();
    let package = root().join("python");
    let built = root().join("target/python");
    let wheels = built.join("wheels");
    let python = environment(&built.join("environment"))?;
    let module = |words: &[&str], last: &[&OsStr]| {
        let mut command = Command::new(&python);
        command.arg("-m").args(words).args(last).current_dir(&package);
        // What is tested is the wheel, not the folder it was built from.
        command.env("PYTHONSAFEPATH", "1");
        once(&mut command);
        done(&mut command, &words.join(" "))
    };
    eprintln!(
        "verify: the packages of the virtual environment (pip install -r python/requirements-test.txt)"
    );
    module(
        &["pip", "install", "--quiet", "--disable-pip-version-check", "-r", "requirements-test.txt"],
        &[],
    )?;
    eprintln!("verify: the wheel (maturin build, in python)");
    let _ = fs::remove_dir_all(&wheels);
    // As the other tests: optimised, with every overflow and assertion checked.
    module(
        &["maturin", "build", "--quiet", "--locked", "--profile", "wheel", "--out"],
        &[wheels.as_os_str()],
    )?;
    let wheel = fs::read_dir(&wheels).ok().and_then(|mut folder| folder.next()?.ok());
    let wheel = wheel.ok_or("maturin has left no wheel")?.path();
    let install = ["pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"];
    module(&install, &[wheel.as_os_str()])?;
    for (name, words) in CHECKS {
        eprintln!("verify: {name} of the package for Python (python -m {}, in python)", words.join(" "));
        module(words, &[])?;
    }
    eprintln!("verify: the package for Python done in {:.1} s", start.elapsed().as_secs_f32());
    Ok(Some(python))
}

/// A fresh virtual environment: gives its Python.
fn environment(folder: &Path) -> Result<PathBuf, String> {
    let make = || {
        let mut command = Command::new("python3");
        done(command.args(["-m", "venv", "--clear"]).arg(folder), "python3 -m venv")
    };
    #[cfg(unix)]
    let make = || {
        make().or_else(|_| {
            // Debian's Python comes without the module that makes them.
            crate::debian::install("python3-venv");
            make()
        })
    };
    make().map_err(|message| format!("{message}; Python 3.11 or newer is needed, or {SKIP}=1"))?;
    Ok(folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" }))
}

fn done(command: &mut Command, line: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{line}` failed")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}
