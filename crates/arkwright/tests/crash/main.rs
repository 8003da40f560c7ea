//! A server that is killed at any moment loses nothing it has answered for, and does nothing twice; nor do two
//! nodes that are killed in turn, nor one whose database is stopped.
//!
//! People play random games meanwhile. Whoever gets no answer asks again in the same words, through any node. At
//! the end the database is read without a server, and compared with what people were told. `cargo xtask crash
//! --kills 1000` runs this for longer.
#![cfg(unix)]

mod client;
mod people;
mod process;
mod reading;

use client::Doors;
use people::{Told, play};
use process::{Node, Process};
use server::store::cluster::{Cluster, ClusterError};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tabletop::{Chance, Seed};

/// How long bots may take to make the next move of a game that nobody looks at.
const BOTS: Duration = Duration::from_secs(60);

/// How long the database is away now and then: longer than a request waits for it.
const LONG: Duration = Duration::from_secs(4);

/// How often something is killed: a few times here, another number in the environment is for longer runs.
fn kills(few: u32) -> u32 {
    let given = std::env::var("ARKWRIGHT_CRASH_KILLS").ok();
    given.map_or(few, |text| text.parse().expect("a number of kills"))
}

/// A cluster of its own, unless a developer does without PostgreSQL.
fn cluster() -> Option<Cluster> {
    if std::env::var("ARKWRIGHT_SKIP_POSTGRES").is_ok_and(|wish| wish == "1") {
        println!("SKIPPED: ARKWRIGHT_SKIP_POSTGRES=1, nothing was killed");
        return None;
    }
    match Cluster::start() {
        Ok(cluster) => Some(cluster),
        Err(error @ ClusterError::NotInstalled) => panic!("{error}; ARKWRIGHT_SKIP_POSTGRES=1 goes without"),
        Err(error) => panic!("{error}"),
    }
}

/// People at tables, and tables where only bots sit.
struct Playing {
    began: Instant,
    folder: PathBuf,
    doors: Arc<Doors>,
    stop: Arc<AtomicBool>,
    players: Vec<JoinHandle<Vec<Told>>>,
    bots: Vec<String>,
    chance: Chance,
}

impl Playing {
    /// Nobody plays before a door is open.
    fn begin(name: &str, nodes: usize) -> Playing {
        let folder = std::env::temp_dir().join(format!("arkwright-crash-{name}-{}", std::process::id()));
        let (doors, stop) = (Arc::new(Doors::new(nodes)), Arc::new(AtomicBool::new(false)));
        let players = (0..people::TABLES).map(|nth| {
            let (doors, stop) = (Arc::clone(&doors), Arc::clone(&stop));
            thread::spawn(move || play(nth, &doors, &stop))
        });
        Playing {
            began: Instant::now(),
            folder,
            players: players.collect(),
            doors,
            stop,
            bots: Vec::new(),
            chance: Chance::new(Seed::from_number(1)),
        }
    }

    /// Some time, at most so many milliseconds.
    fn wait(&mut self, most: u32) {
        thread::sleep(Duration::from_millis(u64::from(self.chance.below(most))));
    }

    /// Makes a table at which nobody ever asks for anything: what happens there, bots do by themselves.
    fn leave_bots_alone(&mut self) {
        self.bots.push(people::table_of_bots(&self.doors));
    }

    /// Ends the games, and compares what people were told with what is kept. Everything is killed before it is read.
    fn compare(self, database: &str, nodes: Vec<Process>) -> reading::Counted {
        self.stop.store(true, Ordering::Relaxed);
        let players = self.players.into_iter();
        let told: Vec<Told> = players.flat_map(|player| player.join().expect("a player")).collect();
        let (mut deadline, mut seen) = (Instant::now() + BOTS, None);
        let going = |id: &String| {
            let message = people::look(&self.doors, id);
            (message["stage"] != "over").then(|| (id.clone(), message["version"].as_u64()))
        };
        while let Some(late) = self.bots.iter().find_map(going) {
            if seen.as_ref() != Some(&late) {
                (deadline, seen) = (Instant::now() + BOTS, Some(late.clone()));
            }
            assert!(Instant::now() < deadline, "bots do not go on at table {}", late.0);
            thread::sleep(Duration::from_millis(100));
        }
        let shown: Vec<_> = told.iter().map(|told| people::look(&self.doors, &told.table)).collect();
        drop(nodes);
        let counted = reading::compare(database, &told, &shown, &self.bots);
        process::doctor(&self.folder, database);
        let away = self.doors.away.load(Ordering::Relaxed);
        let seconds = self.began.elapsed().as_secs_f64();
        println!("in {seconds:.1} s, {away} times told that the database is away: {counted:?}");
        std::fs::remove_dir_all(&self.folder).expect("the folder can be removed");
        counted
    }
}

