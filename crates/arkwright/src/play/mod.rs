//! `arkwright play`: a game at the terminal, or as a filter between programs.

mod answer;
mod at_table;
mod desk;
mod full;
mod glossary;
mod hint;
mod keeping;
mod kept;
mod lines;
mod list;
mod log;
mod of_ark;
mod of_ark_nova;
mod seats;
mod session;
mod stdin;
mod ui;

#[cfg(test)]
pub use answer::{Answer, read_answer};
pub use at_table::AtTable;
pub use kept::{Kept, games as kept_games};
pub use of_ark::deck;
pub use of_ark_nova::{EASY as SOLO_APPEAL, map as ark_nova_map, maps as ark_nova_maps};
pub use session::{game_of, read};

use crate::cards::LangArg;
use crate::expansion::ExpansionArgs;
use crate::nearest::{folded, unknown};
use crate::{Done, Failure};
use clap::Args;
use keeping::{Keeping, folder};
use session::{Session, read_text};
use std::path::PathBuf;
use tabletop::Game;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct PlayArgs {
    /// The game: ark-nova or ark [default: ark-nova, or what --load records]
    game: Option<String>,
    /// Who sits where: human, or a bot: easy, medium, hard, expert, random, search:1s [default: one human, the others easy]
    #[arg(long, value_name = "PLAYERS")]
    seats: Option<String>,
    /// How many players: 1 to 4 in Ark Nova, 3 to 5 in Ark [default: 2 or 3, or as many as --seats names]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Ark Nova: the solo game
    #[arg(long)]
    solo: bool,
    /// Ark Nova: the solo challenge, three solo games in a row whose points are added
    #[arg(long)]
    challenge: bool,
    /// Ark Nova: appeal at the start of a solo game: 20 (easy), 10 or 0 [default: 20]
    #[arg(long, value_name = "APPEAL")]
    difficulty: Option<u8>,
    /// Ark Nova: zoo maps: a or 0 for everyone, two-each, pool, or one for each seat such as 1,5 [default: two-each]
    #[arg(long, value_name = "MAPS")]
    maps: Option<String>,
    #[command(flatten)]
    expansion: ExpansionArgs,
    /// Ark Nova: solo texts instead of effects against other players
    #[arg(long)]
    friendly: bool,
    /// Ark: play with the cards of this file, TOML or JSON; `arkwright deck` writes one to start from
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// A number, or 64 hexadecimal digits: the same seed deals the same game
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,
    /// What the players are called, separated by commas
    #[arg(long, value_name = "NAMES")]
    names: Option<String>,
    #[command(flatten)]
    lang: LangArg,
    /// Keep the record of the game in this file, after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a record, and keep it in the same file
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["players", "solo", "challenge", "difficulty", "maps", "expansion", "action_cards", "map_set", "friendly", "deck", "seed"]
    )]
    load: Option<PathBuf>,
    /// The table line by line, instead of on the whole screen
    #[arg(long, conflicts_with = "stdin")]
    plain: bool,
    /// Filter: moves in, one a line; JSON out, one value a line
    #[arg(long)]
    stdin: bool,
    /// In the filter: events and moves as this seat sees them, counted from 0
    #[arg(long = "as", value_name = "SEAT", requires = "stdin", conflicts_with = "omniscient")]
    as_seat: Option<u8>,
    /// In the filter: events with all hidden cards
    #[arg(long, requires = "stdin")]
    omniscient: bool,
}

const HELP: &str = "\
At the table, type the number of a move or its notation (build 4 +1x), and help for everything else.

Examples:
  arkwright play                                   you against an easy bot
  arkwright play ark-nova --solo --difficulty 10   alone against the clock
  arkwright play ark-nova --seats human,human --maps 1,5 --save evening.json
  arkwright play ark-nova --load evening.json      go on where you stopped
  arkwright play --expansion marine-worlds         with Marine Worlds; first you draft two action cards
  arkwright play --expansion marine-worlds --action-cards standard --maps 9,12
  arkwright play --maps pool --map-set every       maps of every printing, chosen from a pool
  arkwright play ark --seats human,planner,planner Ark against two strong bots
  arkwright play ark --players 5 --deck my-deck.toml

Bots: easy (or greedy) looks one step ahead, medium (planner) plans its whole turn, hard looks a few turns ahead, and
expert does so at leisure, up to two seconds for an answer. `search:200` and `search:0.5s` set the iterations or the time
for a turn; random plays anything. They know what their seat may know and nothing else.

