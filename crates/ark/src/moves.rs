//! Answers, and how they are written.

use crate::{CabinId, Card, Kind, Side};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use tabletop::NotationError;

/// One answer to a question.
///
/// The notation is a word and what it applies to: cards by their place in the deck, cabins by side and place from the
/// bow. `take 12`, `play 7`, `in p3`, `drive 31`, `stay`, `use`, `disc heavy`, `exchange`, `skip`, `done`, `pass`, `pet 4`,
/// `no-pet`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Take this open card: to take cards, or for a new cabin.
    Take(Card),
    /// Play this card of the hand.
    Play(Card),
    /// Put the card into this cabin.
    In(CabinId),
    /// Drive out this animal.
    Drive(Card),
    /// Drive out nobody.
    Stay,
    /// Use the ability.
    Use,
    /// Put the disc under a figure on this scoring card.
    Disc(Kind),
    /// Exchange two figures on discs for three plain ones.
    Exchange,
    /// Do not use the ability, or do not exchange.
    Skip,
    /// No second card.
    Done,
    /// Pass, for good.
    Pass,
    /// Lay this card as pet.
    Pet(Card),
    /// Lay no pet.
    NoPet,
}

const _: () = assert!(size_of::<Move>() <= 8);

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(card) => write!(f, "take {card}"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::In(cabin) => write!(f, "in {cabin}"),
            Move::Drive(card) => write!(f, "drive {card}"),
            Move::Stay => f.write_str("stay"),
            Move::Use => f.write_str("use"),
            Move::Disc(kind) => write!(f, "disc {}", kind.word()),
            Move::Exchange => f.write_str("exchange"),
            Move::Skip => f.write_str("skip"),
            Move::Done => f.write_str("done"),
            Move::Pass => f.write_str("pass"),
            Move::Pet(card) => write!(f, "pet {card}"),
            Move::NoPet => f.write_str("no-pet"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Move, NotationError> {
        let wrong = |expected| NotationError { text: text.to_owned(), expected };
        let card =
            |text: &str| number(text).map(Card).ok_or_else(|| wrong("the place of a card in the deck"));
        match text.split_once(' ') {
            Some(("take", rest)) => card(rest).map(Move::Take),
            Some(("play", rest)) => card(rest).map(Move::Play),
            Some(("drive", rest)) => card(rest).map(Move::Drive),
            Some(("pet", rest)) => card(rest).map(Move::Pet),
            Some(("in", rest)) => {
                rest.parse().map(Move::In).map_err(|NotationError { expected, .. }| wrong(expected))
            }
            Some(("disc", rest)) => Kind::ALL
                .into_iter()
                .find(|kind| kind.word() == rest)
                .map(Move::Disc)
                .ok_or_else(|| wrong("slow, shy, heavy, useful or provisions")),
            Some(_) => Err(wrong("take, play, in, drive, disc or pet, and what it applies to")),
            None => match text {
                "stay" => Ok(Move::Stay),
                "use" => Ok(Move::Use),
                "exchange" => Ok(Move::Exchange),
                "skip" => Ok(Move::Skip),
                "done" => Ok(Move::Done),
                "pass" => Ok(Move::Pass),
                "no-pet" => Ok(Move::NoPet),
                _ => Err(wrong(
                    "take, play, in, drive, stay, use, disc, exchange, skip, done, pass, pet or no-pet",
                )),
            },
        }
    }
}

/// A number from 1 to 255 without sign or leading zeros, so that a move has one notation only.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

impl FromStr for CabinId {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<CabinId, NotationError> {
        let side = match text.as_bytes().first() {
            Some(b'p') => Some(Side::Port),
            Some(b's') => Some(Side::Starboard),
            _ => None,
        };
        side.and_then(|side| number(&text[1..]).map(|index| CabinId { side, index }))
            .ok_or_else(|| NotationError { text: text.to_owned(), expected: "a cabin such as p3 or s1" })
    }
}
