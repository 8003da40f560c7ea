//! An animal leaves its enclosure: released, or moving into a special enclosure just built.

use crate::actions::{enclosure, tokens_in};
use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Animal, Building, CardId};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Home};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Built, Frame, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

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

    /// Visits the enclosures it can leave: the first group of that exists.
    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let animal = look.rules.animal(self.card);
        for terrain in [true, false] {
            if look.special_homes(seat, animal, terrain, self.to).next().is_some() {
                return look
                    .special_homes(seat, animal, terrain, self.to)
                    .try_for_each(|building| visit(Move::Special(building)));
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
        engine.leave(seat, self.card, self.to, answer);
    }
}

/// Animals may move into a special enclosure just built, in any order (R-9.6, D-46).
#[derive(Clone, Copy)]
pub(crate) struct MoveIn {
    pub(crate) building: Building,
}

impl Asks for MoveIn {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::MoveIn(self.building)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in look.residents(seat) {
            let answer = Move::Card(card);
            if passes(|first| self.check(look, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let card = match answer {
            Move::Card(card) => card,
            Move::Done => return ControlFlow::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        let zoo = look.zoo(seat);
        let own = look.residents(seat).any(|resident| resident == card);
        let built = zoo.buildings.iter().copied().find(|built| built.building() == self.building);
        let Some(built) = built.filter(|_| own) else { return objections.raise(Blocker::NotThere { card }) };
        require(!look.position.moved_in.contains(&card), objections, || Blocker::Picked { card })?;
        let animal = look.rules.animal(card);
        let spaces = look.spaces_in(animal, self.building);
        let fits = look.suits(seat, animal, built, true) && spaces <= look.free_spaces(seat, self.building);
        require(fits, objections, || {
            let (rock, water) = look.terrain_needs(seat, animal);
            Blocker::NoEnclosure { size: 0, rock, water }
        })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, _seat: Seat, answer: Move) {
        let moved = &mut engine.position.moved_in;
        let Move::Card(card) = answer else {
            moved.clear();
            return engine.close();
        };
        moved.push(card);
        moved.sort_unstable();
        engine.open(Frame::Leave { card, to: Some(self.building) });
    }
}

impl Look<'_> {
    fn special_homes(
        self,
        seat: Seat,
        animal: &Animal,
        terrain: bool,
        except: Option<Building>,
    ) -> impl Iterator<Item = Building> {
        let zoo = self.zoo(seat);
        let special = zoo.buildings.iter().copied().filter(|built| !built.is_standard());
        let fitting = special.filter(move |&built| {
            Some(built.building()) != except
                && self.suits(seat, animal, built, terrain)
                && tokens_in(zoo, built.building()) >= self.spaces_in(animal, built.building())
        });
        fitting.map(Built::building)
    }

    fn standard_homes(self, seat: Seat, animal: &Animal, terrain: bool) -> impl Iterator<Item = Built> {
        let standard = self.zoo(seat).buildings.iter().copied().filter(|built| built.is_standard());
        standard.filter(move |&built| built.is_occupied() && self.suits(seat, animal, built, terrain))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Empties the enclosure an animal leaves, and puts it where it moves to.
    fn leave(&mut self, seat: Seat, card: CardId, to: Option<Building>, answer: Move) {
        let animal = self.rules.animal(card);
        let home = match answer {
            Move::Enclosure(cell) => {
                self.turn_enclosure(seat, cell.set(), false);
                Some(Home::Enclosure { cell })
            }
            Move::Special(building) => {
                let spaces = self.look().spaces_in(animal, building);
                if let Some(at) = Zoo::HOMES.iter().position(|&home| home == building) {
                    self.position.zoo_mut(seat).animals_in[at] -= spaces;
                }
                Some(Home::Special { building })
            }
            _ => None,
        };
        if let Some(home) = home {
            self.tell(|| Event::Emptied { seat, home });
        }
        if let Some(to) = to {
            let spaces = self.look().spaces_in(animal, to);
            self.put_tokens(seat, to, spaces);
            self.tell(|| Event::Moved { seat, card, to });
        }
    }
}
