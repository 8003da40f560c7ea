//! The games as environments for learners.
//!
//! A [`Learnable`] game writes what a seat may know into numbers of a fixed size, and gives its moves numbers of their
//! own. [`Batch`] plays many games at a time.
#![forbid(unsafe_code)]

mod batch;
mod of_ark;
mod of_ark_nova;
mod space;

pub use batch::{Arrays, Batch, IllegalAction};
pub use space::{Field, Fields, Numbers, Sink};

use bots::Playable;
use tabletop::{Game, Outcome, Seat};

/// Moves that have no number of their own get one of these, in the order of the list.
pub const OTHERS: usize = 128;

/// A game with observations and actions of a fixed size.
pub trait Learnable: Playable + Game<Position: Send + Sync, Move: Send + Sync> + Clone + Send + Sync {
    /// How many kinds of action have numbers of their own.
    fn own_actions() -> usize;

    /// The number of a move of `seat`, if it has one of its own.
    fn action(&self, seat: Seat, answer: Self::Move) -> Option<usize>;

    /// What the actions are: names and numbers, in order, those without numbers of their own left out.
    fn action_fields() -> Vec<Field>;

    /// Says what `seat` may know, field after field, always in the same order and of the same size.
    fn observe<S: Sink>(&self, position: &Self::Position, seat: Seat, sink: &mut S);

    /// How many seats an observation has room for.
    const MOST_SEATS: usize;
}

/// How many actions a game has.
pub fn actions<G: Learnable>() -> usize {
    G::own_actions() + OTHERS
}

/// The fields of the actions, the last one included.
pub fn action_fields<G: Learnable>() -> Vec<Field> {
    let mut fields = G::action_fields();
    fields.push(Field {
        name: "other".into(),
        start: G::own_actions(),
        length: OTHERS,
        meaning: "moves without a number of their own, in the order of the list of moves".into(),
    });
    fields
}

/// The fields of the observations.
pub fn observation_fields<G: Learnable>(game: &G) -> Vec<Field> {
    let position = game.start(tabletop::Seed::from_number(0), &mut tabletop::Silent);
    let mut fields = Fields::default();
    game.observe(&position, Seat(0), &mut fields);
    fields.0
}

/// The length of an observation.
pub fn observation_length(fields: &[Field]) -> usize {
    fields.last().map_or(0, |field| field.start + field.length)
}

/// The moves that `seat` can choose from, those that only repeat left out, each with its number.
pub fn choices<G: Learnable>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    moves: &mut Vec<G::Move>,
    choices: &mut Vec<(u32, G::Move)>,
) {
    game.distinct(position, seat, moves);
    choices.clear();
    let mut other = G::own_actions();
    for &answer in moves.iter() {
        let number = game.action(seat, answer).unwrap_or_else(|| {
            other += 1;
            other - 1
        });
        // More of them than there is room for would be out of reach; a law says that it does not happen.
        if number < actions::<G>() {
            choices.push((number as u32, answer));
        }
    }
}

/// What each seat gets at the end: 1 for a victory, -1 for a defeat, in between for a shared one.
pub fn rewards(outcome: &Outcome, seats: usize) -> impl Iterator<Item = f32> {
    let winners = outcome.winners;
    Seat::all(seats).map(
        move |seat| {
            if winners.contains(seat) { 2.0 / winners.len() as f32 - 1.0 } else { -1.0 }
        },
    )
}

/// The first seat that is asked, if the game is not over.
pub fn to_move<G: Game>(game: &G, position: &G::Position) -> Option<Seat> {
    game.asked(position).iter().next()
}
