//! What happened: one line of the log for each event.

use super::tongue::Tongue;
use crate::catalogue::Side;
use crate::flow::event::Event;
use tabletop::Seat;

/// What happened, and to whom.
pub(crate) trait EventWords {
    /// The line of an event in the log.
    fn event(&self, event: &Event, names: &Names<'_>) -> String;
    /// The name of a level of a project by its place.
    fn level_name(&self, level: u8) -> &'static str;
    /// A player without a name.
    fn player(&self, n: u8) -> String;
}

/// The line of an event in the log. `names` are the names of the seats; a seat without one is numbered.
pub(super) fn event_text(event: &Event, names: &[&str], t: &dyn Tongue) -> String {
    t.typeset(&t.event(event, &Names { names, tongue: t }))
}

/// The names of the seats.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) names: &'a [&'a str],
    pub(crate) tongue: &'a dyn Tongue,
}

impl Names<'_> {
    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(&name) => name.into(),
            None => self.tongue.player(seat.0 + 1),
        }
    }
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::I => "I",
        Side::II => "II",
    }
}
