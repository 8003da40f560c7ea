//! Plays until everything that is printed on the base game has changed a position often enough.
//!
//! The player prefers moves that lead to what was used least, from the set-up and from edited positions. `cargo verify`
//! asks for a few uses of each; `cargo xtask exhaustive` for fifty.

mod features;
mod planted;
mod player;
mod scenes;
mod uses;
mod words;

use player::Run;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How often each thing was used.
pub type Counts = BTreeMap<String, u32>;

/// Plays until everything was used `goal` times, and prints the rarest ten.
fn exhaust(goal: u32, limit: Duration) {
    let start = Instant::now();
    let mut run = Run::new(features::all());
    let mut scenes = 0u64;
    while run.least() < goal && start.elapsed() < limit {
        run.play_scene(scenes);
        scenes += 1;
        if scenes.is_multiple_of(2000) {
            println!("{scenes} scenes, {} questions, {} to go", run.questions, run.below(goal).len());
        }
    }
    let mut rarest: Vec<(&String, &u32)> = run.counts.iter().collect();
    rarest.sort_by_key(|(_, n)| **n);
    println!("the rarest ten of {}:", rarest.len());
    for (name, n) in rarest.iter().take(10) {
        println!("  {name}: {n}");
    }
    let seconds = start.elapsed().as_secs_f32();
    println!(
        "features: {}, scenes: {scenes}, questions: {}, seconds: {seconds:.0}",
        rarest.len(),
        run.questions
    );
    let open = run.below(goal);
    assert!(open.is_empty(), "used fewer than {goal} times: {open:#?}");
}

#[test]
fn everything_is_used() {
    exhaust(5, Duration::from_secs(55));
}

#[test]
#[ignore = "minutes; `cargo xtask exhaustive` runs it"]
fn everything_is_used_fifty_times() {
    exhaust(50, Duration::from_secs(590));
}
