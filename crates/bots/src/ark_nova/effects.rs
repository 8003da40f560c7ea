//! What effects and abilities are worth before they happen.

use super::cards::Eyes;
use ark_nova::catalogue::boards::{MONEY_INSTEAD_OF_TILE, POUCH_APPEAL, SUNBATHING_MONEY};
use ark_nova::catalogue::{Icon, Resource};
use ark_nova::effects::{Ability, Amount, Effect};

impl Eyes<'_> {
    /// What an effect is worth.
    pub fn effect(&self, effect: Effect) -> f32 {
        let (w, engine) = (self.weights, self.clock.engine);
        match effect {
            Effect::Gain(what, amount) => self.gain(what, self.amount(amount)),
            Effect::Twice(effect) => 2.0 * self.effect(*effect),
            Effect::Ability(ability) => self.ability(ability),
            Effect::Take { n, .. } => f32::from(n) * w.to_draw * self.clock.liquid,
            Effect::UpgradeActionCard => self.best_upgrade() * engine,
            Effect::TakePartnerZoo => w.partner_zoo * engine,
            Effect::TakeUniversity => w.university * engine,
            Effect::MultiplierToken => w.multiplier * self.clock.liquid,
            Effect::TileOrMoney => self.gain(Resource::Money, MONEY_INSTEAD_OF_TILE.into()) + w.instant,
            Effect::OneOf(choices) => {
                let worth =
                    |effects: &&[Effect]| effects.iter().map(|&effect| self.effect(effect)).sum::<f32>();
                choices.iter().map(worth).fold(0.0, f32::max)
            }
            Effect::PlaceUnique(..) => 0.0,
            _ => w.instant * self.clock.liquid,
        }
    }

    /// What an ability is worth.
    pub fn ability(&self, ability: Ability) -> f32 {
        let (w, liquid) = (self.weights, self.clock.liquid);
        let icons = |icon: Icon| f32::from(self.zoo.icons(icon));
        let in_all_zoos = |icon: Icon, most: f32| f32::from(self.look.icons_in_all_zoos(icon)).min(most);
        match ability {
            Ability::Sprint(n) => f32::from(n) * w.to_draw * liquid,
            Ability::Perception(n) => f32::from(n) / 2.0 * w.to_draw * liquid,
            Ability::Snapping(n) => f32::from(n) * w.to_snap * liquid,
            Ability::Pouch(n) => f32::from(n * POUCH_APPEAL) * self.appeal() / 2.0,
            Ability::Pack => (1.0 + icons(Icon::Predator)) * self.appeal(),
            Ability::PettingZooAnimal => 3.0 * icons(Icon::PettingZoo) * self.appeal(),
            Ability::IconicAnimal(icon) => (1.0 + in_all_zoos(icon, 7.0)) * self.appeal(),
            Ability::Inventive(n) => self.gain(Resource::XToken, n.into()),
            Ability::InventiveBear => self.gain(Resource::XToken, 1.0 + in_all_zoos(Icon::Bear, 2.0)),
            Ability::InventivePrimate => {
                self.gain(Resource::XToken, 1.0 + (icons(Icon::Primate) / 2.0).min(2.0))
            }
            Ability::Jumping(n) => self.gain(Resource::Money, n.into()),
            Ability::Sunbathing(n) => self.gain(Resource::Money, f32::from(n * SUNBATHING_MONEY)) / 2.0,
            Ability::FullThroated if !self.zoo.all_hired() => w.worker * self.clock.engine,
            Ability::Action(_) | Ability::Determination | Ability::Hypnosis(_) => w.extra_action * liquid,
            Ability::Multiplier(_) => w.multiplier * liquid,
            Ability::FlockAnimal(_) => 0.0,
            _ => w.ability * liquid,
        }
    }

    fn amount(&self, amount: Amount) -> f32 {
        self.look.amount(self.seat, amount).into()
    }

    fn best_upgrade(&self) -> f32 {
        let still = self.zoo.slots.iter().filter(|slot| !self.zoo.is_upgraded(slot.action));
        still.map(|slot| self.weights.upgrade(slot.action)).fold(0.0, f32::max)
    }
}
