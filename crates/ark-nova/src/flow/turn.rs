//! A turn: choosing an action card, what waits for the end of the action, the end of the turn.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Action, Resource, boards};
use crate::effects::Rule;
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Loss};
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Frame, Performing, Progress, ThisTurn, Turn};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

impl Look<'_> {
    /// What stands against performing an own action.
    pub(crate) fn check_use<O: Objections<Blocker>>(
        self,
        seat: Seat,
        action: Action,
        slot: u8,
        x: u8,
        objections: &mut O,
    ) -> Walk {
        self.check_performance(seat, seat, action, slot, x, objections)
    }

    /// What stands against performing the action of somebody's card.
    pub(crate) fn check_performance<O: Objections<Blocker>>(
        self,
        seat: Seat,
        owner: Seat,
        action: Action,
        slot: u8,
        x: u8,
        objections: &mut O,
    ) -> Walk {
        let at = self.zoo(owner).slot_of(action);
        require(at + 1 == usize::from(slot), objections, || Blocker::OtherSlot { slot: at as u8 + 1 })?;
        let has = self.zoo(seat).x_tokens;
        require(x <= has, objections, || Blocker::XTokens { needs: x, has })?;
        let strength = self.strength(owner, at, x).max(0) as u8;
        if self.least_within(seat, owner, action, strength).is_some() && strength >= 1 {
            return ControlFlow::Continue(());
        }
        match self.least_strength(seat, owner, action).map(|least| least.max(1)) {
            None => objections.raise(Blocker::NothingToDo { action }),
            Some(needs) => objections.raise(Blocker::Strength { needs, has: strength }),
        }
    }

    /// The least strength at which the action can do something with the cards known now (D-43).
    pub fn least_strength(self, seat: Seat, owner: Seat, action: Action) -> Option<u8> {
        self.least_within(seat, owner, action, u8::MAX)
    }

    /// The same, if it is at most this much; what needs more is not even looked at.
    fn least_within(self, seat: Seat, owner: Seat, action: Action, most: u8) -> Option<u8> {
        let side = self.zoo(owner).action_side(action);
        let least = match action {
            Action::Animals => self.least_for_animals(seat, owner, side, most),
            Action::Association => self.least_for_association(seat, owner, side, most),
            Action::Build => self.least_for_build(seat, owner, side),
            // The break option of the Sponsors action is always there.
            Action::Cards | Action::Sponsors => Some(1),
        };
        least.filter(|&least| least <= most)
    }

    /// What stands against the X-token action.
    pub(crate) fn check_x_token<O: Objections<Blocker>>(self, seat: Seat, objections: &mut O) -> Walk {
        let full = self.zoo(seat).x_tokens >= boards::MOST_X_TOKENS;
        require(!full, objections, || Blocker::XTokensFull)
    }

    /// Visits the actions of the own cards, and the X-token action where it is allowed.
    pub(crate) fn action_answers(
        self,
        seat: Seat,
        x_action: bool,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        if x_action && self.zoo(seat).x_tokens < boards::MOST_X_TOKENS {
            for slot in &self.zoo(seat).slots {
                visit(Move::XToken(slot.action))?;
            }
        }
        for at in 0..5 {
            self.use_answers(seat, seat, at, &mut |action, slot, x| visit(Move::Use { action, slot, x }))?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the ways to use the card in a slot (from 0).
    pub(crate) fn use_answers(
        self,
        seat: Seat,
        owner: Seat,
        at: usize,
        visit: &mut impl FnMut(Action, u8, u8) -> Walk,
    ) -> Walk {
        let action = self.zoo(owner).slots[at].action;
        let tokens = self.zoo(seat).x_tokens;
        let alone = self.strength(owner, at, 0);
        let most = alone + tokens as i8;
        if most < 1 {
            return ControlFlow::Continue(());
        }
        let Some(least) = self.least_within(seat, owner, action, most as u8) else {
            return ControlFlow::Continue(());
        };
        for x in 0..=tokens {
            if alone + x as i8 >= least.max(1) as i8 {
                visit(action, at as u8 + 1, x)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the performance that is done may be repeated.
    pub(crate) fn may_repeat(self) -> bool {
        let Some(performing) = self.position.agenda.performing() else { return false };
        let some = |answer| match answer {
            Move::Repeat { .. } => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        };
        let seat = self.position.active;
        performing.repeats > 0
            && (Repeat { performing }.answers(self, seat, &mut { some }).is_break()
                || self.may_strengthen(seat))
    }
}

/// Which action, at the start of a turn.
#[derive(Clone, Copy)]
pub(crate) struct ChooseAction;

impl Asks for ChooseAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Action
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.action_answers(seat, true, visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Use { action, slot, x } => look.check_use(seat, action, slot, x, objections),
            Move::XToken(_) => look.check_x_token(seat, objections),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        *engine.position.agenda.top_mut() = Frame::Turn(Turn::After);
        match answer {
            Move::Use { action, x, .. } => engine.perform_action(seat, seat, action, x),
            Move::XToken(action) => engine.x_token_action(seat, action),
            _ => {}
        }
    }
}

/// Whether to repeat an action with a Multiplier token.
#[derive(Clone, Copy)]
pub(crate) struct Repeat {
    pub(crate) performing: Performing,
}

impl Asks for Repeat {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Repeat
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        visit(Move::Done)?;
        let Performing { owner, action, .. } = self.performing;
        let at = look.zoo(owner).slot_of(action);
        look.use_answers(seat, owner, at, &mut |_, _, x| visit(Move::Repeat { x }))
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let Performing { owner, action, .. } = self.performing;
        match answer {
            Move::Repeat { x } => {
                let slot = look.zoo(owner).slot_of(action) as u8 + 1;
                look.check_performance(seat, owner, action, slot, x, objections)
            }
            Move::Done => ControlFlow::Continue(()),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let performing = self.performing;
        match answer {
            Move::Repeat { x } => {
                let zoo = engine.position.zoo_mut(performing.owner);
                let slot = zoo.slot_of(performing.action);
                zoo.slots[slot].multipliers -= 1;
                engine.run(seat, Performing { repeats: performing.repeats - 1, ..performing }, x);
            }
            _ => engine.set_action(Performing { repeats: 0, ..performing }),
        }
    }

    fn depends_on_hand(self) -> bool {
        true
    }
}

/// Nothing is left in the turn but free moves (D-48).
#[derive(Clone, Copy)]
pub(crate) struct LastMoves;

impl Asks for LastMoves {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::LastMoves
    }

    fn answers(self, _look: Look<'_>, _seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        visit(Move::Done)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, _seat: Seat, _answer: Move) {
        *engine.position.agenda.top_mut() = Frame::Turn(Turn::End);
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Begins the turn of a seat.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.position.active = seat;
        self.position.turns += 1;
        self.position.this_turn = ThisTurn::default();
        self.mark_irrevocable();
        self.open(Frame::Turn(Turn::Choose));
        let number = self.position.turns;
        self.tell(|| Event::Turn { seat, number });
    }

    /// Performs the action of somebody's card.
    pub(crate) fn perform_action(&mut self, seat: Seat, owner: Seat, action: Action, x: u8) {
        let slot = self.position.zoo(owner).slot_of(action);
        let card = self.position.zoo(owner).slots[slot];
        let repeats = if owner == seat { card.multipliers } else { 0 };
        let frame = Performing {
            action,
            owner,
            side: card.side,
            number: card.number,
            strength: 0,
            repeats,
            progress: Progress::Done,
        };
        self.open(Frame::Action(frame));
        self.run(seat, frame, x);
    }

    /// Begins a performance: the first one, or a repetition.
    fn run(&mut self, seat: Seat, frame: Performing, x: u8) {
        let owner = frame.owner;
        let slot = self.position.zoo(owner).slot_of(frame.action);
        let side = self.position.zoo(owner).slots[slot].side;
        let strength = self.look().strength(owner, slot, x).max(1) as u8;
        self.position.this_turn.raised = 0;
        self.spend_x_tokens(seat, x);
        self.position.this_turn.rewarded = 0;
        self.tell(|| Event::Action { seat, action: frame.action, owner, side, strength, x_tokens: x });
        let performing = Performing { side, strength, ..frame };
        let progress = self.look().first_progress(performing.printed(), strength);
        *self.position.agenda.top_mut() = Frame::Action(Performing { progress, ..performing });
        self.at_the_start(seat, performing);
    }

    fn spend_x_tokens(&mut self, seat: Seat, x: u8) {
        if x > 0 {
            self.position.zoo_mut(seat).x_tokens -= x;
            self.tell(|| Event::Lost { seat, what: Resource::XToken, n: x.into(), reason: Loss::Spent });
        }
    }

    /// Changes the action on top.
    pub(crate) fn set_action(&mut self, performing: Performing) {
        *self.position.agenda.top_mut() = Frame::Action(performing);
    }

    /// The performance on top is done.
    pub(crate) fn done(&mut self, performing: Performing) {
        self.set_action(Performing { progress: Progress::Done, ..performing });
    }

    /// The card of the action moves to slot 1 and loses its Venom and Constriction tokens.
    pub(crate) fn finish_action(&mut self) {
        if let Frame::Action(performing) = self.position.agenda.top() {
            self.close();
            self.move_used_card(performing.owner, performing.action);
        }
    }

    /// A used card goes to slot 1; its tokens but the Multipliers go.
    pub(crate) fn move_used_card(&mut self, owner: Seat, action: Action) {
        let zoo = self.position.zoo_mut(owner);
        let slot = zoo.slot_of(action);
        let card = &mut zoo.slots[slot];
        let venom = std::mem::take(&mut card.venom);
        card.constriction = false;
        zoo.to_slot_1(slot);
        if venom {
            self.position.this_turn.venom_removed = true;
        }
        self.tell(|| Event::Slot { seat: owner, action, slot: 1 });
    }

    /// Effects that waited for the end of the action; `false` asks which comes first.
    pub(crate) fn after_action(&mut self) -> bool {
        let waiting = &self.position.agenda.waiting;
        match waiting.first().copied() {
            None => {
                let last = self.look().has_free_moves(self.position.active);
                let stage = if last { Turn::Last } else { Turn::End };
                *self.position.agenda.top_mut() = Frame::Turn(stage);
            }
            Some(first) if waiting.iter().all(|effect| *effect == first) => {
                self.position.agenda.waiting.remove(0);
                self.resolve(first);
            }
            Some(_) => return false,
        }
        true
    }

    /// The end of a turn, in the order of.
    pub(crate) fn end_turn(&mut self) {
        let seat = self.position.active;
        self.pay_venom(seat);
        self.close();
        let triggers = self.position.last_turns.is_none() && !self.rules.is_solo() && self.look().meets(seat);
        if triggers {
            self.position.last_turns = Some(self.rules.seats as u8 - 1);
            self.tell(|| Event::EndTriggered { seat });
        }
        self.refill_display();
        if self.rules.is_solo() {
            return self.end_solo_turn(seat);
        }
        match self.position.break_caused_by.take() {
            Some(caused_by) => self.begin_break(caused_by),
            None => self.next_turn(seat),
        }
    }

    /// The turn after a seat's, or the end of the game.
    pub(crate) fn next_turn(&mut self, seat: Seat) {
        match &mut self.position.last_turns {
            Some(0) => self.open(Frame::Ending),
            Some(left) => {
                *left -= 1;
                self.begin_turn(seat.next(self.rules.seats));
            }
            None => self.begin_turn(seat.next(self.rules.seats)),
        }
    }
}

impl Look<'_> {
    /// Whether a seat's counters meet.
    pub fn meets(self, seat: Seat) -> bool {
        let zoo = self.zoo(seat);
        i32::from(zoo.appeal) >= boards::target(zoo.conservation)
    }

    /// The strength the project task needs.
    pub(crate) fn support_strength(self, seat: Seat) -> u8 {
        let lowered = self.sum_of_rules(seat, Rule::SupportStrength(0), |rule| match rule {
            Rule::SupportStrength(strength) => strength,
            _ => 0,
        });
        if lowered > 0 { lowered } else { boards::Task::Project.value() }
    }
}
