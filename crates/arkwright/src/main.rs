//! The `arkwright` command: look up cards, and later play, simulate and serve games.

mod browse;
mod cards;
mod nearest;
mod terminal;
mod words;

use clap::{CommandFactory, Parser, Subcommand};
use std::{io, process::ExitCode};

/// Ark Nova in the terminal.
#[derive(Parser)]
#[command(version, about, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  arkwright cards 401                              one card by its number
  arkwright cards tiger                            every card with a name like that
  arkwright cards --icon predator --max-cost 12    what a small zoo of predators can afford
  arkwright browse                                 look around, search after search

Arkwright is an unofficial fan project, not connected with the publishers of the games.";

#[derive(Subcommand)]
enum Command {
    /// Find and print cards by name, number, icon, size, cost, ability or set
    Cards(Box<cards::CardsArgs>),
    /// Browse the cards: type a search, read, type the next one
    Browse(browse::BrowseArgs),
}

/// How a command ended, if it did not fail.
enum Done {
    /// With something to show.
    Found,
    /// There was nothing to show.
    Nothing,
}

/// Why a command failed.
enum Failure {
    /// What was asked cannot be understood.
    Usage(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        None => {
            // Nobody is left to tell if this fails.
            let _ = Cli::command().print_long_help();
            return ExitCode::SUCCESS;
        }
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Browse(args)) => browse::run(&args),
    };
    match done {
        Ok(Done::Found) => ExitCode::SUCCESS,
        Ok(Done::Nothing) => ExitCode::from(1),
        // The reader has seen enough, as in `arkwright cards | head`.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => {
            terminal::remark(&format!("arkwright: {error}"));
            ExitCode::from(1)
        }
        Err(Failure::Usage(message)) => {
            terminal::remark(&format!("arkwright: {message}"));
            ExitCode::from(2)
        }
    }
}
