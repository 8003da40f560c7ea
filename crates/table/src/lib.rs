//! One table of any game: a fold over the rows of its log, and what is told of it to whom.
//!
//! Whoever has tables is a host: a server that keeps them in a database and sends what is told over a network, or a
//! browser tab that keeps them beside its pages. Both read the same requests and tell the same messages; neither knows
//! a rule. Time and chance of the machine are given from outside.
#![forbid(unsafe_code)]

pub mod asked;
pub mod checks;
pub mod games;
pub mod json;
mod line;
mod live;
mod message;
mod rows;
mod settings;
mod stopwatch;

pub use line::{Line, Sitting, UnknownLine};
pub use live::{Diverged, Live, NewTable, stage_name};
pub use message::{
    GameTold, Message, News, OldTold, PlayersTold, SeatTold, StageTold, TableTold, games_told,
};
pub use rows::{LogRow, Shown, Stage, TableId, TableRow};
pub use settings::{Clock, Settings};
