//! The Sponsors action, and sponsors played by other means (R-12B).

use crate::blocker::Blocker;
use crate::catalogue::action_cards::{self, Performance};
use crate::catalogue::{Action, CardId, CardKind, Resource, Side};
use crate::effects::{Clause, Effect, Rule};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::{Look, Walk, require};
use crate::moves::Move;
use crate::position::{Pending, Performing, Progress, Source};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// What a side of the Sponsors card allows: several, and money for each step of the break token.
fn side(side: Side) -> (bool, u8) {
    match action_cards::standard(Action::Sponsors, side) {
        Performance::Sponsors { several, money_per_step, .. } => (several, money_per_step),
        _ => (false, 0),
    }
}

impl Look<'_> {
    /// Money that the break option brings.
    pub(crate) fn break_money(self, performing: Performing) -> u16 {
        u16::from(performing.strength) * u16::from(side(performing.side).1)
    }

    /// The level of a sponsor for a seat.
    pub fn sponsor_level(self, seat: Seat, card: CardId) -> u8 {
        let lower: u8 = self
            .rules_of(seat)
            .map(|rule| match rule {
                Rule::SponsorsLower(n) => n,
                _ => 0,
            })
            .sum();
        self.rules.sponsor(card).level.saturating_sub(lower)
    }

    /// What stands against playing a sponsor in the action on top.
    pub(crate) fn check_sponsor<O: Objections<Blocker>>(
        self,
        seat: Seat,
        performing: Performing,
        card: CardId,
        left: u8,
        objections: &mut O,
    ) -> Walk {
        let (several, _) = side(performing.side);
        let range = several.then(|| self.zoo(seat).range());
        let folder = self.check_reach(seat, card, CardKind::Sponsor, range, objections)?;
        let first = matches!(performing.progress, Progress::Sponsors { played: 0, .. });
        require(several || first, objections, || Blocker::NoSuchChoice)?;
        let level = self.sponsor_level(seat, card);
        require(level <= left, objections, || Blocker::Level { level, left })?;
        let (cost, has) = (u16::from(folder), self.zoo(seat).money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        self.check_sponsor_card(seat, card, self.is_upgraded(seat, Action::Sponsors), objections)
    }

    /// The conditions of a sponsor, and room for its building.
    pub(crate) fn check_sponsor_card<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        upgraded: bool,
        objections: &mut O,
    ) -> Walk {
        let sponsor = self.rules.sponsor(card);
        self.check_conditions(seat, card, sponsor.requires, 0, upgraded, objections)?;
        for clause in sponsor.clauses() {
            let Clause::Now(effects) = clause else { continue };
            for effect in *effects {
                if let Effect::PlaceUnique(building, need) = *effect {
                    let room = self.has_room_for(seat, building, need);
                    require(room, objections, || Blocker::NoRoom(building))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// What stands against playing a sponsor for money: the own Sponsors card decides, also while another's is
    /// borrowed (R-12B.7).
    pub(crate) fn check_bought_sponsor<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        self.check_reach(seat, card, CardKind::Sponsor, None, objections)?;
        let (cost, has) = (u16::from(self.sponsor_level(seat, card)), self.zoo(seat).money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        self.check_sponsor_card(seat, card, self.zoo(seat).is_upgraded(Action::Sponsors), objections)
    }

    /// Visits the sponsors of a Sponsors action, the break option and the end of it.
    pub(crate) fn sponsor_answers(
        self,
        seat: Seat,
        performing: Performing,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let Progress::Sponsors { played, .. } = performing.progress else {
            return ControlFlow::Continue(());
        };
        let (several, _) = side(performing.side);
        let range = if several { self.zoo(seat).range() } else { 0 };
        let cards = self.zoo(seat).hand.iter().chain(self.position.market.displayed(range));
        for card in cards.filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            self.offer(seat, Move::Sponsor(card), visit)?;
        }
        visit(if played == 0 { Move::Break } else { Move::Done })
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One step of a Sponsors action.
    pub(crate) fn sponsors_step(&mut self, seat: Seat, performing: Performing, answer: Move) {
        let Progress::Sponsors { left, played } = performing.progress else { return };
        let (several, _) = side(performing.side);
        match answer {
            Move::Sponsor(card) => {
                let left = left.saturating_sub(self.look().sponsor_level(seat, card));
                let progress =
                    if several { Progress::Sponsors { left, played: played + 1 } } else { Progress::Done };
                self.set_action(Performing { progress, ..performing });
                let folder = self.position.market.folder(card).map_or(0, |folder| folder as u16 + 1);
                self.play_sponsor(seat, card, folder);
            }
            Move::Break => {
                self.done(performing);
                let steps = performing.strength;
                self.advance_break(seat, steps);
                let money = self.look().break_money(performing);
                self.gain_money(seat, money, Source::BreakOption);
            }
            _ => self.done(performing),
        }
    }

    /// Puts a sponsor into the zoo and sets off its effects (R-12B.5).
    pub(crate) fn play_sponsor(&mut self, seat: Seat, card: CardId, cost: u16) {
        self.pay(seat, cost);
        if self.leave_display(card).is_none() {
            self.position.zoo_mut(seat).hand.remove(card);
            self.reveal_played(card);
        }
        self.tell(|| Event::Sponsor { seat, card, cost });
        self.position.zoo_mut(seat).played.insert(card);
        let sponsor = self.rules.sponsor(card);
        for resource in [Resource::Appeal, Resource::Conservation, Resource::Reputation] {
            if self.look().plain_gain(card, resource) > 0 {
                self.set_off(Pending::new(Source::Gain(card, resource), seat));
            }
        }
        let in_break = !self.look().in_turn();
        for (i, clause) in sponsor.clauses().iter().enumerate() {
            let due = match clause {
                Clause::Now(_) => true,
                // Played during a break, it pays its income in that break (R-12B.8).
                Clause::Income(_) => in_break,
                _ => false,
            };
            if due {
                self.set_off(Pending::new(Source::Sponsor(card, i as u8), seat));
            }
        }
        self.icons_enter(seat, sponsor.icons, sponsor.rock, sponsor.water);
    }
}
