//! Venom: 2 money at the end of a turn that removed none of its tokens, kept back while the turn owes them (R-5.3,
//! D-33).

use crate::catalogue::{Action, Resource, boards};
use crate::engine::Engine;
use crate::event::{Event, Loss};
use crate::look::Look;
use crate::moves::Move;
use crate::position::Frame;
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// Whether Venom will cost money at the end of this turn.
    pub(crate) fn owes_venom(self, seat: Seat) -> bool {
        let position = self.position;
        if seat != position.active || position.this_turn.venom_removed || !self.in_turn() {
            return false;
        }
        let in_use = position.agenda.performing();
        let removes = in_use.is_some_and(|performing| self.is_venomous(performing.owner, performing.action));
        !removes && self.zoo(seat).slots.iter().any(|slot| slot.venom)
    }

    fn is_venomous(self, owner: Seat, action: Action) -> bool {
        let zoo = self.zoo(owner);
        zoo.slots[zoo.slot_of(action)].venom
    }

    /// Whether an answer keeps, or is certain to bring, the money that Venom will cost. A step of an action has to where
    /// another one would; elsewhere it is enough to lose nothing.
    pub(crate) fn leaves_venom_money(self, seat: Seat, answer: Move) -> bool {
        let reserve = boards::VENOM_COST.into();
        let money = self.zoo(seat).money.0;
        if let Some((owner, action, x)) = self.begins(seat, answer) {
            return self.is_venomous(owner, action) || self.has_step(seat, owner, action, x, reserve);
        }
        match answer {
            Move::XToken(action) => self.is_venomous(seat, action) || money >= reserve,
            answer => {
                let after = self.money_after(seat, answer);
                let is_step = matches!(self.position.agenda.top(), Frame::Action(_));
                after >= reserve || after >= money && !is_step
            }
        }
    }

    /// The card whose performance an answer begins, and the X-tokens spent on it.
    fn begins(self, seat: Seat, answer: Move) -> Option<(Seat, Action, u8)> {
        match (answer, self.position.agenda.top()) {
            (Move::Use { action, x, .. }, _) => Some((seat, action, x)),
            (Move::Repeat { x }, Frame::Action(performing)) => Some((performing.owner, performing.action, x)),
            (Move::Borrow { action, x, .. }, Frame::Doing(doing)) => Some((doing.what.victim()?, action, x)),
            _ => None,
        }
    }

    fn has_step(self, seat: Seat, owner: Seat, action: Action, x: u8, reserve: u16) -> bool {
        let strength = self.strength(owner, self.zoo(owner).slot_of(action), x);
        self.least_strength(seat, owner, action, reserve).is_some_and(|least| strength >= least as i8)
    }

    /// The money that an answer would leave for Venom: what is certain to be there after it.
    pub(crate) fn left_for_venom(self, seat: Seat, answer: Move) -> u16 {
        match self.begins(seat, answer) {
            Some((owner, action, x)) => {
                let kept = (0..boards::VENOM_COST.into()).rev();
                kept.into_iter().find(|&kept| self.has_step(seat, owner, action, x, kept)).unwrap_or(0)
            }
            None => self.money_after(seat, answer),
        }
    }

    /// The money that is certain to be there after an answer.
    pub(crate) fn money_after(self, seat: Seat, answer: Move) -> u16 {
        let money = self.zoo(seat).money.0;
        let (price, brings) = self.price_and_gain(seat, answer);
        money.saturating_sub(price) + brings
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Pays for Venom at the end of a turn, as far as the money goes.
    pub(crate) fn pay_venom(&mut self, seat: Seat) {
        let removed = self.position.this_turn.venom_removed;
        let zoo = self.position.zoo_mut(seat);
        if removed || !zoo.slots.iter().any(|slot| slot.venom) {
            return;
        }
        let n = zoo.money.0.min(boards::VENOM_COST.into());
        zoo.money.0 -= n;
        self.tell(|| Event::Lost { seat, what: Resource::Money, n, reason: Loss::Venom });
    }
}
