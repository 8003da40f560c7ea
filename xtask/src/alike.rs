//! `cargo xtask alike`: the same games between bots, played here and in the module for a browser tab.

use crate::{site, tab as module, web};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use tab::Desk;

/// How many games.
#[derive(Args, Clone, Copy, Debug)]
pub struct Alike {
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
}

/// Who plays: most games are between quick bots, some between those that think.
const SEATS: [&[&str]; 8] = [
    &["greedy", "random", "greedy"],
    &["random", "random", "random"],
    &["greedy", "greedy", "random"],
    &["planner", "greedy", "random"],
    &["random", "greedy", "random", "greedy"],
    &["greedy", "random", "random"],
    &["greedy", "planner", "greedy"],
    &["search:2", "greedy", "random"],
];

/// What makes the table of a game.
fn made(number: u64) -> Value {
    let of_nova = number.is_multiple_of(2);
    let seats = SEATS[(number / 2) as usize % SEATS.len()];
    // Alone, for two and for three; Ark is for three at least.
    let players = if of_nova { seats.len().min(1 + (number / 16) as usize % 3) } else { seats.len() };
    let edition = if of_nova && number.is_multiple_of(6) { json!({"edition": "marine"}) } else { json!({}) };
    let mut options = edition;
    options["players"] = json!(players);
    let seats: Vec<Value> =
        seats[..players].iter().map(|level| json!({"kind": "bot", "level": level})).collect();
    let game = if of_nova { "ark-nova" } else { "ark" };
    let fresh = json!({"name": format!("game{number:012}"), "seed": format!("{number:064x}")});
    let body = json!({"game": game, "options": options, "seats": seats});
    json!({"op": "ask", "method": "POST", "path": "/api/tables", "body": body, "fresh": fresh})
}

/// Plays a game here: its last digest, and how many moves it had.
fn played(desk: &mut Desk, made: &Value) -> (String, u64) {
    let mut call = |op: &Value| -> Value {
        serde_json::from_slice(&desk.call_json(op.to_string().as_bytes())).unwrap_or_default()
    };
    let mut told = call(made);
    let table = told["answer"]["table"].clone();
    let mut moves = 0;
    while told["more"] == true {
        told = call(&json!({"op": "think", "table": table}));
        moves += 1;
    }
    let digest = told["kept"]["rows"][0]["digest"].as_str().unwrap_or("none").to_owned();
    call(&json!({"op": "forget", "table": table}));
    (digest, moves)
}

/// Plays all games on both sides and says what differs.
pub fn run(alike: &Alike) -> ExitCode {
    match compare(alike) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("alike: {message}");
            ExitCode::FAILURE
        }
    }
}

fn compare(alike: &Alike) -> Result<usize, String> {
    site::build()?;
    let games: Vec<Value> = (0..alike.games).map(made).collect();
    let began = Instant::now();
    let mut desk = Desk::new(|| 0);
    let here: Vec<(String, u64)> = games.iter().map(|made| played(&mut desk, made)).collect();
    let moves: u64 = here.iter().map(|(_, moves)| moves).sum();
    let took = began.elapsed().as_secs_f64();
    println!("here: {} games, {moves} moves, {:.0} moves a second", here.len(), moves as f64 / took);

    let began = Instant::now();
    let there = in_module(&games)?;
    let took = began.elapsed().as_secs_f64();
    println!("in the module: {} games, {:.0} moves a second", there.len(), moves as f64 / took);
    let differ: Vec<usize> = (0..games.len())
        .filter(|&nth| there.get(nth).map(String::as_str) != Some(here[nth].0.as_str()))
        .collect();
    println!("{} of {} games differ {:?}", differ.len(), games.len(), &differ[..differ.len().min(20)]);
    Ok(differ.len())
}

/// The last digests of the games, played by the module in Node.
fn in_module(games: &[Value]) -> Result<Vec<String>, String> {
    let failed = |error: std::io::Error| format!("node cannot be run: {error}");
    let mut node = Command::new("node")
        .arg(web::folder().join("scripts/games.js"))
        .arg(module::module())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    let lines: String = games.iter().map(|made| format!("{made}\n")).collect();
    let mut stdin = node.stdin.take().ok_or("node takes nothing")?;
    let writing = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let output = node.wait_with_output().map_err(failed)?;
    let _ = writing.join();
    if !output.status.success() {
        return Err("the module failed".to_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect())
}
