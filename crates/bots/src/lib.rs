//! Players for any [`tabletop::Game`].
//!
//! A [`Bot`] sees what its seat may know, and nothing else: a [`Seen`] gives it the question, the legal moves, the view,
//! and worlds whose hidden part was dealt anew. [`Random`] needs no more than that. [`Greedy`] and [`Planner`] ask an
//! [`Evaluate`] how good a position is; each game has one in its own module.
#![forbid(unsafe_code)]

pub mod analyse;
pub mod arena;
pub mod ark;
pub mod ark_nova;
mod bot;
mod decimal;
mod dice;
mod evaluate;
mod external;
mod greedy;
mod hint;
mod level;
mod plan;
mod planner;
mod random;
mod search;
mod seen;
mod table;
pub mod tune;
mod values;
mod weights;

pub use bot::{Bot, Failing};
pub use dice::Dice;
pub use evaluate::{Evaluate, Part, Scale};
pub use external::{External, PROTOCOL, asking, greeting, heard, parting};
pub use greedy::Greedy;
pub use hint::Hint;
pub use level::{Level, Playable};
pub use plan::{Finished, Plan, Planning, Width};
pub use planner::Planner;
pub use random::Random;
pub use search::{Budget, Judged, Reach, Search};
pub use seen::Seen;
pub use table::{Ended, LONGEST, play, play_watched};
pub use values::{Values, Weighed};

/// The examples of the guide compile.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/bots.md")]
struct Guide;
