//! The Build action, and everything that is built.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::Performance;
use crate::catalogue::{Action, Building, Icon, boards};
use crate::effects::Rule;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::{Cells, PlacementId, placements};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Frame, Pending, Performing, Progress, Source};
use crate::zoo::Place;
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// Whether a performance may build several buildings.
fn several(performing: Performing) -> bool {
    matches!(performing.printed().does, Performance::Build { several: true, .. })
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
}

/// The next building of a Build action, or the end of it.
#[derive(Clone, Copy)]
pub(crate) struct BuildAction {
    pub(crate) performing: Performing,
    /// Strength left.
    pub(crate) left: u8,
    /// Kinds built, one bit each.
    pub(crate) built: u16,
    /// Whether the extra copy was built.
    pub(crate) copied: bool,
}

impl BuildAction {
    fn was_built(self, building: Building) -> bool {
        self.built.checked_shr(building as u32).is_some_and(|built| built & 1 == 1)
    }

    fn check_building<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        building: Building,
        objections: &mut O,
    ) -> Walk {
        require(look.rules.can_be_built(building), objections, || Blocker::NoSuchChoice)?;
        let zoo = look.zoo(seat);
        let (cost, has) = (look.price_of(seat, building), zoo.money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        let same = self.was_built(building);
        let copy = same && !self.copied && !building.only_one() && look.has_rule(seat, Rule::ExtraCopy);
        if !copy {
            let open = several(self.performing) || self.built == 0;
            require(open, objections, || Blocker::NoSuchChoice)?;
            require(!same, objections, || Blocker::BuiltAlready { building })?;
            let (needs, has) = (building.size(), self.left);
            require(needs <= has, objections, || Blocker::Strength { needs, has })?;
        }
        let upgraded = !building.face().build_ii || several(self.performing);
        require(upgraded, objections, || Blocker::NeedsSideII { action: Action::Build })?;
        look.check_room(seat, building, objections)
    }
}

impl Asks for BuildAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for answer in look.rules.buildings().map(Move::Build).chain([Move::Done]) {
            if passes(|first| self.check(look, seat, answer, first)) {
                visit(answer)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Build(building) => self.check_building(look, seat, building, objections),
            Move::Done => require(self.built != 0, objections, || Blocker::NotYet),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Move::Build(building) = answer else { return engine.done(self.performing) };
        let same = self.was_built(building);
        let progress = Progress::Build {
            left: if same { self.left } else { self.left.saturating_sub(building.size()) },
            built: self.built | 1 << building as u8,
            copied: self.copied || same,
        };
        engine.set_action(Performing { progress, ..self.performing });
        let price = engine.look().price_of(seat, building) as u8;
        engine.open(Frame::Place { building, price, need: building.face().need });
    }

    fn demands_money(self) -> bool {
        self.built == 0
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Places a building and sets off what it brings.
    pub(crate) fn place(&mut self, seat: Seat, id: PlacementId, place: Place) {
        let Place { building, price, need } = place;
        self.pay(seat, price.into());
        self.tell(|| Event::built(seat, building, id, price.into()));
        let cells = placements(building)[usize::from(id)].cells;
        let before = self.position.zoo(seat).covered;
        self.position.zoo_mut(seat).place(building, id);
        if building == Building::Pavilion {
            self.set_off(Pending::new(Source::Pavilion, seat));
        }
        self.bonuses_under(seat, need.bonus_times, cells);
        self.trigger(seat, Happened::Covered(cells));
        for _ in 0..building.face().water_icons {
            self.trigger(seat, Happened::Icon(Icon::Water));
        }
        self.check_full_map(seat);
        self.income_of_new_lines(seat, before);
        if building.face().capacity > 0 && building != Building::PettingZoo {
            self.open(Frame::MoveIn { building });
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
