//! Positions that games begin with and hosts keep. A host without them, such as a browser tab, is built without the feature
//! `positions`, and so without everything that reads and writes them.

use super::Served;
use host::{Host, Player};
use serde_json::Value;

/// A game that begins with a position.
#[cfg(feature = "positions")]
pub(super) fn begun<G: Served>(
    rules: G,
    start: &str,
    players: Vec<Player>,
    names: Vec<String>,
) -> Result<Host<G>, String> {
    let position = read::<G>(start)?;
    Host::from_position(rules, position, players, names).map_err(|error| error.to_string())
}

/// A game that begins with a position.
#[cfg(not(feature = "positions"))]
pub(super) fn begun<G: Served>(_: G, _: &str, _: Vec<Player>, _: Vec<String>) -> Result<Host<G>, String> {
    Err("no game begins with a position here".to_owned())
}

/// A position that was written down.
#[cfg(feature = "positions")]
pub(super) fn read<G: Served>(text: &str) -> Result<G::Position, String> {
    crate::json::parsed(text).and_then(|told| crate::json::read(&told))
}

/// A position that is written down.
#[cfg(feature = "positions")]
pub(super) fn written<G: Served>(position: &G::Position) -> String {
    serde_json::to_string(position).unwrap_or_else(|error| panic!("not JSON: {error}"))
}

/// The position that a record begins with.
#[cfg(feature = "positions")]
pub(super) fn told<G: Served>(start: Option<&G::Position>) -> Value {
    crate::json::value(start)
}

/// The position that a record begins with: none here.
#[cfg(not(feature = "positions"))]
pub(super) fn told<G: Served>(_start: Option<&G::Position>) -> Value {
    Value::Null
}
