//! Where the animals of a hand would live.

use super::cards::Eyes;
use ark_nova::catalogue::Animal;

/// The enclosures that animals of the hand can still move into, each by its place among the buildings.
pub struct Homes {
    /// Empty standard enclosures that nobody waits for.
    empty: u64,
    /// Special enclosures: each counts for many.
    special: u64,
}

/// The places in a set, in ascending order.
fn places(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(place)
    })
}

impl Homes {
    /// The homes of a zoo.
    pub fn new(eyes: &Eyes<'_>) -> Homes {
        let (mut empty, mut special) = (0, 0);
        for (place, built) in eyes.zoo.buildings.iter().enumerate() {
            if !built.is_standard() {
                special |= 1 << place;
            } else if !built.is_occupied() {
                empty |= 1 << place;
            }
        }
        Homes { empty, special }
    }

    /// Finds the smallest home that suits an animal, and keeps it for that one; says whether there is one.
    pub fn take(&mut self, eyes: &Eyes<'_>, animal: &Animal) -> bool {
        let (look, seat, buildings) = (eyes.look, eyes.seat, &eyes.zoo.buildings);
        let candidates = if animal.standard { self.empty } else { 0 };
        if candidates == 0 && animal.special.is_empty() {
            return false;
        }
        let needs = look.terrain_needs(seat, animal);
        let suits = |&place: &usize| look.suits_with(seat, animal, buildings[place], needs);
        if !animal.special.is_empty() {
            let has_room = |&place: &usize| {
                let building = buildings[place].building();
                look.spaces_in(animal, building) <= look.room_with(seat, animal, building)
            };
            if places(self.special).filter(suits).any(|place| has_room(&place)) {
                return true;
            }
        }
        let smallest =
            places(candidates).filter(suits).min_by_key(|&place| buildings[place].building().size());
        if let Some(place) = smallest {
            self.empty &= !(1 << place);
        }
        smallest.is_some()
    }

    /// The spaces of the empty enclosures that nobody waits for.
    pub fn left(&self, eyes: &Eyes<'_>) -> u8 {
        places(self.empty).map(|place| eyes.zoo.buildings[place].building().size()).sum()
    }
}
