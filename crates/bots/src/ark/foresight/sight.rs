//! What the nets see of a position, in numbers that are not far from one.

use super::super::{Evaluation, turns_left};
use crate::Evaluate;
use ark::{CardSet, Kind, MAX_SEATS, Phase, Position, Rules, Special};
use tabletop::{Game, Seat};

/// What is seen of a scoring card.
pub const CARD: usize = 23;
/// What is seen of everything else.
pub const REST: usize = 19;
/// By how much the evaluation thinks more of a seat than of all on average: plainly, and by the share of the game left.
pub const VALUES: usize = 2;

/// A seat as the nets see it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    pub(super) cards: [[f32; CARD]; 5],
    pub(super) rest: [f32; REST],
    pub(super) values: [f32; VALUES],
}

/// What is looked at before seats are compared.
#[derive(Clone, Copy, Default)]
struct Holding {
    /// What the evaluation thinks of it.
    value: f32,
    /// The points as they stand.
    points: f32,
    discs: f32,
    /// Cards that can still be played, and those of them that fit now.
    hand: CardSet,
    fit: CardSet,
    /// On each scoring card, with the pet.
    strength: [f32; 5],
    /// Of each kind cards that fit, and those that wait.
    fits: [f32; 5],
    waits: [f32; 5],
}

/// What all seats share.
struct Table<'a> {
    game: &'a Rules,
    position: &'a Position,
    turns: f32,
    left: f32,
    flood: f32,
    row: CardSet,
    pile: CardSet,
    holdings: [Holding; MAX_SEATS],
    /// The mean of what the evaluation thinks of the seats.
    mean: f32,
}

/// The lead of somebody who is not at the table, over a player of a scoring card.
const ABSENT: f32 = -6.0;

impl Sight {
    /// Every seat of a position, with the points that each of them can expect.
    pub fn all<'a>(
        evaluation: &Evaluation,
        game: &'a Rules,
        position: &'a Position,
        expected: &[f32],
    ) -> impl Iterator<Item = Sight> + use<'a> {
        let table = Table::new(evaluation, game, position, expected);
        Seat::all(game.seats()).map(move |seat| table.sight(seat))
    }
}

