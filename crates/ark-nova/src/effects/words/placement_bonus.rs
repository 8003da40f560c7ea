//! A placement bonus that is not covered.

use super::word::has_answer;
use crate::asking::moves::Move;
use crate::effects::Rule;
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::Cells;
use crate::knowing::look::{Look, Walk};
use crate::position::Source;
use crate::position::{Doing, Pending};
use crate::texts::Voice;
use tabletop::{Listener, Seat};

/// Gain a placement bonus of the map that no building covers; it triggers nothing.
#[derive(Clone, Copy)]
pub(super) struct GainPlacementBonus;

impl Word for GainPlacementBonus {
    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn answers(
        self,
        look: Look<'_>,
        _doing: Doing,
        seat: Seat,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let zoo = look.zoo(seat);
        let none = look.has_rule(seat, Rule::NoPlacementBonuses);
        let open = if none { Cells::NONE } else { zoo.printed().bonus_spaces().minus(zoo.covered) };
        if open.is_empty() {
            return visit(Move::Done);
        }
        open.iter().try_for_each(|cell| visit(Move::Bonus(cell)))
    }

    fn perform<L: Listener<Event>>(
        self,
        engine: &mut Engine<'_, L>,
        _doing: Doing,
        seat: Seat,
        answer: Move,
    ) {
        if let Move::Bonus(cell) = answer {
            engine.set_off(Pending::new(Source::Bonus(cell), seat));
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.gain_placement_bonus().into()
    }
}
