//! What effects are worth before they happen: a word by what it gives, a word that holds others by what is inside.

use super::cards::Eyes;
use ark_nova::catalogue::boards::{MONEY_INSTEAD_OF_TILE, POUCH_APPEAL, SUNBATHING_MONEY};
use ark_nova::catalogue::{Icon, Resource, SizeClass};
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
            Effect::Pilfer(_) => w.ability * liquid,
            // A break that comes sooner comes sooner for everybody; a building is worth what it covers.
            Effect::AdvanceBreak(_) | Effect::PlaceUnique(..) => 0.0,
            Effect::RevealUntil { .. }
            | Effect::BuildFree(_)
            | Effect::PutTokens(_)
            | Effect::ChooseFocus
            | Effect::SideAction(_)
            | Effect::PlaySponsor
            | Effect::PlaySponsorFree(_)
            | Effect::PlayAnimal(_)
            | Effect::GainPlacementBonus
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
            | Effect::WildIconForBaseProject => w.instant * liquid,
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
            Ability::Pouch(n) => f32::from(n * POUCH_APPEAL) * self.appeal() / 2.0,
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
            | Ability::Mark
            | Ability::Trade
            | Ability::ExtraShift
            | Ability::SeaAnimalMagnet
            | Ability::Symbiosis
            | Ability::Glide(_)
            | Ability::SharkAttack(_)
            | Ability::CutDown
            | Ability::Camouflage
            | Ability::ScubaDive(_)
            | Ability::Adapt(_)
            | Ability::MonkeyGang => w.ability * liquid,
        }
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
        let still = self.zoo.slots.iter().filter(|slot| !self.zoo.is_upgraded(slot.action));
        still.map(|slot| self.weights.upgrade(slot.action)).fold(0.0, f32::max)
    }
}
