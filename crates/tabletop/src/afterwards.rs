//! A game that is looked at once it is over: what is measured turn by turn, moments worth finding again, score sheets.

use crate::{Lang, Seat, Told};
use serde::Serialize;

/// A game that can be looked at afterwards.
pub trait Afterwards: Told {
    /// The score sheet of a seat.
    type Sheet: Serialize;

    /// What is measured: a word for programs, and what people call it.
    fn measures(lang: Lang) -> Vec<(&'static str, String)>;

    /// What a seat measures now, in the order of [`Afterwards::measures`].
    fn measured(&self, position: &Self::Position, seat: Seat) -> Vec<i32>;

    /// Whose turn an event begins, if it begins one.
    fn turn_begun(event: &Self::Event) -> Option<Seat>;

    /// Whether an event is worth finding again: a word for its kind, and whose it is.
    fn key(event: &Self::Event) -> Option<(&'static str, Option<Seat>)>;

    /// The score sheet of every seat at the end, from the last position and everything that happened.
    fn sheets(&self, position: &Self::Position, events: &[Self::Event], lang: Lang) -> Vec<Self::Sheet>;

    /// The table with all hands open.
    fn open_view(&self, position: &Self::Position) -> Self::View;
}
