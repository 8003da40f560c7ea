//! The table of moments: what every seat had where somebody began a turn, and what came of it.

use super::columns::Columns;
use super::game::{Finished, Simulated};
use bots::{Dice, Evaluate, Part, Playable};
use tabletop::Seat;

/// What a seat had when somebody began a turn.
pub struct Moment {
    /// Who began a turn.
    asked: Seat,
    /// Which of its own turns, from 1.
    turn: u64,
    /// The share of the game that was left.
    left: f32,
    /// Whose position was judged.
    seat: Seat,
    /// What it was worth.
    value: f32,
    /// The parts of that, by their places.
    parts: Vec<f32>,
}

/// The moments that are looked at.
pub struct Moments<G: Simulated> {
    every: u64,
    evaluation: G::Evaluation,
    /// The columns of their table.
    pub columns: Columns<G>,
}

impl<G: Simulated> Moments<G> {
    /// One of so many own turns of every seat.
    pub fn new(every: u64, columns: Columns<G>) -> Moments<G> {
        Moments { every, evaluation: G::evaluation(), columns }
    }

    /// Watches the game with this seed. Which of the turns are looked at is drawn, so that all kinds of them are met.
    pub fn watch<'a>(&'a self, rules: &'a G, seed: u64) -> Watch<'a, G> {
        let first = Dice::new(!seed).below(self.every as usize) as u64;
        Watch { moments: self, rules, first, begun: vec![0; rules.seats()], seen: Vec::new() }
    }
}

/// Watches a game.
pub struct Watch<'a, G: Simulated> {
    moments: &'a Moments<G>,
    rules: &'a G,
    first: u64,
    /// The turns of every seat whose beginning was seen.
    begun: Vec<u64>,
    /// What was seen.
    pub seen: Vec<Moment>,
}

impl<G: Simulated> Watch<'_, G> {
    /// Looks at a position in which a seat is asked.
    pub fn look(&mut self, position: &G::Position, asked: Seat, ears: &G::Ears) {
        let Moments { every, evaluation, .. } = self.moments;
        let turn = G::own_turns(ears, asked);
        let begun = &mut self.begun[asked.index()];
        // After a free move the same turn is asked for again.
        if *begun == turn || !evaluation.begins_turn(self.rules, position, asked) {
            return;
        }
        *begun = turn;
        if turn % every != self.first {
            return;
        }
        let left = evaluation.left(self.rules, position);
        for seat in Seat::all(self.rules.seats()) {
            let mut scale = Vec::new();
            evaluation.weigh_own(self.rules, position, seat, &mut scale);
            let mut parts = vec![0.0; names::<G>().len()];
            scale.into_iter().for_each(|(term, points)| parts[term.place()] += points);
            let value = evaluation.own(self.rules, position, seat);
            self.seen.push(Moment { asked, turn, left, seat, value, parts });
        }
    }
}

/// What the parts are called.
fn names<G: Playable>() -> &'static [&'static str] {
    <<G::Evaluation as Evaluate>::Term as Part>::NAMES
}

/// The columns of the table of moments.
pub fn columns<G: Simulated>() -> Columns<G> {
    let mut columns = Columns::new();
    columns
        .int("game", "number of the game, as in the table of seats", |game, _| game.number as i64)
        .int("seed", "seed of the game", |game, _| game.seed as i64)
        .int("seats", "how many seats there are", |game, _| game.bots.len() as i64)
        .int("asked", "the seat that began a turn", |game, row| at(game, row).asked.0.into())
        .int("turn", "which of its own turns, from 1", |game, row| at(game, row).turn as i64)
        .int("seat", "the seat that is judged; the columns that follow are about it", |game, row| {
            at(game, row).seat.0.into()
        })
        .short("left", "the share of a whole game that is left, as the bots judge it", |game, row| {
            at(game, row).left
        })
        .short("value", "what the position is worth to the seat, as if nobody else played", |game, row| {
            at(game, row).value
        });
    for (place, name) in names::<G>().iter().enumerate() {
        let words = name.replace('_', " ");
        columns.short(
            format!("term_{name}"),
            format!("the part of the value for {words}"),
            move |game, row| at(game, row).parts[place],
        );
    }
    columns
        .int("points", "points of the seat at the end", |game, row| game.points(at(game, row).seat))
        .int("lead", "points at the end ahead of the best other seat; alone the points", |game, row| {
            let seat = at(game, row).seat;
            let others = Seat::all(game.bots.len()).filter(|&other| other != seat);
            game.points(seat) - others.map(|other| game.points(other)).max().unwrap_or(0)
        })
        .real("won", "share of the victory, as in the table of seats", |game, row| {
            game.won(at(game, row).seat)
        });
    columns
}

fn at<G: Simulated>(game: &Finished<G>, row: usize) -> &Moment {
    &game.moments[row]
}
