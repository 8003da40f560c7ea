//! What effects are worth before they happen: a word by what it gives, a word that holds others by what is inside.

use super::cards::Eyes;
use ark_nova::catalogue::boards::{
    APPEAL_PAST_REPUTATION, FOLDERS, MONEY_INSTEAD_OF_TILE, POUCH_APPEAL, SUNBATHING_MONEY,
};
use ark_nova::catalogue::{CardId, CardKind, Icon, Resource, Side, SizeClass};
use ark_nova::effects::{Ability, Amount, Counter, Effect};

/// The icons of a card that is not played yet: what it does will count them.
#[derive(Clone, Copy, Default)]
pub struct Coming<'a> {
    /// Printed icons.
    pub icons: &'a [Icon],
    /// Rock.
    pub rock: u8,
    /// Water.
    pub water: u8,
}

impl Coming<'_> {
    fn of(self, icon: Icon) -> u8 {
        let printed = self.icons.iter().filter(|&&coming| coming == icon).count() as u8;
        match icon {
            Icon::Rock => printed + self.rock,
            Icon::Water => printed + self.water,
            _ => printed,
        }
    }
}

impl Eyes<'_> {
    /// What an effect is worth.
    pub fn effect(&self, effect: Effect) -> f32 {
        let (w, engine, liquid) = (self.weights, self.clock.engine, self.clock.liquid);
        match effect {
            Effect::Gain(what, amount) | Effect::GainAndShare { gain: what, amount, .. } => {
                self.gain(what, self.amount(amount))
            }
            Effect::List(effects) => self.effects(effects),
            Effect::If(condition, effect) => {
                if self.look.holds(self.seat, condition) {
                    self.effect(*effect)
                } else {
                    0.0
                }
            }
            Effect::Twice(effect) => 2.0 * self.effect(*effect),
            Effect::UpTo(n, effects) => f32::from(n) * self.effects(effects).max(0.0),
            Effect::OneOf(options) => options.iter().map(|effects| self.effects(effects)).fold(0.0, f32::max),
            Effect::SpendToken(effect) => self.effect(*effect),
            Effect::PayFor(price, effect) => {
                (self.effect(*effect) - self.gain(Resource::Money, price.into())).max(0.0)
            }
            Effect::ByFocus { small, large } => match self.zoo.focus {
                Some(SizeClass::Small) => self.effect(*small),
                Some(SizeClass::Medium | SizeClass::Large) => self.effect(*large),
                None => self.effect(*small).max(self.effect(*large)),
            },
            Effect::Ability(ability) => self.ability(ability),
            Effect::Take { n, .. } => f32::from(n) * w.to_draw * liquid,
            Effect::UpgradeActionCard => self.best_upgrade() * engine,
            Effect::TakePartnerZoo => w.partner_zoo * engine,
            Effect::TakeUniversity => w.university * engine,
            Effect::MultiplierToken => w.multiplier * liquid,
            Effect::TileOrMoney => self.gain(Resource::Money, MONEY_INSTEAD_OF_TILE.into()) + w.instant,
            Effect::TileOrAppeal => self.gain(Resource::Appeal, APPEAL_PAST_REPUTATION.into()) + w.instant,
            Effect::Pilfer(_) => w.ability * liquid,
            // A break that comes sooner comes sooner for everybody; a building is worth what it covers.
            Effect::AdvanceBreak(_) | Effect::PlaceUnique(..) => 0.0,
            Effect::TriggerReefDwellers => self.reef(),
            Effect::RaiseHandLimit(n) => f32::from(n) * w.over_limit * self.clock.breaks,
            Effect::RemoveContinentMarker => self.best_of_map_lines(),
            Effect::DigAndRescue(n) => f32::from(n) * w.ability * liquid + 2.0 * w.icon * engine,
            Effect::StoreCard => self.gain(Resource::Money, 2.0) * self.clock.breaks * w.income,
            Effect::ConcealStrength => w.animals * engine * w.uses / 2.0,
            Effect::AnimalMagnet => {
                self.displayed(|card| card.kind() == Some(CardKind::Animal)) * w.to_snap * liquid
            }
            Effect::Donate => {
                let cost = self.look.position.association.next_donation().1;
                (w.conservation - self.price(cost.into())).max(0.0)
            }
            Effect::EnlargeEnclosure { appeal_if_occupied } => {
                f32::from(appeal_if_occupied) * self.appeal / 2.0 + w.covered * liquid
            }
            // The icons and lines of the person are gone.
            Effect::DiscardOwnSponsor(_) => -w.rule * engine,
            Effect::IgnoreConditions(n) => f32::from(n) * w.instant * liquid / 2.0,
            Effect::WildIconForBaseProject => w.conservation * liquid,
            Effect::RevealUntil { .. }
            | Effect::BuildFree(_)
            | Effect::PutTokens(_)
            | Effect::ShowNoAnimal(_)
            | Effect::ChooseFocus
            | Effect::SideAction(_)
            | Effect::PlaySponsor
            | Effect::PlaySponsorFree(_)
            | Effect::PlayAnimal(_)
            | Effect::GainPlacementBonus
            | Effect::RearrangeBuildings { .. }
            | Effect::Wave => w.instant * liquid,
        }
    }

    /// What a list of effects is worth.
    pub fn effects(&self, effects: &[Effect]) -> f32 {
        effects.iter().map(|&effect| self.effect(effect)).sum()
    }

    /// What an ability is worth: its definition where other words define it.
    fn ability(&self, ability: Ability) -> f32 {
        let (w, liquid) = (self.weights, self.clock.liquid);
        if let Some(meaning) = ability.meaning() {
            return self.effect(meaning);
        }
        match ability {
            Ability::Sprint(n) => f32::from(n) * w.to_draw * liquid,
            Ability::Perception(n) => f32::from(n) / 2.0 * w.to_draw * liquid,
            Ability::Snapping(n) => f32::from(n) * w.to_snap * liquid,
            Ability::Pouch(n) => f32::from(n * POUCH_APPEAL) * self.appeal / 2.0,
            Ability::Sunbathing(n) => self.gain(Resource::Money, f32::from(n * SUNBATHING_MONEY)) / 2.0,
            Ability::FullThroated => {
                if self.zoo.all_hired() {
                    0.0
                } else {
                    w.worker * self.clock.engine
                }
            }
            Ability::Action(_) | Ability::Determination | Ability::Hypnosis(_) => w.extra_action * liquid,
            Ability::Multiplier(_) => w.multiplier * liquid,
            Ability::FlockAnimal(_) => 0.0,
            Ability::Pack
            | Ability::PettingZooAnimal
            | Ability::IconicAnimal(_)
            | Ability::Inventive(_)
            | Ability::InventiveBear
            | Ability::InventivePrimate
            | Ability::Jumping(_)
            | Ability::Posturing(_)
            | Ability::Peacocking
            | Ability::Marketing
            | Ability::Pilfering(_)
            | Ability::Hunter(_)
            | Ability::Scavenging(_)
            | Ability::Digging(_)
            | Ability::Clever
            | Ability::Boost(_)
            | Ability::Resistance
            | Ability::Assertion
            | Ability::Dominance
            | Ability::SponsorMagnet
            | Ability::Venom(_)
            | Ability::Constriction
            | Ability::Camouflage => w.ability * liquid,
            Ability::Mark => w.to_snap * liquid / 2.0,
            Ability::Trade => (self.gain(Resource::Money, 5.0) - self.gain(Resource::XToken, 1.0)).abs(),
            Ability::ExtraShift => {
                let busy = self.zoo.workers > self.zoo.active_workers();
                if busy { w.ready_worker * liquid } else { 0.0 }
            }
            Ability::SeaAnimalMagnet => {
                let sea = |card| self.sea_icons(card) > 0;
                self.displayed(sea) * w.to_snap * liquid
            }
            Ability::Symbiosis => self.best_ability_to_copy(),
            Ability::Glide(n) => {
                let icons: u8 = self.zoo.hand.iter().map(|card| self.sea_icons(card)).sum();
                f32::from(icons.min(n)) * self.appeal
            }
            Ability::SharkAttack(n) => self.prey(n) * self.appeal / 2.0,
            Ability::CutDown => self.gain(Resource::Money, 2.0),
            Ability::ScubaDive(amount) => (self.amount(amount) / 4.0).min(1.0) * w.to_snap * liquid,
            Ability::Adapt(n) => f32::from(n) * w.conservation / 3.0,
            Ability::MonkeyGang => w.to_snap * liquid,
        }
    }

    /// How many cards of the display fit.
    fn displayed(&self, fits: impl Fn(CardId) -> bool) -> f32 {
        self.look.position.market.displayed(FOLDERS).filter(|&card| fits(card)).count() as f32
    }

    /// Sea animal icons of a card.
    fn sea_icons(&self, card: CardId) -> u8 {
        let icons = match card.kind() {
            Some(CardKind::Animal) => self.look.rules.animal(card).icons,
            Some(CardKind::Sponsor) => self.look.rules.sponsor(card).icons,
            Some(CardKind::Project | CardKind::FinalScoring) | None => &[],
        };
        icons.iter().filter(|&&icon| icon == Icon::SeaAnimal).count() as u8
    }

    /// The appeal of the best animals in range.
    fn prey(&self, n: u8) -> f32 {
        let animals = self.look.position.market.displayed(self.zoo.range());
        let animals = animals.filter(|card| card.kind() == Some(CardKind::Animal));
        let (mut best, mut second) = (0, 0);
        for appeal in animals.map(|card| self.look.rules.animal(card).appeal) {
            if appeal > best {
                (best, second) = (appeal, best);
            } else if appeal > second {
                second = appeal;
            }
        }
        f32::from(if n > 1 { best + second } else { best })
    }

    /// How much an amount comes to with the icons that are coming.
    fn amount(&self, amount: Amount) -> f32 {
        amount.comes_to(|counter| self.look.count(self.seat, counter) + self.more(counter)).into()
    }

    /// How much more a counter will count with the icons that are coming.
    fn more(&self, counter: Counter) -> u16 {
        let (coming, has) = (|icon| self.coming.of(icon), |icon| self.zoo.icons(icon));
        let more = match counter {
            Counter::Icons(icon) | Counter::IconsInAllZoos(icon) => coming(icon),
            Counter::EitherIcon(a, b) => coming(a) + coming(b),
            Counter::IconPairs(a, b) => (has(a) + coming(a)).min(has(b) + coming(b)) - has(a).min(has(b)),
            Counter::Kinds(group) => {
                group.kinds().iter().filter(|&&icon| has(icon) == 0 && coming(icon) > 0).count() as u8
            }
            Counter::Animals(_)
            | Counter::Supports
            | Counter::Universities
            | Counter::Kiosks
            | Counter::Pavilions
            | Counter::KiosksAndPavilions
            | Counter::KioskPavilionPairs
            | Counter::XTokens
            | Counter::Reputation
            | Counter::Donations
            | Counter::PouchedCards
            | Counter::Sponsors
            | Counter::OccupiedEnclosures(_)
            | Counter::KiosksOfOthers
            | Counter::ZoosWithMoreAppeal
            | Counter::BuildingsNextTo(_)
            | Counter::AquariumsNextTo(_)
            | Counter::KiosksWithEmptyNeighbours(_)
            | Counter::ConnectedSpaces(_)
            | Counter::IsolatedSpaces(_)
            | Counter::EmptySpaces
            | Counter::EmptyAreas(_)
            | Counter::CoveredAroundLandmark
            | Counter::StoredCards
            | Counter::KindsAheadOfRight(..)
            | Counter::BuildingShapes
            | Counter::ConditionsOnCards
            | Counter::BestKindNotSupported(_) => 0,
        };
        more.into()
    }

    fn best_upgrade(&self) -> f32 {
        let still = self.zoo.slots.iter().filter(|slot| slot.side == Side::I);
        still.map(|slot| self.weights.upgrade(slot.action)).fold(0.0, f32::max)
    }
}
