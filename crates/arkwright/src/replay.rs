//! `arkwright replay`: a record is played again, every digest compared, and its log printed.

use crate::cards::LangArg;
use crate::nearest::unknown;
use crate::play::{AtTable, GAMES, game_of, read};
use crate::words;
use crate::{Done, Failure, terminal};
use clap::Args;
use host::{Eye, Host, Player};
use std::path::PathBuf;
use tabletop::{Entry, Game, Viewer};

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct ReplayArgs {
    /// The record, as `arkwright play --save FILE` writes it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    lang: LangArg,
    /// Print the moves in notation instead of the log
    #[arg(long)]
    moves: bool,
    /// Only as a spectator saw it: without the cards that stayed hidden
    #[arg(long)]
    spectator: bool,
    /// Only verify: print nothing but the verdict
    #[arg(long, conflicts_with = "moves")]
    quiet: bool,
}

const HELP: &str = "\
Exit code: 0 if the record is what the rules lead to, 1 if it is not or cannot be read, 2 if an option cannot be
understood.";

/// Verifies the record of any game and prints its log.
pub fn run(args: &ReplayArgs) -> Result<Done, Failure> {
    match game_of(&args.file)?.as_str() {
        ark_nova::Rules::NAME => replay::<ark_nova::Rules>(args),
        ark::Rules::NAME => replay::<ark::Rules>(args),
        other => Err(Failure::Record(unknown("game", "Games", other, &GAMES))),
    }
}

fn replay<G: AtTable>(args: &ReplayArgs) -> Result<Done, Failure> {
    let lang = args.lang.lang()?;
    let record = read::<G>(&args.file)?;
    let seats = G::players(&record.options);
    let names: Vec<String> = if record.seated.len() == seats {
        record.seated.iter().map(|sitter| sitter.name.clone()).collect()
    } else {
        let word = if lang == words::Lang::Fr { "Joueur" } else { "Player" };
        (1..=seats).map(|seat| format!("{word} {seat}")).collect()
    };
    let game = Host::resume(&record, vec![Player::Human; seats], names);
    let game = game.map_err(|error| Failure::Record(error.to_string()))?;
    if args.moves {
        let lines: String = record.entries.iter().map(|entry| format!("{entry}\n")).collect();
        terminal::print(&lines)?;
    } else if !args.quiet {
        let eye = if args.spectator { Eye::Of(Viewer::Spectator) } else { Eye::All };
        let text: String = game.news(eye, 0, lang).iter().map(|news| format!("{}\n", news.text)).collect();
        terminal::print(&text)?;
    }
    let moves = record.entries.iter().filter(|entry| matches!(entry, Entry::Move { .. })).count();
    let turns = G::turns(game.position(), game.events());
    let digest = record.digests.last().map(ToString::to_string).unwrap_or_default();
    let points: Vec<String> = game.public_points().iter().map(ToString::to_string).collect();
    let points = points.join(", ");
    let state = match (game.ending().is_some(), lang) {
        (true, words::Lang::En) => "over",
        (false, words::Lang::En) => "not over",
        (true, words::Lang::Fr) => "terminée",
        (false, words::Lang::Fr) => "en cours",
    };
    terminal::remark(&match lang {
        words::Lang::En => {
            format!(
                "verified: {moves} moves, {turns} turns, game {state}, victory points {points}, digest {digest}"
            )
        }
        words::Lang::Fr => format!(
            "vérifié : {moves} coups, {turns} tours, partie {state}, points de victoire {points}, empreinte {digest}"
        ),
    });
    Ok(Done::Found)
}
