//! Decks of Ark as files.

use super::damage::{bends, bent, damaged, damages};
use super::{Verdict, hold};
use crate::play::deck;
use ark::DeckList;
use proptest::prelude::*;
use tabletop::{Chance, Game, Match, Seed, Silent};

/// Moves that are made with a deck that was taken.
const MOVES: usize = 120;

/// A text is refused with reasons, or is a deck to play with that is written and read as the same.
fn judged(text: &[u8], json: bool) -> Verdict {
    let Ok(text) = str::from_utf8(text) else { return Ok("no text") };
    let list = match deck::parse(text, json) {
        Ok(list) => list,
        Err(errors) if errors.is_empty() || errors.iter().any(|error| error.trim().is_empty()) => {
            return Err("refused without a reason".into());
        }
        Err(_) => return Ok("refused"),
    };
    let written = serde_json::to_string(&list).map_err(|error| error.to_string())?;
    if deck::parse(&written, true) != Ok(list.clone()) {
        return Err("another deck is read than was written".into());
    }
    let options = ark::Options { deck: ark::Deck::Custom(list), ..ark::Options::standard(3) };
    let rules = ark::Rules::new(&options).map_err(|error| format!("a good deck makes no game: {error}"))?;
    let mut game = Match::new(rules, Seed::from_number(3), &mut Silent);
    let mut chance = Chance::new(Seed::from_number(4));
    for _ in 0..MOVES {
        let Some(seat) = game.asked().first() else { break };
        let legal = game.legal(seat);
        let answer =
            *legal.get(chance.below(legal.len().max(1) as u32) as usize).ok_or("asked without an answer")?;
        game.make(seat, answer, &mut Silent).map_err(|refusal| format!("{answer}: {refusal}"))?;
    }
    game.rules().validate(game.position()).map_err(|violations| violations.to_string())?;
    Ok("played with")
}

#[test]
fn decks_as_toml() {
    let standard = deck::standard();
    hold("decks as TOML", &damages(3), |damages| judged(&damaged(standard.as_bytes(), damages), false));
}

#[test]
fn decks_as_json() {
    let standard = serde_json::to_value(DeckList::standard()).expect("plain data");
    hold("decks as JSON", &(bends(4), damages(1), any::<bool>()), |(bends, damages, whole)| {
        let text = bent(&standard, bends).to_string();
        judged(&damaged(text.as_bytes(), if *whole { &[] } else { damages }), true)
    });
}

#[test]
fn bytes_as_decks() {
    let bytes = proptest::collection::vec(any::<u8>(), 0..200);
    hold("bytes as decks", &(bytes, ".{0,80}", any::<bool>()), |(bytes, text, json)| {
        judged(bytes, *json)?;
        judged(text.as_bytes(), *json)?;
        Ok(if *json { "as JSON" } else { "as TOML" })
    });
}
