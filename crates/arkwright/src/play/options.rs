//! From the command line to a game: seats, maps, difficulty, seed.

use super::PlayArgs;
use crate::Failure;
use crate::nearest::{folded, nearest, unknown};
use crate::words::Lang;
use ark_nova::catalogue::MapId;
use ark_nova::catalogue::maps::MapSource;
use ark_nova::{MapChoice, Options, Rules};
use std::hash::{BuildHasher, Hasher, RandomState};
use tabletop::{Game, Seed};

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal, or the script behind the input.
    Human,
    /// Plays any legal move, each as likely.
    Random,
}

const GAMES: [&str; 1] = [Rules::NAME];
const PLAYERS: [&str; 2] = ["human", "random"];
const MAP_WORDS: [&str; 4] = ["a", "0", "two-each", "pool"];
/// The appeal a solo game starts with if nobody says otherwise: the friendly start.
const EASY: u8 = 20;

/// Says if the game cannot be played here.
pub fn check_game(name: &str) -> Result<(), Failure> {
    match folded(name).as_str() {
        "ark nova" => Ok(()),
        "ark" => Err(Failure::Usage("Ark cannot be played yet; there is ark-nova".into())),
        _ => Err(Failure::Usage(unknown("game", "Games", name, &GAMES))),
    }
}

/// The players of the seats.
pub fn players(args: &PlayArgs) -> Result<Vec<Player>, Failure> {
    let usage = |text: String| Err(Failure::Usage(text));
    let named: Option<Vec<Player>> = match &args.seats {
        None => None,
        Some(seats) => Some(seats.split(',').map(player).collect::<Result<_, _>>()?),
    };
    let count = match (args.solo, args.players) {
        (true, Some(n)) if n != 1 => {
            return usage(format!("--solo is a game for one player, not {n}"));
        }
        (true, _) => Some(1),
        (false, n) => n.map(usize::from),
    };
    match (named, count) {
        (Some(seats), Some(n)) if seats.len() != n => {
            let seats = seats.len();
            usage(format!("--seats names {seats} seats for {n} players"))
        }
        (Some(seats), _) => Ok(seats),
        (None, count) => {
            let others = if args.stdin { Player::Human } else { Player::Random };
            let count = count.unwrap_or(2);
            Ok((0..count).map(|seat| if seat == 0 { Player::Human } else { others }).collect())
        }
    }
}

fn player(name: &str) -> Result<Player, Failure> {
    match folded(name).as_str() {
        "human" => Ok(Player::Human),
        "random" => Ok(Player::Random),
        _ => Err(Failure::Usage(unknown("player", "Players", name.trim(), &PLAYERS))),
    }
}

/// The options of the game.
pub fn options(args: &PlayArgs, players: usize) -> Result<Options, Failure> {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    let solo_appeal = match (args.difficulty, players) {
        (Some(appeal), _) => appeal,
        (None, 1) => EASY,
        (None, _) => 0,
    };
    let maps = match &args.maps {
        None => MapChoice::default(),
        Some(text) => maps(text)?,
    };
    Ok(Options { maps, friendly: args.friendly, solo_appeal, ..Options::players(players) })
}

fn maps(text: &str) -> Result<MapChoice, Failure> {
    Ok(match folded(text).as_str() {
        "a" => MapChoice::AllA,
        "0" => MapChoice::All0,
        "two each" => MapChoice::TwoEach,
        "pool" => MapChoice::Pool,
        _ => MapChoice::Fixed(text.split(',').map(map).collect::<Result<_, _>>()?),
    })
}

/// A map by its label or name.
fn map(text: &str) -> Result<MapId, Failure> {
    let typed = text.trim();
    let typed = typed.strip_prefix("map ").unwrap_or(typed);
    let playable = |map: &MapId| map.map().source != MapSource::Later;
    let named = MapId::all()
        .find(|map| map.map().label.eq_ignore_ascii_case(typed) || folded(map.map().name) == folded(typed));
    if let Some(map) = named {
        return Ok(map);
    }
    let labels: Vec<&str> = MapId::all().filter(playable).map(|map| map.map().label).collect();
    let names: Vec<&str> = MapId::all().filter(playable).map(|map| map.map().name).collect();
    let near = nearest(typed, names.iter().chain(&MAP_WORDS).copied());
    let hint = near.first().map(|name| format!("; did you mean {name}?")).unwrap_or_default();
    let words = MAP_WORDS.join(", ");
    Err(Failure::Usage(format!(
        "no map is called '{typed}'{hint} Maps: {words}, or one of {} for each seat, such as 1,5",
        labels[2..].join(", ")
    )))
}

/// The rules, or what is wrong with the options.
pub fn rules(options: &Options) -> Result<Rules, Failure> {
    Rules::new(options).map_err(|error| Failure::Usage(error.to_string()))
}

/// The seed that was given, or a new one.
pub fn seed(text: Option<&str>) -> Result<Seed, Failure> {
    match text {
        Some(text) => text.parse().map_err(|error| Failure::Usage(format!("{error}, not '{text}'"))),
        None => Ok(fresh_seed()),
    }
}

/// A seed nobody can guess from the last one: the machine's own randomness, which hash maps get too.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_u8(part.len() as u8);
        part.copy_from_slice(&hasher.finish().to_le_bytes());
    }
    Seed(bytes)
}

/// What the players are called if nobody says otherwise.
pub fn names(players: &[Player], given: Option<&str>, lang: Lang) -> Result<Vec<String>, Failure> {
    if let Some(given) = given {
        let names: Vec<String> = given.split(',').map(|name| name.trim().to_owned()).collect();
        if names.len() != players.len() || names.iter().any(String::is_empty) {
            let (names, seats) = (names.len(), players.len());
            return Err(Failure::Usage(format!("--names names {names} of {seats} players")));
        }
        return Ok(names);
    }
    let name = |(seat, player): (usize, &Player)| match (player, lang) {
        (Player::Human, Lang::En) => format!("Player {}", seat + 1),
        (Player::Human, Lang::Fr) => format!("Joueur {}", seat + 1),
        (Player::Random, _) => format!("Robot {}", seat + 1),
    };
    Ok(players.iter().enumerate().map(name).collect())
}
