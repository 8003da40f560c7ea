//! A choice of several cards is a set: in any order, and a card may be put back until the set is complete (D-45).

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::CardId;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{CardSet, Picks};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// The cards from which a set is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pool {
    /// The hand of who chooses.
    Hand,
    /// The cards that lie aside.
    Aside,
    /// The final scoring cards of who chooses.
    Scoring,
}

/// A set of cards to be chosen: complete with `most` of them, or earlier with at least `least`.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) pool: Pool,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Choice {
    /// Exactly so many cards.
    pub(crate) const fn exactly(n: u8, pool: Pool) -> Choice {
        Choice { pool, least: n, most: n }
    }

    /// Up to so many cards.
    pub(crate) const fn up_to(n: u8, pool: Pool) -> Choice {
        Choice { pool, least: 0, most: n }
    }

    fn place(self, look: Look<'_>, seat: Seat, card: CardId) -> Option<usize> {
        match self.pool {
            Pool::Hand => look.zoo(seat).hand.iter().position(|held| held == card),
            Pool::Aside => look.position.market.aside.iter().position(|&lying| lying == card),
            Pool::Scoring => look.zoo(seat).scoring_cards().position(|held| held == card),
        }
    }

    /// Visits the cards that can be picked, the end where the set may stay smaller, and the cards that can be put back.
    pub(crate) fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if let Some(card) = self.forced(look, seat) {
            return visit(Move::Card(card));
        }
        self.each(look, seat, false, &mut |card| visit(Move::Card(card)))?;
        if self.may_end(look, seat) {
            visit(Move::Done)?;
        }
        self.each(look, seat, true, &mut |card| visit(Move::Back(card)))
    }

    /// Visits the cards that are picked, or those that are not.
    fn each(self, look: Look<'_>, seat: Seat, picked: bool, visit: &mut impl FnMut(CardId) -> Walk) -> Walk {
        let places = look.zoo(seat).picked;
        let mut fitting = |(place, card)| match places.contains(place) == picked {
            true => visit(card),
            false => ControlFlow::Continue(()),
        };
        match self.pool {
            Pool::Hand => look.zoo(seat).hand.iter().enumerate().try_for_each(&mut fitting),
            Pool::Aside => look.position.market.aside.iter().copied().enumerate().try_for_each(&mut fitting),
            Pool::Scoring => look.zoo(seat).scoring_cards().enumerate().try_for_each(&mut fitting),
        }
    }

    /// What stands against picking a card, putting it back, or ending.
    pub(crate) fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        if let Some(card) = self.forced(look, seat) {
            return require(answer == Move::Card(card), objections, || Blocker::NoSuchChoice);
        }
        match answer {
            Move::Card(card) | Move::Back(card) => {
                let Some(place) = self.place(look, seat, card) else {
                    return objections.raise(Blocker::NotThere { card });
                };
                let picked = look.zoo(seat).picked.contains(place);
                let wrong = if picked { Blocker::Picked { card } } else { Blocker::NotPicked { card } };
                require(picked == matches!(answer, Move::Back(_)), objections, || wrong)
            }
            Move::Done => {
                let (picked, needs) = (look.zoo(seat).picked.len(), self.least);
                require(self.may_end(look, seat), objections, || Blocker::TooFew { picked, needs })
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    /// The next card where all of them have to be taken, so that there is nothing to choose.
    fn forced(self, look: Look<'_>, seat: Seat) -> Option<CardId> {
        if self.cards(look, seat) > self.least.into() {
            return None;
        }
        let mut next = None;
        let _ = self.each(look, seat, false, &mut |card| {
            next = Some(card);
            ControlFlow::Break(())
        });
        next
    }

    fn may_end(self, look: Look<'_>, seat: Seat) -> bool {
        let picked = look.zoo(seat).picked.len();
        let Choice { least, most, .. } = self.within(look, seat);
        picked >= least && (least < most || picked == most)
    }

    /// The same, where there are fewer cards.
    fn within(self, look: Look<'_>, seat: Seat) -> Choice {
        let cards = self.cards(look, seat).min(u8::MAX.into()) as u8;
        Choice { least: self.least.min(cards), most: self.most.min(cards), ..self }
    }

    fn cards(self, look: Look<'_>, seat: Seat) -> usize {
        match self.pool {
            Pool::Hand => look.zoo(seat).hand.len(),
            Pool::Aside => look.position.market.aside.len(),
            Pool::Scoring => look.zoo(seat).scoring_cards().count(),
        }
    }

    /// Whether an answer only leads to sets that are reached by picking in ascending order.
    pub(crate) fn repeats(self, look: Look<'_>, seat: Seat, answer: Move) -> bool {
        let picked = look.zoo(seat).picked;
        let Move::Card(card) = answer else { return matches!(answer, Move::Back(_)) };
        let missing = usize::from(self.least.saturating_sub(picked.len()).max(1));
        let first = picked.next();
        if first == 0 && missing == 1 {
            return false;
        }
        let cards = self.cards(look, seat);
        // What was picked out of order leaves too few behind it: then any order is as good.
        if cards < first + missing {
            return false;
        }
        let place = self.place(look, seat, card).unwrap_or(0);
        place < first || cards < place + missing
    }

    /// Whether an answer completes the set.
    pub(crate) fn is_complete(self, look: Look<'_>, seat: Seat, answer: Move) -> bool {
        match answer {
            Move::Card(_) => look.zoo(seat).picked.len() + 1 >= self.within(look, seat).most,
            Move::Back(_) => false,
            _ => true,
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Picks a card or puts it back. Where nobody else saw what was picked before, a complete set shows it.
    pub(crate) fn pick(&mut self, seat: Seat, choice: Choice, answer: Move) {
        let hidden = self.rules.seats > 1 && !self.position.zoo(seat).picked.is_empty();
        if hidden && choice.is_complete(self.look(), seat, answer) {
            self.mark_irrevocable();
        }
        if let Move::Card(card) | Move::Back(card) = answer
            && let Some(place) = choice.place(self.look(), seat, card)
        {
            self.position.zoo_mut(seat).picked.toggle(place);
            self.choosing = true;
        }
    }

    /// A card leaves the pool while a set is chosen.
    pub(crate) fn leave_set(&mut self, seat: Seat, card: CardId, pool: Pool) {
        if let Some(place) = Choice::up_to(0, pool).place(self.look(), seat, card) {
            let picked = &mut self.position.zoo_mut(seat).picked;
            *picked = picked.without_place(place);
        }
    }

    /// The cards of a complete set; the next choice begins with none.
    pub(crate) fn take_picked(&mut self, seat: Seat, pool: Pool) -> CardSet {
        self.choosing = false;
        let picked = std::mem::take(&mut self.position.zoo_mut(seat).picked);
        self.look().at_places(seat, pool, picked)
    }
}

impl Look<'_> {
    /// The cards at these places.
    pub(crate) fn at_places(self, seat: Seat, pool: Pool, places: Picks) -> CardSet {
        let fits = |(place, card)| places.contains(place).then_some(card);
        match pool {
            Pool::Hand => self.zoo(seat).hand.iter().enumerate().filter_map(fits).collect(),
            Pool::Aside => self.position.market.aside.iter().copied().enumerate().filter_map(fits).collect(),
            Pool::Scoring => self.zoo(seat).scoring_cards().enumerate().filter_map(fits).collect(),
        }
    }
}
