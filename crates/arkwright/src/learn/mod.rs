//! `arkwright learn`: what the parts of a value should count, from moments that the simulator has written.

mod moments;

use crate::tune::replace;
use crate::{Done, Failure, terminal};
use bots::tune::{Foretold, Learned, Learner, Rival};
use bots::{Evaluate, Part, Playable};
use clap::Args;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct LearnArgs {
    /// Folders that `arkwright simulate --moments` has written, all of one game
    #[arg(value_name = "FOLDER", required = true)]
    folders: Vec<PathBuf>,
    /// How many phases a game has; between two of them lies what is between their factors
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=16))]
    phases: u8,
    /// How much of the way from the evaluation as it is, 0, to what was learned, 1
    #[arg(long, value_name = "SHARE", default_value_t = 1.0, value_parser = share)]
    way: f32,
    /// Write the factors to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  arkwright simulate --seats search:16,search:16 --games 400 --moments 4 --out two
  arkwright simulate --seats search:16,search:16,search:16 --games 400 --moments 4 --out three
  arkwright learn two three --way 0.5 --out values.txt
  arkwright arena --seats search:16,search:16 --learned values.txt --deals 100 --seed 300001

Every row is a seat where somebody began a turn: how much more it had of every part of its value than its rival, and \
its lead at the end of the game. Least squares find a factor for every part in every phase of the game; a ridge pulls \
them towards 1, the evaluation as it is. Phases are even shares of what is left of a game, from its beginning to its end. \
Games whose number ends with 9 are held back and say how well leads are foretold; the others choose the ridge, and whether the \
rival is the strongest other or the mean of all others, by foretelling each tenth of the games from the rest.

The list has a line for every part: its name, and its factors from the beginning of a game to its end. What foretells \
better need not play better: that is for the arena to say, whose first bot takes the list by --learned. What is \
correlated with winning need not be what wins, so --way 0.5 may play better than all of it.

Exit code: 0 when it has learned, 1 if a file cannot be read or written, 2 if an option cannot be understood.";

fn share(text: &str) -> Result<f32, String> {
    let share = text.parse::<f32>().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "a number from 0 to 1 is needed".into())
}

/// Learns the factors of the game that was played.
pub fn run(args: &LearnArgs) -> Result<Done, Failure> {
    if let Some(path) = args.out.as_ref().filter(|path| path.exists()) {
        let there = io::Error::new(io::ErrorKind::AlreadyExists, "is there already; name another file");
        return Err(Failure::File(path.clone(), there));
    }
    let games = args.folders.iter().map(|folder| game(folder)).collect::<Result<Vec<_>, _>>()?;
    if let Some(other) = games.iter().find(|game| **game != games[0]) {
        return Err(Failure::Usage(format!("the folders are of two games, {} and {other}", games[0])));
    }
    match games[0].as_str() {
        <ark_nova::Rules as tabletop::Game>::NAME => learn::<ark_nova::Rules>(args),
        <ark::Rules as tabletop::Game>::NAME => learn::<ark::Rules>(args),
        other => Err(Failure::Record(format!("no game is called '{other}'"))),
    }
}

/// The game whose moments are in a folder.
fn game(folder: &Path) -> Result<String, Failure> {
    let about = folder.join("simulation.json");
    let text = fs::read_to_string(&about).map_err(|error| Failure::File(about.clone(), error))?;
    let told = serde_json::from_str::<serde_json::Value>(&text).ok();
    let game = told.and_then(|told| told["game"].as_str().map(str::to_owned));
    game.ok_or_else(|| Failure::Record(format!("{} names no game", about.display())))
}

fn learn<G: Playable>(args: &LearnArgs) -> Result<Done, Failure> {
    let names = <<G::Evaluation as Evaluate>::Term as Part>::NAMES;
    let mut learner = Learner::new(names.len(), args.phases.into());
    for folder in &args.folders {
        moments::read(folder, names, |game, left, seats| learner.add(game, left, seats))?;
    }
    let moments = learner.moments();
    if moments.contains(&0) {
        return Err(Failure::Record("these are too few games to learn from and to be judged by".into()));
    }
    let [learned, other] = learner.learned();
    let list = learned.values.part_way(args.way).list::<<G::Evaluation as Evaluate>::Term>();
    let report = report(G::NAME, moments, args.phases, &learned, &other);
    if let Some(path) = &args.out {
        let head: String = report.lines().map(|line| format!("# {line}\n")).collect();
        replace(path, &(head + &list)).map_err(|error| Failure::File(path.clone(), error))?;
    }
    terminal::print(&format!("{report}\n{list}"))?;
    Ok(Done::Found)
}

/// What was learned, in words.
fn report(
    game: &str,
    [known, held_back]: [usize; 2],
    phases: u8,
    learned: &Learned,
    other: &Learned,
) -> String {
    let line = |what: &str, Foretold { share, ridge, .. }: Foretold| {
        format!("  {what:23} {:5.1} %  (ridge {ridge})\n", 100.0 * share)
    };
    let rival = |rival: Rival| match rival {
        Rival::Strongest => "the strongest other",
        Rival::Mean => "the mean of the others",
    };
    let mut text = format!(
        "{game}: {known} moments to learn from, {held_back} of games held back\n\
         how much of the leads at the end is foretold in games held back:\n"
    );
    text += &line("the evaluation as it is", learned.as_it_is);
    text += &line("factors in one phase", learned.one_phase);
    text += &line(&format!("factors in {phases} phases"), learned.by_phase);
    text += &format!("seats were compared with {}", rival(learned.rival));
    if (other.by_phase.left - learned.by_phase.left).abs() > 1e-9 {
        let share = 100.0 * other.by_phase.share;
        text += &format!("; compared with {} it is {share:.1} %", rival(other.rival));
    }
    text + "\n"
}
