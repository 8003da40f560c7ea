//! Continent markers on a map, and what their removal brings (map 9).

use crate::catalogue::Icon;
use crate::effects::triggers::Happened;
use crate::effects::{Clause, On, Trigger};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::Cells;
use crate::knowing::look::Look;
use crate::position::{Pending, Source};
use tabletop::{Listener, Seat};

/// The part of a marker that its removal brings; before it stands the removal itself.
const BONUS: u16 = 1;

impl Look<'_> {
    /// The line of a seat's map that speaks of continent markers, with their areas.
    pub(crate) fn marker_line(self, seat: Seat) -> Option<(&'static [(Icon, Cells)], Trigger)> {
        let lines = self.zoo(seat).printed().ability.iter();
        lines.map(|line| line.clause).find_map(|clause| match clause {
            Clause::Whenever(trigger) => match trigger.on {
                On::HousedInContinent(areas) => Some((areas, trigger)),
                _ => None,
            },
            _ => None,
        })
    }

    /// The continents whose markers still lie on a seat's map.
    pub(crate) fn markers(self, seat: Seat) -> impl Iterator<Item = Icon> {
        let zoo = self.zoo(seat);
        let areas = self.marker_line(seat).map_or(&[][..], |(areas, _)| areas);
        areas.iter().map(|&(icon, _)| icon).filter(|&icon| zoo.has_marker(icon))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Removes a continent marker and sets off what that brings.
    pub(crate) fn remove_marker(&mut self, seat: Seat, continent: Icon) {
        self.position.zoo_mut(seat).markers_gone |= 1 << continent as u8;
        self.tell(|| Event::Marker { seat, continent });
        self.set_off(Pending::new(Source::Marker(continent), seat).part(BONUS));
        if self.look().markers(seat).next().is_none() {
            self.trigger(seat, Happened::LastMarker);
        }
    }
}
