//! The draft of action cards in a view.

use crate::catalogue::Alternate;
use crate::knowing::look::Look;
use crate::position::{Alternates, Draft, Frame, Setup};
use serde::{Deserialize, Serialize};
use tabletop::Viewer;

/// The draft of action cards as one seat sees it; a spectator sees no card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DraftView {
    /// The round: 1 and 2 to keep a card, 3 to choose the two that are used.
    pub round: u8,
    /// The cards of which the seat keeps one, or uses two.
    pub offered: Vec<Alternate>,
    /// The cards it has kept so far.
    pub kept: Vec<Alternate>,
    /// The two it has chosen to use, face down for all others.
    pub used: Vec<Alternate>,
    /// Cards it has seen and passed on.
    pub passed: Vec<Alternate>,
}

impl Look<'_> {
    /// A draft as a viewer may see it.
    pub(super) fn draft_view(self, draft: &Draft, viewer: Viewer) -> Option<DraftView> {
        let Frame::Setup(setup) = self.position.agenda.top() else { return None };
        let round = match setup {
            Setup::Draft { again: false } => 1,
            Setup::Draft { again: true } => 2,
            Setup::Alternates => 3,
            Setup::Maps | Setup::MapPool(_) | Setup::Hands => return None,
        };
        let list = |cards: Alternates| cards.iter().collect::<Vec<_>>();
        let Viewer::Seat(seat) = viewer else {
            let none = Vec::new;
            return Some(DraftView { round, offered: none(), kept: none(), used: none(), passed: none() });
        };
        let (seats, at) = (self.rules.seats, seat.index());
        let Draft { dealt, first, second, spare: _, used } = draft;
        let offered = match round {
            1 => dealt[at],
            2 => draft.passed_to(seat, seats),
            _ => draft.usable(seat, seats),
        };
        let kept = if round == 3 { draft.kept(seat, seats) } else { first[at].or(second[at]) };
        let before = match round {
            1 => Alternates::NONE,
            2 => dealt[at],
            _ => dealt[at].or(draft.passed_to(seat, seats)),
        };
        // A card may come back; then it is no longer passed on.
        let passed = before.minus(first[at]).minus(kept);
        Some(DraftView {
            round,
            offered: list(offered),
            kept: list(kept),
            used: list(used[at]),
            passed: list(passed),
        })
    }
}
