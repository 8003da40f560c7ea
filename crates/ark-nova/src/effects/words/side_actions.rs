//! What an alternate action card offers besides its action, once.

use super::trade::{check_trade, trades};
use super::word::has_answer;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::action_cards::Twist;
use crate::catalogue::{CardId, CardKind, Resource, boards};
use crate::effects::footprint::{EVERYTHING, Footprint, Thing};
use crate::effects::words::Word;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Doing, Pending, Progress};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

/// What an alternate action card offers.
#[derive(Clone, Copy)]
pub(super) struct SideAction {
    pub(super) twist: Twist,
}

impl SideAction {
    /// Whether a hand card may be given for what is offered.
    fn takes(self, look: Look<'_>, seat: Seat, card: CardId) -> bool {
        let sponsor = card.kind() == Some(CardKind::Sponsor);
        match self.twist {
            Twist::SellOnce { any } => any || sponsor,
            Twist::SwapSponsor => sponsor && displayed_sponsors(look).next().is_some(),
            Twist::SponsorWithBreak => look.bought_sponsors(seat).any(|played| played != card),
            _ => false,
        }
    }

    /// Whether a card may still be given to lower a sponsor: before the first one is played.
    fn may_lower(self, look: Look<'_>) -> bool {
        let progress = look.position.agenda.performing().map(|performing| performing.progress);
        self.twist == Twist::SellOnce { any: true }
            && matches!(progress, Some(Progress::Sponsors { over: false, .. }))
    }

    fn check_given<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        let there = look.zoo(seat).hand.contains(card);
        require(there, objections, || Blocker::NotThere { card })?;
        require(self.takes(look, seat, card), objections, || Blocker::NoSuchChoice)
    }

    /// The second half: the card that the discarded one is given for.
    fn second_half(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let mut any = false;
        let mut some = |answer| {
            any = true;
            visit(answer)
        };
        match self.twist {
            Twist::SwapSponsor => displayed_sponsors(look).map(Move::Card).try_for_each(&mut some)?,
            _ => look.bought_sponsors(seat).map(Move::Sponsor).try_for_each(&mut some)?,
        }
        if any { Walk::Continue(()) } else { visit(Move::Done) }
    }
}

fn displayed_sponsors(look: Look<'_>) -> impl Iterator<Item = CardId> {
    look.position.market.displayed(boards::FOLDERS).filter(|card| card.kind() == Some(CardKind::Sponsor))
}

impl Look<'_> {
    /// The sponsors in hand that could be played for money now.
    fn bought_sponsors(self, seat: Seat) -> impl Iterator<Item = CardId> {
        let sponsors = self.zoo(seat).hand.iter().filter(|card| card.kind() == Some(CardKind::Sponsor));
        sponsors.filter(move |&card| passes(|first| self.check_bought_sponsor(seat, card, first)))
    }
}

impl Word for SideAction {
    fn touches(self, _look: Look<'_>, at: Pending) -> Footprint {
        match self.twist {
            Twist::PayForAppeal => {
                Footprint::writes(at.owner, Thing::Money).and(Footprint::adds(at.owner, Thing::Appeal))
            }
            _ => EVERYTHING,
        }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        has_answer(self, look, at)
    }

    fn is_offer(self) -> bool {
        true
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        if doing.begun {
            return self.second_half(look, seat, visit);
        }
        match self.twist {
            Twist::TradeOnce { reputation } => trades(look, seat, reputation, visit)?,
            Twist::PayForAppeal => {
                let answer = Move::Trade(Resource::Money, Resource::Appeal);
                if passes(|first| self.check(look, doing, seat, answer, first)) {
                    visit(answer)?;
                }
            }
            _ => {
                for card in look.zoo(seat).hand.iter().filter(|&card| self.takes(look, seat, card)) {
                    visit(Move::Card(card))?;
                }
                if self.may_lower(look) {
                    look.zoo(seat).hand.iter().map(Move::Lower).try_for_each(&mut *visit)?;
                }
            }
        }
        visit(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match (answer, self.twist) {
            (Move::Sponsor(card), Twist::SponsorWithBreak) if doing.begun => {
                look.check_bought_sponsor(seat, card, objections)
            }
            _ if doing.begun => {
                let listed = self.second_half(look, seat, &mut |listed| match listed == answer {
                    true => Walk::Break(()),
                    false => Walk::Continue(()),
                });
                require(listed.is_break(), objections, || Blocker::NoSuchChoice)
            }
            (Move::Done, _) => Walk::Continue(()),
            (_, Twist::TradeOnce { reputation }) => check_trade(look, seat, reputation, answer, objections),
            (Move::Trade(Resource::Money, Resource::Appeal), Twist::PayForAppeal) => {
                let (cost, has) = (boards::APPEAL_PRICE.into(), look.zoo(seat).money.0);
                require(cost <= has, objections, || Blocker::Money { cost, has })
            }
            (Move::Card(card), _) => self.check_given(look, seat, card, objections),
            (Move::Lower(card), _) if self.may_lower(look) => self.check_given(look, seat, card, objections),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn again(self, _look: Look<'_>, doing: Doing, _seat: Seat, answer: Move) -> Option<Doing> {
        let halves = matches!(self.twist, Twist::SwapSponsor | Twist::SponsorWithBreak);
        let first = halves && !doing.begun && answer != Move::Done;
        first.then_some(Doing { begun: true, ..doing })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        let source = doing.what.source;
        match (answer, self.twist) {
            (Move::Card(card), Twist::SwapSponsor) if doing.begun => engine.take_from_display(seat, card),
            (Move::Sponsor(card), _) => {
                let cost = engine.look().sponsor_level(seat, card).into();
                engine.play_sponsor(seat, card, cost);
            }
            (Move::Card(card), Twist::SellOnce { .. }) => {
                engine.discard_from_hand(seat, card);
                engine.gain_money(seat, boards::SUNBATHING_MONEY.into(), source);
            }
            (Move::Card(card), _) => engine.discard_from_hand(seat, card),
            (Move::Lower(card), _) => {
                engine.discard_from_hand(seat, card);
                if let Some(performing) = engine.position.agenda.performing_mut()
                    && let Progress::Sponsors { lower, .. } = &mut performing.progress
                {
                    *lower = boards::LOWERED_LEVELS;
                }
            }
            (Move::Trade(give, get), Twist::PayForAppeal) => {
                engine.give(seat, give, boards::APPEAL_PRICE);
                engine.gain(seat, get, 1, source);
            }
            (Move::Trade(..), _) => engine.trade(seat, answer, source),
            _ => {}
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.twist(self.twist)
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let money = |n: u8| t.resource_amount(n.into(), Resource::Money);
        match (answer, self.twist) {
            (Move::Card(card), Twist::SellOnce { .. }) => {
                Some(t.discard_for(&card_label(card, t), &money(boards::SUNBATHING_MONEY)))
            }
            (Move::Card(card), _) if !asking.doing.begun => Some(t.discard(&card_label(card, t))),
            (Move::Sponsor(card), _) => {
                let level = asking.look.sponsor_level(asking.seat, card);
                Some(t.play_for(&card_label(card, t), &money(level)))
            }
            (Move::Trade(_, get), Twist::PayForAppeal) => {
                Some(t.exchange(&money(boards::APPEAL_PRICE), &t.resource_amount(1, get)))
            }
            _ => None,
        }
    }
}
