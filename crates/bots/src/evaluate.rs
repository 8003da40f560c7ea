//! How good a position is.

use tabletop::{Game, Lang, Seat};

/// What winning is worth beside the points by which one wins.
const VICTORY: f32 = 10.0;
/// A lead with which the game is as good as won, as long as it is not over.
const SAFE: f32 = 15.0;

/// Judges the positions of a game. Values are in victory points: what the position is worth to the seat at the end.
pub trait Evaluate: Clone {
    /// The game it judges.
    type Game: Game;
    /// What a part of the value stands for.
    type Term: Part;

    /// Puts what `position` is worth to `seat` on the scale, as if nobody else played. One walk serves the sum and the
    /// reasons.
    fn weigh_own<S: Scale<Self::Term>>(
        &self,
        game: &Self::Game,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        scale: &mut S,
    );

    /// Puts what the others have on the scale, as far as it is seen without judging each of them by all its parts.
    fn weigh_others<S: Scale<Self::Term>>(
        &self,
        game: &Self::Game,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        scale: &mut S,
    );

    /// Whether `seat`, which is asked now, begins a turn: a plan ends where the next turn begins.
    fn begins_turn(&self, game: &Self::Game, position: &<Self::Game as Game>::Position, seat: Seat) -> bool;

    /// What each of `moves` is worth where that is known without playing on: from experience before the first turn, or
    /// because the rest of the game can be reckoned to its end. `world` is any that looks like this to the seat.
    fn reckoned(
        &self,
        _game: &Self::Game,
        _world: &<Self::Game as Game>::Position,
        _seat: Seat,
        _moves: &[<Self::Game as Game>::Move],
    ) -> Option<Vec<f32>> {
        None
    }

    /// The same as a search compares moves: by what [`Evaluate::lead`] would be.
    fn reckoned_lead(
        &self,
        game: &Self::Game,
        world: &<Self::Game as Game>::Position,
        seat: Seat,
        moves: &[<Self::Game as Game>::Move],
    ) -> Option<Vec<f32>> {
        self.reckoned(game, world, seat, moves)
    }

    /// In how many worlds a move is played on to the end of the game to see what it is worth; none where that is too far.
    fn endings(&self, _world: &<Self::Game as Game>::Position) -> usize {
        0
    }

    /// The share of a whole game that is left, from 0 to 1.
    fn left(&self, game: &Self::Game, position: &<Self::Game as Game>::Position) -> f32;

    /// What a part of the value is called.
    fn term_text(term: Self::Term, lang: Lang) -> String;

    /// Puts every part of the value of `position` for `seat` on the scale.
    fn weigh<S: Scale<Self::Term>>(
        &self,
        game: &Self::Game,
        position: &<Self::Game as Game>::Position,
        seat: Seat,
        scale: &mut S,
    ) {
        self.weigh_own(game, position, seat, scale);
        self.weigh_others(game, position, seat, scale);
    }

    /// What the position is worth to `seat`, as if nobody else played.
    fn own(&self, game: &Self::Game, position: &<Self::Game as Game>::Position, seat: Seat) -> f32 {
        let mut sum = 0.0f32;
        self.weigh_own(game, position, seat, &mut sum);
        sum
    }

    /// The same where a search has come to its horizon: nothing is chosen by it there, so it may weigh otherwise than a
    /// plan is made.
    fn leaf(&self, game: &Self::Game, position: &<Self::Game as Game>::Position, seat: Seat) -> f32 {
        self.own(game, position, seat)
    }

    /// What a search looks for, at its horizon and at the end of the game: by how much the seat is ahead of the strongest
    /// other, each judged by its own terms, and what that promises for the victory.
    fn lead(&self, game: &Self::Game, position: &<Self::Game as Game>::Position, seat: Seat) -> f32 {
        let own = |seat| self.leaf(game, position, seat);
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let strongest = others.map(own).fold(f32::MIN, f32::max);
        let lead = own(seat) - if strongest == f32::MIN { 0.0 } else { strongest };
        let sure = if game.is_over(position) { lead.signum() } else { libm::tanhf(lead / SAFE) };
        lead + VICTORY * sure
    }

    /// The sum of all parts.
    fn value(&self, game: &Self::Game, position: &<Self::Game as Game>::Position, seat: Seat) -> f32 {
        let mut sum = 0.0f32;
        self.weigh(game, position, seat, &mut sum);
        sum
    }
}

/// What a part of a value stands for.
pub trait Part: Copy + PartialEq + std::fmt::Debug {
    /// What files call the parts of what a seat has of its own, in their order.
    const NAMES: &'static [&'static str];

    /// Its place among them; parts that speak of others come after.
    fn place(self) -> usize;
}

/// Where an evaluation puts its parts.
pub trait Scale<T> {
    /// A part of the value, in victory points.
    fn put(&mut self, term: T, points: f32);
}

/// The sum is all that counts.
impl<T> Scale<T> for f32 {
    fn put(&mut self, _term: T, points: f32) {
        *self += points;
    }
}

/// Every part is kept.
impl<T> Scale<T> for Vec<(T, f32)> {
    fn put(&mut self, term: T, points: f32) {
        self.push((term, points));
    }
}
