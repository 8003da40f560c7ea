//! An animal looks for its enclosure, and comes into the zoo.

use super::tanks::{Tanks, splits};
use crate::actions::enclosure;
use crate::asking::Asks;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Animal, CardId, Resource, Terrain};
use crate::effects::triggers::Happened;
use crate::effects::{Ability, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Home};
use crate::hex::{Cells, Placement};
use crate::knowing::look::{Look, Walk};
use crate::position::{Built, Pending, Source, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

/// An animal that is played.
#[derive(Clone, Copy)]
pub(crate) struct House {
    pub(crate) card: CardId,
}

impl Asks for House {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Enclosure(self.card)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.home_answers(seat, self.card, visit)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.close();
        engine.house(seat, self.card, answer);
    }

    fn demands_money(self) -> bool {
        true
    }
}

impl Look<'_> {
    /// Rock and water an animal needs next to its enclosure.
    pub fn terrain_needs(self, seat: Seat, animal: &Animal) -> (u8, u8) {
        if animal.rock + animal.water == 0 || self.has_rule(seat, Rule::IgnoreTerrain) {
            (0, 0)
        } else {
            (animal.rock, animal.water)
        }
    }

    fn has_terrain(self, zoo: &Zoo, built: Built, (rock, water): (u8, u8)) -> bool {
        let Placement { cells, around } = *built.placement();
        // What lies on water is next to it (card 279).
        let near = if built.building().face().need.on_water { around.or(cells) } else { around };
        let enough = |terrain, n: u8| n == 0 || near.and(zoo.open_terrain(terrain)).len() >= n.into();
        enough(Terrain::Rock, rock) && enough(Terrain::Water, water)
    }

    /// Whether an enclosure suits an animal; `terrain` says whether rock and water are looked at.
    pub fn suits(self, seat: Seat, animal: &Animal, built: Built, terrain: bool) -> bool {
        let needs = if terrain { self.terrain_needs(seat, animal) } else { (0, 0) };
        self.suits_with(seat, animal, built, needs)
    }

    /// The same where the rock and water it needs are known.
    pub fn suits_with(self, seat: Seat, animal: &Animal, built: Built, needs: (u8, u8)) -> bool {
        let fits = if built.is_standard() {
            let size = built.building().size();
            animal.standard && (size >= animal.size || self.effective_size(seat, built) >= animal.size)
        } else {
            animal.special.iter().any(|(home, _)| home.buildings().contains(&built.building()))
        };
        fits && (needs == (0, 0) || self.has_terrain(self.zoo(seat), built, needs))
    }

    /// Visits the homes an animal can take now.
    pub(crate) fn home_answers(self, seat: Seat, card: CardId, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let animal = self.rules.animal(card);
        let zoo = self.zoo(seat);
        let needs = self.terrain_needs(seat, animal);
        let mut tanks = Tanks::default();
        for &built in zoo.buildings.iter() {
            let building = built.building();
            if built.is_standard() {
                if !built.is_occupied() && self.suits_with(seat, animal, built, needs) {
                    visit(enclosure(built))?;
                }
            } else if !animal.special.is_empty() && self.suits_with(seat, animal, built, needs) {
                let free = self.free_spaces(seat, building);
                match building.tank() {
                    Some(tank) => tanks[tank] = Some(free),
                    None if self.spaces_in(animal, building) <= free => visit(Move::Special(building))?,
                    None => {}
                }
            }
        }
        splits(self.tokens_of(animal), tanks, visit)?;
        if self.may_flock(seat, animal) { visit(Move::Flock) } else { ControlFlow::Continue(()) }
    }

    fn may_flock(self, seat: Seat, animal: &Animal) -> bool {
        let flock = animal.abilities.iter().find_map(|ability| match ability {
            Ability::FlockAnimal(size) => Some(*size),
            _ => None,
        });
        flock.is_some_and(|size| {
            let hosts = self.zoo(seat).played.and(&self.rules.herbivores);
            hosts.iter().any(|host| {
                let host = self.rules.animal(host);
                host.standard && host.size >= size && host.id != animal.id
            })
        })
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Pays for an animal, puts it into its home and sets off its effects.
    fn house(&mut self, seat: Seat, card: CardId, answer: Move) {
        let folder = self.position.market.folder(card).map_or(0, |folder| folder as u8 + 1);
        let cost = self.look().animal_cost_with(seat, card, folder, self.look().animal_off());
        let offer = self.look().offer_of_animals_card();
        self.pay(seat, cost);
        if folder > 0 {
            self.play_from_display(seat, card);
        } else {
            self.position.zoo_mut(seat).hand.remove(card);
            self.forget(card);
        }
        let (home, cells) = self.move_into(seat, card, answer);
        self.tell(|| Event::Animal { seat, card, cost, home });
        let animal = self.rules.animal(card);
        self.position.zoo_mut(seat).played.insert(card);
        for resource in [Resource::Appeal, Resource::Conservation, Resource::Reputation] {
            if self.look().plain_gain(card, resource) > 0 {
                self.set_off(Pending::new(Source::Gain(card, resource), seat));
            }
        }
        let abilities = self.look().abilities(card).len() as u8;
        for i in 0..abilities {
            self.set_off(Pending::new(Source::Ability(card, i), seat));
        }
        if animal.reef.is_some() {
            self.trigger_reef(seat);
        }
        if let Some(offer) = offer {
            self.set_off(Pending::new(offer, seat));
        }
        self.icons_enter(seat, animal.icons, animal.rock, animal.water);
        self.trigger(seat, Happened::AnimalPlayed(animal.size_class()));
        let at = |built: &&Built| matches!(answer, Move::Enclosure(cell) if built.cells().contains(cell));
        if let Some(built) = self.position.zoo(seat).buildings.iter().find(at) {
            self.trigger(seat, Happened::Occupied(built.placement().around));
        }
        self.trigger(seat, Happened::Housed(animal.icons, cells));
    }

    /// Flips an enclosure or places tokens: where it lives, and the cells of that.
    fn move_into(&mut self, seat: Seat, card: CardId, answer: Move) -> (Home, Cells) {
        if let Move::Enclosure(cell) = answer {
            let cells = self.turn_enclosure(seat, cell.set(), true);
            return (Home::Enclosure { cell }, cells);
        }
        let animal = self.rules.animal(card);
        self.put_tokens(seat, animal, answer).unwrap_or((Home::Flock, Cells::NONE))
    }

    /// Turns the standard enclosure at a cell; its cells.
    pub(super) fn turn_enclosure(&mut self, seat: Seat, at: Cells, occupied: bool) -> Cells {
        let zoo = self.position.zoo_mut(seat);
        let Some(built) = zoo.buildings.iter_mut().find(|built| built.cells().meets(at)) else {
            return Cells::NONE;
        };
        *built = built.turned(occupied);
        built.cells()
    }
}
