//! What the simulator must know of a game beside its rules.

use super::SimulateArgs;
use super::columns::Columns;
use super::moments::Moment;
use crate::Failure;
use bots::{Dice, Playable};
use serde::Serialize;
use tabletop::{Listener, Outcome, Seat};

/// A game that can be simulated.
pub trait Simulated: Playable + Clone + Send + Sync {
    /// Hears what happens and counts it.
    type Ears: Listener<Self::Event> + Send;
    /// What changes from game to game, beside the seed.
    type Setting: Clone + Send + Sync + Serialize;

    /// The rules the command line asks for, and what changes from game to game.
    fn asked_for(args: &SimulateArgs, seats: usize) -> Result<(Self, Self::Setting), Failure>;

    /// Sets what changes from game to game.
    fn vary(&mut self, setting: &Self::Setting, dice: &mut Dice);

    /// Ears for a new game; `cards` says whether the cards are followed too.
    fn ears(&self, cards: bool) -> Self::Ears;

    /// Adds what only the last position tells.
    fn finish(&self, ears: &mut Self::Ears, position: &Self::Position);

    /// The turns of all seats.
    fn turns(ears: &Self::Ears) -> u64;

    /// The turns of a seat that have begun.
    fn own_turns(ears: &Self::Ears, seat: Seat) -> u64;

    /// Adds the columns of the table of seats that only this game has.
    fn columns(columns: &mut Columns<Self>);

    /// Adds the columns of the table of cards that only this game has.
    fn card_columns(columns: &mut Columns<Self>);

    /// The rows of the table of cards, by numbers that [`Simulated::seat_of_card`] and the columns understand.
    fn cards(game: &Finished<Self>, visit: &mut dyn FnMut(usize));

    /// The seat whose result stands beside a card.
    fn seat_of_card(game: &Finished<Self>, card: usize) -> Option<Seat>;
}

/// A game that was played to its end.
pub struct Finished<G: Simulated> {
    /// Its rules.
    pub rules: G,
    /// Its number, from 0.
    pub number: u64,
    /// Its seed.
    pub seed: u64,
    /// Who sat where.
    pub bots: Vec<&'static str>,
    /// The seat that lost by failing.
    pub failed: Option<Seat>,
    /// What was heard.
    pub ears: G::Ears,
    /// What was seen where turns began.
    pub moments: Vec<Moment>,
    /// The last position.
    pub position: G::Position,
    /// Who won.
    pub outcome: Outcome,
}

impl<G: Simulated> Finished<G> {
    /// The share of the victory a seat has.
    pub fn won(&self, seat: Seat) -> f64 {
        let winners = self.outcome.winners;
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// The points of a seat.
    pub fn points(&self, seat: Seat) -> i64 {
        self.outcome.scores[seat.index()].points.into()
    }
}

/// The seat of a row of the table of seats.
pub fn seat(row: usize) -> Seat {
    Seat(row as u8)
}

/// The columns of the table of seats.
pub fn columns<G: Simulated>() -> Columns<G> {
    let mut columns = Columns::new();
    columns
        .int("game", "number of the game, from 0", |game, _| game.number as i64)
        .int("seed", "seed of the game: --seed and the number of the game", |game, _| game.seed as i64)
        .int("seat", "the seat, from 0", |_, row| row as i64)
        .text("bot", "who sat there", |game, row| game.bots[row].into())
        .real("won", "share of the victory: 1, 0, or a fraction where several share it", |game, row| {
            game.won(seat(row))
        })
        .int("place", "place from 1; equal results share one", |game, row| game.outcome.places[row].into())
        .int(
            "failed",
            "1 for a seat that lost by failing: a program that crashed, was too slow or answered with no legal move",
            |game, row| (game.failed == Some(seat(row))).into(),
        );
    G::columns(&mut columns);
    columns
}

/// The columns of the table of cards.
pub fn card_columns<G: Simulated>() -> Columns<G> {
    let mut columns = Columns::new();
    columns.int("game", "number of the game, as in the table of seats", |game, _| game.number as i64);
    G::card_columns(&mut columns);
    columns
        .maybe(
            "seat",
            "who played it, otherwise who had it; the columns that follow are about that seat",
            |game, card| G::seat_of_card(game, card).map(|seat| seat.0.into()),
        )
        .text("bot", "who sat there", |game, card| {
            G::seat_of_card(game, card).map_or("", |seat| game.bots[seat.index()]).into()
        })
        .real("won", "share of the victory of that seat; 0 without one", |game, card| {
            G::seat_of_card(game, card).map_or(0.0, |seat| game.won(seat))
        })
        .maybe("points", "points of that seat", |game, card| {
            G::seat_of_card(game, card).map(|seat| game.points(seat))
        });
    columns
}
