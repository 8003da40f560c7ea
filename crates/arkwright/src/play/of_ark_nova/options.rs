//! From the command line to a game of Ark Nova: maps, difficulty, variant.

use crate::Failure;
use crate::nearest::{folded, nearest};
use crate::play::PlayArgs;
use ark_nova::catalogue::MapId;
use ark_nova::{MapChoice, Options};

const MAP_WORDS: [&str; 4] = ["a", "0", "two-each", "pool"];
/// The appeal a solo game starts with if nobody says otherwise: the friendly start.
pub const EASY: u8 = 20;

/// The options of the game.
pub fn options(args: &PlayArgs, players: usize) -> Result<Options, Failure> {
    if args.deck.is_some() {
        return Err(Failure::Usage("--deck is for Ark; Ark Nova has its own cards".into()));
    }
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
    args.expansion.with(Options {
        maps,
        friendly: args.friendly,
        solo_appeal,
        challenge: args.challenge,
        ..Options::players(players)
    })
}

/// The maps that a text names.
pub fn maps(text: &str) -> Result<MapChoice, Failure> {
    Ok(match folded(text).as_str() {
        "a" => MapChoice::AllA,
        "0" => MapChoice::All0,
        "two each" => MapChoice::TwoEach,
        "pool" => MapChoice::Pool,
        _ => MapChoice::Fixed(text.split(',').map(map).collect::<Result<_, _>>()?),
    })
}

/// A map by its label or name.
pub fn map(text: &str) -> Result<MapId, Failure> {
    let typed = text.trim();
    let typed = typed.strip_prefix("map ").unwrap_or(typed);
    let named = MapId::all()
        .find(|map| map.map().label.eq_ignore_ascii_case(typed) || folded(map.map().name) == folded(typed));
    if let Some(map) = named {
        return Ok(map);
    }
    let labels: Vec<&str> = MapId::all().map(|map| map.map().label).collect();
    let names: Vec<&str> = MapId::all().map(|map| map.map().name).collect();
    let near = nearest(typed, names.iter().chain(&MAP_WORDS).copied());
    let hint = near.first().map(|name| format!("; did you mean {name}?")).unwrap_or_default();
    let words = MAP_WORDS.join(", ");
    Err(Failure::Usage(format!(
        "no map is called '{typed}'{hint} Maps: {words}, or one of {} for each seat, such as 1,5",
        labels[2..].join(", ")
    )))
}
