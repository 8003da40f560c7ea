//! One effect happens: at once, or by opening a frame that asks.

use super::{CardFilter, Effect, Rest, Source as From};
use crate::catalogue::{CardId, CardKind, Icon, SizeClass};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::position::{Doing, Frame, Pending};
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// Whether a card fits a filter.
    pub(crate) fn fits(self, owner: Seat, card: CardId, filter: CardFilter) -> bool {
        let animal = card.kind() == Some(CardKind::Animal);
        let sponsor = card.kind() == Some(CardKind::Sponsor);
        let size = |size: SizeClass| animal && self.rules.animal(card).size_class() == size;
        match filter {
            CardFilter::Any => true,
            CardFilter::AnimalOf(class) => size(class),
            CardFilter::AnimalOfFocus => self.zoo(owner).focus.is_some_and(size),
            CardFilter::PettingZooAnimal => {
                animal && self.rules.animal(card).icons.contains(&Icon::PettingZoo)
            }
            CardFilter::Sponsor => sponsor,
            CardFilter::PersonSponsor => sponsor && self.rules.sponsor(card).person,
            CardFilter::WithIcon(icon) => {
                animal && self.rules.animal(card).icons.contains(&icon)
                    || sponsor && self.rules.sponsor(card).icons.contains(&icon)
            }
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Lets an effect happen. The next step of its list waits in the bag it came from.
    pub(crate) fn resolve(&mut self, pending: Pending) {
        let look = self.look();
        let Some(effect) = look.effect(pending) else { return };
        let waited = self.look().waits(pending);
        if let Some(next) = look.next_step(pending).filter(|_| !waited) {
            self.position.agenda.push(Frame::Bag);
            self.position.agenda.add(next);
        }
        self.happen(pending, effect);
    }

    /// One effect of the language, for the owner of `pending`.
    pub(crate) fn happen(&mut self, pending: Pending, effect: Effect) {
        let owner = pending.owner;
        match effect {
            Effect::Gain(resource, amount) => {
                let n = self.look().amount(owner, amount) * pending.n.max(1);
                self.gain(owner, resource, n, pending.source);
            }
            Effect::GainAndShare { gain, amount, others, per_point } => {
                let n = self.look().amount(owner, amount);
                let gained = self.gain(owner, gain, n, pending.source) * u16::from(per_point);
                for seat in Seat::all(self.rules.seats).filter(|&seat| seat != owner) {
                    self.gain(seat, others, gained, pending.source);
                }
            }
            Effect::If(condition, then) => {
                if self.look().holds(owner, condition) {
                    self.happen(pending, *then);
                }
            }
            Effect::Ability(ability) => self.use_ability(pending, ability),
            Effect::Take { n, from: From::DeckOrRange | From::Display, .. } => self.ask(pending, n),
            Effect::RevealUntil { filter, rest } => self.reveal_until(owner, filter, rest),
            Effect::PlaceUnique(building, _) => {
                if self.look().has_room(owner, building) {
                    self.open(Frame::Place { building, price: 0 });
                }
            }
            Effect::PutTokens(n) => {
                if let crate::position::Source::Sponsor(card, _) = pending.source {
                    self.position.zoo_mut(owner).tokens_on.push((card, n));
                }
            }
            Effect::ByFocus { small, large } => match self.position.zoo(owner).focus {
                Some(SizeClass::Small) => self.happen(pending, *small),
                Some(_) => self.happen(pending, *large),
                None => {}
            },
            Effect::SpendToken(_)
            | Effect::BuildFree(_)
            | Effect::ChooseFocus
            | Effect::OneOf(_)
            | Effect::PlaySponsor
            | Effect::PlayAnimal(_)
            | Effect::GainPlacementBonus
            | Effect::TileOrMoney
            | Effect::UpgradeActionCard
            | Effect::TakePartnerZoo
            | Effect::TakeUniversity
            | Effect::MultiplierToken => self.ask(pending, 1),
            Effect::Twice(inner) => self.happen(pending, *inner),
            // Words of the expansion and of later maps; the options do not let them into a game yet.
            Effect::Take { from: From::DiscardPile, .. }
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
            | Effect::WildIconForBaseProject => {}
        }
    }

    /// Opens the frame of an effect that asks.
    pub(crate) fn ask(&mut self, what: Pending, left: u8) {
        if left > 0 {
            self.open(Frame::Doing(Doing { what, left, begun: false }));
        }
    }

    /// Reveals cards until one fits and takes it (R-10.7, U-11).
    fn reveal_until(&mut self, owner: Seat, filter: CardFilter, rest: Rest) {
        let deck = self.position.market.deck;
        let fitting = deck.iter().rposition(|&card| self.look().fits(owner, card, filter));
        let keep = fitting.unwrap_or(0);
        self.settle();
        self.position.market.deck.truncate(keep);
        for &card in deck[keep..].iter().rev() {
            self.tell(|| Event::Revealed { card });
        }
        for (at, &card) in deck.iter().enumerate().skip(keep).rev() {
            if Some(at) == fitting {
                self.take_openly(owner, card);
                self.tell(|| Event::Kept { seat: owner, card: Some(card) });
            } else {
                match rest {
                    Rest::Discard => self.lay_on_discard(None, card),
                    Rest::UnderDeck => self.position.market.deck.push_front(card),
                }
            }
        }
    }
}
