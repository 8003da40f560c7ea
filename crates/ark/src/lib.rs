//! The rules of Ark, the card game about loading Noah's ark: no input or output, no clock, no thread, no global
//! state.
//!
//! [`deck`] is what is printed on the cards and can be replaced; [`Rules`] is a game of the kernel ([`tabletop::Game`]),
//! [`Position`] what changes in it. Numbers such as cite the rules.
#![forbid(unsafe_code)]

pub mod afterwards;
pub mod arrange;
pub mod blocker;
pub mod cabins;
pub mod cards;
mod check;
pub mod deck;
mod endgame;
pub mod event;
mod exchange;
pub mod explain;
mod game;
pub mod list;
pub mod moves;
mod placement;
pub mod position;
pub mod printed;
pub mod rain;
mod resample;
pub mod rules;
pub mod scoring;
pub mod setup;
mod special;
pub mod statistics;
pub mod texts;
pub mod told;
mod turn;
mod validate;
pub mod view;

pub use blocker::Blocker;
pub use cabins::{Ark, Cabin, CabinId, Side};
pub use cards::{Card, CardSet};
pub use deck::{Climate, DeckCard, DeckError, DeckList, Diet, Face, Kind, PET_WEIGHT, RAIN_CARDS, Special};
pub use event::{Event, SeatPoints, Share, StartCard};
pub use explain::{CabinReport, CardReport, DriveReport};
pub use list::{CardList, SeatList};
pub use moves::Move;
pub use position::{
    DISCS, Draw, FIGURES, Figures, HEEL_LIMIT, MAX_SEATS, MIN_SEATS, Phase, Play, Position, Question, ROW,
    Sealed, Step,
};
pub use rules::{Deck, Options, Rules};
pub use texts::{Lang, table_text};
pub use told::{Group, Target};
pub use view::{
    ArkView, CabinView, CardView, FiguresView, PhaseView, PileView, PlayView, RainView, SealedView, SeatView,
    SideView, StepView, View,
};
