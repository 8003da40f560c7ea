//! Plays until everything that is printed has changed a position often enough: of the base game, and of the expansion
//! with the later maps.
//!
//! The player prefers moves that lead to what was used least, from the set-up and from edited positions. `cargo verify`
//! asks for a few uses of each; `cargo xtask exhaustive` for fifty.

mod features;
mod planted;
mod player;
mod scenes;
mod uses;
mod words;

use features::expansion;
use player::Run;
use scenes::Scenes;
use std::collections::BTreeMap;
use std::time::Instant;

/// How often each thing was used.
pub type Counts = BTreeMap<String, u32>;

/// Plays until everything of a table was used `goal` times, and prints the rarest ten. How many scenes that may take is
/// counted and not timed: a busy machine finds what an idle one does.
fn exhaust(table: Counts, scenes: Scenes, goal: u32, most: u64) {
    let start = Instant::now();
    let mut run = Run::new(table, scenes);
    let mut scenes = 0u64;
    while run.least() < goal && scenes < most {
        run.play_scene(scenes);
        scenes += 1;
        if scenes.is_multiple_of(2000) {
            let open = run.below(goal);
            println!("{scenes} scenes, {} questions, {} to go", run.questions, open.len());
            open.iter().filter(|_| open.len() <= 10).for_each(|(name, n)| println!("  {name}: {n}"));
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

/// The most scenes for a few uses, and for many.
const QUICK: u64 = 10_000;
const LONG: u64 = 200_000;

#[test]
fn everything_is_used() {
    exhaust(features::base(), scenes::base, 5, QUICK);
}

#[test]
#[ignore = "minutes; `cargo xtask exhaustive` runs it"]
fn everything_is_used_fifty_times() {
    exhaust(features::base(), scenes::base, 50, LONG);
}

#[test]
fn everything_of_the_expansion_is_used() {
    exhaust(expansion::all(), scenes::expansion::scene, 5, QUICK);
}

#[test]
#[ignore = "minutes; `cargo xtask exhaustive` runs it"]
fn cards_of_the_expansion_are_used_fifty_times() {
    exhaust(expansion::cards(), scenes::expansion::scene, 50, LONG);
}

#[test]
#[ignore = "minutes; `cargo xtask exhaustive` runs it"]
fn alternate_action_cards_are_used_fifty_times() {
    exhaust(expansion::action_cards(), scenes::expansion::scene, 50, LONG);
}

#[test]
#[ignore = "minutes; `cargo xtask exhaustive` runs it"]
fn later_maps_are_used_fifty_times() {
    exhaust(expansion::later_maps(), scenes::expansion::scene, 50, LONG);
}