impl<'a> Table<'a> {
    fn new(evaluation: &Evaluation, game: &'a Rules, position: &'a Position, expected: &[f32]) -> Table<'a> {
        let mut holdings = [Holding::default(); MAX_SEATS];
        let points = game.points(position);
        for (seat, &value) in Seat::all(game.seats()).zip(expected) {
            let points = points[seat.index()].into();
            holdings[seat.index()] = Holding { value, points, ..holding(game, position, seat) };
        }
        Table {
            game,
            position,
            turns: turns_left(game, position, evaluation.weights.draws),
            left: evaluation.left(game, position),
            flood: one_if(position.is_endgame()),
            row: position.open_cards().collect(),
            pile: position.pile.as_slice().iter().copied().collect(),
            holdings,
            mean: holdings.iter().map(|holding| holding.value).sum::<f32>() / game.seats() as f32,
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = &Holding> {
        Seat::all(self.game.seats())
            .filter(move |&other| other != seat)
            .map(|other| &self.holdings[other.index()])
    }

    fn sight(&self, seat: Seat) -> Sight {
        let ahead = self.holdings[seat.index()].value - self.mean;
        Sight {
            cards: Kind::ALL.map(|kind| self.card(seat, kind)),
            rest: self.rest(seat),
            values: [ahead, ahead * self.left],
        }
    }

    /// What a seat has on a scoring card, and the others, the strongest first.
    fn card(&self, seat: Seat, kind: Kind) -> [f32; CARD] {
        let (own, at) = (&self.holdings[seat.index()], kind.index());
        let crowd = own.hand.len() as f32 / (2.0 * self.turns + 1.0);
        let mut rivals = [(ABSENT, 0.0); MAX_SEATS - 1];
        for (rival, other) in rivals.iter_mut().zip(self.others(seat)) {
            *rival = (other.strength[at] - own.strength[at], other.fits[at] + 0.5 * other.waits[at]);
        }
        rivals.sort_by(|a, b| (b.0 + 0.5 * b.1).total_cmp(&(a.0 + 0.5 * a.1)));
        let [a, b, c, d] = rivals.map(|(lead, hand)| [lead / 3.0, hand / 2.0]);
        let is = |other| one_if(kind == other);
        [
            self.turns / 8.0,
            self.flood,
            own.strength[at] / 4.0,
            own.fits[at] / 2.0,
            own.waits[at] / 2.0,
            count(self.game, self.row, kind),
            count(self.game, self.pile, kind) / 5.0,
            own.discs / 4.0,
            crowd.min(2.0),
            one_if(own.strength[at] > 0.0),
            a[0],
            a[1],
            b[0],
            b[1],
            c[0],
            c[1],
            d[0],
            d[1],
            is(Kind::ALL[0]),
            is(Kind::ALL[1]),
            is(Kind::ALL[2]),
            is(Kind::ALL[3]),
            is(Kind::ALL[4]),
        ]
    }

    /// Everything that belongs to no scoring card.
    fn rest(&self, seat: Seat) -> [f32; REST] {
        let (game, position) = (self.game, self.position);
        let own = &self.holdings[seat.index()];
        let most = |of: fn(&Holding) -> f32| self.others(seat).map(of).fold(f32::MIN, f32::max);
        let able = |which: fn(Special) -> bool| {
            own.hand.iter().filter(|&card| game.face(card).special.is_some_and(which)).count() as f32
        };
        let order = (seat.index() + game.seats() - position.seat.index()) % game.seats();
        [
            self.turns / 8.0,
            self.flood,
            one_if(position.rain < 2 && !own.hand.and(game.pets()).is_empty()),
            own.discs / 4.0,
            most(|other| other.discs) / 4.0,
            own.hand.len() as f32 / 6.0,
            most(|other| other.hand.len() as f32) / 6.0,
            own.fit.len() as f32 / 4.0,
            own.hand.and(game.singles()).len() as f32 / 3.0,
            able(|special| special == Special::Fox),
            able(|special| matches!(special, Special::Spider | Special::Mosquito)),
            able(|special| matches!(special, Special::Skunk | Special::Bronto | Special::Chimpanzee)),
            one_if(position.passed.contains(seat)),
            order as f32 / 4.0,
            (own.value - most(|other| other.value)) / 10.0,
            (own.value - self.mean) / 10.0,
            (own.points - most(|other| other.points)) / 10.0,
            game.seats() as f32 - 4.0,
            f32::from(position.rain) / 5.0,
        ]
    }
}

/// What a seat has, but for its value and its points.
fn holding(game: &Rules, position: &Position, seat: Seat) -> Holding {
    let (at, flood) = (seat.index(), position.is_endgame());
    let done = flood && position.passed.contains(seat);
    let hand = if done { CardSet::EMPTY } else { position.hands[at] };
    let mut free = *position;
    if !flood {
        free.phase = Phase::First;
    }
    let fit = game.playable(&free, seat, hand);
    let waiting = if flood { CardSet::EMPTY } else { hand.without(fit) };
    Holding {
        discs: position.discs[at].into(),
        hand,
        fit,
        strength: Kind::ALL.map(|kind| {
            let pet = game.of_kind(kind).contains(position.pets[at]);
            f32::from(position.figures[at].strength(kind)) / 2.0 + one_if(pet)
        }),
        fits: Kind::ALL.map(|kind| count(game, fit, kind)),
        waits: Kind::ALL.map(|kind| count(game, waiting, kind)),
        ..Holding::default()
    }
}

fn count(game: &Rules, cards: CardSet, kind: Kind) -> f32 {
    cards.and(game.of_kind(kind)).len() as f32
}

fn one_if(so: bool) -> f32 {
    f32::from(u8::from(so))
}
