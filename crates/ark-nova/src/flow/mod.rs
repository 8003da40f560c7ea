//! How a game goes on: set-up, turns, breaks and the end, the engine that runs them, and what it tells.

pub(crate) mod breaks;
pub(crate) mod draft;
pub(crate) mod engine;
pub mod event;
pub(crate) mod market;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod turn;