#[test]
fn what_was_answered_is_kept_once() {
    let mut playing = Playing::begin("one", 1);
    let file = playing.folder.join("arkwright.sqlite").display().to_string();
    let node = Node { folder: playing.folder.clone(), database: None };
    let mut process = node.start();
    playing.doors.open(0, process.wait_until_ready());
    let (kills, mut while_starting) = (kills(50), 0);
    for kill in 0..kills {
        playing.wait(250);
        if kill % 10 == 0 {
            playing.leave_bots_alone();
        }
        process.kill();
        playing.doors.close(0);
        process = node.start();
        if kill % 5 == 4 {
            // Now and then while it starts, too.
            playing.wait(40);
            process.kill();
            while_starting += 1;
            process = node.start();
        }
        playing.doors.open(0, process.wait_until_ready());
    }
    println!("{} kills, {while_starting} of them while starting", kills + while_starting + 1);
    let doors = Arc::clone(&playing.doors);
    let counted = playing.compare(&format!("sqlite:{file}?mode=ro"), vec![process]);
    assert!(counted.done_before > 0, "no answer to a move was ever lost: {counted:?}");
    assert_eq!(doors.away.load(Ordering::Relaxed), 0, "a database that is a file is never away");
}

#[test]
fn two_nodes_are_killed_in_turn() {
    let Some(cluster) = cluster() else { return };
    let mut playing = Playing::begin("two", 2);
    let url = cluster.url("postgres");
    let nodes = [0, 1].map(|nth| {
        let folder = playing.folder.join(format!("node-{nth}"));
        Node { folder, database: Some(url.clone()) }
    });
    let mut processes: Vec<Process> = nodes.iter().map(Node::start).collect();
    for (nth, process) in processes.iter().enumerate() {
        playing.doors.open(nth, process.wait_until_ready());
    }
    let kills = kills(20);
    for kill in 0..kills {
        playing.wait(200);
        if kill % 10 == 0 {
            playing.leave_bots_alone();
        }
        let victim = kill as usize % nodes.len();
        processes[victim].kill();
        playing.doors.close(victim);
        // The other one goes on alone for a while.
        playing.wait(100);
        processes[victim] = nodes[victim].start();
        playing.doors.open(victim, processes[victim].wait_until_ready());
    }
    println!("{kills} kills of two nodes in turn");
    let counted = playing.compare(&url, processes);
    assert!(counted.repeated > 0 && counted.acknowledged > 0, "{counted:?}");
}

#[test]
fn the_database_is_stopped_and_started() {
    let Some(mut cluster) = cluster() else { return };
    let mut playing = Playing::begin("database", 1);
    let url = cluster.url("postgres");
    let node = Node { folder: playing.folder.clone(), database: Some(url.clone()) };
    let process = node.start();
    let address = process.wait_until_ready();
    playing.doors.open(0, address);
    let stops = kills(6);
    for stop in 0..stops {
        playing.wait(400);
        if stop % 10 == 0 {
            playing.leave_bots_alone();
        }
        // As an administrator does, or as a crash does.
        if stop % 2 == 0 { cluster.stop() } else { cluster.kill() }.expect("it ends");
        if stop % 10 == 3 {
            thread::sleep(LONG);
            assert_eq!(process::health(address), 503);
        } else {
            playing.wait(200);
        }
        cluster.resume().expect("it starts");
    }
    println!("the database was stopped {stops} times");
    // It is the same server all along, and well again.
    let deadline = Instant::now() + BOTS;
    while process::health(address) != 200 {
        assert!(Instant::now() < deadline, "the server does not find its database again");
        thread::sleep(Duration::from_millis(50));
    }
    let doors = Arc::clone(&playing.doors);
    playing.compare(&url, vec![process]);
    assert!(doors.away.load(Ordering::Relaxed) > 0, "nobody was told that the database was away");
}
