//! The Build action, and everything that is built.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance, Twist};
use crate::catalogue::{Action, Building, BuildingKind, Icon, boards};
use crate::effects::Rule;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::{Cells, PlacementId, placements};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Agenda, Frame, Pending, Performing, Progress, Source};
use crate::zoo::Place;
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// Whether a performance may build several buildings.
fn several(performing: Performing) -> bool {
    matches!(performing.printed().does, Performance::Build { several: true, .. })
}

/// What the side of a Build card lets a building do with one rock or water space.
fn opens_terrain(side: &ActionSide) -> Option<i8> {
    match side.twist {
        Some(Twist::CoverTerrain(money)) => Some(money),
        _ => None,
    }
}

/// The building that the side of a Build card adds, and its price.
fn adds(side: &ActionSide) -> Option<(Building, u8)> {
    match side.twist {
        Some(Twist::ExtraBuilding(building, price)) => Some((building, price)),
        _ => None,
    }
}

impl Look<'_> {
    /// The price of a building in the Build action.
    pub(crate) fn price_of(self, _seat: Seat, building: Building) -> u16 {
        u16::from(building.size()) * u16::from(boards::COST_PER_SPACE)
    }

    /// The price of the building that the Build card in use adds.
    pub(crate) fn extra_price(self, building: Building) -> Option<u16> {
        let performing = self.position.agenda.performing()?;
        adds(performing.printed()).filter(|&(extra, _)| extra == building).map(|(_, price)| price.into())
    }

    /// The price of a building as it could be built now, or else in an action with the own card: as the extra building
    /// where nothing else is possible, and with the fee for rock or water where there is no other place.
    pub(crate) fn price_now(self, seat: Seat, building: Building) -> u16 {
        let (need, price) = (building.face().need, self.price_of(seat, building));
        let place = |terrain| Place { building, price: price as u8, need, terrain }.least_price(self, seat);
        let Frame::Action(performing) = self.position.agenda.top() else {
            return place(opens_terrain(self.zoo(seat).action_side(Action::Build)));
        };
        let Progress::Build { left, built, copied, extra, terrain } = performing.progress else {
            return place(opens_terrain(self.zoo(seat).action_side(Action::Build)));
        };
        let step = BuildAction { performing, left, built, copied, extra, terrain };
        let allowed = |answer| passes(|first| step.check(self, seat, answer, first));
        let only_extra = !allowed(Move::Build(building)) && allowed(Move::Extra(building));
        let extra = self.extra_price(building).filter(|_| only_extra);
        extra.unwrap_or_else(|| place(step.terrain_left()))
    }

    /// The least strength: any building needs a free space that a single one could take.
    pub(crate) fn least_for_build(self, seat: Seat, owner: Seat, side: &ActionSide) -> Option<u8> {
        let upgraded = self.zoo(owner).is_upgraded(Action::Build);
        let (money, price) = (i32::from(self.zoo(seat).money.0), i32::from(boards::COST_PER_SPACE));
        if money < price {
            return None;
        }
        let mut site = self.site_with(seat, Building::Standard1, upgraded);
        // Any other building needs no less room, and the extra one costs no less.
        if opens_terrain(side).is_some_and(|fee| money >= price - i32::from(fee).min(0)) {
            site.one_of = self.open_terrain(seat);
        }
        site.has_room(Building::Standard1).then_some(1)
    }
}

/// How a building comes into a Build action.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// By strength, and different from the others.
    Usual,
    /// As the building that the card adds, outside strength and variety.
    Extra,
    /// As one more of a kind just built, outside strength and variety.
    Copy,
}

/// The next building of a Build action, or the end of it.
#[derive(Clone, Copy)]
pub(crate) struct BuildAction {
    pub(crate) performing: Performing,
    /// Strength left.
    pub(crate) left: u8,
    /// Kinds built by strength, one bit each.
    pub(crate) built: u16,
    /// Whether the extra copy was built.
    pub(crate) copied: bool,
    /// Whether the building that the card adds was built.
    pub(crate) extra: bool,
    /// Whether the rock or water space that the card opens was covered.
    pub(crate) terrain: bool,
}

