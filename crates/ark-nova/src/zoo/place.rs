//! A building looks for its place.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Building, PlacementNeed, Resource};
use crate::effects::Rule;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::{Cells, Site, placements};
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Frame, Performing, Progress, Source};
use tabletop::{Listener, Objections, Seat};

/// A building that is placed, what it costs, and what it needs around it.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) building: Building,
    pub(crate) price: u8,
    pub(crate) need: PlacementNeed,
    /// Whether it may cover one rock or water space, and the money that brings or, if negative, costs.
    pub(crate) terrain: Option<i8>,
}

impl Place {
    /// The map as the building sees it, whatever the rock and water under it costs.
    fn widest_site(self, look: Look<'_>, seat: Seat) -> Site {
        let mut site = look.site_for(seat, self.building, self.need);
        if self.terrain.is_some() {
            site.one_of = look.open_terrain(seat);
        }
        site
    }

    /// The map as the building sees it.
    fn site(self, look: Look<'_>, seat: Seat) -> Site {
        let mut site = self.widest_site(look, seat);
        if self.dearest() > look.zoo(seat).money.0 {
            site.one_of = Cells::NONE;
        }
        site
    }

    /// What it costs on rock or water.
    fn dearest(self) -> u16 {
        u16::from(self.price) + self.terrain.map_or(0, |money| (-i16::from(money)).max(0) as u16)
    }

    /// Money for the rock or water under it: gained, or paid if negative. Who may build there anyway pays nothing.
    pub(crate) fn money_for_terrain(self, look: Look<'_>, seat: Seat, cells: Cells) -> i8 {
        match self.terrain {
            Some(money) if cells.meets(look.open_terrain(seat)) => {
                if look.has_rule(seat, Rule::IgnoreTerrain) { money.max(0) } else { money }
            }
            _ => 0,
        }
    }

    /// What stands against room for the building: there is none, or only on rock or water that is too dear.
    pub(crate) fn check_room<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        objections: &mut O,
    ) -> Walk {
        let (building, has) = (self.building, look.zoo(seat).money.0);
        if self.site(look, seat).has_room(building) {
            return Walk::Continue(());
        }
        let dear = self.terrain.is_some() && self.widest_site(look, seat).has_room(building);
        require(!dear, objections, || Blocker::Money { cost: self.dearest(), has })?;
        require(dear, objections, || Blocker::NoRoom { building })
    }

    /// What it costs at least to place it: more where only rock or water is left for it.
    pub(crate) fn least_price(self, look: Look<'_>, seat: Seat) -> u16 {
        let dry = look.site_for(seat, self.building, self.need).has_room(self.building);
        let wet = || self.widest_site(look, seat).has_room(self.building);
        if self.terrain.is_some() && !dry && wet() { self.dearest() } else { self.price.into() }
    }
}

impl Asks for Place {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Place(self.building)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let site = self.site(look, seat);
        site.placements(self.building).try_for_each(|id| visit(Move::Place(self.building, id)))
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let id = match answer {
            Move::Place(building, id) if building == self.building => id,
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        look.check_on(&self.widest_site(look, seat), self.building, id, objections)?;
        let Some(placement) = placements(self.building).get(usize::from(id)) else {
            return Walk::Continue(());
        };
        let paid = self.money_for_terrain(look, seat, placement.cells) < 0;
        let (cost, has) = (self.dearest(), look.zoo(seat).money.0);
        require(!paid || cost <= has, objections, || Blocker::Money { cost, has })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Move::Place(_, id) = answer else { return };
        engine.close();
        let cells = placements(self.building)[usize::from(id)].cells;
        let money = self.money_for_terrain(engine.look(), seat, cells);
        if self.terrain.is_some() && cells.meets(engine.look().open_terrain(seat)) {
            engine.use_up_terrain();
        }
        engine.place(seat, id, Place { price: self.price + (-money).max(0) as u8, ..self });
        engine.gain(seat, Resource::Money, money.max(0) as u16, Source::CoveredTerrain);
    }

    fn demands_money(self) -> bool {
        self.price > 0
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// The rock or water space that the card of the action on top opens was covered.
    fn use_up_terrain(&mut self) {
        if let Frame::Action(Performing { progress: Progress::Build { terrain, .. }, .. }) =
            self.position.agenda.top_mut()
        {
            *terrain = true;
        }
    }
}
