//! The words of the effect language, one home each: what happens, what it touches and, for a word that asks, who
//! answers, the answers, the check with its reasons, what an answer does, and what others may see of it.

mod action_cards;
mod association;
mod attacks;
mod building;
mod combinators;
mod digging;
mod extra_actions;
mod focus;
mod from_aside;
mod from_hand;
mod gains;
mod hypnosis;
mod pilfer;
mod placement_bonus;
mod plays;
mod snapping;
mod taking;
mod tiles;
mod tokens;
mod unplayable;
mod unused_projects;
mod word;

pub(super) use combinators::UpTo;
pub(crate) use word::Word;

use super::footprint::Footprint;
use super::{Ability, Effect};
use crate::blocker::Blocker;
use crate::engine::Engine;
use crate::event::Event;
use crate::look::{Look, Walk};
use crate::moves::Move;
use crate::position::{Doing, Frame, Pending};
use tabletop::{Listener, Objections, Seat};

/// The home of every word: `$word` is its value in `$then`.
macro_rules! word {
    ($effect:expr, $word:ident => $then:expr) => {
        word!(@ $effect, $word, $then;
            Effect::Gain(resource, amount) => gains::Gain { resource, amount },
            Effect::GainAndShare { gain, amount, others, per_point } => gains::GainAndShare { gain, amount, others, per_point },
            Effect::AdvanceBreak(steps) => gains::AdvanceBreak { steps },
            Effect::List(effects) => combinators::List { effects },
            Effect::If(condition, effect) => combinators::If { condition, effect: *effect },
            Effect::Twice(effect) => combinators::Twice { effect: *effect },
            Effect::UpTo(n, effects) => combinators::UpTo { n, effects },
            Effect::OneOf(options) => combinators::OneOf { options },
            Effect::SpendToken(effect) => tokens::SpendToken { effect: *effect },
            Effect::PutTokens(n) => tokens::PutTokens { n },
            Effect::ChooseFocus => focus::ChooseFocus,
            Effect::ByFocus { small, large } => focus::ByFocus { small: *small, large: *large },
            Effect::Pilfer(track) => pilfer::Pilfer { track },
            Effect::Take { n, from, filter } => taking::Take { n, from, filter },
            Effect::RevealUntil { filter, rest } => taking::RevealUntil { filter, rest },
            Effect::PlaceUnique(building, need) => building::PlaceUnique { building, need },
            Effect::BuildFree(buildings) => building::BuildFree { buildings },
            Effect::PlaySponsor => plays::PlaySponsor,
            Effect::PlayAnimal(size) => plays::PlayAnimal { size },
            Effect::GainPlacementBonus => placement_bonus::GainPlacementBonus,
            Effect::TileOrMoney => tiles::TileOrMoney,
            Effect::UpgradeActionCard => action_cards::Upgrade,
            Effect::MultiplierToken => action_cards::AnyMultiplier,
            Effect::TakePartnerZoo => association::TakePartnerZoo,
            Effect::TakeUniversity => association::TakeUniversity,
            Effect::Ability(Ability::Sprint(n)) => taking::Sprint { n },
            Effect::Ability(Ability::Hunter(amount)) => from_aside::Hunter { amount },
            Effect::Ability(Ability::Perception(n)) => from_aside::Perception { n },
            Effect::Ability(Ability::Scavenging(n)) => from_aside::Scavenging { n },
            Effect::Ability(Ability::Resistance) => from_aside::Resistance,
            Effect::Ability(Ability::Snapping(n)) => snapping::Snapping { n },
            Effect::Ability(Ability::Digging(n)) => digging::Digging { n },
            Effect::Ability(Ability::Sunbathing(n)) => from_hand::Sunbathing { n },
            Effect::Ability(Ability::Pouch(n)) => from_hand::Pouch { n },
            Effect::Ability(Ability::Clever) => action_cards::Clever,
            Effect::Ability(Ability::Boost(action)) => action_cards::Boost { action },
            Effect::Ability(Ability::Multiplier(action)) => action_cards::Multiplier { action },
            Effect::Ability(Ability::Action(action)) => extra_actions::ExtraAction { action },
            Effect::Ability(Ability::Determination) => extra_actions::Determination,
            Effect::Ability(Ability::Hypnosis(slots)) => hypnosis::Hypnosis { slots },
            Effect::Ability(Ability::FullThroated) => association::Hire,
            Effect::Ability(Ability::Assertion) => unused_projects::Assertion,
            Effect::Ability(Ability::Dominance) => unused_projects::Dominance,
            Effect::Ability(Ability::SponsorMagnet) => taking::SponsorMagnet,
            Effect::Ability(Ability::Venom(n)) => attacks::Venom { n },
            Effect::Ability(Ability::Constriction) => attacks::Constriction,
            Effect::Ability(Ability::FlockAnimal(_)) => unplayable::WhereItLives,
            Effect::Ability(ability @ (
                Ability::Pack | Ability::PettingZooAnimal | Ability::IconicAnimal(_) | Ability::Inventive(_)
                | Ability::InventiveBear | Ability::InventivePrimate | Ability::Jumping(_) | Ability::Posturing(_)
                | Ability::Peacocking | Ability::Marketing | Ability::Pilfering(_)
            )) => combinators::Meaning { ability },
            Effect::Ability(
                Ability::Mark | Ability::Trade | Ability::ExtraShift | Ability::SeaAnimalMagnet | Ability::Symbiosis
                | Ability::Glide(_) | Ability::SharkAttack(_) | Ability::CutDown | Ability::Camouflage
                | Ability::ScubaDive(_) | Ability::Adapt(_) | Ability::MonkeyGang
            )
            | Effect::PlaySponsorFree(_)
            | Effect::DiscardOwnSponsor(_)
            | Effect::Donate
            | Effect::EnlargeEnclosure { .. }
            | Effect::RearrangeBuildings { .. }
            | Effect::TriggerReefDwellers
            | Effect::RaiseHandLimit(_)
            | Effect::RemoveContinentMarker
            | Effect::DigAndRescue(_)
            | Effect::StoreCard
            | Effect::ConcealStrength
            | Effect::AnimalMagnet
            | Effect::Wave
            | Effect::IgnoreConditions(_)
            | Effect::WildIconForBaseProject => unplayable::Unplayable,
        )
    };
    (@ $effect:expr, $word:ident, $then:expr; $($pattern:pat => $value:expr,)*) => {
        match $effect {
            $($pattern => { let $word = $value; $then })*
        }
    };
}

