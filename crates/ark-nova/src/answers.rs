//! Who is asked what, and which answers there are. The answers listed are exactly those that pass the check.

use crate::actions::discarding;
use crate::blocker::Blocker;
use crate::catalogue::{CardId, CardKind};
use crate::effects::Rule;
use crate::engine::Engine;
use crate::event::Event;
use crate::look::{Look, Walk, passes, require};
use crate::moves::Move;
use crate::position::{BreakStep, Frame, Pending, Progress, Setup, SupportStage, Turn};
use crate::question::Question;
use crate::setup::KEPT;
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat, SeatSet};

impl Look<'_> {
    /// The seats that are asked now.
    pub fn asked(self) -> SeatSet {
        let position = self.position;
        if !position.agenda.bag().is_empty() {
            return SeatSet::only(position.active);
        }
        match position.agenda.top() {
            Frame::Over => SeatSet::NONE,
            Frame::Setup(Setup::MapPool(seat)) => SeatSet::only(seat),
            Frame::Setup(_) | Frame::ScoringDiscard | Frame::Break(_) => position.open,
            Frame::Doing(doing) => SeatSet::only(self.answerer(doing)),
            _ => SeatSet::only(position.active),
        }
    }

    /// What a seat is asked.
    pub fn question(self, seat: Seat) -> Option<Question> {
        if !self.asked().contains(seat) {
            return None;
        }
        if !self.position.agenda.bag().is_empty() {
            return Some(Question::Order);
        }
        Some(match self.position.agenda.top() {
            Frame::Setup(Setup::Hands) => Question::Keep { left: self.left_to_keep(seat) },
            Frame::Setup(_) => Question::Map,
            Frame::Turn(Turn::Choose) => Question::Action,
            Frame::Turn(_) => Question::Order,
            Frame::Action(performing) => match performing.progress {
                Progress::Done => Question::Repeat,
                progress => Question::Step(progress),
            },
            Frame::Doing(doing) => {
                Question::Effect { what: doing.what, left: doing.left, begun: doing.begun }
            }
            Frame::House { card } => Question::Enclosure(card),
            Frame::Place { building, .. } => Question::Place(building),
            Frame::Support(supporting) => match supporting.stage {
                SupportStage::Project => Question::Project,
                SupportStage::Release => Question::Release(supporting.card),
                SupportStage::Token => Question::Token,
            },
            Frame::Leave { card, .. } => Question::Leave(card),
            Frame::MoveIn { building, .. } => Question::MoveIn(building),
            Frame::ScoringDiscard => Question::DiscardScoring,
            Frame::Break(_) => Question::HandLimit { left: self.left_to_discard(seat) },
            Frame::Bag | Frame::Ending | Frame::Over => return None,
        })
    }

    /// Visits every answer of an asked seat.
    pub(crate) fn answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if !self.owes_venom(seat) {
            return self.all_answers(seat, visit);
        }
        let mut found = false;
        self.all_answers(seat, &mut |answer| {
            if self.can_pay_venom_after(seat, answer) {
                found = true;
                visit(answer)
            } else {
                ControlFlow::Continue(())
            }
        })?;
        if found { ControlFlow::Continue(()) } else { self.all_answers(seat, visit) }
    }

    /// The answers before Venom is thought of.
    pub(crate) fn all_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        self.question_answers(seat, visit)?;
        if self.can_sell(seat) {
            for card in self.zoo(seat).hand.iter().filter(|&card| self.can_spare(seat, card)) {
                visit(Move::Sell(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn question_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let agenda = &self.position.agenda;
        if !agenda.bag().is_empty() {
            return order(agenda.bag(), visit);
        }
        match agenda.top() {
            Frame::Setup(setup) => self.setup_answers(seat, setup, visit),
            Frame::Turn(Turn::Choose) => self.action_answers(seat, true, visit),
            Frame::Turn(_) => order(&agenda.waiting, visit),
            Frame::Action(performing) => match performing.progress {
                Progress::Animals { .. } => self.animal_answers(seat, performing, visit),
                Progress::Association { .. } => self.association_answers(seat, visit),
                Progress::Build { .. } => self.build_answers(seat, visit),
                Progress::Sponsors { .. } => self.sponsor_answers(seat, performing, visit),
                Progress::Done => self.repeat_answers(seat, performing, visit),
                _ => self.cards_answers(seat, performing, visit),
            },
            Frame::Doing(doing) => self.doing_answers(seat, doing, visit),
            Frame::House { card } => self.home_answers(seat, card, visit),
            Frame::Place { building, need, .. } => {
                let site = self.site_for(seat, building, need);
                site.placements(building).try_for_each(|id| visit(Move::Place(building, id)))
            }
            Frame::Support(supporting) => self.support_answers(seat, supporting, visit),
            Frame::Leave { card, to } => self.leave_answers(seat, card, to, visit),
            Frame::MoveIn { building, after } => self.move_in_answers(seat, building, after, visit),
            Frame::ScoringDiscard => {
                self.zoo(seat).scoring_cards().try_for_each(|card| visit(Move::Card(card)))
            }
            Frame::Break(_) => self.hand_limit_choice(seat).answers(self, seat, visit),
            Frame::Bag | Frame::Ending | Frame::Over => ControlFlow::Continue(()),
        }
    }

    /// What stands against an answer of an asked seat.
    pub(crate) fn check_answer<O: Objections<Blocker>>(
        self,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if let Move::Sell(card) = answer {
            let there = self.zoo(seat).hand.contains(card);
            require(self.can_sell(seat), objections, || Blocker::NotAsked)?;
            require(there, objections, || Blocker::NotThere(card))?;
            return require(self.can_spare(seat, card), objections, || Blocker::NotYet);
        }
        if self.position.agenda.bag().is_empty() {
            match (self.position.agenda.top(), answer) {
                (Frame::Turn(Turn::Choose), Move::Use { action, slot, x }) => {
                    return self.check_use(seat, action, slot, x, objections);
                }
                (Frame::Turn(Turn::Choose), Move::XToken(_)) => return self.check_x_token(seat, objections),
                (Frame::Action(performing), Move::Animal(card)) => {
                    if let Progress::Animals { left, .. } = performing.progress {
                        return self.check_animal(
                            seat,
                            card,
                            self.animals_reach(seat, performing),
                            left,
                            objections,
                        );
                    }
                }
                (Frame::Action(performing), Move::Build(building)) => {
                    if matches!(performing.progress, Progress::Build { .. }) {
                        return self.check_build(seat, performing, building, objections);
                    }
                }
                (Frame::Place { building, need, .. }, Move::Place(placed, id)) if building == placed => {
                    return self.check_place(seat, building, need, id, objections);
                }
                (Frame::Break(_), answer) => {
                    return self.hand_limit_choice(seat).check(self, seat, answer, objections);
                }
                (Frame::Setup(Setup::Hands), answer) => return KEPT.check(self, seat, answer, objections),
                (Frame::Action(performing), answer)
                    if matches!(performing.progress, Progress::Discarding { .. }) =>
                {
                    return discarding(performing).check(self, seat, answer, objections);
                }
                (Frame::Doing(doing), answer) => return self.check_doing(seat, doing, answer, objections),
                (Frame::Action(performing), Move::Sponsor(card)) => {
                    if let Progress::Sponsors { left, .. } = performing.progress {
                        return self.check_sponsor(seat, performing, card, left, objections);
                    }
                }
                (Frame::Action(performing), Move::Task(task)) => {
                    if let Progress::Association { left, tasks, .. } = performing.progress {
                        return self.check_task(seat, performing, task, left, tasks, objections);
                    }
                }
                (Frame::Action(performing), Move::Donate) => {
                    if matches!(performing.progress, Progress::Association { .. }) {
                        return self.check_donation(seat, performing, objections);
                    }
                }
                (Frame::Support(supporting), Move::Support(card, level))
                    if supporting.stage == SupportStage::Project =>
                {
                    return self.check_support(seat, card, level, objections);
                }
                _ => {}
            }
        }
        let mut found = false;
        let _ = self.question_answers(seat, &mut |listed| {
            found |= listed == answer;
            if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        require(found, objections, || Blocker::NoSuchChoice)
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
        let other = self.all_answers(seat, &mut |listed| {
            let pays = self.can_pay_venom_after(seat, listed);
            if pays { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        require(other.is_continue(), objections, || Blocker::Venom { leaves })
    }

    /// Whether an answer only repeats what other answers of the question reach as well.
    pub(crate) fn repeats(self, seat: Seat, answer: Move) -> bool {
        if !self.position.agenda.bag().is_empty() {
            return false;
        }
        match self.position.agenda.top() {
            Frame::Setup(Setup::Hands) => KEPT.repeats(self, seat, answer),
            Frame::Break(_) => self.hand_limit_choice(seat).repeats(self, seat, answer),
            Frame::Action(performing) if matches!(performing.progress, Progress::Discarding { .. }) => {
                discarding(performing).repeats(self, seat, answer)
            }
            Frame::Doing(doing) => self.doing_repeats(seat, doing, answer),
            _ => false,
        }
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
            Frame::House { card: chosen } => return card != chosen,
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

    /// Whether the map lets the seat sell a card now: a free move of the own turn.
    pub(crate) fn can_sell(self, seat: Seat) -> bool {
        seat == self.position.active
            && self.in_turn()
            && !self.zoo(seat).hand.is_empty()
            && self.harbour_is_open(seat)
    }

    /// Whether the map would still buy a card in this turn.
    pub(crate) fn harbour_is_open(self, seat: Seat) -> bool {
        !self.position.this_turn.sold
            && self.rules_of_map(seat).any(|rule| matches!(rule, Rule::DiscardForMoney(_)))
    }
}

/// The distinct effects of a bag.
fn order(bag: &[Pending], visit: &mut impl FnMut(Move) -> Walk) -> Walk {
    for (i, effect) in bag.iter().enumerate() {
        let same = |other: &Pending| (other.source, other.part) == (effect.source, effect.part);
        if !bag[..i].iter().any(same) {
            visit(Move::First(effect.source, effect.part))?;
        }
    }
    ControlFlow::Continue(())
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Makes an answer to the question on top.
    pub(crate) fn perform(&mut self, seat: Seat, answer: Move) {
        if let Move::Sell(card) = answer {
            return self.sell(seat, card);
        }
        let same = |effect: &Pending| answer == Move::First(effect.source, effect.part);
        if !self.position.agenda.bag().is_empty() {
            if let Some(at) = self.position.agenda.bag().iter().position(same) {
                let effect = self.position.agenda.take(at);
                self.resolve(effect);
            }
            return;
        }
        match self.position.agenda.top() {
            Frame::Setup(setup) => self.answer_setup(seat, setup, answer),
            Frame::Turn(Turn::Choose) => self.begin_action(seat, answer),
            Frame::Turn(_) => {
                if let Some(at) = self.position.agenda.waiting.iter().position(same) {
                    let effect = self.position.agenda.waiting.remove(at);
                    self.resolve(effect);
                }
            }
            Frame::Action(performing) => self.step(seat, performing, answer),
            Frame::Doing(doing) => self.do_effect(seat, doing, answer),
            Frame::House { card } => self.house(seat, card, answer),
            Frame::Place { building, price, need } => {
                if let Move::Place(_, id) = answer {
                    self.close();
                    self.place(seat, building, id, price, need);
                }
            }
            Frame::Support(supporting) => self.support(seat, supporting, answer),
            Frame::Leave { card, to } => {
                self.close();
                self.leave(seat, card, to, answer);
            }
            Frame::MoveIn { building, .. } => self.move_in(seat, building, answer),
            Frame::ScoringDiscard => self.discard_scoring(seat, answer),
            Frame::Break(at) if at.step == BreakStep::HandLimit => self.discard_to_limit(seat, answer),
            Frame::Break(_) | Frame::Bag | Frame::Ending | Frame::Over => {}
        }
    }

    /// Sells a hand card by the ability of the map.
    fn sell(&mut self, seat: Seat, card: CardId) {
        self.position.this_turn.sold = true;
        let money = self.look().rules_of(seat).find_map(|rule| match rule {
            Rule::DiscardForMoney(money) => Some(money),
            _ => None,
        });
        self.discard_from_hand(seat, card);
        let line = self.position.zoo(seat).printed().ability.iter().position(|_| true).unwrap_or(0);
        self.gain_money(seat, money.unwrap_or(0).into(), crate::position::Source::Map(line as u8));
    }
}
