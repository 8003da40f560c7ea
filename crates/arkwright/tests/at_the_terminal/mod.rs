//! Running the command as a person or a script would.
#![allow(dead_code, reason = "not every file of tests keeps games in files")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The command, with pipes for everything it reads and writes.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    // The games of tests are kept apart from those of people.
    let games = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("kept-{}", std::process::id()));
    command.current_dir(env!("CARGO_TARGET_TMPDIR")).env("ARKWRIGHT_GAMES", games);
    command.args(args).env_remove("LANG").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the command with lines of input.
pub fn typed(args: &[&str], lines: &str) -> Output {
    let mut child = command(args).spawn().expect("arkwright starts");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_owned();
    // The game may end before all lines are read.
    let writer = std::thread::spawn(move || drop(input.write_all(lines.as_bytes())));
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("writes");
    output
}

/// Output as text.
pub fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("UTF-8")
}

/// A file in a folder of this test alone.
pub fn file(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("games-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    path.to_str().expect("UTF-8").to_owned()
}
