//! The last turns, reckoned exactly: when nobody else can play any more, only the pets of the others are in doubt.

use super::stake;
use ark::scoring::share;
use ark::{CardSet, Kind, MAX_SEATS, Move, Position, Rules, Step};
use tabletop::{Game, Seat, Silent};

/// Positions after which an ending is too long to be looked at to its end.
const MOST: usize = 10_000;

/// What is left when nobody else can play: the own lines, and what the pets of the others may be.
pub struct Ending<'a> {
    game: &'a Rules,
    seat: Seat,
    /// The figures of the others, which stay as they are; those of the seat itself are not counted.
    strengths: [[u8; MAX_SEATS]; 5],
    /// Where the pets of the others may be.
    pets: Vec<Pets>,
    aim: Aim,
    positions: usize,
}

/// What an ending is played for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// The points to expect, less a share of the strongest other's.
    Points {
        /// What a point of the strongest other costs.
        rival: f32,
    },
    /// What a search looks for: to win.
    Victory,
}

/// For every scoring card the seats that have their pet there, as bits, and the chance of it all.
#[derive(Clone, Copy)]
struct Pets {
    at: [usize; 5],
    chance: f32,
}

impl<'a> Ending<'a> {
    /// The ending from here, if the fifth rain has come and nobody else can play. All that is asked of the position is
    /// known to the seat.
    pub fn new(game: &'a Rules, position: &Position, seat: Seat, aim: Aim) -> Option<Ending<'a>> {
        let others = || Seat::all(game.seats()).filter(move |&other| other != seat);
        // Every card costs a disc by now.
        let done = |other: Seat| {
            let at = other.index();
            position.passed.contains(other) || position.discs[at] == 0 || position.hands[at].is_empty()
        };
        if !position.is_endgame() || position.step == Step::Over || !others().all(done) {
            return None;
        }
        let strengths = Kind::ALL.map(|kind| {
            let mut strengths = game.strengths(position, kind);
            strengths[seat.index()] = 0;
            strengths
        });
        let unknown = others()
            .fold(position.pile.as_slice().iter().copied().collect(), |all: CardSet, other| {
                all.or(held(position, other).without(position.seen))
            });
        let with_pet: Vec<Seat> = others().filter(|other| position.pets[other.index()].exists()).collect();
        let mut possible = Possible { game, position, pets: Vec::new() };
        possible.deal(&with_pet, unknown.and(game.pets()), [0; 5], 1.0);
        Some(Ending { game, seat, strengths, pets: possible.pets, aim, positions: 0 })
    }

    /// What each of `moves` is worth if everything after it is played as well as can be; nothing if there are too many
    /// ways to go on.
    pub fn values(mut self, position: &Position, moves: &[Move]) -> Option<Vec<f32>> {
        moves.iter().map(|&answer| self.after(position, answer)).collect()
    }

    fn after(&mut self, position: &Position, answer: Move) -> Option<f32> {
        self.positions += 1;
        if self.positions > MOST {
            return None;
        }
        let mut after = *position;
        if self.game.apply(&mut after, self.seat, answer, &mut Silent).is_err() {
            return Some(f32::MIN);
        }
        if after.step == Step::Over {
            return Some(self.worth(&after));
        }
        let mut moves = Vec::new();
        self.game.distinct(&after, self.seat, &mut moves);
        moves.into_iter().try_fold(f32::MIN, |best, answer| Some(best.max(self.after(&after, answer)?)))
    }

    /// What the end is worth, over all pets that the others may turn over.
    fn worth(&self, position: &Position) -> f32 {
        let me = self.seat.index();
        let strengths = Kind::ALL.map(|kind| {
            let mut strengths = self.strengths[kind.index()];
            strengths[me] = position.figures[me].strength(kind);
            strengths
        });
        let (mut expected, mut victory) = ([0.0f32; MAX_SEATS], 0.0);
        for pets in &self.pets {
            let mut points = position.discs.map(f32::from);
            for (strengths, at) in strengths.iter().zip(pets.at) {
                let with_pets = std::array::from_fn(|seat| strengths[seat] + 2 * (at >> seat & 1) as u8);
                for (sum, add) in points.iter_mut().zip(share(with_pets)) {
                    *sum += f32::from(add);
                }
            }
            for (sum, points) in expected.iter_mut().zip(points) {
                *sum += pets.chance * points;
            }
            if self.aim == Aim::Victory {
                victory += pets.chance * stake::worth(stake::won(&points, self.seat), &points, self.seat);
            }
        }
        match self.aim {
            Aim::Points { rival } => {
                let others = (0..MAX_SEATS).filter(|&seat| seat != me).map(|seat| expected[seat]);
                expected[me] - rival * others.fold(0.0, f32::max)
            }
            Aim::Victory => victory,
        }
    }
}

/// Hand and pet of a seat.
fn held(position: &Position, seat: Seat) -> CardSet {
    position.hands[seat.index()].or(CardSet::only(position.pets[seat.index()]))
}

/// The pets that the others may have.
struct Possible<'a> {
    game: &'a Rules,
    position: &'a Position,
    /// What was found so far.
    pets: Vec<Pets>,
}

impl Possible<'_> {
    /// Gives each of `seats` any pet it may have: one that it took openly, or one that nobody has seen. `at` says whose
    /// pets are on each scoring card by now.
    fn deal(&mut self, seats: &[Seat], unknown: CardSet, at: [usize; 5], chance: f32) {
        let Some((&seat, further)) = seats.split_first() else {
            self.pets.push(Pets { at, chance });
            return;
        };
        let (game, position) = (self.game, self.position);
        let all = held(position, seat);
        let hides = !all.without(position.seen).is_empty();
        let unseen = if hides { unknown } else { CardSet::EMPTY };
        let taken = all.and(position.seen).and(game.pets());
        let ways = (taken.len() + unseen.len()) as f32;
        for kind in Kind::ALL.map(Some).into_iter().chain([None]) {
            let of_kind = |cards: CardSet| cards.iter().filter(move |&card| game.face(card).kind == kind);
            let mut at = at;
            if let Some(kind) = kind.filter(|_| position.figures[seat.index()].stock > 0) {
                at[kind.index()] |= 1 << seat.index();
            }
            let (open, closed) = (of_kind(taken).count() as f32, of_kind(unseen).count() as f32);
            if open > 0.0 {
                self.deal(further, unknown, at, chance * open / ways);
            }
            // Which of the unseen ones of a kind it is does not matter to those who follow.
            if let Some(card) = of_kind(unseen).next() {
                self.deal(further, unknown.without(CardSet::only(card)), at, chance * closed / ways);
            }
        }
    }
}