impl BuildAction {
    fn was_built(self, building: Building) -> bool {
        self.built.checked_shr(building as u32).is_some_and(|built| built & 1 == 1)
    }

    /// The building that the card adds, and its price.
    fn adds(self) -> Option<(Building, u8)> {
        adds(self.performing.printed())
    }

    /// What may be done with a rock or water space, while that is left.
    fn terrain_left(self) -> Option<i8> {
        opens_terrain(self.performing.printed()).filter(|_| !self.terrain)
    }

    /// Whether the action may have one more building by strength.
    fn goes_on(self) -> bool {
        several(self.performing) || self.built == 0
    }

    /// Whether a building is different enough from those that were built.
    fn is_different(self, building: Building) -> bool {
        let repeats = self.performing.printed().twist == Some(Twist::RepeatStandard)
            && building.kind() == BuildingKind::StandardEnclosure;
        repeats || !self.was_built(building)
    }

    /// Whether a building may be one more of the action, as far as others stand against it.
    fn is_open(self, building: Building) -> bool {
        self.goes_on() && self.is_different(building)
    }

    /// Whether a card allows one more of the kind: it was built, and no copy yet.
    fn may_copy(self, look: Look<'_>, seat: Seat, building: Building) -> bool {
        let as_extra = self.extra && self.adds().is_some_and(|(extra, _)| extra == building);
        (self.was_built(building) || as_extra)
            && !self.copied
            && !building.only_one()
            && look.has_rule(seat, Rule::ExtraCopy)
    }

    /// Which building an answer means, and how it comes; a copy has a name of its own only where the building could
    /// also be one more of the action.
    #[inline]
    fn means(self, look: Look<'_>, seat: Seat, answer: Move) -> Option<(Building, Way)> {
        match answer {
            Move::Build(building) => {
                let copy = self.may_copy(look, seat, building) && !self.is_open(building);
                Some((building, if copy { Way::Copy } else { Way::Usual }))
            }
            Move::Extra(building) => {
                self.adds().filter(|&(extra, _)| extra == building).map(|_| (building, Way::Extra))
            }
            Move::Copy(building) => {
                let copy = self.is_open(building) && self.may_copy(look, seat, building);
                copy.then_some((building, Way::Copy))
            }
            _ => None,
        }
    }

    /// What a building costs, without rock and water.
    fn price(self, look: Look<'_>, seat: Seat, building: Building, way: Way) -> u16 {
        match (way, self.adds()) {
            (Way::Extra, Some((_, price))) => price.into(),
            (Way::Usual | Way::Copy | Way::Extra, _) => look.price_of(seat, building),
        }
    }

    fn place(self, look: Look<'_>, seat: Seat, building: Building, way: Way) -> Place {
        let price = self.price(look, seat, building, way) as u8;
        Place { building, price, need: building.face().need, terrain: self.terrain_left() }
    }

    fn check_building<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        (building, way): (Building, Way),
        objections: &mut O,
    ) -> Walk {
        require(look.rules.can_be_built(building), objections, || Blocker::NoSuchChoice)?;
        let zoo = look.zoo(seat);
        let (cost, has) = (self.price(look, seat, building, way), zoo.money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        match way {
            Way::Usual => {
                require(self.goes_on(), objections, || Blocker::NoSuchChoice)?;
                require(self.is_different(building), objections, || Blocker::BuiltAlready { building })?;
                let (needs, has) = (building.size(), self.left);
                require(needs <= has, objections, || Blocker::Strength { needs, has })?;
            }
            Way::Extra => require(!self.extra, objections, || Blocker::BuiltAlready { building })?,
            Way::Copy => {}
        }
        let upgraded = !building.face().build_ii || several(self.performing);
        require(upgraded, objections, || Blocker::NeedsSideII { action: Action::Build })?;
        let second = building.only_one() && zoo.has(building);
        require(!second, objections, || Blocker::OnlyOne { building })?;
        self.place(look, seat, building, way).check_room(look, seat, objections)
    }
}

