//! Questions and answers: what is asked, which moves answer it, what stands against a move, and why.
//!
//! Every frame that asks is one `impl Asks` beside its rule: who is asked, what, the answers, the check with its
//! reasons, what an answer does, and what others may see of it. An effect that asks has the same in its word
//! (`effects/words`). This file leads from a frame to its home.

pub mod blocker;
pub(crate) mod choice;
pub mod explain;
pub(crate) mod free_moves;
mod helping;
pub mod moves;
mod order;
pub mod pointing;
pub mod question;
pub mod remedy;
pub(crate) mod venom;

pub(crate) use order::Order;

use crate::actions::{
    AnimalsAction, AssociationAction, BuildAction, CardsAction, Conditions, SponsorsAction,
};
use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::flow::scoring::ScoringDiscard;
use crate::flow::turn::{ChooseAction, LastMoves, Repeat};
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Frame, Position, Progress, Turn};
use crate::zoo::{House, Leave, MoveIn, Place, Settle};
use std::ops::ControlFlow;
use tabletop::{Chance, Listener, Objections, Seat, SeatSet};

/// Somebody who looks at answers, until there is nothing more to see.
pub(crate) type Visitor<'a> = dyn FnMut(Move) -> Walk + 'a;

/// A visitor that stops at one answer.
pub(crate) fn looking_for(answer: Move) -> impl FnMut(Move) -> Walk {
    move |listed| if listed == answer { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// A visitor as answers are shown to it: everything that asks is compiled again for each kind.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn shown<V: FnMut(Move) -> Walk>(visit: &mut V) -> &mut V {
    visit
}

/// A visitor as answers are shown to it: of one kind for all, as a browser has to load everything that asks.
#[cfg(target_family = "wasm")]
pub(crate) fn shown<'a, V: FnMut(Move) -> Walk>(visit: &'a mut V) -> &'a mut Visitor<'a> {
    visit
}

/// A frame that asks.
pub(crate) trait Asks: Copy {
    /// Who is asked.
    fn asked(self, look: Look<'_>) -> SeatSet {
        SeatSet::only(look.position.active)
    }

    /// What is asked.
    fn question(self, look: Look<'_>, seat: Seat) -> Question;

    /// Visits the answers.
    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk;

    /// What stands against an answer: that it is not among them, where there is no more to say.
    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        self.check_listed(look, seat, answer, objections)
    }

    /// That an answer is not among them.
    fn check_listed<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let listed = self.answers(look, seat, &mut shown(&mut looking_for(answer)));
        require(listed.is_break(), objections, || Blocker::NoSuchChoice)
    }

    /// What an answer does.
    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move);

    /// The set of cards that is chosen, if it is one.
    fn set(self, _look: Look<'_>, _seat: Seat) -> Option<Choice> {
        None
    }

    /// Whether others learn something of a hidden hand from the fact that this is asked, or is not.
    fn depends_on_hand(self) -> bool {
        false
    }

    /// Whether something that was begun may have to be paid for.
    fn demands_money(self) -> bool {
        false
    }

    /// Draws the answer that another seat has given sealed, or begun, anew among those it could have given.
    fn reseal(self, position: &mut Position, other: Seat, _chance: &mut Chance) {
        // A set that is only begun is seen by nobody else.
        position.zoo_mut(other).picked = Default::default();
    }
}

/// The home of every frame's question: `$asks` is its value in `$then`; `$nobody` where nobody is asked.
macro_rules! asking {
    ($frame:expr, $asks:ident => $then:expr, nobody => $nobody:expr) => {
        asking!(@ $frame, $asks, $then, $nobody;
            Frame::Setup(setup) => setup,
            Frame::Turn(Turn::Choose) => ChooseAction,
            Frame::Turn(Turn::After | Turn::End) => Order::Waiting,
            Frame::Turn(Turn::Last) => LastMoves,
            Frame::Doing(doing) => doing,
            Frame::House { card } => House { card },
            Frame::Conditions { card, missing, single } => Conditions { card, missing, single },
            Frame::Place { building, price, need, terrain } => Place { building, price, need, terrain },
            Frame::Support(supporting) => supporting,
            Frame::Leave { card, to } => Leave { card, to },
            Frame::Settle { card, to } => Settle { card, to },
            Frame::MoveIn { building } => MoveIn { building },
            Frame::ScoringDiscard => ScoringDiscard,
            Frame::Break(at) => at,
            ;
            Progress::Animals { left, played, classes } => AnimalsAction { left, played, classes },
            Progress::Association { left, tasks, donated } => AssociationAction { left, tasks, donated },
            Progress::Build { left, built, copied, extra, terrain } => BuildAction { left, built, copied, extra, terrain },
            Progress::Sponsors { left, played, used, over, lower } => SponsorsAction { left, played, used, over, lower },
            Progress::Cards | Progress::Drawing { .. } | Progress::Discarding { .. } | Progress::Snapping { .. } => CardsAction,
            Progress::Done => Repeat,
        )
    };
    (@ $frame:expr, $asks:ident, $then:expr, $nobody:expr;
        $($pattern:pat => $value:expr,)* ; $($progress:pat => $step:ident $({ $($field:ident),* })?,)*) => {
        match $frame {
            $($pattern => { let $asks = $value; $then })*
            Frame::Action(performing) => match performing.progress {
                $($progress => { let $asks = $step { performing, $($($field),*)? }; $then })*
            },
            Frame::Bag | Frame::Ending | Frame::Over => $nobody,
        }
    };
}

