//! Free moves: what the active seat may do at any time of its turn. They stand behind the answers of every question it
//! is asked and return to that question; if one is left when the turn would end, the seat is asked once more (D-48).

use crate::asking::blocker::Blocker;
use crate::asking::choice::Pool;
use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind};
use crate::effects::{Clause, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, is_active, passes, require};
use crate::position::{Frame, Progress, Source, SupportStage};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

impl Move {
    /// Whether it is a free move.
    pub const fn is_free(self) -> bool {
        matches!(self, Move::Sell(_))
    }
}

impl Look<'_> {
    /// Visits the free moves of an asked seat.
    pub(crate) fn free_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if !self.has_free_moves(seat) {
            return ControlFlow::Continue(());
        }
        for card in self.zoo(seat).hand.iter() {
            let answer = Move::Sell(card);
            if passes(|first| self.check_free(seat, answer, first)) {
                visit(answer)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a seat has any free move in this turn.
    pub(crate) fn has_free_moves(self, seat: Seat) -> bool {
        seat == self.position.active
            && self.in_turn()
            && !self.zoo(seat).hand.is_empty()
            && self.harbour_is_open(seat)
    }

    /// What stands against a free move.
    pub(crate) fn check_free<O: Objections<Blocker>>(
        self,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let Move::Sell(card) = answer else { return objections.raise(Blocker::NotAsked) };
        require(self.has_free_moves(seat), objections, || Blocker::NotAsked)?;
        let there = self.zoo(seat).hand.contains(card);
        require(there, objections, || Blocker::NotThere { card })?;
        require(self.can_spare(seat, card), objections, || Blocker::NotYet)
    }

    /// Whether the map would still buy a card in this turn.
    pub(crate) fn harbour_is_open(self, seat: Seat) -> bool {
        !self.position.this_turn.sold && self.harbour(seat).is_some()
    }

    /// The line of the map that buys a card, and its price.
    pub(crate) fn harbour(self, seat: Seat) -> Option<(u8, u8)> {
        let zoo = self.zoo(seat);
        let lines = zoo.printed().ability.iter().enumerate();
        let mut open = lines.filter(|(_, line)| is_active(zoo, line.active));
        open.find_map(|(i, line)| match line.clause {
            Clause::Rule(Rule::DiscardForMoney(money)) => Some((i as u8, money)),
            _ => None,
        })
    }

    /// Whether the question on top still has an answer without a hand card: an action that has begun must do
    /// something, so its only possible card cannot be sold.
    fn can_spare(self, seat: Seat, card: CardId) -> bool {
        let needed = match self.position.agenda.top() {
            Frame::Action(performing) => match performing.progress {
                Progress::Animals { played: 0, .. } => CardKind::Animal,
                Progress::Association { tasks: 0, .. } => CardKind::Project,
                _ => return true,
            },
            Frame::Support(supporting) if supporting.stage == SupportStage::Project => CardKind::Project,
            Frame::House { card: chosen } | Frame::Conditions { card: chosen, .. } => return card != chosen,
            _ => return true,
        };
        if card.kind() != Some(needed) || !self.position.agenda.bag().is_empty() {
            return true;
        }
        let mut without = *self.position;
        without.zoo_mut(seat).hand.remove(card);
        let look = Look { rules: self.rules, position: &without };
        let some = |answer| match answer {
            Move::Done => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        look.question_answers(seat, &mut { some }).is_break()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Makes a free move; the question stays open.
    pub(crate) fn make_free(&mut self, seat: Seat, answer: Move) {
        let Move::Sell(card) = answer else { return };
        let Some((line, money)) = self.look().harbour(seat) else { return };
        self.position.this_turn.sold = true;
        if self.look().picks_from() == Pool::Hand {
            self.leave_set(seat, card, Pool::Hand);
        }
        self.discard_from_hand(seat, card);
        self.gain_money(seat, money.into(), Source::Map(line));
    }
}
