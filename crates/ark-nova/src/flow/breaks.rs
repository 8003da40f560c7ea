//! The break: hand limit, tokens, workers, display, income.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::choice::{Choice, Pool};
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::boards;
use crate::catalogue::maps::Active;
use crate::effects::Clause;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::Cells;
use crate::knowing::look::{Look, Walk, is_active};
use crate::position::{Break, BreakStep, Frame, Pending, Position, Source};
use tabletop::{Chance, Listener, Objections, Seat, SeatSet};

impl Look<'_> {
    /// How many cards a seat has still to discard down to its limit.
    pub(crate) fn left_to_discard(self, seat: Seat) -> u8 {
        let zoo = self.zoo(seat);
        (zoo.hand.len() as u8).saturating_sub(zoo.hand_limit()).saturating_sub(zoo.picked.len())
    }

    /// The cards that a seat discards down to its limit.
    fn hand_limit_choice(self, seat: Seat) -> Choice {
        let zoo = self.zoo(seat);
        Choice::exactly((zoo.hand.len() as u8).saturating_sub(zoo.hand_limit()), Pool::Hand)
    }

    /// Visits all parts of a seat's income.
    pub(crate) fn income_sources(self, seat: Seat, mut visit: impl FnMut(Source)) {
        visit(Source::AppealIncome);
        // Also without kiosks that earn: another part of the income may build next to one first.
        visit(Source::KioskIncome);
        let zoo = self.zoo(seat);
        for card in zoo.played.and(&self.rules.with_income).iter() {
            for (i, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
                if matches!(clause, Clause::Income(_)) {
                    visit(Source::Sponsor(card, i as u8));
                }
            }
        }
        for (i, space) in zoo.printed().edge.iter().enumerate() {
            if space.every_break && zoo.edge >> i & 1 == 0 {
                visit(Source::Edge(i as u8));
            }
        }
        for (i, line) in zoo.printed().ability.iter().enumerate() {
            if is_active(zoo, line.active) && matches!(line.clause, Clause::Income(_)) {
                visit(Source::Map(i as u8));
            }
        }
    }
}

impl Break {
    /// Whether a seat is asked for free moves after its income, and nothing else.
    fn asks_for_free_moves(self) -> bool {
        self.step == BreakStep::LastMoves
    }
}