impl Asks for BuildAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let mut legal = |answer| match passes(|first| self.check(look, seat, answer, first)) {
            true => visit(answer),
            false => ControlFlow::Continue(()),
        };
        look.rules.buildings().map(Move::Build).try_for_each(&mut legal)?;
        if let Some((building, _)) = self.adds() {
            legal(Move::Extra(building))?;
        }
        if look.has_rule(seat, Rule::ExtraCopy) {
            look.rules.buildings().map(Move::Copy).try_for_each(&mut legal)?;
        }
        legal(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if matches!(answer, Move::Done) {
            return require(self.built != 0 || self.extra, objections, || Blocker::NotYet);
        }
        match self.means(look, seat, answer) {
            Some(wanted) => self.check_building(look, seat, wanted, objections),
            None => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Some((building, way)) = self.means(engine.look(), seat, answer) else {
            return engine.done(self.performing);
        };
        let Place { price, need, terrain, .. } = self.place(engine.look(), seat, building, way);
        let usual = way == Way::Usual;
        let progress = Progress::Build {
            left: if usual { self.left.saturating_sub(building.size()) } else { self.left },
            built: if usual { self.built | 1 << building as u8 } else { self.built },
            copied: self.copied || way == Way::Copy,
            extra: self.extra || way == Way::Extra,
            terrain: self.terrain,
        };
        engine.set_action(Performing { progress, ..self.performing });
        engine.open(Frame::Place { building, price, need, terrain });
    }

    fn demands_money(self) -> bool {
        self.built == 0 && !self.extra
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Places a building and sets off what it brings.
    pub(crate) fn place(&mut self, seat: Seat, id: PlacementId, place: Place) {
        let Place { building, price, need, .. } = place;
        self.pay(seat, price.into());
        self.tell(|| Event::built(seat, building, id, price.into()));
        let cells = placements(building)[usize::from(id)].cells;
        let before = self.position.zoo(seat).covered;
        self.position.zoo_mut(seat).place(building, id);
        if building == Building::Pavilion {
            self.set_off(Pending::new(Source::Pavilion, seat));
        }
        self.placed(seat, building);
        self.cover(seat, need.bonus_times, cells, before);
        for _ in 0..building.face().water_icons {
            self.trigger(seat, Happened::Icon(Icon::Water));
        }
        if building.face().capacity > 0 && building != Building::PettingZoo {
            self.open(Frame::MoveIn { building });
        }
    }

    /// What placing a kind of building sets off, at most once in an action or break.
    fn placed(&mut self, seat: Seat, building: Building) {
        let bit = 1 << building as u8;
        if self.position.this_turn.rewarded & bit != 0 {
            return;
        }
        let set_off = |agenda: &Agenda| agenda.all_pending().len() + agenda.waiting.len();
        let before = set_off(&self.position.agenda);
        self.trigger(seat, Happened::Placed(building));
        if set_off(&self.position.agenda) > before {
            self.position.this_turn.rewarded |= bit;
        }
    }

    /// What covering cells brings that were open `before`.
    pub(crate) fn cover(&mut self, seat: Seat, bonus_times: u8, cells: Cells, before: Cells) {
        self.bonuses_under(seat, bonus_times, cells);
        self.trigger(seat, Happened::Covered(cells));
        self.check_full_map(seat);
        self.income_of_new_lines(seat, before);
    }

    /// Placement bonuses under a building, each an effect of its own.
    fn bonuses_under(&mut self, seat: Seat, times: u8, cells: Cells) {
        let map = self.position.zoo(seat).printed();
        if self.look().has_rule(seat, Rule::NoPlacementBonuses) {
            return;
        }
        for &(cell, _) in map.bonuses.iter().filter(|(cell, _)| cells.contains(*cell)) {
            for _ in 0..times {
                self.set_off(Pending::new(Source::Bonus(cell), seat));
                if map.border_spaces().contains(cell) {
                    self.trigger(seat, Happened::BorderBonus);
                }
            }
        }
    }

    /// Appeal for covering the last building space, once in a game.
    pub(crate) fn check_full_map(&mut self, seat: Seat) {
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
