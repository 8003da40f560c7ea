//! Buildings that come without the Build action.

use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::{Building, PlacementNeed, Set};
use crate::effects::Effect;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes};
use crate::position::{Doing, Frame, Pending};
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// Place the unique building of the card where it has what it needs.
#[derive(Clone, Copy)]
pub(super) struct PlaceUnique {
    pub(super) building: Building,
    pub(super) need: PlacementNeed,
}

impl Word for PlaceUnique {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        let PlaceUnique { building, need } = self;
        if self.is_possible(engine.look(), at) {
            engine.open(Frame::Place { building, price: 0, need, terrain: None });
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.has_room_for(at.owner, self.building, self.need)
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.place_unique(self.building, self.need)
    }
}

/// May build one of these for free.
#[derive(Clone, Copy)]
pub(super) struct BuildFree {
    pub(super) buildings: &'static [Building],
}

impl Word for BuildFree {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn asks_again(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for &building in self.buildings {
            let answer = Move::Build(building);
            if passes(|first| self.check(look, doing, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let building = match answer {
            // What belongs to another box is not on the table.
            Move::Build(building)
                if self.buildings.contains(&building) && look.rules.can_be_built(building) =>
            {
                building
            }
            Move::Done => return Walk::Continue(()),
            _ => return objections.raise(Blocker::NoSuchChoice),
        };
        look.check_room(seat, building, objections)
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if let Move::Build(building) = answer {
            engine.open(Frame::Place { building, price: 0, need: building.face().need, terrain: None });
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        let t = v.tongue;
        let build = t.may_build_free(&self.names(t));
        if self.needs_build_ii() { build + t.even_without_build_ii() } else { build }
    }

    fn brief(self, v: Voice<'_>) -> String {
        v.tongue.built_free(&self.names(v.tongue))
    }

    fn joins(self, next: Effect) -> bool {
        matches!(next, Effect::BuildFree(_))
    }

    fn joined(self, all: &[Effect], v: Voice<'_>) -> String {
        let t = v.tongue;
        let names = |effect: &Effect| {
            let Effect::BuildFree(buildings) = *effect else { return None };
            Some(BuildFree { buildings }.names(t))
        };
        t.may_build_free(&t.and(&all.iter().filter_map(names).collect::<Vec<_>>()))
    }

    fn up_to_phrase(self, n: u8, v: Voice<'_>) -> Option<String> {
        let t = v.tongue;
        let several = |&building: &Building| t.several_buildings(building);
        let names = t.or(&self.buildings.iter().map(several).collect::<Vec<_>>());
        Some(t.may_build_several_free(n, &names))
    }

    fn answer_phrase(self, _asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Build(building) = answer else { return None };
        Some(t.build_free(&t.a_building(building)))
    }
}

impl BuildFree {
    /// The buildings of which one is built.
    fn names(self, t: &dyn Tongue) -> String {
        let mixed = self.buildings.iter().any(|other| other.face().set == Set::Base);
        let name = |&building: &Building| match building.face().set {
            // One of another box stands among those of the base game.
            Set::Marine if mixed => t.a_building(building) + &t.only_with_box(t.set_name(Set::Marine)),
            Set::Base | Set::Marine => t.a_building(building),
        };
        t.or(&self.buildings.iter().map(name).collect::<Vec<_>>())
    }

    /// Whether one of them is otherwise built with Build II only.
    fn needs_build_ii(self) -> bool {
        self.buildings.iter().any(|building| building.face().build_ii)
    }
}
