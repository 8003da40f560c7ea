//! The way forward: answers are made, effects resolved, frames opened and closed, until something is asked.

use crate::asking::moves::Move;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Doing, Frame, Pending, Position, Progress, Turn};
use crate::rules::Rules;
use std::ops::ControlFlow;
use tabletop::{Listener, Seat, Silent, carried};

/// The listener of steps that are only tried: nobody, carried along as any other.
#[cfg(not(target_family = "wasm"))]
pub(crate) type Unheard<'a> = &'a mut Silent;
/// The listener of steps that are only tried: nobody, carried along as any other.
#[cfg(target_family = "wasm")]
pub(crate) type Unheard<'a> = &'a mut (dyn Listener<Event> + 'a);

/// The listener of steps that are only tried.
pub(crate) fn unheard(silent: &mut Silent) -> Unheard<'_> {
    carried::<Event, _>(silent)
}

/// A position on its way to the next question.
pub(crate) struct Engine<'a, L> {
    pub(crate) rules: &'a Rules,
    pub(crate) position: &'a mut Position,
    pub(crate) listener: &'a mut L,
    /// Whether a bag for what the current step sets off was opened.
    opened: bool,
    /// Whether a set of cards has been chosen from without completing it: nobody else learns anything from that.
    pub(crate) choosing: bool,
    /// Whether the steps are only tried: to the end of the turn and no further, with what is certain (D-33).
    pub(crate) trial: bool,
}

impl<'a, L: Listener<Event>> Engine<'a, L> {
    pub(crate) fn new(rules: &'a Rules, position: &'a mut Position, listener: &'a mut L) -> Self {
        Engine { rules, position, listener, opened: false, choosing: false, trial: false }
    }

    /// An engine that only tries what a seat could do in the rest of its turn.
    pub(crate) fn on_trial(rules: &'a Rules, position: &'a mut Position, listener: &'a mut L) -> Self {
        Engine { trial: true, ..Engine::new(rules, position, listener) }
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look { rules: self.rules, position: self.position }
    }

    /// Tells the listener, if anybody listens; the event is not even built otherwise.
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.listener.listens() {
            self.listener.tell(event());
        }
    }

    /// A moment that cannot be taken back.
    pub(crate) fn mark_irrevocable(&mut self) {
        self.position.irrevocable += 1;
    }

    /// A new step begins: what it sets off comes into a bag of its own.
    pub(crate) fn begin_step(&mut self) {
        self.opened = false;
    }

    /// Puts an effect into the bag of what the current step sets off.
    pub(crate) fn put_in_bag(&mut self, effect: Pending) {
        if !self.opened {
            self.position.agenda.push(Frame::Bag);
            self.opened = true;
        }
        self.position.agenda.add(effect);
    }

    /// Opens a frame above everything set off so far.
    pub(crate) fn open(&mut self, frame: Frame) {
        self.position.agenda.push(frame);
        self.opened = false;
    }

    /// Closes the frame on top.
    pub(crate) fn close(&mut self) {
        self.position.agenda.pop();
        self.opened = false;
    }

    /// Lets an effect wait for the end of the action; outside a turn it happens at once.
    pub(crate) fn wait(&mut self, effect: Pending) {
        if self.look().in_turn() {
            self.position.agenda.waiting.push(effect);
        } else {
            self.put_in_bag(effect);
        }
    }

    /// Makes an answer that was checked and goes on to the next question.
    pub(crate) fn make(&mut self, seat: Seat, answer: Move) {
        let open = self.position.open;
        self.opened = false;
        self.perform(seat, answer);
        // Sealed answers of several seats count alike, whoever comes first, and once they are complete.
        if open.contains(seat) && !(self.position.open.contains(seat) && open == self.position.open) {
            self.mark_irrevocable();
        }
        self.advance();
    }

    /// Goes on to the next question; what one seat did cannot be taken back once another is asked.
    pub(crate) fn advance(&mut self) {
        self.go_on();
        let asked = self.look().asked();
        let seat = asked.first().filter(|_| self.position.open.is_empty());
        if std::mem::replace(&mut self.position.asking, seat) != seat {
            self.mark_irrevocable();
        }
    }

    /// Goes on until something is asked that has more than one answer, or the game is over.
    fn go_on(&mut self) {
        loop {
            self.opened = false;
            if !self.position.agenda.bag().is_empty() {
                let Some(at) = self.look().next_in_bag() else {
                    return;
                };
                let effect = self.position.agenda.take(at);
                self.resolve(effect);
                continue;
            }
            match self.position.agenda.top() {
                Frame::Over => return,
                Frame::Bag => self.close(),
                Frame::Turn(Turn::After) => {
                    if !self.after_action() {
                        return;
                    }
                }
                Frame::Turn(Turn::End) if self.trial => return,
                Frame::Turn(Turn::End) => self.end_turn(),
                Frame::Ending => self.end_game(),
                Frame::Doing(doing) if self.trial && self.look().is_up_to_another(doing) => self.close(),
                Frame::Break(_) if self.break_step() => {}
                Frame::Action(performing)
                    if performing.progress == Progress::Done && !self.look().may_repeat() =>
                {
                    self.finish_action();
                }
                _ => {
                    if !self.choosing && self.look().depends_on_hand() {
                        self.mark_irrevocable();
                    }
                    match self.only_answer() {
                        Some((seat, answer)) => self.perform(seat, answer),
                        // A free move came before it, and took what it could have had.
                        None if self.look().has_lost_its_answers() => self.close(),
                        None => return,
                    }
                }
            }
        }
    }

    /// The answer of an asked seat that has only one, which plays, places, releases and pays for nothing.
    fn only_answer(&self) -> Option<(Seat, Move)> {
        let look = self.look();
        look.asked().iter().find_map(|seat| {
            let mut only = None;
            // One answer that commits is enough to know that the question is asked.
            let visit = &mut |answer| match only.replace(answer) {
                None if !look.commits(answer) => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
            let more = if self.trial { look.all_answers(seat, visit) } else { look.answers(seat, visit) };
            only.filter(|_| more.is_continue()).map(|answer| (seat, answer))
        })
    }
}

impl Look<'_> {
    /// The effect of the bag on top that can happen at once: the last one, or one that no other can disturb.
    fn next_in_bag(self) -> Option<usize> {
        let bag = self.position.agenda.bag();
        if bag.iter().all(|effect| *effect == bag[0]) {
            return Some(0);
        }
        if self.rules.asks_every_order {
            return None;
        }
        (0..bag.len()).find(|&at| {
            let own = self.footprint(bag[at]);
            bag.iter().enumerate().all(|(i, &other)| i == at || !own.disturbs(self.footprint(other)))
        })
    }

    /// Whether the effect that asks has no answer any more.
    fn has_lost_its_answers(self) -> bool {
        let Frame::Doing(doing) = self.position.agenda.top() else { return false };
        let seat = self.answerer(doing);
        self.question_answers(seat, &mut |_| ControlFlow::Break(())).is_continue()
    }

    /// Whether another seat has a choice that nobody can foresee: without cards, it has none.
    fn is_up_to_another(self, doing: Doing) -> bool {
        let seat = self.answerer(doing);
        seat != self.position.active && !self.zoo(seat).hand.is_empty()
    }

    /// Whether a card lies in the deck, or in the discard pile and would be shuffled into it, so that one can be drawn.
    pub(crate) fn can_draw(self) -> bool {
        let market = &self.position.market;
        !market.deck.is_empty() || market.discard.iter().any(|card| !self.rules.is_base_project(card))
    }
}
