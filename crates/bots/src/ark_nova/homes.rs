//! Where the animals of a hand would live.

use super::cards::Eyes;
use ark_nova::catalogue::Animal;
use ark_nova::position::Zoo;

/// The special enclosures as a set of buildings.
const SPECIAL: u64 = {
    let (mut set, mut place) = (0, 0);
    while place < Zoo::HOMES.len() {
        set |= 1 << Zoo::HOMES[place] as u8;
        place += 1;
    }
    set
};

/// The enclosures that animals of the hand can still move into, each by its place among the buildings.
pub struct Homes {
    /// Empty standard enclosures that nobody waits for.
    empty: u64,
    /// Those that are large enough for animals of each size.
    holding: [u64; 6],
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
        let (mut empty, mut special, mut holding) = (0, 0, [0; 6]);
        for (place, built) in eyes.zoo.buildings.iter().enumerate() {
            if !built.is_standard() {
                special |= (SPECIAL >> built.building() as u8 & 1) << place;
            } else if !built.is_occupied() {
                empty |= 1 << place;
                let size = eyes.look.effective_size(eyes.seat, *built).max(built.building().size());
                holding.iter_mut().take(usize::from(size) + 1).for_each(|homes| *homes |= 1 << place);
            }
        }
        Homes { empty, holding, special }
    }

    /// Finds the smallest home that suits an animal, and keeps it for that one; says whether there is one.
    pub fn take(&mut self, eyes: &Eyes<'_>, animal: &Animal) -> bool {
        let (look, seat, buildings) = (eyes.look, eyes.seat, &eyes.zoo.buildings);
        let holding = self.holding[usize::from(animal.size).min(5)];
        let candidates = if animal.standard { self.empty & holding } else { 0 };
        let special = if animal.special.is_empty() { 0 } else { self.special };
        if candidates | special == 0 {
            return false;
        }
        let needs = look.terrain_needs(seat, animal);
        let suits = |&place: &usize| look.suits_with(seat, animal, buildings[place], needs);
        if special != 0 {
            let has_room = |&place: &usize| {
                let building = buildings[place].building();
                look.spaces_in(animal, building) <= look.room_with(seat, animal, building)
            };
            if places(special).filter(suits).any(|place| has_room(&place)) {
                return true;
            }
        }
        let suits = |place: &usize| needs == (0, 0) || suits(place);
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
