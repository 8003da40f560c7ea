//! `cargo xtask load`: how a real server bears people, sockets and stored games, on both stores.

mod client;
mod figures;
mod measure;
mod people;
mod process;
mod sockets;

use crate::play;
use clap::{Args, ValueEnum};
use figures::{Figure, table};
use process::Kept;
use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;

/// What to measure.
#[derive(Args, Clone, Debug)]
#[command(after_help = HELP)]
pub struct Load {
    /// Where everything is kept; both if not given
    #[arg(long, value_enum)]
    store: Option<Store>,
    /// Only these parts; all if not given
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
    /// Tables at which people move
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Moves in a second, at all tables together
    #[arg(long, default_value_t = 100.0)]
    rate: f64,
    /// Seconds for which moves are counted
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The most moves that were made at a table before; each has its own number
    #[arg(long, default_value_t = 60)]
    before: u32,
    /// Sockets that only listen
    #[arg(long, default_value_t = 2000)]
    sockets: usize,
    /// Stored games that a server is started with
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// Games of each kind that are played to the end and weighed
    #[arg(long, default_value_t = 40)]
    finished: usize,
    /// The move of a long game whose cost is compared with that of the tenth
    #[arg(long, default_value_t = 200)]
    late: u64,
    /// Other numbers play other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure this program instead of building one
    #[arg(long)]
    binary: Option<PathBuf>,
}

const HELP: &str = "\
Starts `arkwright serve` (a release build) on a fresh folder and on a PostgreSQL of its own, lets people play random games
of both games over HTTP, and prints one table. What is under way is told on the standard error.

The parts:
  stored   bytes on the disk for a finished game of each kind
  turns    how long a move takes early and late in a long game, one after the other
  start    from the start of the program to its first answer, with many stored games, and to open those
  moves    how long accepted moves take at a steady rate over many tables. A move is due at a fixed time, and its time
           counts from then on: a server that falls behind is not spared
  sockets  memory for each of many sockets that only listen

Figures of a machine that does something else at the same time say little: the load is printed along.

Examples:
  cargo xtask load
  cargo xtask load --store sqlite --only moves --seconds 20
  cargo xtask load --only start --games 1000";

/// Where everything is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Store {
    /// In one file
    Sqlite,
    /// In PostgreSQL
    Postgres,
}

impl fmt::Display for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Store::Sqlite => "SQLite",
            Store::Postgres => "PostgreSQL",
        })
    }
}

/// A part of the measurement, in the order in which they are done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Part {
    /// Bytes on the disk for a finished game
    Stored,
    /// A move early and late in a long game
    Turns,
    /// The first answer with many stored games, and how long they take to be opened
    Start,
    /// Moves at a steady rate
    Moves,
    /// Memory of sockets
    Sockets,
}

impl Load {
    fn wants(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }
}

/// Measures and prints.
pub fn run(load: &Load) -> ExitCode {
    match measured(load) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("load: {message}");
            ExitCode::FAILURE
        }
    }
}

fn measured(load: &Load) -> Result<String, String> {
    if load.tables == 0 || load.rate <= 0.0 || load.finished == 0 {
        return Err("there have to be tables, moves and finished games".to_owned());
    }
    let binary = match &load.binary {
        Some(binary) => binary.clone(),
        None => play::built()?,
    };
    let stores = load.store.map_or_else(|| vec![Store::Sqlite, Store::Postgres], |store| vec![store]);
    let mut columns: Vec<(Store, Vec<Figure>)> = Vec::new();
    for store in stores {
        let kept = Kept::new(store)?;
        let told = |what: &str| eprintln!("load: {store}: {what}");
        let figures = measure::all(load, &binary, &kept, &told)?;
        // Told at once: what comes next may take long, or fail.
        figures.iter().for_each(|figure| told(&format!("{}: {}", figure.name, figure.value)));
        columns.push((store, figures));
    }
    Ok(table(&columns))
}
