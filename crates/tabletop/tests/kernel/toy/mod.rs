//! A small game of our own, with a switch for every way to break a law.
//!
//! *Lanterns*: everyone holds a few numbered lanterns and offers one in secret. When all offers are in they are shown
//! and put aside, and the highest gets a turn: draw from the pile, show a pair (picked one by one in any
//! order, and put back until it is complete) for points, or pass. At any time of its turn it may trade a coin for a point.

mod flaw;
mod game;
mod turns;
mod words;

pub use flaw::Flaw;
pub use words::*;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{cell::Cell, fmt, marker::PhantomData};
use tabletop::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Lanterns {
    /// 1 to 14.
    #[default]
    Few,
    /// 1 to 24, so that the pile never runs out.
    Many,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub seats: u8,
    #[serde(default)]
    pub lanterns: Lanterns,
    #[serde(default)]
    pub flaw: Flaw,
}

/// A field that the position gained later.
pub trait Gained: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Default {}
impl Gained for () {}
impl Gained for u16 {}

/// Gained with something in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seven(u8);
impl Default for Seven {
    fn default() -> Seven {
        Seven(7)
    }
}
impl Gained for Seven {}

pub struct Toy<X = ()> {
    options: Options,
    started: Cell<u32>,
    gained: PhantomData<X>,
}

pub type Plain = Toy<()>;

pub fn toy(seats: u8, lanterns: Lanterns, flaw: Flaw) -> Plain {
    Toy::new(&Options { seats, lanterns, flaw }).expect("good options")
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    Offer,
    Turn { seat: Seat },
    Pick { seat: Seat, first: Option<u8> },
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<X: Gained> {
    gained: X,
    chance: Chance,
    /// The last one is drawn next.
    pile: Vec<u8>,
    /// In ascending order; an offer stays in the hand until it is shown.
    pub hands: Vec<Vec<u8>>,
    offers: Vec<Option<u8>>,
    aside: Vec<u8>,
    shown: Vec<Vec<u8>>,
    pub coins: Vec<u8>,
    points: Vec<u32>,
    pub stage: Stage,
    round: u8,
    irrevocable: u32,
    /// Only flaws use what follows.
    arrived: Vec<Seat>,
    stunned: SeatSet,
    #[serde(skip_serializing)]
    #[serde(default)]
    unwritten: u8,
}
