//! Who sits where, what they are called, and the seed.

use super::PlayArgs;
use super::at_table::AtTable;
use crate::Failure;
use crate::nearest::{folded, unknown};
use crate::words::Lang;
use bots::Level;
use host::Player;
use std::hash::{BuildHasher, Hasher, RandomState};
use tabletop::{Record, Seed, Sitter};

/// Whom a person plays against if nobody says otherwise.
const USUAL: Player = Player::Bot(Level::Greedy);

/// The players of the seats.
pub fn players<G: AtTable>(args: &PlayArgs) -> Result<Vec<Player>, Failure> {
    let usage = |text: String| Err(Failure::Usage(text));
    let named: Option<Vec<Player>> = match &args.seats {
        None => None,
        Some(seats) => Some(seats.split(',').map(player).collect::<Result<_, _>>()?),
    };
    let count = match (args.solo || args.challenge, args.players) {
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
            let others = if args.stdin { Player::Human } else { USUAL };
            let count = count.unwrap_or(G::USUAL);
            Ok((0..count).map(|seat| if seat == 0 { Player::Human } else { others }).collect())
        }
    }
}

fn player(name: &str) -> Result<Player, Failure> {
    folded(name).parse().map_err(|_| {
        let known = Player::ALL.map(|player| player.to_string());
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        Failure::Usage(unknown("player", "Players", name.trim(), &known))
    })
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
pub fn names<G: AtTable>(
    players: &[Player],
    given: Option<&str>,
    lang: Lang,
) -> Result<Vec<String>, Failure> {
    if let Some(given) = given {
        let names: Vec<String> = given.split(',').map(|name| name.trim().to_owned()).collect();
        if names.len() != players.len() || names.iter().any(String::is_empty) {
            let (names, seats) = (names.len(), players.len());
            return Err(Failure::Usage(format!("--names names {names} of {seats} players")));
        }
        let readable = |name: &String| Sitter { name: name.clone(), plays: String::new() }.is_readable();
        if let Some(name) = names.iter().find(|name| !readable(name)) {
            return Err(Failure::Usage(format!("--names: {name:?} is no plain text")));
        }
        return Ok(names);
    }
    let name = |(seat, player): (usize, &Player)| match (player, lang) {
        (Player::Human, Lang::En) => format!("Player {}", seat + 1),
        (Player::Human, Lang::Fr) => format!("Joueur {}", seat + 1),
        (Player::Bot(level), _) => G::robot(*level, seat + 1, lang),
    };
    Ok(players.iter().enumerate().map(name).collect())
}

/// Those who sat at the table of a record, by its own word; one person and bots where it says nothing.
pub fn of_record<G: AtTable>(record: &Record<G>, lang: Lang) -> Result<(Vec<Player>, Vec<String>), Failure> {
    if record.seated.is_empty() {
        let players = seated(G::players(&record.options), false);
        let names = names::<G>(&players, None, lang)?;
        return Ok((players, names));
    }
    let players = record.seated.iter().map(|sitter| player(&sitter.plays)).collect::<Result<_, _>>()?;
    Ok((players, record.seated.iter().map(|sitter| sitter.name.clone()).collect()))
}

/// One person and bots, or all seats from the input.
pub fn seated(seats: usize, stdin: bool) -> Vec<Player> {
    (0..seats).map(|seat| if seat == 0 || stdin { Player::Human } else { USUAL }).collect()
}

/// How well a bot plays, in a word.
pub fn level_word(level: Level, lang: Lang) -> &'static str {
    match (level, lang) {
        (Level::Random, Lang::En) => "random",
        (Level::Greedy, Lang::En) => "greedy",
        (Level::Planner, Lang::En) => "planner",
        (Level::Hard | Level::Search(_), Lang::En) => "seeker",
        (Level::Expert, Lang::En) => "expert",
        (Level::Random, Lang::Fr) => "hasard",
        (Level::Greedy, Lang::Fr) => "glouton",
        (Level::Planner, Lang::Fr) => "stratège",
        (Level::Hard | Level::Search(_), Lang::Fr) => "chercheur",
        (Level::Expert, Lang::Fr) => "expert",
    }
}
