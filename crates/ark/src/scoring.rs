//! The end of the game.

use crate::{Event, Kind, MAX_SEATS, Position, Rules, SeatList, SeatPoints, Share, Step};
use tabletop::{Ending, Listener, Outcome, Score, Seat, SeatSet};

/// What the places of a scoring card are worth.
pub const PLACES: [u8; MAX_SEATS] = [10, 6, 2, 2, 2];

/// The points for strengths on one scoring card: tied players share the sum of their places, rounded up.
/// Strength 0 means no figure and gives nothing.
pub fn share(strengths: [u8; MAX_SEATS]) -> [u8; MAX_SEATS] {
    strengths.map(|strength| {
        if strength == 0 {
            return 0;
        }
        let better: u8 = strengths.iter().map(|&other| u8::from(other > strength)).sum();
        let tied: u8 = strengths.iter().map(|&other| u8::from(other == strength)).sum();
        SHARED[usize::from(better)][usize::from(tied)]
    })
}

/// What each gets where so many are better and so many tied.
const SHARED: [[u8; MAX_SEATS + 1]; MAX_SEATS] = {
    let mut shared = [[0; MAX_SEATS + 1]; MAX_SEATS];
    let mut better = 0;
    while better < MAX_SEATS {
        let (mut tied, mut sum) = (1, 0u8);
        while better + tied <= MAX_SEATS {
            sum += PLACES[better + tied - 1];
            shared[better][tied] = sum.div_ceil(tied as u8);
            tied += 1;
        }
        better += 1;
    }
    shared
};

impl Rules {
    /// The strength of every seat on a scoring card, in half units.
    pub fn strengths(&self, position: &Position, kind: Kind) -> [u8; MAX_SEATS] {
        position.figures.map(|figures| figures.strength(kind))
    }

    /// What a scoring card would bring to every seat at the table as it stands.
    pub fn shares(&self, position: &Position, kind: Kind) -> SeatList<Share> {
        let strengths = self.strengths(position, kind);
        let points = share(strengths);
        let of = |seat: Seat| {
            let at = seat.index();
            Share { seat, strength: strengths[at], points: points[at] }
        };
        Seat::all(self.table()).map(of).collect()
    }

    /// The points of every seat as they stand: scoring cards and discs. Pets count once they are
    /// turned over.
    pub fn points(&self, position: &Position) -> [u16; MAX_SEATS] {
        let mut points = position.discs.map(u16::from);
        for kind in Kind::ALL {
            for (sum, add) in points.iter_mut().zip(share(self.strengths(position, kind))) {
                *sum += u16::from(add);
            }
        }
        points
    }

    /// The scores as they stand; the tie-break counts only when the game is over, for it shows the hands.
    pub(crate) fn standing(&self, position: &Position) -> impl Iterator<Item = Score> {
        let points = self.points(position);
        let over = position.step == Step::Over;
        let animals = position
            .hands
            .map(|hand| hand.iter().filter(|&card| !self.face(card).is_provisions()).count() as i32);
        Seat::all(self.table()).map(move |seat| Score {
            points: points[seat.index()].into(),
            tie_break: if over { -animals[seat.index()] } else { 0 },
        })
    }

    /// Turns over the pets and ends the game.
    pub(crate) fn finish<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        position.step = Step::Over;
        for seat in Seat::all(self.table()) {
            let Some(card) = position.pets[seat.index()].some() else { continue };
            if listener.listens() {
                listener.tell(Event::PetShown { seat, card });
            }
            let face = self.face(card);
            let figures = &mut position.figures[seat.index()];
            let Some(kind) = face.kind.filter(|_| face.is_pet()) else { continue };
            let placed = figures.stock > 0;
            if placed {
                figures.stock -= 1;
                figures.plain[kind.index()] += 1;
            }
            if listener.listens() {
                let figure = Event::Figure { seat, scoring: kind, raised: false };
                listener.tell(if placed { figure } else { Event::NoFigure { seat, scoring: kind } });
            }
        }
        if listener.listens() {
            for kind in Kind::ALL {
                listener.tell(Event::Scored { scoring: kind, shares: self.shares(position, kind) });
            }
            let scores = self.standing(position).collect();
            let winners = Outcome::rank(Ending::Played, scores, SeatSet::all(self.table())).winners;
            let points = self.points(position);
            let points = Seat::all(self.table())
                .map(|seat| SeatPoints { seat, points: points[seat.index()] })
                .collect();
            listener.tell(Event::Ended { points, winners: winners.iter().collect() });
        }
    }
}
