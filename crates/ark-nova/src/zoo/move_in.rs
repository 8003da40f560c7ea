//! Animals move into a special enclosure just built (R-9.5 to, M-2.6).

use super::leave::Leave;
use super::tanks::{Tanks, split_of, splits};
use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Animal, Building, CardId};
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Frame, Split};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

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
        require(!stays(animal, self.building), objections, || Blocker::StaysInTanks { card })?;
        let fits = look.suits(seat, animal, built, true) && {
            let leave = Leave { card, to: Some(self.building) };
            leave.answers(look, seat, &mut |_| Walk::Break(())).is_break()
        };
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

/// Whether an animal lives in tanks only, between which it never moves (U-12).
fn stays(animal: &Animal, to: Building) -> bool {
    let mut homes = animal.special.iter().flat_map(|(home, _)| home.buildings());
    !animal.standard && to.tank().is_some() && homes.all(|home| home.tank().is_some())
}

/// The tokens of an animal that moves are put into the new tank, at least one, and into others (U-10).
#[derive(Clone, Copy)]
pub(crate) struct Settle {
    pub(crate) card: CardId,
    pub(crate) to: Building,
}

impl Asks for Settle {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Enclosure(self.card)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.settlings(seat, look.rules.animal(self.card), self.to, Split::default(), visit)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.close();
        engine.move_to(seat, self.card, answer);
    }
}

impl Look<'_> {
    /// Visits where an animal can go that moves into a new enclosure, once so many tokens have left the tanks.
    fn settlings(
        self,
        seat: Seat,
        animal: &Animal,
        to: Building,
        left: Split,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let Some(new) = to.tank() else {
            let room = self.spaces_in(animal, to) <= self.free_spaces(seat, to);
            return if room { visit(Move::Special(to)) } else { ControlFlow::Continue(()) };
        };
        let mut tanks = Tanks::default();
        for &built in self.zoo(seat).buildings.iter() {
            if let Some(tank) = built.building().tank()
                && self.suits(seat, animal, built, true)
            {
                tanks[tank] = Some(self.free_spaces(seat, built.building()) + left.0[tank]);
            }
        }
        let n = self.tokens_of(animal);
        splits(n, tanks, &mut |answer| {
            let in_new = answer == Move::Special(to) || split_of(answer, n).0[new] > 0;
            if in_new { visit(answer) } else { ControlFlow::Continue(()) }
        })
    }

    /// Whether an animal finds room where it moves to after it has left its place like this.
    pub(super) fn settles(self, seat: Seat, animal: &Animal, to: Building, left: Move) -> bool {
        let left = split_of(left, self.tokens_of(animal));
        self.settlings(seat, animal, to, left, &mut |_| Walk::Break(())).is_break()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// An animal that has left its place moves to a new one; where there are several ways its owner is asked.
    pub(super) fn settle(&mut self, seat: Seat, card: CardId, to: Building) {
        let mut only = None;
        let settle = Settle { card, to };
        let several = settle.answers(self.look(), seat, &mut |answer| match only.replace(answer) {
            None => Walk::Continue(()),
            Some(_) => Walk::Break(()),
        });
        match only.filter(|_| several.is_continue()) {
            Some(answer) => self.move_to(seat, card, answer),
            None => self.open(Frame::Settle { card, to }),
        }
    }

    fn move_to(&mut self, seat: Seat, card: CardId, answer: Move) {
        let animal = self.rules.animal(card);
        if let Some((to, cells)) = self.put_tokens(seat, animal, answer) {
            self.tell(|| Event::Moved { seat, card, to });
            self.trigger(seat, Happened::Housed(animal.icons, cells));
        }
    }
}