impl Look<'_> {
    /// The seats that are asked now.
    pub fn asked(self) -> SeatSet {
        if self.has_order() {
            return Order::Bag.asked(self);
        }
        asking!(self.position.agenda.top(), asks => asks.asked(self), nobody => SeatSet::NONE)
    }

    /// What a seat is asked.
    pub fn question(self, seat: Seat) -> Option<Question> {
        if !self.asked().contains(seat) {
            return None;
        }
        if self.has_order() {
            return Some(Order::Bag.question(self, seat));
        }
        asking!(self.position.agenda.top(), asks => Some(asks.question(self, seat)), nobody => None)
    }

    /// Whether effects of one moment lie on top, of which one comes first.
    fn has_order(self) -> bool {
        !self.position.agenda.bag().is_empty()
    }

    /// Visits the answers of the question on top itself.
    pub(crate) fn question_answers(self, seat: Seat, visit: &mut Visitor) -> Walk {
        self.listed(seat, visit)
    }

    /// Visits the answers of the question on top itself. Everything that asks is compiled again for each kind of visitor, so
    /// there are two: the one that lists all of them in a hurry, and any other.
    fn listed(self, seat: Seat, visit: &mut (impl FnMut(Move) -> Walk + ?Sized)) -> Walk {
        let mut visit = |answer| visit(answer);
        let visit = &mut shown(&mut visit);
        if self.has_order() {
            return Order::Bag.answers(self, seat, visit);
        }
        asking!(self.position.agenda.top(), asks => asks.answers(self, seat, visit), nobody => ControlFlow::Continue(()))
    }

    /// The answers before Venom is thought of: those of the question, and free moves behind them.
    pub(crate) fn all_answers(self, seat: Seat, visit: &mut Visitor) -> Walk {
        if self.is_raised() {
            return self.question_answers(seat, &mut |answer| match answer.performs() {
                true => visit(answer),
                false => ControlFlow::Continue(()),
            });
        }
        self.question_answers(seat, visit)?;
        self.strengthen_answers(seat, visit)?;
        self.free_answers(seat, visit)
    }

    /// Lists every answer of an asked seat.
    pub(crate) fn list_answers(self, seat: Seat, answers: &mut Vec<Move>) {
        let push = &mut |answer| {
            answers.push(answer);
            ControlFlow::Continue(())
        };
        let _ = if self.owes_venom(seat) || self.is_raised() {
            self.answers(seat, push)
        } else {
            let _ = self.listed(seat, push);
            let _ = self.strengthen_answers(seat, push);
            self.free_answers(seat, push)
        };
    }

    /// Visits every answer of an asked seat.
    pub(crate) fn answers(self, seat: Seat, visit: &mut Visitor) -> Walk {
        if !self.owes_venom(seat) {
            return self.all_answers(seat, visit);
        }
        let payable = self.some_way_pays_venom(seat);
        self.all_answers(seat, &mut |answer| {
            if !payable || self.can_pay_venom_after(seat, answer) {
                visit(answer)
            } else {
                ControlFlow::Continue(())
            }
        })
    }

    /// Whether some answer leaves a way to pay for Venom. What is put back leads nowhere by itself.
    fn some_way_pays_venom(self, seat: Seat) -> bool {
        let way = self.all_answers(seat, &mut |answer| {
            let pays = !matches!(answer, Move::Back(_)) && self.can_pay_venom_after(seat, answer);
            if pays { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        way.is_break()
    }

    /// What stands against an answer of an asked seat.
    pub(crate) fn check_answer<O: Objections<Blocker>>(
        self,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if self.is_raised() {
            require(answer.performs(), objections, || Blocker::NotYet)?;
        }
        if let Move::Strengthen(card) = answer {
            return self.check_strengthen(seat, card, objections);
        }
        if answer.is_free() {
            return self.check_free(seat, answer, objections);
        }
        if self.has_order() {
            return Order::Bag.check(self, seat, answer, objections);
        }
        asking!(
            self.position.agenda.top(),
            asks => asks.check(self, seat, answer, objections),
            nobody => objections.raise(Blocker::NotAsked)
        )
    }

    /// The whole check of an answer, Venom included.
    pub(crate) fn check_move<O: Objections<Blocker>>(
        self,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        self.check_answer(seat, answer, objections)?;
        // Only a step that could be made otherwise can be tried.
        if !self.owes_venom(seat) || !passes(|first| self.check_answer(seat, answer, first)) {
            return ControlFlow::Continue(());
        }
        let Some(leaves) = self.most_left_for_venom(seat, answer) else {
            return ControlFlow::Continue(());
        };
        require(!self.some_way_pays_venom(seat), objections, || Blocker::Venom { leaves })
    }

    /// The set of cards that the question on top lets a seat choose, if it does.
    pub(crate) fn set(self, seat: Seat) -> Option<Choice> {
        if self.has_order() {
            return None;
        }
        asking!(self.position.agenda.top(), asks => asks.set(self, seat), nobody => None)
    }

    /// The cards from which a seat picks.
    pub(crate) fn picks_from(self, seat: Seat) -> Pool {
        self.set(seat).map_or(Pool::Hand, |set| set.pool)
    }

    /// Whether an answer only repeats what other answers of the question reach as well.
    pub(crate) fn repeats(self, seat: Seat, answer: Move) -> bool {
        self.set(seat).is_some_and(|set| set.repeats(self, seat, answer))
    }

    /// Whether others learn something of a hidden hand from the fact that the question on top is asked, or is not.
    pub(crate) fn depends_on_hand(self) -> bool {
        // A kept tile can be used or not by what is in the hand, so that something is asked or not.
        let keeps = self.zoo(self.position.active).tiles != 0;
        keeps || asking!(self.position.agenda.top(), asks => asks.depends_on_hand(), nobody => false)
    }

    /// Whether a frame may have to be paid for, because something was begun.
    pub(crate) fn demands_money(self) -> bool {
        let demands = |frame| asking!(frame, asks => asks.demands_money(), nobody => false);
        self.position.agenda.frames().any(demands)
    }

    /// Whether an answer plays, places, releases or pays for something, so that it is asked for even alone.
    pub(crate) fn commits(self, answer: Move) -> bool {
        match answer {
            Move::Use { .. }
            | Move::XToken(_)
            | Move::Borrow { .. }
            | Move::Repeat { .. }
            | Move::Animal(_)
            | Move::Build(_)
            | Move::Extra(_)
            | Move::Copy(_)
            | Move::Place(..)
            | Move::Lift(_)
            | Move::Return(..)
            | Move::Task(_)
            | Move::TaskWith(..)
            | Move::Hire
            | Move::OtherAction
            | Move::Donate
            | Move::Support(..)
            | Move::Sponsor(_)
            | Move::Strengthen(_)
            | Move::Lower(_)
            | Move::Trade(..)
            | Move::Sell(_)
            | Move::UseTile(_)
            | Move::TakeBack(_) => true,
            // A card is given away: an animal that is released, cards that are sold or tucked.
            Move::Card(_) => {
                !self.has_order()
                    && matches!(self.position.agenda.top(), Frame::Support(_) | Frame::MoveIn { .. })
            }
            Move::Map(_)
            | Move::Draft(_)
            | Move::Alternates(..)
            | Move::Done
            | Move::Yes
            | Move::Option(_)
            | Move::Enclosure(_)
            | Move::Special(_)
            | Move::Split(_)
            | Move::Flock
            | Move::Draw
            | Move::Snap
            | Move::Deck
            | Move::Back(_)
            | Move::Ability(..)
            | Move::Dig(_)
            | Move::Rescue(_)
            | Move::Refill
            | Move::Partner(_)
            | Move::University(_)
            | Move::Edge(_)
            | Move::Break
            | Move::First(..)
            | Move::ActionCard(_)
            | Move::SlotFive(_)
            | Move::Money
            | Move::Camouflage
            | Move::Tile(_)
            | Move::Seat(_)
            | Move::Give
            | Move::Bonus(_)
            | Move::Marker(_)
            | Move::Focus(_) => false,
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Makes an answer to the question on top.
    pub(crate) fn perform(&mut self, seat: Seat, answer: Move) {
        if let Move::Strengthen(card) = answer {
            return self.strengthen(seat, card);
        }
        if answer.is_free() {
            return self.make_free(seat, answer);
        }
        if self.look().has_order() {
            return Order::Bag.perform(self, seat, answer);
        }
        asking!(self.position.agenda.top(), asks => asks.perform(self, seat, answer), nobody => {});
    }
}

/// Draws what another seat has answered sealed, or begun to answer, anew.
pub(crate) fn reseal(position: &mut Position, other: Seat, chance: &mut Chance) {
    asking!(position.agenda.top(), asks => asks.reseal(position, other, chance), nobody => {});
}
