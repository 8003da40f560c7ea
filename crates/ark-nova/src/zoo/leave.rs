//! An animal leaves its enclosure: released, or moving into a special enclosure just built.

use super::tanks::{Tanks, splits};
use crate::actions::{enclosure, tokens_in};
use crate::asking::Asks;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Animal, Building, CardId};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Home};
use crate::knowing::look::{Look, Walk};
use crate::position::Built;
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

/// An animal that leaves, and where it moves to; nowhere if released.
#[derive(Clone, Copy)]
pub(crate) struct Leave {
    pub(crate) card: CardId,
    pub(crate) to: Option<Building>,
}

impl Asks for Leave {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Leave(self.card)
    }

    /// Visits the enclosures it can leave: those of the first group of that exists, if it finds room where it
    /// moves to.
    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let animal = look.rules.animal(self.card);
        let visit = &mut |answer| match self.to {
            Some(to) if !look.settles(seat, animal, to, answer) => ControlFlow::Continue(()),
            _ => visit(answer),
        };
        for terrain in [true, false] {
            if look.special_homes(seat, animal, terrain, self.to, &mut |_| Walk::Break(())).is_break() {
                return look.special_homes(seat, animal, terrain, self.to, visit);
            }
            let size = |built: Built| look.effective_size(seat, built);
            if let Some(smallest) = look.standard_homes(seat, animal, terrain).map(size).min() {
                let homes = look.standard_homes(seat, animal, terrain);
                return homes.filter(|&built| size(built) == smallest).map(enclosure).try_for_each(visit);
            }
        }
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.close();
        engine.leave(seat, self.card, answer);
        if let Some(to) = self.to {
            engine.settle(seat, self.card, to);
        }
    }
}

impl Look<'_> {
    /// Visits the special enclosures with enough tokens of a kind that the animal prints; the tanks are one pool, from
    /// which they leave as the owner likes (P-16).
    fn special_homes(
        self,
        seat: Seat,
        animal: &Animal,
        terrain: bool,
        except: Option<Building>,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let mut tanks = Tanks::default();
        for &built in zoo.buildings.iter().filter(|built| !built.is_standard()) {
            let building = built.building();
            if Some(building) == except || !self.suits(seat, animal, built, terrain) {
                continue;
            }
            let tokens = tokens_in(zoo, building);
            match building.tank() {
                Some(tank) => tanks[tank] = Some(tokens),
                None if tokens >= self.spaces_in(animal, building) => visit(Move::Special(building))?,
                None => {}
            }
        }
        let n = self.tokens_of(animal);
        if n == 0 {
            // No token leaves, whichever tank it was.
            let others = tanks.iter_mut().skip_while(|tank| tank.is_none()).skip(1);
            others.for_each(|tank| *tank = None);
        }
        splits(n, tanks, visit)
    }

    fn standard_homes(self, seat: Seat, animal: &Animal, terrain: bool) -> impl Iterator<Item = Built> {
        let standard = self.zoo(seat).buildings.iter().copied().filter(|built| built.is_standard());
        standard.filter(move |&built| built.is_occupied() && self.suits(seat, animal, built, terrain))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Empties what an animal leaves.
    fn leave(&mut self, seat: Seat, card: CardId, answer: Move) {
        let home = match answer {
            Move::Enclosure(cell) => {
                self.turn_enclosure(seat, cell.set(), false);
                Some(Home::Enclosure { cell })
            }
            _ => self.take_tokens(seat, self.rules.animal(card), answer),
        };
        if let Some(home) = home {
            self.tell(|| Event::Emptied { seat, home });
        }
    }
}
