//! What the toy is asked, answers, tells, refuses and shows.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use tabletop::{NotationError, Seat};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Question {
    Offer,
    Turn { hint: Option<u8> },
    Pick { first: Option<u8> },
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    Offer(u8),
    Draw,
    Pair,
    Pick(u8),
    Back(u8),
    Pass,
    Trade,
    Hum,
    Quit,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Offer(lantern) => write!(f, "offer {lantern}"),
            Move::Draw => f.write_str("draw"),
            Move::Pair => f.write_str("pair"),
            Move::Pick(lantern) => write!(f, "pick {lantern}"),
            Move::Back(lantern) => write!(f, "back {lantern}"),
            Move::Pass => f.write_str("pass"),
            Move::Trade => f.write_str("trade"),
            Move::Hum => f.write_str("hum"),
            Move::Quit => f.write_str("resign"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Move, NotationError> {
        let wrong = |expected| NotationError { text: text.to_owned(), expected };
        let number = |digits: &str| digits.parse().map_err(|_| wrong("the number of a lantern"));
        match text.split_once(' ') {
            Some(("offer", lantern)) => number(lantern).map(Move::Offer),
            Some(("pick", lantern)) => number(lantern).map(Move::Pick),
            Some(("back", lantern)) => number(lantern).map(Move::Back),
            None if text == "draw" => Ok(Move::Draw),
            None if text == "pair" => Ok(Move::Pair),
            None if text == "pass" => Ok(Move::Pass),
            None if text == "trade" => Ok(Move::Trade),
            None if text == "resign" => Ok(Move::Quit),
            _ => Err(wrong("offer, draw, pair, pick, back, pass or trade")),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Offered { seat: Seat },
    Revealed { offers: Vec<u8>, lead: Seat },
    Drew { seat: Seat, left: usize, lantern: Option<u8> },
    Showed { seat: Seat, pair: [u8; 2] },
    Traded { seat: Seat },
    Ended,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Blocker {
    Stage,
    NotInHand { lantern: u8 },
    HandSize { needed: u8, has: u8 },
    Picked { lantern: u8 },
    NotPicked { lantern: u8 },
    Coins { needed: u8, has: u8 },
    NothingToDraw,
    Mood { highest: u8 },
}

impl fmt::Display for Blocker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blocker::Stage => f.write_str("that is not what is asked"),
            Blocker::NotInHand { lantern } => write!(f, "lantern {lantern} is not in the hand"),
            Blocker::HandSize { needed, has } => write!(f, "needs {needed} lanterns, has {has}"),
            Blocker::Picked { lantern } => write!(f, "lantern {lantern} is picked already"),
            Blocker::NotPicked { lantern } => write!(f, "lantern {lantern} is not picked"),
            Blocker::Coins { needed, has } => write!(f, "costs {needed} coins, has {has}"),
            Blocker::NothingToDraw => f.write_str("there is no lantern to draw"),
            Blocker::Mood { highest } => write!(f, "the other hand's highest is {highest}"),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub hand: Option<Vec<u8>>,
    pub hands: Vec<usize>,
    pub pile: usize,
    pub next: Option<u8>,
    pub offer: Option<u8>,
    pub offered: Vec<bool>,
    pub aside: Vec<u8>,
    pub shown: Vec<Vec<u8>>,
    pub coins: Vec<u8>,
    pub points: Vec<u32>,
    pub stage: StageView,
    pub round: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum StageView {
    Offer,
    Turn(Seat),
    Pick { seat: Seat, picked: bool, first: Option<u8> },
    Over,
}
