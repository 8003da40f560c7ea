//! The `arkwright` command: play games, look up cards, simulate, and serve tables.

mod analyse;
mod arena;
mod browse;
mod cards;
mod expansion;
#[cfg(test)]
mod fuzz;
mod learn;
mod maps;
mod menu;
mod nearest;
mod play;
mod progress;
mod prompt;
mod replay;
mod serve;
mod simulate;
mod site;
mod terminal;
mod tune;
mod words;

use clap::{CommandFactory, Parser, Subcommand};
use std::path::PathBuf;
use std::{fmt, io, process::ExitCode};

/// Ark Nova and Ark in the terminal.
#[derive(Parser)]
#[command(version, about, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  arkwright play                                   Ark Nova against a bot
  arkwright play ark-nova --solo                   Ark Nova alone
  arkwright play --expansion marine-worlds         with Marine Worlds
  arkwright play ark --seats human,planner,planner Ark against two strong bots
  arkwright arena --seats greedy,random --pairs 50 how much better is greedy?
  arkwright analyse evening.json                   who was likely to win, and what was a mistake?
  arkwright deck ark > my-deck.toml                the cards of Ark, to change them
  arkwright cards 401                              one card by its number
  arkwright cards tiger                            every card with a name like that
  arkwright cards --icon predator --max-cost 12    what a small zoo of predators can afford
  arkwright serve --port 8017                      tables on a server, kept in a file
  arkwright site OUT                               the whole game as files for any web space
  arkwright browse                                 look around, search after search

Arkwright is an unofficial fan project, not connected with the publishers of the games.";

#[derive(Subcommand)]
enum Command {
    /// Play a game at the terminal, or as a filter between programs
    Play(Box<play::PlayArgs>),
    /// Let bots play each other and say who is better
    Arena(Box<arena::ArenaArgs>),
    /// Verify the record of a game and print its log
    Replay(replay::ReplayArgs),
    /// Judge a recorded game: chances to win turn by turn, turning points and mistakes
    Analyse(analyse::AnalyseArgs),
    /// Fit the chances of `analyse` to games between bots, and compare them with others
    Calibrate(analyse::CalibrateArgs),
    /// Play many games between bots and write their statistics to files
    Simulate(Box<simulate::SimulateArgs>),
    /// Learn from games of `simulate` what the parts of a position's value should count
    Learn(learn::LearnArgs),
    /// Find better weights for the bots by letting them play
    Tune(Box<tune::TuneArgs>),
    /// Write the deck of Ark as a file to start from, or check one
    Deck(play::deck::DeckArgs),
    /// Choose from a small menu what to open
    Menu(menu::MenuArgs),
    /// Find and print cards by name, number, icon, size, cost, ability or set
    Cards(Box<cards::CardsArgs>),
    /// Print the zoo maps of Ark Nova, in a list or as data
    Maps(maps::MapsArgs),
    /// Open tables on a server, for browsers, bots and scripts
    Serve(serve::ServeArgs),
    /// Write the whole game as a folder of files that any web space can hand out, without a server
    Site(site::SiteArgs),
    /// Look after the tables of a server: can they be read, and do their games replay?
    Doctor(serve::DoctorArgs),
    /// Browse the cards: type a search, read, type the next one
    Browse(browse::BrowseArgs),
}

/// How a command ended, if it did not fail.
enum Done {
    /// With something to show.
    Found,
    /// There was nothing to show.
    Nothing,
    /// The input ended before the game did.
    Unfinished,
}

/// Why a command failed.
#[derive(Debug)]
enum Failure {
    /// What was asked cannot be understood.
    Usage(String),
    /// Reading or writing failed.
    Io(io::Error),
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
    /// A record does not lead to a game.
    Record(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(message) | Failure::Record(message) => f.write_str(message),
            Failure::Io(error) => error.fmt(f),
            Failure::File(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
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
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Calibrate(args)) => analyse::calibrate(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Learn(args)) => learn::run(&args),
        Some(Command::Tune(args)) => tune::run(&args),
        Some(Command::Deck(args)) => play::deck::run(&args),
        Some(Command::Menu(args)) => menu::run(&args),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Maps(args)) => maps::run(&args),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Site(args)) => site::run(&args),
        Some(Command::Doctor(args)) => serve::examine(&args),
        Some(Command::Browse(args)) => browse::run(&args),
    };
    match done {
        Ok(Done::Found) => ExitCode::SUCCESS,
        Ok(Done::Nothing) => ExitCode::from(1),
        Ok(Done::Unfinished) => ExitCode::from(3),
        // The reader has seen enough, as in `arkwright cards | head`.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            terminal::remark(&format!("arkwright: {failure}"));
            ExitCode::from(if matches!(failure, Failure::Usage(_)) { 2 } else { 1 })
        }
    }
}
