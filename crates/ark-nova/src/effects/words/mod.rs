//! The words of the effect language, one home each: what happens, what it touches, which sentence it has and, for a
//! word that asks, who answers, the answers with their texts, the check with its reasons, what an answer does, and what
//! others may see of it. The sentences themselves are in the folders of the languages (`texts`).

mod action_cards;
mod adapt;
mod association;
mod attacks;
mod building;
mod combinators;
mod concealing;
mod conditions;
mod digging;
mod extra_actions;
mod focus;
mod from_aside;
mod from_hand;
mod gains;
mod hypnosis;
mod leaving;
mod markers;
mod marking;
mod offers;
mod pilfer;
mod placement_bonus;
mod plays;
mod rebuilding;
mod reef;
mod sharks;
mod side_actions;
mod snapping;
mod storing;
mod taking;
mod tiles;
mod tokens;
mod trade;
mod unused_projects;
mod where_it_lives;
mod word;

pub(super) use combinators::UpTo;
pub(crate) use reef::copied_phrase;
pub(crate) use trade::traded;
pub(crate) use word::Word;

use super::footprint::Footprint;
use super::{Ability, Effect};
use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::choice::Choice;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::CardKind;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Doing, Frame, Pending};
use crate::texts::{Asking, Names, Tongue, Voice};
use tabletop::{Listener, Objections, Seat, SeatSet};

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
            Effect::PayFor(price, effect) => offers::PayFor { price, effect: *effect },
            Effect::ShowNoAnimal(n) => offers::ShowNoAnimal { n },
            Effect::ChooseFocus => focus::ChooseFocus,
            Effect::ByFocus { small, large } => focus::ByFocus { small: *small, large: *large },
            Effect::Pilfer(track) => pilfer::Pilfer { track },
            Effect::Take { n, from, filter } => taking::Take { n, from, filter },
            Effect::RevealUntil { filter, rest } => taking::RevealUntil { filter, rest },
            Effect::PlaceUnique(building, need) => building::PlaceUnique { building, need },
            Effect::BuildFree(buildings) => building::BuildFree { buildings },
            Effect::PlaySponsor => plays::PlaySponsor,
            Effect::SideAction(twist) => side_actions::SideAction { twist },
            Effect::PlayAnimal(size) => plays::PlayAnimal { size },
            Effect::GainPlacementBonus => placement_bonus::GainPlacementBonus,
            Effect::TileOrMoney => tiles::TileOrMoney,
            Effect::RemoveContinentMarker => markers::RemoveContinentMarker,
            Effect::TileOrAppeal => tiles::TileOrAppeal,
            Effect::RaiseHandLimit(n) => tiles::RaiseHandLimit { n },
            Effect::WildIconForBaseProject => tiles::WildIconForBaseProject,
            Effect::StoreCard => storing::StoreCard,
            Effect::UpgradeActionCard => action_cards::Upgrade,
            Effect::ConcealStrength => concealing::ConcealStrength,
            Effect::MultiplierToken => action_cards::AnyMultiplier,
            Effect::TakePartnerZoo => association::TakePartnerZoo,
            Effect::TakeUniversity => association::TakeUniversity,
            Effect::Donate => association::Donate,
            Effect::Ability(Ability::Sprint(n)) => taking::Sprint { n },
            Effect::Ability(Ability::Hunter(amount)) => from_aside::RevealAndKeep { amount, kind: CardKind::Animal },
            Effect::Ability(Ability::ScubaDive(amount)) => from_aside::RevealAndKeep { amount, kind: CardKind::Sponsor },
            Effect::Ability(Ability::Perception(n)) => from_aside::Perception { n },
            Effect::Ability(Ability::Scavenging(n)) => from_aside::Scavenging { n },
            Effect::Ability(Ability::Resistance) => from_aside::Resistance,
            Effect::Ability(Ability::Snapping(n)) => snapping::Snapping { n },
            Effect::Ability(Ability::Digging(n)) => digging::Digging { n },
            Effect::DigAndRescue(n) => digging::DigAndRescue { n },
            Effect::Ability(Ability::Mark) => marking::Mark,
            Effect::Ability(Ability::SharkAttack(n)) => sharks::SharkAttack { n },
            Effect::Wave => sharks::Wave,
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
            Effect::Ability(Ability::SeaAnimalMagnet) => taking::SeaAnimalMagnet,
            Effect::AnimalMagnet => taking::AnimalMagnet,
            Effect::Ability(Ability::Venom(n)) => attacks::Venom { n },
            Effect::Ability(Ability::Constriction) => attacks::Constriction,
            Effect::Ability(Ability::FlockAnimal(least)) => where_it_lives::WhereItLives { least },
            Effect::Ability(ability @ (
                Ability::Pack | Ability::PettingZooAnimal | Ability::IconicAnimal(_) | Ability::Inventive(_)
                | Ability::InventiveBear | Ability::InventivePrimate | Ability::Jumping(_) | Ability::Posturing(_)
                | Ability::Peacocking | Ability::Marketing | Ability::Pilfering(_) | Ability::MonkeyGang
            )) => combinators::Meaning { ability },
            Effect::Ability(Ability::Trade) => trade::Trade,
            Effect::Ability(Ability::ExtraShift) => association::ExtraShift,
            Effect::Ability(Ability::Symbiosis) => reef::Symbiosis,
            Effect::Ability(Ability::Glide(n)) => from_hand::Glide { n },
            Effect::Ability(Ability::CutDown) => rebuilding::CutDown,
            Effect::Ability(Ability::Camouflage) => conditions::Camouflage,
            Effect::Ability(Ability::Adapt(n)) => adapt::Adapt { n },
            Effect::PlaySponsorFree(filter) => plays::PlaySponsorFree { filter },
            Effect::DiscardOwnSponsor(filter) => leaving::DiscardOwnSponsor { filter },
            Effect::EnlargeEnclosure { appeal_if_occupied } => rebuilding::EnlargeEnclosure { appeal_if_occupied },
            Effect::RearrangeBuildings { max } => rebuilding::RearrangeBuildings { max },
            Effect::TriggerReefDwellers => reef::TriggerReefDwellers,
            Effect::IgnoreConditions(n) => conditions::IgnoreConditions { n },
        )
    };
    (@ $effect:expr, $word:ident, $then:expr; $($pattern:pat => $value:expr,)*) => {
        match $effect {
            $($pattern => { let $word = $value; $then })*
        }
    };
}

