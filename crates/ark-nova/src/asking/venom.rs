//! Venom: 2 money at the end of a turn that removed none of its tokens, and steps after which they could not be paid
//! (R-5.3, D-33).

use crate::asking::moves::Move;
use crate::catalogue::{Action, Resource, boards};
use crate::flow::engine::{Engine, unheard};
use crate::flow::event::{Event, Loss};
use crate::knowing::look::Look;
use crate::position::{Frame, List, Position, Turn};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat, Silent};

/// The most steps that are tried to find a way to pay. Beyond them a step counts as legal: Venom refuses only what is
/// known to be unpayable.
const MOST_STEPS: u16 = 1000;
/// The longest way that is followed, likewise; every step of it is a position on the stack.
const LONGEST_WAY: u8 = 50;

impl Look<'_> {
    /// Whether Venom will cost money at the end of this turn.
    pub(crate) fn owes_venom(self, seat: Seat) -> bool {
        let position = self.position;
        let poisoned = self.zoo(seat).slots.iter().any(|slot| slot.venom);
        if !poisoned || seat != position.active || position.this_turn.venom_removed || !self.in_turn() {
            return false;
        }
        let in_use = position.agenda.performing();
        let removes = in_use.is_some_and(|performing| self.is_venomous(performing.owner, performing.action));
        !removes
    }

    fn is_venomous(self, owner: Seat, action: Action) -> bool {
        let zoo = self.zoo(owner);
        zoo.slots[zoo.slot_of(action)].venom
    }

    /// Whether the turn can still be paid after an answer, by own choices alone.
    pub(crate) fn can_pay_venom_after(self, seat: Seat, answer: Move) -> bool {
        self.most_left_for_venom(seat, answer).is_none()
    }

    /// The most money that a turn which cannot be paid after an answer would leave.
    pub(crate) fn most_left_for_venom(self, seat: Seat, answer: Move) -> Option<u16> {
        // A final scoring card has nothing to do with money.
        let unrelated = self.position.agenda.top() == Frame::ScoringDiscard;
        if unrelated || self.is_safe_from_venom(seat) && !self.may_cost(answer) {
            return None;
        }
        let mut search = Search { seat, steps: MOST_STEPS, most_left: 0 };
        let known = self.as_known_to(seat);
        let found = search.pays_after(Look { rules: self.rules, position: &known }, answer, LONGEST_WAY);
        (!found).then_some(search.most_left)
    }

    /// Whether nothing can keep a seat from paying: the money is there, and it can decline whatever costs some.
    fn is_safe_from_venom(self, seat: Seat) -> bool {
        self.zoo(seat).money.0 >= boards::VENOM_COST.into() && !self.demands_money()
    }

    /// Whether only the cards of a Cards action still move, and none of them can be sold: their many orders need no
    /// search.
    fn only_moves_cards(self, seat: Seat) -> bool {
        let agenda = &self.position.agenda;
        matches!(agenda.top(), Frame::Action(performing) if performing.action == Action::Cards)
            && agenda.all_pending().is_empty()
            && agenda.waiting.is_empty()
            && self.never_has_free_moves(seat)
            && self.position.market.marks.iter().all(|&(_, owner)| owner != seat)
    }

    /// Whether an answer may cost money, or begin something that does.
    fn may_cost(self, answer: Move) -> bool {
        match answer {
            Move::Use { .. }
            | Move::Borrow { .. }
            | Move::Repeat { .. }
            | Move::Strengthen(_)
            | Move::Animal(_)
            | Move::Sponsor(_)
            | Move::Build(_)
            | Move::Extra(_)
            | Move::Copy(_)
            | Move::Task(_)
            | Move::TaskWith(..)
            | Move::OtherAction
            | Move::Donate
            | Move::Trade(Resource::Money, _) => true,
            Move::Yes => self.offers_for_money(),
            _ => false,
        }
    }

    /// The position without what the seat cannot know or count on: a draw finds nothing. Nobody is
    /// asked to discard a final scoring card either.
    fn as_known_to(self, seat: Seat) -> Position {
        let mut position = *self.position;
        position.market.deck = List::default();
        position.market.discard = Default::default();
        position.market.scoring = List::default();
        position.association.unused = position.association.unused.and(&position.known[seat.index()]);
        position.scoring_discarded = true;
        position
    }
}

/// Whether an answer is nothing but money; such answers are tried first.
fn brings_money(answer: Move) -> bool {
    matches!(answer, Move::Sell(_) | Move::Break | Move::Money)
}

/// A search for a way to the end of the turn that pays for Venom or removes a token.
struct Search {
    seat: Seat,
    /// How many more steps may be tried.
    steps: u16,
    /// The most money that a way which does not pay leaves.
    most_left: u16,
}

impl Search {
    fn pays_after(&mut self, look: Look<'_>, answer: Move, length: u8) -> bool {
        if self.steps == 0 || length == 0 {
            return true;
        }
        self.steps -= 1;
        let mut position = *look.position;
        Engine::on_trial(look.rules, &mut position, &mut unheard(&mut Silent)).make(self.seat, answer);
        self.pays(Look { rules: look.rules, position: &position }, length - 1)
    }

    fn pays(&mut self, look: Look<'_>, length: u8) -> bool {
        if !look.owes_venom(self.seat) || look.is_safe_from_venom(self.seat) {
            return true;
        }
        if look.position.agenda.top() == Frame::Turn(Turn::End) || look.only_moves_cards(self.seat) {
            self.most_left = self.most_left.max(look.zoo(self.seat).money.0);
            return false;
        }
        [true, false].into_iter().any(|at_once| {
            let way = look.all_answers(self.seat, &mut |answer| {
                let looked_at = brings_money(answer) == at_once && !look.repeats(self.seat, answer);
                if looked_at && self.pays_after(look, answer, length) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            way.is_break()
        })
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
