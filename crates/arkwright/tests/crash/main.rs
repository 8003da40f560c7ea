//! A server that is killed at any moment loses nothing it has answered for, and does nothing twice.
//!
//! People play random games while the process is killed and started again on the same folder. Whoever gets no
//! answer asks again in the same words. At the end the database is read without the server, and compared with
//! what people were told. `cargo xtask crash --kills 1000` runs this for longer.
#![cfg(unix)]

mod client;
mod people;
mod process;
mod reading;

use client::Door;
use people::{Told, play};
use process::Process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tabletop::{Chance, Seed};

/// How often the server is killed; another number in the environment is for longer runs.
const KILLS: u32 = 50;

/// How long bots may take to end games that nobody looks at.
const BOTS: Duration = Duration::from_secs(60);

fn kills() -> u32 {
    let given = std::env::var("ARKWRIGHT_CRASH_KILLS").ok();
    given.map_or(KILLS, |text| text.parse().expect("a number of kills"))
}

#[test]
fn what_was_answered_is_kept_once() {
    let began = Instant::now();
    let mut chance = Chance::new(Seed::from_number(1));
    let folder = std::env::temp_dir().join(format!("arkwright-crash-{}", std::process::id()));
    let door = Arc::new(Door::default());
    let mut process = Process::start(&folder);
    door.open(process.wait_until_ready());
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = (0..people::TABLES)
        .map(|nth| {
            let (door, stop) = (Arc::clone(&door), Arc::clone(&stop));
            thread::spawn(move || play(nth, &door, &stop))
        })
        .collect();
    let (mut bots, mut while_starting) = (Vec::new(), 0);
    for kill in 0..kills() {
        thread::sleep(Duration::from_millis(u64::from(chance.below(250))));
        if kill % 10 == 0 {
            // Nobody ever asks for anything at this table: what happens there, bots do by themselves.
            bots.push(people::table_of_bots(&door));
        }
        process.kill();
        door.close();
        process = Process::start(&folder);
        if kill % 5 == 4 {
            // Now and then while it starts, too.
            thread::sleep(Duration::from_millis(u64::from(chance.below(40))));
            process.kill();
            while_starting += 1;
            process = Process::start(&folder);
        }
        door.open(process.wait_until_ready());
    }
    stop.store(true, Ordering::Relaxed);
    let told: Vec<Told> = players.into_iter().flat_map(|player| player.join().expect("a player")).collect();
    let deadline = Instant::now() + BOTS;
    while let Some(late) = bots.iter().find(|id| people::look(&door, id)["stage"] != "over") {
        assert!(Instant::now() < deadline, "bots do not go on at table {late}");
        thread::sleep(Duration::from_millis(100));
    }
    let shown: Vec<_> = told.iter().map(|told| people::look(&door, &told.table)).collect();
    process.kill();
    let counted = reading::compare(&folder, &told, &shown, &bots);
    process::doctor(&folder);
    let kills = kills() + while_starting + 1;
    println!(
        "{kills} kills, {while_starting} of them while starting, in {:.1} s: {counted:?}",
        began.elapsed().as_secs_f64()
    );
    assert!(counted.done_before > 0, "no answer to a move was ever lost: {counted:?}");
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}
