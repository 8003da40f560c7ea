//! Instructions for each turn: the same on every run, whatever else the machine does.

use super::Bench;
use super::play::{Played, Player, play};
use crate::games::{NAMES, Workpiece};
use crate::root;
use std::process::{Command, ExitCode};
use std::{fs, io};

/// Games of the workload, two players at random.
const GAMES: u64 = 10;
/// More instructions than this, compared with the file, are a failure.
const MOST: f64 = 1.03;

/// Plays the workload and prints the turns.
pub fn workload<G: Workpiece>() -> ExitCode {
    let (_, options) = &G::tables()[0];
    let rules = G::new(options).expect("good options");
    let played: Played = (1..=GAMES).map(|seed| play(&rules, seed, Player::Random)).sum();
    println!("{} {}", played.turns, played.moves);
    ExitCode::SUCCESS
}

/// Counts and compares.
pub fn compare(bench: &Bench) -> ExitCode {
    let file = root().join("xtask").join("instructions.txt");
    let known = fs::read_to_string(&file).unwrap_or_default();
    let mut lines = Vec::new();
    let mut worse = false;
    for name in NAMES {
        let key = format!("{name} instructions per turn");
        let before =
            known.lines().find_map(|line| line.strip_prefix(&key)?.strip_prefix(": ")?.parse::<u64>().ok());
        if bench.game.as_deref().is_some_and(|game| game != *name) {
            lines.extend(before.map(|before| format!("{key}: {before}")));
            continue;
        }
        let now = match count(name) {
            Ok(now) => now,
            Err(error) => {
                eprintln!("bench: instructions cannot be counted: {error}");
                return ExitCode::FAILURE;
            }
        };
        println!("{key}: {now} instructions");
        if let Some(before) = before {
            let ratio = now as f64 / before as f64;
            println!("{key}: {ratio:.4} of what the file has");
            worse |= ratio > MOST;
        }
        lines.push(format!("{key}: {now}"));
    }
    if bench.update {
        let written = fs::write(&file, lines.join("\n") + "\n");
        if let Err(error) = written {
            eprintln!("bench: {} cannot be written: {error}", file.display());
            return ExitCode::FAILURE;
        }
    } else if worse {
        eprintln!("bench: more than {MOST} of {}; `--update` takes it over", file.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Runs this program under callgrind and reads how many instructions it collected.
fn count(game: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let out = program.with_file_name("callgrind.out");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--toggle-collect=*bench*play*play*"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(program)
        .args(["--here", "bench", "--workload", "--game", game])
        .output()
        .map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => "valgrind is not installed".to_owned(),
            _ => error.to_string(),
        })?;
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(told.into_owned());
    }
    let collected =
        told.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse::<u64>().ok());
    let printed = String::from_utf8_lossy(&output.stdout);
    let turns = printed.split_whitespace().next().and_then(|turns| turns.parse::<u64>().ok());
    match (collected, turns) {
        (Some(collected), Some(turns)) if collected > 0 && turns > 0 => Ok(collected / turns),
        _ => Err(format!("nothing was collected: {told}")),
    }
}