The filter (--stdin) reads one move a line, as `SEAT MOVE` or as `MOVE` of the seat that is asked; `SEAT resign`
and `agree` end the game early. It writes one JSON value a line, in the shapes of docs/view.md:
  {\"entry\", \"event\", \"text\"}                  something happened
  {\"seat\", \"question\", \"text\", \"choices\"}     a seat of the input is asked; with --as, choices of that seat alone
  {\"error\", \"line\", \"input\", \"blockers\"}      a line that changed nothing, and why
  {\"outcome\", \"points\"}                         the last line; no outcome if the input ended before the game

Every game at the table is kept from its first move in your data folder (ARKWRIGHT_GAMES names another one);
`arkwright menu` offers those that are not over.

Exit code: 0 when the game is over or you left the table, 1 if a file cannot be read or written or a record does not
verify, 2 if an option cannot be understood, 3 if the input of the filter ended before the game did.";

/// The names of the games.
pub const GAMES: [&str; 2] = [ark_nova::Rules::NAME, ark::Rules::NAME];

/// Sets the game up or goes on with one, and plays it.
pub fn run(args: &PlayArgs) -> Result<Done, Failure> {
    let game = match (&args.game, &args.load) {
        (Some(game), _) => folded(game).replace(' ', "-"),
        (None, Some(path)) => game_of(path)?,
        (None, None) => ark_nova::Rules::NAME.into(),
    };
    match game.as_str() {
        ark_nova::Rules::NAME => play::<ark_nova::Rules>(args),
        ark::Rules::NAME => play::<ark::Rules>(args),
        _ => Err(Failure::Usage(unknown("game", "Games", args.game.as_ref().unwrap_or(&game), &GAMES))),
    }
}

fn play<G: AtTable>(args: &PlayArgs) -> Result<Done, Failure> {
    let mut session: Session<G> = match &args.load {
        Some(path) => load(args, path.clone())?,
        None => begin(args)?,
    };
    if args.stdin {
        return stdin::run(&mut session, args);
    }
    if full::is_wanted(args) {
        full::heed_signals();
        return full::run(&mut session);
    }
    lines::run(&mut session)
}

fn begin<G: AtTable>(args: &PlayArgs) -> Result<Session<G>, Failure> {
    let lang = args.lang.lang()?;
    let players = seats::players::<G>(args)?;
    let options = G::chosen(args, players.len())?;
    let rules = G::new(&options).map_err(|error| Failure::Usage(error.to_string()))?;
    let seed = seats::seed(args.seed.as_deref())?;
    let names = seats::names::<G>(&players, args.names.as_deref(), lang)?;
    if let Some(path) = args.save.as_ref().filter(|path| path.exists()) {
        let path = path.display();
        return Err(Failure::Usage(format!(
            "{path} is there already; go on with it by --load {path}, or choose another name"
        )));
    }
    let mut session = Session::new(rules, seed, players, names, lang)?;
    if !args.stdin {
        let digest = session.record().digests[0].to_string();
        session.keeping = Keeping::in_folder(folder(), format!("{}-{}", G::NAME, &digest[..8]));
    }
    if let Some(path) = &args.save {
        session.keep_in(path).map_err(|trouble| Failure::Record(trouble.text(lang)))?;
    }
    Ok(session)
}

fn load<G: AtTable>(args: &PlayArgs, path: PathBuf) -> Result<Session<G>, Failure> {
    let lang = args.lang.lang()?;
    let (record, text) = read_text::<G>(&path)?;
    let seats = G::players(&record.options);
    let (players, names) = match (&args.seats, args.stdin && record.seated.is_empty()) {
        (Some(_), _) => {
            let players = seats::players::<G>(args)?;
            if players.len() != seats {
                let named = players.len();
                return Err(Failure::Usage(format!("--seats names {named} seats, the record has {seats}")));
            }
            let names = seats::names::<G>(&players, None, lang)?;
            (players, names)
        }
        (None, true) => {
            let players = seats::seated(seats, true);
            let names = seats::names::<G>(&players, None, lang)?;
            (players, names)
        }
        (None, false) => seats::of_record(&record, lang)?,
    };
    let names = match &args.names {
        Some(given) => seats::names::<G>(&players, Some(given), lang)?,
        None => names,
    };
    let mut session = Session::resume(&record, players, names, lang)?;
    match &args.save {
        Some(save) => session.keep_in(save).map_err(|trouble| Failure::Record(trouble.text(lang)))?,
        None => session.keeping = Keeping::at(path, text),
    }
    Ok(session)
}
