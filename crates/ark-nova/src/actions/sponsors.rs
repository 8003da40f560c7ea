//! The Sponsors action, and sponsors played by other means (R-12B).

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance, Twist};
use crate::catalogue::{Action, CardId, CardKind, Resource, boards};
use crate::effects::{Clause, Effect, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Pending, Performing, Progress, Source};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// What a side of the Sponsors card allows: several, and money for each step of the break token.
fn allows(side: &ActionSide) -> (bool, u8) {
    match side.does {
        Performance::Sponsors { several, money_per_step, .. } => (several, money_per_step),
        _ => (false, 0),
    }
}

impl Look<'_> {
    /// Money that the break option brings.
    pub(crate) fn break_money(self, side: &ActionSide, strength: u8) -> u16 {
        u16::from(strength) * u16::from(allows(side).1)
    }

    /// The money of the break option with what its card adds to the first money of the action (P-25).
    pub(crate) fn first_break_money(self, side: &ActionSide, strength: u8) -> u16 {
        let more = match side.twist {
            Some(Twist::BonusMoney(more)) => more,
            _ => 0,
        };
        self.break_money(side, strength) + u16::from(more)
    }

    /// The level of a sponsor for a seat.
    pub fn sponsor_level(self, seat: Seat, card: CardId) -> u8 {
        self.rules.sponsor(card).level.saturating_sub(self.sponsors_lower(seat))
    }

    /// How much lower the levels of sponsors are for a seat.
    pub fn sponsors_lower(self, seat: Seat) -> u8 {
        self.sum_of_rules(seat, Rule::SponsorsLower(0), |rule| match rule {
            Rule::SponsorsLower(n) => n,
            _ => 0,
        })
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
                    require(room, objections, || Blocker::NoRoom { building })?;
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
}

/// The next sponsor of a Sponsors action, the break option, or the end of it (R-12B.1 to R-12B.3).
#[derive(Clone, Copy)]
pub(crate) struct SponsorsAction {
    pub(crate) performing: Performing,
    /// Levels left.
    pub(crate) left: u8,
    /// How many were played.
    pub(crate) played: u8,
    /// Whether what an alternate card adds was used.
    pub(crate) used: bool,
    /// Whether nothing more is played.
    pub(crate) over: bool,
    /// By how much one sponsor may still be lowered.
    pub(crate) lower: u8,
}

impl SponsorsAction {
    fn several(self) -> bool {
        allows(self.performing.printed()).0
    }

    /// Whether a sponsor may be played: the play that comes with the break option leaves only that.
    fn may_play(self) -> bool {
        let break_only = self.used && self.performing.printed().twist == Some(Twist::SponsorWithBreak);
        !self.over && !break_only && (self.several() || self.played == 0)
    }

    /// By how much a sponsor is lowered: one card lowers only one sponsor, the one for which it counts most.
    fn lowered(self, level: u8) -> u8 {
        let most = boards::LOWERED_LEVELS;
        if self.lower == 0 { 0 } else { level.min(most).saturating_sub(most - self.lower) }
    }

    /// What the card offers once, before or after the action (P-25).
    fn side_action(self, look: Look<'_>, seat: Seat) -> Option<Pending> {
        let offered = match self.performing.printed().twist? {
            Twist::TradeOnce { .. } | Twist::SellOnce { .. } | Twist::SwapSponsor => true,
            Twist::SponsorWithBreak => self.played == 0,
            _ => false,
        };
        let what = Pending::new(self.performing.source(), seat);
        let effect = look.effect(what)?;
        (offered && !self.used && look.is_possible(effect, what)).then_some(what)
    }

    /// How far the action is once nothing more is played: an alternate card may still add something.
    fn last(self, played: u8) -> Progress {
        let SponsorsAction { left, used, lower, .. } = self;
        match self.performing.printed().twist {
            Some(_) => Progress::Sponsors { left, played, used, over: true, lower },
            None => Progress::Done,
        }
    }

    fn check_sponsor<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        let range = self.several().then(|| look.zoo(seat).range());
        let folder = look.check_reach(seat, card, CardKind::Sponsor, range, objections)?;
        require(self.may_play(), objections, || Blocker::NoSuchChoice)?;
        let (level, left) = (look.sponsor_level(seat, card), self.left);
        let level = level - self.lowered(level);
        require(level <= left, objections, || Blocker::Level { level, left })?;
        let (cost, has) = (u16::from(folder), look.zoo(seat).money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        look.check_sponsor_card(seat, card, look.is_upgraded(seat, Action::Sponsors), objections)
    }
}

impl Asks for SponsorsAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let range = if self.several() { look.zoo(seat).range() } else { 0 };
        let cards = look.zoo(seat).hand.iter().chain(look.position.market.displayed(range));
        for card in cards.filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            let answer = Move::Sponsor(card);
            if passes(|first| self.check(look, seat, answer, first)) {
                visit(answer)?;
            }
        }
        visit(if self.played == 0 && !self.over { Move::Break } else { Move::Done })?;
        match self.side_action(look, seat) {
            Some(Pending { source, part, .. }) => visit(Move::First(source, part)),
            None => ControlFlow::Continue(()),
        }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Sponsor(card) => self.check_sponsor(look, seat, card, objections),
            Move::Break => require(self.played == 0 && !self.over, objections, || Blocker::NoSuchChoice),
            Move::Done => require(self.played > 0 || self.over, objections, || Blocker::NotYet),
            Move::First(source, part) => {
                let offered = self.side_action(look, seat).map(|what| (what.source, what.part));
                require(offered == Some((source, part)), objections, || Blocker::NoSuchChoice)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let SponsorsAction { performing, left, played, used, over, lower } = self;
        match answer {
            Move::Sponsor(card) => {
                let level = engine.look().sponsor_level(seat, card);
                let lowered = self.lowered(level);
                let (left, lower) = (left.saturating_sub(level - lowered), lower - lowered);
                let progress = match self.several() {
                    true => Progress::Sponsors { left, played: played + 1, used, over, lower },
                    false => self.last(played + 1),
                };
                engine.set_action(Performing { progress, ..performing });
                let folder = engine.position.market.folder(card).map_or(0, |folder| folder as u16 + 1);
                engine.play_sponsor(seat, card, folder);
            }
            Move::First(source, part) => {
                // Once sponsors were played, it comes after them.
                let over = over || played > 0;
                let progress = Progress::Sponsors { left, played, used: true, over, lower };
                engine.set_action(Performing { progress, ..performing });
                engine.set_off(Pending::new(source, seat).part(part));
            }
            Move::Break => {
                engine.set_action(Performing { progress: self.last(played), ..performing });
                engine.advance_break(seat, performing.strength);
                let money = engine.look().break_money(performing.printed(), performing.strength);
                engine.gain_money(seat, money, Source::BreakOption);
            }
            _ => engine.done(performing),
        }
    }

    fn depends_on_hand(self) -> bool {
        true
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
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
