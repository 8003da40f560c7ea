//! Tokens of sea animals over the tanks: both aquariums and the underwater tunnel are one kind (M-2.3 to M-2.5).

use crate::actions::tokens_in;
use crate::asking::moves::Move;
use crate::catalogue::{Animal, Building};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Home};
use crate::hex::Cells;
use crate::knowing::look::{Look, Walk};
use crate::position::{Split, Zoo};
use tabletop::{Listener, Seat};

/// What each tank has to do with an animal, in the order of [`Building::TANKS`]: nothing if it does not suit, otherwise
/// the tokens it could take or give.
pub(super) type Tanks = [Option<u8>; Building::TANKS.len()];

/// The answer that names a split: a single tank by its own name.
pub(super) fn answer_of(split: Split) -> Move {
    let mut parts = split.parts();
    match (parts.next(), parts.next()) {
        (Some((only, _)), None) => Move::Special(only),
        _ => Move::Split(split),
    }
}

/// Visits the ways to split tokens over the tanks that suit. Without tokens one tank is named, even a full one (M-2.4).
pub(super) fn splits(n: u8, tanks: Tanks, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
    if n > 0 {
        return Split::each(n, tanks.map(Option::unwrap_or_default), &mut |split| visit(answer_of(split)));
    }
    let suiting = Building::TANKS.into_iter().zip(tanks).filter(|(_, tank)| tank.is_some());
    suiting.map(|(building, _)| Move::Special(building)).try_for_each(visit)
}

/// The tokens in each tank that an answer names, of so many in all.
pub(super) fn split_of(answer: Move, n: u8) -> Split {
    match answer {
        Move::Split(split) => split,
        Move::Special(building) => building.tank().map_or(Split::default(), |tank| Split::only(tank, n)),
        _ => Split::default(),
    }
}

impl Look<'_> {
    /// Token spaces an animal takes in a special enclosure.
    pub fn spaces_in(self, animal: &Animal, building: Building) -> u8 {
        let home = animal.special.iter().find(|(home, _)| home.buildings().contains(&building));
        home.map_or(0, |&(_, spaces)| spaces)
    }

    /// Token spaces an animal takes in the tanks together.
    pub(super) fn tokens_of(self, animal: &Animal) -> u8 {
        self.spaces_in(animal, Building::SmallAquarium)
    }

    /// Token spaces that are free in a special enclosure.
    pub fn free_spaces(self, seat: Seat, building: Building) -> u8 {
        building.face().capacity - tokens_in(self.zoo(seat), building)
    }

    /// Token spaces that an animal would find in a special enclosure, those of other tanks included.
    pub fn room_with(self, seat: Seat, animal: &Animal, building: Building) -> u8 {
        let own = self.free_spaces(seat, building);
        if building.tank().is_none() {
            return own;
        }
        let others = self.zoo(seat).buildings.iter().filter(|built| {
            let other = built.building();
            other != building && other.tank().is_some() && self.suits(seat, animal, **built, true)
        });
        own + others.map(|built| self.free_spaces(seat, built.building())).sum::<u8>()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Puts the tokens of an animal into special enclosures: where it lives now, and the cells of what got a token; of
    /// an animal without tokens, those of the enclosure that was named.
    pub(super) fn put_tokens(&mut self, seat: Seat, animal: &Animal, answer: Move) -> Option<(Home, Cells)> {
        self.change_tokens(seat, animal, answer, |had, n| had + n)
    }

    /// Takes the tokens of an animal out of special enclosures.
    pub(super) fn take_tokens(&mut self, seat: Seat, animal: &Animal, answer: Move) -> Option<Home> {
        self.change_tokens(seat, animal, answer, |had, n| had - n).map(|(home, _)| home)
    }

    fn change_tokens(
        &mut self,
        seat: Seat,
        animal: &Animal,
        answer: Move,
        change: fn(u8, u8) -> u8,
    ) -> Option<(Home, Cells)> {
        match answer {
            Move::Special(building) => {
                let n = self.look().spaces_in(animal, building);
                let cells = self.change_tokens_in(seat, building, n, change);
                Some((Home::Special { building }, cells))
            }
            Move::Split(tokens) => {
                let mut cells = Cells::NONE;
                for (tank, n) in tokens.parts() {
                    cells = cells.or(self.change_tokens_in(seat, tank, n, change));
                }
                Some((Home::Tanks { tokens }, cells))
            }
            _ => None,
        }
    }

    /// Changes the tokens in one enclosure; its cells.
    fn change_tokens_in(&mut self, seat: Seat, building: Building, n: u8, change: fn(u8, u8) -> u8) -> Cells {
        let zoo = self.position.zoo_mut(seat);
        if let Some(at) = Zoo::HOMES.iter().position(|&home| home == building) {
            zoo.animals_in[at] = change(zoo.animals_in[at], n);
        }
        zoo.cells_of(building)
    }
}
