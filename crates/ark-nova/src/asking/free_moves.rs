//! Free moves: what the active seat may do at any time of its turn. They stand behind the answers of every question it
//! is asked and return to that question; if one is left when the turn would end, the seat is asked once more (D-48).
//! Kept bonus tiles can also be used, and stored cards taken back, during the own income (D-38).

use crate::asking::Visitor;
use crate::asking::blocker::Blocker;
use crate::asking::choice::Pool;
use crate::asking::moves::Move;
use crate::catalogue::{BonusTile, CardId, CardKind};
use crate::effects::{Clause, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, is_active, passes, require};
use crate::position::{Break, BreakStep, Frame, Pending, Progress, Source, SupportStage};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat, SeatSet};

impl Move {
    /// Whether it is a free move.
    pub const fn is_free(self) -> bool {
        matches!(self, Move::Sell(_) | Move::UseTile(_) | Move::TakeBack(_))
    }
}

impl Look<'_> {
    /// Visits the free moves of an asked seat.
    pub(crate) fn free_answers(self, seat: Seat, visit: &mut Visitor) -> Walk {
        if seat != self.position.active {
            return ControlFlow::Continue(());
        }
        if self.never_has_free_moves(seat) {
            return ControlFlow::Continue(());
        }
        let mut legal = |answer| match passes(|first| self.check_free(seat, answer, first)) {
            true => visit(answer),
            false => ControlFlow::Continue(()),
        };
        let zoo = self.zoo(seat);
        if self.may_sell(seat) {
            zoo.hand.iter().map(Move::Sell).try_for_each(&mut legal)?;
        }
        zoo.kept_tiles().map(Move::UseTile).try_for_each(&mut legal)?;
        zoo.stored.iter().copied().map(Move::TakeBack).try_for_each(&mut legal)
    }

    /// Whether a seat has any free move now.
    pub(crate) fn has_free_moves(self, seat: Seat) -> bool {
        self.free_answers(seat, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// What stands against a free move.
    pub(crate) fn check_free<O: Objections<Blocker>>(
        self,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Sell(card) => {
                require(self.may_sell(seat), objections, || Blocker::NotAsked)?;
                let there = self.zoo(seat).hand.contains(card);
                require(there, objections, || Blocker::NotThere { card })?;
                require(self.can_spare(seat, card), objections, || Blocker::NotYet)
            }
            Move::UseTile(tile) => self.check_tile(seat, tile, objections),
            Move::TakeBack(card) => {
                let may = self.is_own_turn(seat) || self.is_own_income(seat);
                let may = may && self.has_rule(seat, Rule::TakeBackStored);
                require(may, objections, || Blocker::NotAsked)?;
                let there = self.zoo(seat).stored.contains(&card);
                require(there, objections, || Blocker::NotThere { card })?;
                require(self.zoo(seat).picked.is_empty(), objections, || Blocker::Unfinished)
            }
            _ => objections.raise(Blocker::NotAsked),
        }
    }

    fn is_own_turn(self, seat: Seat) -> bool {
        seat == self.position.active && self.in_turn() && self.zoo(seat).lifted.is_empty()
    }

    /// Whether the income of a seat is paid, in a break.
    fn is_own_income(self, seat: Seat) -> bool {
        let paid = |frame| {
            matches!(
                frame,
                Frame::Break(Break { step: BreakStep::Income | BreakStep::LastMoves, paid: 1.., .. })
            )
        };
        seat == self.position.active && self.position.agenda.frames().next().is_some_and(paid)
    }

    /// What stands against using a kept tile (P-30): it waits for a step that was begun, and it must do something.
    fn check_tile<O: Objections<Blocker>>(self, seat: Seat, tile: BonusTile, objections: &mut O) -> Walk {
        require(self.is_own_turn(seat) || self.is_own_income(seat), objections, || Blocker::NotAsked)?;
        let kept = self.zoo(seat).kept_tiles().any(|kept| kept == tile);
        let elsewhere = tile.face().effects.iter().any(|effect| effect.is_spent_elsewhere());
        if !kept || elsewhere {
            return objections.raise(Blocker::NoSuchChoice);
        }
        require(!self.is_amid_step(seat), objections, || Blocker::Unfinished)?;
        require(self.does_something(Pending::new(Source::Tile(tile), seat)), objections, || Blocker::NoEffect)
    }

    /// Whether something was begun that nothing may come between: a set of cards, cards that lie aside, an action that
    /// has still to do something, a card or building on its way to its place. Whatever a tile brings can be
    /// had before it as well.
    fn is_amid_step(self, seat: Seat) -> bool {
        let position = self.position;
        let begun = |frame| match frame {
            Frame::Action(performing) => match performing.progress {
                Progress::Animals { played: 0, .. }
                | Progress::Association { tasks: 0, .. }
                | Progress::Build { built: 0, .. } => true,
                Progress::Animals { .. }
                | Progress::Association { .. }
                | Progress::Build { .. }
                | Progress::Cards
                | Progress::Drawing { .. }
                | Progress::Discarding { .. }
                | Progress::Snapping { .. }
                | Progress::Sponsors { .. }
                | Progress::Done => false,
            },
            Frame::House { .. }
            | Frame::Place { .. }
            | Frame::Support(_)
            | Frame::Leave { .. }
            | Frame::MoveIn { .. }
            | Frame::Settle { .. }
            | Frame::Conditions { .. }
            | Frame::ScoringDiscard => true,
            Frame::Over
            | Frame::Setup(_)
            | Frame::Turn(_)
            | Frame::Bag
            | Frame::Doing(_)
            | Frame::Break(_)
            | Frame::Ending => false,
        };
        !self.zoo(seat).picked.is_empty()
            || !self.zoo(seat).lifted.is_empty()
            || !position.market.aside.is_empty()
            || position.agenda.frames().any(begun)
    }

    /// Whether the map would buy a card of the hand in this turn.
    fn may_sell(self, seat: Seat) -> bool {
        self.is_own_turn(seat) && !self.zoo(seat).hand.is_empty() && self.harbour_is_open(seat)
    }

    /// Whether the map would still buy a card in this turn.
    fn harbour_is_open(self, seat: Seat) -> bool {
        !self.position.this_turn.sold && self.harbour(seat).is_some()
    }

    /// Whether nothing but the question itself can be answered in the rest of this turn, whatever comes into the hand.
    pub(crate) fn never_has_free_moves(self, seat: Seat) -> bool {
        let zoo = self.zoo(seat);
        !self.harbour_is_open(seat) && !zoo.has_free_means()
    }

    /// The line of the map that buys a card, and its price.
    pub(crate) fn harbour(self, seat: Seat) -> Option<(u8, u8)> {
        let zoo = self.zoo(seat);
        if !zoo.printed().has_rule(Rule::DiscardForMoney(0)) {
            return None;
        }
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
        match answer {
            Move::Sell(card) => {
                let Some((line, money)) = self.look().harbour(seat) else { return };
                self.position.this_turn.sold = true;
                if self.look().picks_from(seat) == Pool::Hand {
                    self.leave_set(seat, card, Pool::Hand);
                }
                self.discard_from_hand(seat, card);
                self.gain_money(seat, money.into(), Source::Map(line));
            }
            Move::UseTile(tile) => {
                self.spend_tile(seat, tile);
                self.set_off(Pending::new(Source::Tile(tile), seat));
            }
            Move::TakeBack(card) => self.take_back(seat, card),
            _ => {}
        }
    }

    /// A kept tile leaves the game.
    pub(crate) fn spend_tile(&mut self, seat: Seat, tile: BonusTile) {
        self.position.zoo_mut(seat).tiles &= !(1 << tile as u8);
        self.tell(|| Event::TileUsed { seat, tile });
    }

    /// A stored card comes back into the hand; nobody else sees which.
    fn take_back(&mut self, seat: Seat, card: CardId) {
        let stored = self.position.zoo(seat).stored;
        self.blur(stored.iter().copied().collect(), SeatSet::only(seat));
        let zoo = self.position.zoo_mut(seat);
        if let Some(at) = zoo.stored.iter().position(|&lying| lying == card) {
            zoo.stored.remove(at);
            zoo.hand.insert(card);
            self.tell(|| Event::TakenBack { seat, card: Some(card) });
        }
    }
}