impl Effect {
    /// Whether the engine knows what to do with this word itself, whatever is inside it.
    pub(crate) fn has_engine(self) -> bool {
        word!(self, word => word.has_engine())
    }

    /// Whether its own question lets its owner decline.
    pub(crate) fn is_offer(self) -> bool {
        word!(self, word => word.is_offer())
    }

    /// Whether its question can be asked several times in a row, until it is declined.
    fn asks_again(self) -> bool {
        word!(self, word => word.asks_again())
    }
}

impl Look<'_> {
    /// What an effect touches.
    pub(super) fn touches(self, effect: Effect, at: Pending) -> Footprint {
        word!(effect, word => word.touches(self, at))
    }

    /// Whether an effect could do anything now.
    fn is_possible(self, effect: Effect, at: Pending) -> bool {
        word!(effect, word => word.is_possible(self, at))
    }

    /// Who answers an effect that asks.
    pub(crate) fn answerer(self, doing: Doing) -> Seat {
        match self.effect(doing.what) {
            Some(effect) => word!(effect, word => word.answerer(doing)),
            None => doing.what.owner,
        }
    }

    /// Visits the answers of an effect that asks.
    pub(crate) fn doing_answers(
        self,
        seat: Seat,
        doing: Doing,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        match self.effect(doing.what) {
            Some(effect) => word!(effect, word => word.answers(self, doing, seat, visit)),
            None => visit(Move::Done),
        }
    }

    /// What stands against an answer to an effect.
    pub(crate) fn check_doing<O: Objections<Blocker>>(
        self,
        seat: Seat,
        doing: Doing,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match self.effect(doing.what) {
            Some(effect) => word!(effect, word => word.check(self, doing, seat, answer, objections)),
            None => objections.raise(Blocker::NoSuchChoice),
        }
    }

    /// Whether an answer to an effect only repeats what others reach as well.
    pub(crate) fn doing_repeats(self, seat: Seat, doing: Doing, answer: Move) -> bool {
        self.effect(doing.what)
            .is_some_and(|effect| word!(effect, word => word.repeats(self, doing, seat, answer)))
    }

    /// Whether the cards that lie aside are seen by the owner of the effect alone.
    pub(crate) fn hides_aside(self, doing: Doing) -> bool {
        self.effect(doing.what).is_some_and(|effect| word!(effect, word => word.hides_aside()))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One effect of the language happens, for the owner of `at`.
    pub(super) fn happen(&mut self, at: Pending, effect: Effect) {
        word!(effect, word => word.happen(self, at));
    }

    /// An effect inside another one, which is done with that.
    fn go_into(&mut self, at: Pending, effect: Effect) {
        if self.look().waits(effect, at) {
            self.wait(at);
        } else {
            self.happen(at, effect);
        }
    }

    /// An answer to the effect on top.
    pub(crate) fn do_effect(&mut self, seat: Seat, doing: Doing, answer: Move) {
        let Some(effect) = self.look().effect(doing.what) else { return self.close() };
        if word!(effect, word => word.accepts(self.look(), doing, seat, answer)) {
            self.pay_tokens_due(doing.what);
        }
        match word!(effect, word => word.again(self.look(), doing, seat, answer)) {
            Some(again) => *self.position.agenda.top_mut() = Frame::Doing(again),
            None => self.close(),
        }
        word!(effect, word => word.perform(self, doing, seat, answer));
    }
}
