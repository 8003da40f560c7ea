//! `cargo xtask load` measures something, at a small size.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::Command;

/// The server beside this test's own program: built with it where everything is tested, otherwise now.
fn server() -> PathBuf {
    let workshop = Path::new(env!("CARGO_BIN_EXE_xtask"));
    let server = workshop.with_file_name("arkwright");
    if !server.exists() {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let built = Command::new(cargo).args(["build", "--locked", "--package", "arkwright"]).status();
        assert!(built.expect("cargo runs").success());
    }
    server
}

/// The table that is printed, by its lines.
fn load(arguments: &[&str]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["--here", "load", "--tables", "4", "--rate", "20", "--seconds", "1", "--before", "3"]);
    command.args(["--sockets", "10", "--games", "6", "--finished", "1", "--late", "25", "--binary"]);
    let output = command.arg(server()).args(arguments).output().expect("it runs");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}

#[test]
fn a_small_load_on_a_file_is_measured() {
    let lines = load(&["--store", "sqlite"]);
    for begins in [
        "stored: ark for 3",
        "stored: ark-nova for 4",
        "start to first answer, 6 games",
        "a stored game is opened, median of 6",
        "a stored game is opened, the slowest",
        "a move alone, at move 25",
        "moves a second at 4 tables",
        "a move, median",
        "a move, 99 of 100",
        "memory of each of 10 sockets",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(begins)), "{begins} is missing: {lines:#?}");
    }
}

#[test]
fn a_small_load_on_both_stores_is_measured() {
    if std::env::var("ARKWRIGHT_SKIP_POSTGRES").is_ok_and(|wish| wish == "1") {
        println!("SKIPPED: ARKWRIGHT_SKIP_POSTGRES=1, nothing is measured on PostgreSQL");
        return;
    }
    let lines = load(&["--only", "moves,sockets"]);
    assert!(lines[0].contains("SQLite") && lines[0].contains("PostgreSQL"), "{lines:#?}");
    let medians = lines.iter().find(|line| line.starts_with("a move, median")).expect("a median");
    assert_eq!(medians.matches(" ms").count(), 3, "two figures and a goal: {medians}");
}
