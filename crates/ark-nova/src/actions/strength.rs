//! The strength of action cards: slots, covered numbers, Constriction, X-tokens and a discarded card.

use crate::asking::Visitor;
use crate::asking::blocker::Blocker;
use crate::asking::choice::Pool;
use crate::asking::moves::Move;
use crate::catalogue::{CardId, boards};
use crate::effects::Rule;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

impl Move {
    /// Whether it begins to perform an action, with some strength.
    pub(crate) const fn performs(self) -> bool {
        matches!(self, Move::Use { .. } | Move::Borrow { .. } | Move::Repeat { .. })
    }
}

impl Look<'_> {
    /// The strength of the card in a slot (from 0) with X-tokens, and with what a discarded card adds; below 1 it
    /// cannot be used.
    pub fn strength(self, owner: Seat, slot: usize, x: u8) -> i8 {
        self.strength_in_slot(owner, slot) + x as i8 + self.position.this_turn.raised as i8
    }

    /// The strength of the card in a slot (from 0) as it lies there.
    pub(crate) fn strength_in_slot(self, owner: Seat, slot: usize) -> i8 {
        let constricted = self.zoo(owner).slots[slot].constriction;
        let printed = self.open_strength(owner, slot as u8 + 1) as i8;
        printed - if constricted { boards::CONSTRICTION as i8 } else { 0 }
    }

    /// The lowest number from this one on that is not covered on the owner's map; one more is printed behind the
    /// highest slot (D-57).
    pub fn open_strength(self, owner: Seat, from: u8) -> u8 {
        let covered = usize::from(self.zoo(owner).concealed);
        if covered == 0 {
            return from;
        }
        let order = self.conceal_order(owner);
        let covered = &order[..covered.min(order.len())];
        (from..).find(|number| !covered.contains(number)).unwrap_or(from)
    }

    /// The order in which the strengths of a map are covered.
    fn conceal_order(self, seat: Seat) -> &'static [u8] {
        let order = self.rules_of_map(seat, Rule::ConcealOrder(&[])).find_map(|rule| match rule {
            Rule::ConcealOrder(order) => Some(order),
            _ => None,
        });
        order.unwrap_or(&[])
    }

    /// The strength that would be covered next.
    pub(crate) fn next_to_conceal(self, seat: Seat) -> Option<u8> {
        self.conceal_order(seat).get(usize::from(self.zoo(seat).concealed)).copied()
    }
}

/// A hand card discarded for more strength when an action card is chosen, once a turn (D-56). It comes just before the
/// choice; after it nothing but an action can be chosen.
impl Look<'_> {
    /// What a discarded card adds to the strength of a seat's action, if the turn has not used it up.
    pub(crate) fn strength_for_card(self, seat: Seat) -> Option<u8> {
        let printed = self.zoo(seat).printed().has_rule(Rule::DiscardForStrength(0));
        let may = printed && seat == self.position.active;
        if !may || self.position.this_turn.strengthened || !self.in_turn() {
            return None;
        }
        self.rules_of_map(seat, Rule::DiscardForStrength(0)).find_map(|rule| match rule {
            Rule::DiscardForStrength(more) => Some(more),
            _ => None,
        })
    }

    /// Whether the strength of an action was raised that has still to be chosen.
    pub(crate) fn is_raised(self) -> bool {
        self.position.this_turn.raised > 0
    }

    /// Visits the cards that an asked seat may discard for strength.
    pub(crate) fn strengthen_answers(self, seat: Seat, visit: &mut Visitor) -> Walk {
        if self.strength_for_card(seat).is_none() {
            return ControlFlow::Continue(());
        }
        for card in self.zoo(seat).hand.iter() {
            if passes(|first| self.check_strengthen(seat, card, first)) {
                visit(Move::Strengthen(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What stands against discarding a card for strength.
    pub(crate) fn check_strengthen<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        let Some(more) = self.strength_for_card(seat) else { return objections.raise(Blocker::NotAsked) };
        let there = self.zoo(seat).hand.contains(card);
        require(there, objections, || Blocker::NotThere { card })?;
        // An action that could use the strength has to be left without the card.
        let mut without = *self.position;
        without.zoo_mut(seat).hand.remove(card);
        without.this_turn.raised = more;
        let look = Look { rules: self.rules, position: &without };
        require(look.can_perform(seat), objections, || Blocker::NotYet)
    }

    /// Whether the question on top can be answered with an action.
    fn can_perform(self, seat: Seat) -> bool {
        let some = |answer: Move| match answer.performs() {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        self.question_answers(seat, &mut { some }).is_break()
    }

    /// Whether a card could be discarded for strength before the question on top.
    pub(crate) fn may_strengthen(self, seat: Seat) -> bool {
        self.strengthen_answers(seat, &mut |_| ControlFlow::Break(())).is_break()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Discards a card for strength; the question stays open.
    pub(crate) fn strengthen(&mut self, seat: Seat, card: CardId) {
        let Some(more) = self.look().strength_for_card(seat) else { return };
        self.position.this_turn.strengthened = true;
        self.position.this_turn.raised = more;
        self.leave_set(seat, card, Pool::Hand);
        self.discard_from_hand(seat, card);
        self.tell(|| Event::Strengthened { seat, more });
    }
}