impl Effect {
    /// Whether its own question lets its owner decline.
    pub(crate) fn is_offer(self) -> bool {
        word!(self, word => word.is_offer())
    }

    /// Whether what follows in its list cannot happen without it.
    fn is_price(self) -> bool {
        word!(self, word => word.is_price())
    }

    /// Whether its question can be asked several times in a row, until it is declined.
    fn asks_again(self) -> bool {
        word!(self, word => word.asks_again())
    }

    /// What the word does, in the imperative; of an ability, without its name.
    pub(crate) fn phrase(self, v: Voice<'_>) -> String {
        word!(self, word => word.phrase(v))
    }

    /// The same without a verb where that is clear enough.
    pub(crate) fn brief(self, v: Voice<'_>) -> String {
        word!(self, word => word.brief(v))
    }

    /// Whether it is said together with what comes next in its list.
    pub(crate) fn joins(self, next: Effect) -> bool {
        word!(self, word => word.joins(next))
    }

    /// Several that are said together; this is the first of them.
    pub(crate) fn joined(self, all: &[Effect], v: Voice<'_>) -> String {
        word!(self, word => word.joined(all, v))
    }

    /// What it does up to so many times, where that can be said in one.
    pub(crate) fn up_to_phrase(self, n: u8, v: Voice<'_>) -> Option<String> {
        word!(self, word => word.up_to_phrase(n, v))
    }
}

impl Look<'_> {
    /// What an effect touches.
    pub(super) fn touches(self, effect: Effect, at: Pending) -> Footprint {
        word!(effect, word => word.touches(self, at))
    }

    /// Whether an effect could do anything now.
    pub(crate) fn is_possible(self, effect: Effect, at: Pending) -> bool {
        word!(effect, word => word.is_possible(self, at))
    }

    /// Whether a pending effect could do anything now.
    pub(crate) fn does_something(self, pending: Pending) -> bool {
        self.effect(pending).is_some_and(|effect| self.is_possible(effect, pending))
    }

    /// Who answers an effect that asks.
    pub(crate) fn answerer(self, doing: Doing) -> Seat {
        match self.effect(doing.what) {
            Some(effect) => word!(effect, word => word.answerer(doing)),
            None => doing.what.owner,
        }
    }

    /// The question of an effect, where there is more to say than what it does.
    pub(crate) fn question_phrase(self, doing: Doing, names: Names<'_>) -> Option<String> {
        let effect = self.effect(doing.what)?;
        word!(effect, word => word.question_phrase(doing, names))
    }

    /// What an answer to an effect means, where it does not mean the same everywhere.
    pub(crate) fn answer_phrase(
        self,
        seat: Seat,
        doing: Doing,
        answer: Move,
        t: &dyn Tongue,
    ) -> Option<String> {
        let effect = self.effect(doing.what)?;
        let asking = Asking { look: self, doing, seat };
        word!(effect, word => word.answer_phrase(asking, answer, t))
    }

    /// Whether the cards that lie aside are seen by the owner of the effect alone.
    pub(crate) fn hides_aside(self, doing: Doing) -> bool {
        self.effect(doing.what).is_some_and(|effect| word!(effect, word => word.hides_aside()))
    }
}

impl Asks for Doing {
    fn asked(self, look: Look<'_>) -> SeatSet {
        SeatSet::only(look.answerer(self))
    }

    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Effect { what: self.what, left: self.left, begun: self.begun }
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        match look.effect(self.what) {
            Some(effect) => word!(effect, word => word.answers(look, self, seat, visit)),
            None => visit(Move::Done),
        }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match look.effect(self.what) {
            Some(effect) => word!(effect, word => word.check(look, self, seat, answer, objections)),
            None => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Some(effect) = engine.look().effect(self.what) else { return engine.close() };
        if word!(effect, word => word.accepts(engine.look(), self, seat, answer)) {
            engine.pay_tokens_due(self.what);
        }
        match word!(effect, word => word.again(engine.look(), self, seat, answer)) {
            Some(again) => *engine.position.agenda.top_mut() = Frame::Doing(again),
            None => engine.close(),
        }
        word!(effect, word => word.perform(engine, self, seat, answer));
    }

    fn set(self, look: Look<'_>, _seat: Seat) -> Option<Choice> {
        look.effect(self.what).and_then(|effect| word!(effect, word => word.set(self)))
    }

    fn depends_on_hand(self) -> bool {
        true
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// One effect of the language happens, for the owner of `at`.
    pub(super) fn happen(&mut self, at: Pending, effect: Effect) {
        word!(effect, word => word.happen(self, at));
    }

    /// An effect inside another one, which is done with that. After the action nothing waits any more.
    fn go_into(&mut self, at: Pending, effect: Effect) {
        if self.look().waits(effect, at) {
            self.wait(at);
        } else {
            self.happen(at, effect);
        }
    }
}
