//! From the command line to a game of Ark: players and deck.

use super::deck;
use crate::Failure;
use crate::play::PlayArgs;
use ark::{Deck, Options};

/// The options of the game.
pub fn options(args: &PlayArgs, players: usize) -> Result<Options, Failure> {
    let foreign = [
        ("--solo", args.solo),
        ("--challenge", args.challenge),
        ("--difficulty", args.difficulty.is_some()),
        ("--maps", args.maps.is_some()),
        ("--friendly", args.friendly),
    ];
    let named = foreign.iter().find_map(|&(name, given)| given.then_some(name));
    if let Some(name) = named.or(args.expansion.given()) {
        return Err(Failure::Usage(format!(
            "{name} is for Ark Nova; Ark has --players, --seats, --names and --deck"
        )));
    }
    let deck = match &args.deck {
        Some(path) => Deck::Custom(deck::read(path)?),
        None => Deck::Standard,
    };
    Ok(Options { deck, ..Options::standard(u8::try_from(players).unwrap_or(u8::MAX)) })
}
