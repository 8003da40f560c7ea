//! Buildings that stand are changed: taken off the map, lifted and put back, exchanged for a larger one.

use crate::catalogue::{Building, PlacementNeed, Resource, boards};
use crate::effects::Effect;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::{Cell, Cells, PlacementId, Reach, Site, placements};
use crate::knowing::look::Look;
use crate::position::{Built, Position, Source};
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// What a building needs around it: the card it comes with says so, in the face this game is played with.
    pub(crate) fn need_of(self, building: Building) -> PlacementNeed {
        let face = building.face();
        let clauses = face.sponsor.map(|card| self.rules.sponsor(card).clauses());
        let mut effects = clauses.unwrap_or_default().iter().flat_map(|clause| clause.effects());
        let by_card = effects.find_map(|effect| match *effect {
            Effect::PlaceUnique(placed, need) if placed == building => Some(need),
            _ => None,
        });
        by_card.unwrap_or(face.need)
    }

    /// The position with one more building lifted.
    pub(crate) fn with_lifted(self, seat: Seat, cell: Cell) -> Position {
        let mut position = *self.position;
        position.zoo_mut(seat).lift(cell);
        position
    }

    /// The position with a lifted building, by its place among them, put back.
    pub(crate) fn with_returned(self, seat: Seat, at: usize, id: PlacementId) -> Position {
        let mut position = *self.position;
        position.zoo_mut(seat).put_back(at, id);
        position
    }

    /// Whether all lifted buildings can be put back by the rules of building, in some order.
    pub(crate) fn can_put_back(self, seat: Seat) -> bool {
        let lifted = self.zoo(seat).lifted;
        let site = |built: &Built| self.site_for(seat, built.building(), self.need_of(built.building()));
        // Others that are put back first leave no more room than this; they only give it something to touch.
        let has_room = |built: &Built| {
            let anywhere = Site { reach: Reach::Anywhere, ..site(built) };
            anywhere.has_room(built.building())
        };
        if !lifted.iter().all(has_room) {
            return false;
        }
        lifted.is_empty()
            || (0..lifted.len()).any(|at| {
                let (built, site) = (lifted[at], site(&lifted[at]));
                // Nearly always it can lie where it lay.
                let old = Some(built.placement_id()).filter(|_| site.allows(built.placement()));
                old.into_iter().chain(site.placements(built.building())).any(|id| {
                    let position = self.with_returned(seat, at, id);
                    Look { rules: self.rules, position: &position }.can_put_back(seat)
                })
            })
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Takes an enclosure off the map for good; what it cost comes back.
    pub(crate) fn cut_down(&mut self, seat: Seat, cell: Cell, source: Source) {
        let Some(built) = self.position.zoo_mut(seat).take_off(cell) else { return };
        self.tell(|| Event::removed(seat, built));
        let money = u16::from(built.building().size()) * u16::from(boards::COST_PER_SPACE);
        self.gain(seat, Resource::Money, money, source);
    }

    /// Lifts a building; what lives in it stays in.
    pub(crate) fn lift(&mut self, seat: Seat, cell: Cell) {
        if let Some(built) = self.position.zoo_mut(seat).lift(cell) {
            self.tell(|| Event::removed(seat, built));
        }
    }

    /// Puts a lifted building back; when the last one lies, what all of them cover again is looked at. Nothing else
    /// can happen in between, so that there is always a way to put all of them back.
    pub(crate) fn put_back(&mut self, seat: Seat, at: usize, id: PlacementId) {
        let built = self.position.zoo_mut(seat).put_back(at, id);
        self.tell(|| Event::returned(seat, built));
        let zoo = self.position.zoo_mut(seat);
        if !zoo.lifted.is_empty() {
            return;
        }
        let vacated = std::mem::take(&mut zoo.vacated);
        let mut cells = Cells::NONE;
        for built in zoo.buildings.iter().rev() {
            if cells.len() < vacated.len() {
                cells = cells.or(built.cells());
            }
        }
        let before = zoo.covered.minus(cells).or(vacated);
        self.trigger(seat, Happened::CoveredAgain(cells));
        self.check_full_map(seat);
        self.income_of_new_lines(seat, before);
    }

    /// Exchanges a standard enclosure for one of the next size over it; only the new space is covered by that.
    pub(crate) fn enlarge(&mut self, seat: Seat, old: Built, larger: Built, appeal: u8, source: Source) {
        let zoo = self.position.zoo_mut(seat);
        let before = zoo.covered;
        let Some(at) = zoo.buildings.iter().position(|built| *built == old) else { return };
        let larger = larger.turned(old.is_occupied());
        zoo.buildings[at] = larger;
        zoo.covered = before.or(larger.cells());
        self.tell(|| Event::enlarged(seat, larger));
        if old.is_occupied() {
            self.gain(seat, Resource::Appeal, appeal.into(), source);
        }
        self.cover(seat, 1, larger.cells().minus(before), before);
    }
}

/// The standard enclosure of the next smaller size that a placement would enlarge, if it does nothing else.
pub(crate) fn enlarged_by(buildings: &[Built], building: Building, id: PlacementId) -> Option<Built> {
    let cells = placements(building).get(usize::from(id))?.cells;
    let grows =
        |built: &&Built| built.building().next_size() == Some(building) && built.cells().within(cells);
    buildings.iter().find(grows).copied()
}
