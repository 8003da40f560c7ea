//! The log: what happened, in lines a person reads.

use super::session::Session;
use ark_nova::Event;
use ark_nova::event::Loss;
use tabletop::Viewer;

/// Whether an event is worth a line where lines are few: what follows from another event is left out.
fn matters(event: &Event) -> bool {
    !matches!(
        event,
        Event::Slot { .. } | Event::Displayed { .. } | Event::Lost { reason: Loss::Price | Loss::Spent, .. }
    )
}

/// The lines from an event on, as a viewer may read them.
pub fn lines(session: &Session, from: usize, viewer: Viewer) -> Vec<String> {
    let events = session.events[from.min(session.events.len())..].iter();
    events.filter(|(_, event)| matters(event)).map(|&(_, event)| session.line(event, viewer)).collect()
}

/// The last lines, at most so many.
pub fn last(session: &Session, most: usize, viewer: Viewer) -> Vec<String> {
    let all = lines(session, 0, viewer);
    all[all.len().saturating_sub(most)..].to_vec()
}