/// Everybody discards down to the hand limit; with its income a seat may still have free moves (D-38).
impl Asks for Break {
    fn asked(self, look: Look<'_>) -> SeatSet {
        if self.asks_for_free_moves() { SeatSet::only(look.position.active) } else { look.position.open }
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        if self.asks_for_free_moves() {
            return Question::LastMoves;
        }
        Question::HandLimit { left: look.left_to_discard(seat) }
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if self.asks_for_free_moves() {
            return visit(Move::Done);
        }
        look.hand_limit_choice(seat).answers(look, seat, visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if self.asks_for_free_moves() {
            return self.check_listed(look, seat, answer, objections);
        }
        look.hand_limit_choice(seat).check(look, seat, answer, objections)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        if self.asks_for_free_moves() {
            return engine.set_break(Break { step: BreakStep::NextIncome, ..self });
        }
        engine.discard_to_limit(seat, answer);
    }

    fn set(self, look: Look<'_>, seat: Seat) -> Option<Choice> {
        (!self.asks_for_free_moves()).then(|| look.hand_limit_choice(seat))
    }

    fn reseal(self, position: &mut Position, other: Seat, chance: &mut Chance) {
        position.zoo_mut(other).redraw_picked(chance);
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Begins a break caused by a seat.
    pub(crate) fn begin_break(&mut self, caused_by: Seat) {
        self.tell(|| Event::Break);
        let over = |seat: &Seat| self.look().left_to_discard(*seat) > 0;
        let open: SeatSet = Seat::all(self.rules.seats).filter(over).collect();
        self.position.open = open;
        self.open(Frame::Break(Break { step: BreakStep::HandLimit, caused_by, paid: 0 }));
        self.mark_irrevocable();
    }

    fn set_break(&mut self, next: Break) {
        *self.position.agenda.top_mut() = Frame::Break(next);
    }

    /// One step of the break on top; `false` if something is asked.
    pub(crate) fn break_step(&mut self) -> bool {
        let Frame::Break(at) = self.position.agenda.top() else { return false };
        match at.step {
            BreakStep::HandLimit => {
                if !self.position.open.is_empty() {
                    return false;
                }
                self.set_break(Break { step: BreakStep::TidyUp, ..at });
            }
            BreakStep::TidyUp => {
                self.tidy_up();
                self.set_break(Break { step: BreakStep::Income, ..at });
            }
            BreakStep::Income if at.paid > 0 && self.look().has_free_moves(self.position.active) => {
                self.set_break(Break { step: BreakStep::LastMoves, ..at });
            }
            BreakStep::LastMoves => return false,
            BreakStep::Income | BreakStep::NextIncome if usize::from(at.paid) < self.rules.seats => {
                if at.paid > 0 {
                    self.refill_display();
                }
                let seat = Seat(((at.caused_by.index() + usize::from(at.paid)) % self.rules.seats) as u8);
                self.position.active = seat;
                self.set_break(Break { step: BreakStep::Income, paid: at.paid + 1, ..at });
                self.income(seat);
            }
            BreakStep::Income | BreakStep::NextIncome => {
                self.refill_display();
                self.set_break(Break { step: BreakStep::Finish, ..at });
            }
            BreakStep::Finish => self.finish_break(at.caused_by),
        }
        true
    }

    /// A card discarded for the hand limit; all discards are made when the last one is chosen.
    fn discard_to_limit(&mut self, seat: Seat, answer: Move) {
        self.pick(seat, self.look().hand_limit_choice(seat), answer);
        if self.look().left_to_discard(seat) == 0 {
            self.position.open = self.position.open.without(seat);
        }
        if !self.position.open.is_empty() {
            return;
        }
        self.mark_irrevocable();
        for seat in Seat::all(self.rules.seats) {
            for card in self.take_picked(seat, Pool::Hand).iter() {
                self.discard_from_hand(seat, card);
            }
        }
    }

    /// Steps 2 to 4 of: tokens off, workers back, tiles and display refilled.
    pub(crate) fn tidy_up(&mut self) {
        for zoo in &mut self.position.zoos[..self.rules.seats] {
            for slot in &mut zoo.slots {
                (slot.multipliers, slot.venom, slot.constriction) = (0, false, false);
            }
            zoo.at_tasks = [0; 4];
        }
        let board = &mut self.position.association;
        let offered = |left: &[u8]| {
            left.iter().enumerate().filter(|(_, n)| **n > 0).fold(0, |bits, (kind, _)| bits | 1 << kind)
        };
        board.partners_on_offer = offered(&board.partner_zoos);
        board.universities_on_offer = offered(&board.universities);
        // The generic university comes back while a specific one is left (M-4.2).
        board.generic = board.specific != 0;
        for folder in 0..usize::from(boards::FOLDERS_DISCARDED) {
            if let Some(card) = self.position.market.display[folder] {
                self.discard_from_display(card);
            }
        }
        self.refill_display();
    }

    /// Puts all parts of a seat's income into its bag.
    pub(crate) fn income(&mut self, seat: Seat) {
        self.position.this_turn.rewarded = 0;
        let before = *self.position;
        self.rules.look(&before).income_sources(seat, |source| self.set_off(Pending::new(source, seat)));
    }

    /// A line of the map that comes to hold during the income of a break pays in that break (D-52).
    pub(crate) fn income_of_new_lines(&mut self, seat: Seat, covered_before: Cells) {
        if self.look().in_turn() {
            return;
        }
        let zoo = *self.position.zoo(seat);
        for (i, line) in zoo.printed().ability.iter().enumerate() {
            let held = matches!(line.active, Active::Covered(cells) if cells.within(covered_before));
            let new = !held && line.active != Active::Always && is_active(&zoo, line.active);
            if new && matches!(line.clause, Clause::Income(_)) {
                self.set_off(Pending::new(Source::Map(i as u8), seat));
            }
        }
    }

    /// The break token goes back, counters that met in the break are looked at, the next turn begins.
    fn finish_break(&mut self, caused_by: Seat) {
        self.close();
        if self.rules.is_solo() {
            return self.begin_turn(caused_by);
        }
        self.position.break_steps = self.rules.break_steps();
        self.position.break_caused_by = None;
        let met = Seat::all(self.rules.seats).find(|&seat| self.look().meets(seat));
        if let Some(seat) = met.filter(|_| self.position.last_turns.is_none()) {
            self.position.last_turns = Some(self.rules.seats as u8);
            self.tell(|| Event::EndTriggered { seat });
        }
        self.next_turn(caused_by);
    }
}
