//! Continent markers leave the map (map 9).

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::catalogue::Icon;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Pending, Source};
use crate::texts::{Names, Voice};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

/// Remove a continent marker for its bonus: any, or the one of an animal that moved in, which may stay.
#[derive(Clone, Copy)]
pub(super) struct RemoveContinentMarker;

/// The only marker that it is about.
fn of_animal(at: Pending) -> Option<Icon> {
    match at.source {
        Source::Marker(continent) => Some(continent),
        _ => None,
    }
}

impl Word for RemoveContinentMarker {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn answers(
        self,
        look: Look<'_>,
        doing: Doing,
        _seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let of_animal = of_animal(doing.what);
        let markers = look.markers(doing.what.owner);
        let mut open = markers.filter(|&marker| of_animal.is_none_or(|only| only == marker));
        open.try_for_each(|marker| visit(Move::Marker(marker)))?;
        if of_animal.is_some() { visit(Move::Done) } else { ControlFlow::Continue(()) }
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        doing: Doing,
        _seat: Seat,
        answer: Move,
    ) {
        if let Move::Marker(continent) = answer {
            engine.remove_marker(doing.what.owner, continent);
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.remove_continent_marker().into()
    }

    fn question_phrase(self, doing: Doing, names: Names<'_>) -> Option<String> {
        let t = names.tongue;
        of_animal(doing.what).map(|continent| t.is_marker_removed(t.icon_name(continent)))
    }
}
