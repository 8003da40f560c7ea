//! The Build action, and everything that is built.

use crate::blocker::Blocker;
use crate::catalogue::action_cards::{self, Performance};
use crate::catalogue::{Action, Building, BuildingKind, PlacementNeed, boards};
use crate::effects::Rule;
use crate::effects::triggers::Happened;
use crate::engine::Engine;
use crate::event::Event;
use crate::hex::{Cells, PlacementId, placements};
use crate::look::{Look, Walk, require};
use crate::moves::Move;
use crate::position::{Frame, Pending, Performing, Progress, Source};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// Whether a performance may build several buildings.
fn several(performing: Performing) -> bool {
    matches!(action_cards::standard(Action::Build, performing.side), Performance::Build { several: true, .. })
}

impl Look<'_> {
    /// The price of a building in the Build action.
    pub(crate) fn price_of(self, _seat: Seat, building: Building) -> u16 {
        u16::from(building.size()) * u16::from(boards::COST_PER_SPACE)
    }

    /// The least strength: any building needs a free space that a single one could take.
    pub(crate) fn least_for_build(self, seat: Seat, owner: Seat) -> Option<u8> {
        let upgraded = self.zoo(owner).is_upgraded(Action::Build);
        let affordable = self.zoo(seat).money.0 >= boards::COST_PER_SPACE.into();
        let site = self.site_with(seat, Building::Standard1, upgraded);
        (affordable && site.has_room(Building::Standard1)).then_some(1)
    }

    /// What stands against a building in the Build action.
    pub(crate) fn check_build<O: Objections<Blocker>>(
        self,
        seat: Seat,
        performing: Performing,
        building: Building,
        objections: &mut O,
    ) -> Walk {
        let Progress::Build { left, built, copied } = performing.progress else {
            return objections.raise(Blocker::NotAsked);
        };
        require(self.rules.can_be_built(building), objections, || Blocker::NoSuchChoice)?;
        let zoo = self.zoo(seat);
        let cost = self.price_of(seat, building);
        require(cost <= zoo.money.0, objections, || Blocker::Money { cost, has: zoo.money.0 })?;
        let same = built >> building as u8 & 1 == 1;
        let copy = same && !copied && !building.only_one() && self.has_rule(seat, Rule::ExtraCopy);
        if !copy {
            require(several(performing) || built == 0, objections, || Blocker::NoSuchChoice)?;
            require(!same, objections, || Blocker::BuiltAlready(building))?;
            let needs = building.size();
            require(needs <= left, objections, || Blocker::Strength { needs, has: left })?;
        }
        let upgraded = !building.face().build_ii || several(performing);
        require(upgraded, objections, || Blocker::NeedsSideII(Action::Build))?;
        let one = !building.only_one() || !zoo.has(building);
        require(one, objections, || Blocker::OnlyOne(building))?;
        require(self.site(seat, building).has_room(building), objections, || Blocker::NoRoom(building))
    }

    /// Visits the buildings of a Build action.
    pub(crate) fn build_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for building in self.rules.buildings() {
            self.offer(seat, Move::Build(building), visit)?;
        }
        match self.position.agenda.top() {
            Frame::Action(Performing { progress: Progress::Build { built: 0, .. }, .. }) => {
                ControlFlow::Continue(())
            }
            _ => visit(Move::Done),
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One step of a Build action: a building is chosen, or enough.
    pub(crate) fn build_step(&mut self, seat: Seat, performing: Performing, answer: Move) {
        let (Progress::Build { left, built, copied }, Move::Build(building)) = (performing.progress, answer)
        else {
            return self.done(performing);
        };
        let same = built >> building as u8 & 1 == 1;
        let progress = Progress::Build {
            left: if same { left } else { left.saturating_sub(building.size()) },
            built: built | 1 << building as u8,
            copied: copied || same,
        };
        self.set_action(Performing { progress, ..performing });
        let price = self.look().price_of(seat, building) as u8;
        self.open(Frame::Place { building, price, need: building.face().need });
    }

    /// Places a building and sets off what it brings.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        building: Building,
        id: PlacementId,
        price: u8,
        need: PlacementNeed,
    ) {
        self.pay(seat, price.into());
        self.tell(|| Event::built(seat, building, id, price.into()));
        let cells = placements(building)[usize::from(id)].cells;
        self.position.zoo_mut(seat).place(building, id);
        if building == Building::Pavilion {
            self.set_off(Pending::new(Source::Pavilion, seat));
        }
        self.bonuses_under(seat, need.bonus_times, cells);
        self.trigger(seat, Happened::Covered(cells));
        self.check_full_map(seat);
        let houses = matches!(building.kind(), BuildingKind::SpecialEnclosure);
        if houses && building != Building::PettingZoo {
            self.open(Frame::MoveIn { building, after: crate::catalogue::CardId::NONE });
        }
    }

    /// Placement bonuses under a building, each an effect of its own.
    fn bonuses_under(&mut self, seat: Seat, times: u8, cells: Cells) {
        let map = self.position.zoo(seat).printed();
        for &(cell, _) in map.bonuses.iter().filter(|(cell, _)| cells.contains(*cell)) {
            for _ in 0..times {
                self.set_off(Pending::new(Source::Bonus(cell), seat));
            }
            if map.border_spaces().contains(cell) {
                self.trigger(seat, Happened::BorderBonus);
            }
        }
    }

    /// Appeal for covering the last building space, once in a game.
    fn check_full_map(&mut self, seat: Seat) {
        let zoo = self.position.zoo_mut(seat);
        let full = zoo.printed().building_spaces().within(zoo.covered);
        if full && !zoo.map_was_covered {
            zoo.map_was_covered = true;
            if zoo.printed().full_cover > 0 {
                self.set_off(Pending::new(Source::FullMap, seat));
            }
        }
    }
}
