//! What lasts besides cards: the lines of the map, tiles kept for later, and what the action cards allow more than the
//! standard ones. All of it is read from the words that are printed there.

use super::cards::{Best, Eyes};
use ark_nova::catalogue::action_cards::{ActionSide, Performance, Twist};
use ark_nova::catalogue::maps::Active;
use ark_nova::catalogue::{Action, Alternate, BonusTile, Resource, Side, action_cards, bonus_tiles};
use ark_nova::effects::{Clause, Effect};
use ark_nova::position::ActionSlot;

impl Eyes<'_> {
    /// What the lines of the map bring until the end; those that do not hold yet are worth a share.
    pub fn map_lines(&self) -> f32 {
        let lines = self.zoo.printed().ability.iter();
        lines
            .map(|line| {
                let share = match line.active {
                    Active::Always => 1.0,
                    Active::Covered(cells) => {
                        let covered = cells.and(self.zoo.covered).len() as f32;
                        self.weights.half_way * covered / cells.len().max(1) as f32
                    }
                    Active::LeftSpaceEmpty(space) => {
                        if self.zoo.edge >> space & 1 == 0 {
                            1.0
                        } else {
                            self.weights.half_way
                        }
                    }
                };
                share * self.line(&line.clause)
            })
            .sum()
    }

    /// What a line that lasts brings until the end.
    #[inline]
    pub fn line(&self, clause: &Clause) -> f32 {
        let w = self.weights;
        match clause {
            Clause::Now(_) => 0.0,
            Clause::Income(effects) => self.income(effects),
            Clause::Whenever(_) => w.trigger * self.clock.engine,
            Clause::Rule(_) => w.rule * self.clock.engine,
            Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) => self.at_end(effect),
        }
    }

    // These two stay apart so that the common lines, which are a number, are read without a call.

    /// What effects bring in the breaks that are left.
    #[inline(never)]
    fn income(&self, effects: &[Effect]) -> f32 {
        let (w, clock) = (self.weights, self.clock);
        self.effects(effects) * (clock.breaks * w.income + clock.turns * w.yearly)
    }

    /// What an effect of the final scoring brings.
    #[inline(never)]
    fn at_end(&self, effect: &Effect) -> f32 {
        let gained = self.look.end_gain(self.seat, *effect);
        self.certain() * gained.map_or(0.0, |(what, n)| self.gain(what, n.into()))
    }

    /// What a bonus tile brings.
    pub fn tile(&self, tile: BonusTile) -> f32 {
        self.effects(tile.face().effects)
    }

    /// The tiles that are kept: what they do, as long as there is time for it.
    pub fn kept_tiles(&self) -> f32 {
        if self.zoo.tiles == 0 {
            return 0.0;
        }
        let kept = bonus_tiles::ALL.iter().filter(|face| self.zoo.tiles >> face.tile as u8 & 1 == 1);
        kept.map(|face| self.tile(face.tile)).sum()
    }

    /// What the action cards of the zoo allow more than the standard ones, over the turns that are left.
    pub fn alternates(&self) -> f32 {
        self.zoo.slots.iter().filter(|slot| slot.number > 0).map(|&slot| self.alternate(slot)).sum()
    }

    /// What the cards kept in a draft promise: the two that will be used, or the best of those kept so far.
    pub fn drafted(&self) -> f32 {
        let draft = &self.look.position.draft;
        let seat = self.seat.index();
        let worth = |card: Alternate| {
            self.alternate(ActionSlot { number: card.number, ..ActionSlot::new(card.action) })
        };
        if draft.first[seat].is_empty() && draft.used[seat].is_empty() {
            return 0.0;
        }
        if !draft.used[seat].is_empty() {
            return draft.used[seat].iter().map(worth).sum();
        }
        let mut best = Best::default();
        for card in draft.first[seat].iter().chain(draft.second[seat].iter()) {
            best.add(worth(card));
        }
        best.first(2)
    }

    /// What a card allows more than the standard one: the side that is up, and a share of the other one to come.
    fn alternate(&self, slot: ActionSlot) -> f32 {
        let now = self.more_than_standard(slot.action, slot.number, slot.side);
        let then = match slot.side {
            Side::I => self.more_than_standard(slot.action, slot.number, Side::II),
            Side::II => now,
        };
        let later = self.weights.half_way;
        (now * (1.0 - later) + then * later) * self.clock.engine * self.weights.uses
    }

    /// What one use of a side brings more than one of the standard card.
    pub fn more_than_standard(&self, action: Action, number: u8, side: Side) -> f32 {
        let (own, standard) = (action_cards::side(action, number, side), action_cards::side(action, 0, side));
        self.tables(own) - self.tables(standard) + own.twist.map_or(0.0, |twist| self.twist(twist))
    }

    /// What the tables of a side are worth, at the strength cards usually have.
    fn tables(&self, side: &ActionSide) -> f32 {
        let w = self.weights;
        match side.does {
            Performance::Animals { .. } | Performance::Association { .. } => 0.0,
            Performance::Build { more, .. } | Performance::Sponsors { more, .. } => {
                f32::from(more) * w.to_build
            }
            Performance::Cards { draw, discard, snap, .. } => {
                let mean = |table: [u8; 5]| table.iter().map(|&n| f32::from(n)).sum::<f32>() / 5.0;
                mean(draw) * w.to_draw - mean(discard) * w.to_discard + mean(snap) * w.to_snap / 2.0
            }
        }
    }

    /// What an alternate side adds in one use.
    fn twist(&self, twist: Twist) -> f32 {
        let w = self.weights;
        let money = |n: f32| self.gain(Resource::Money, n);
        let trade = money(5.0) - self.gain(Resource::XToken, 1.0);
        match twist {
            Twist::ExtraBuilding(building, price) => {
                let gain = f32::from(building.size()) * w.to_build + w.instant / 2.0;
                (gain - money(price.into())).max(0.0)
            }
            Twist::RepeatStandard => w.to_build,
            Twist::CoverTerrain(gained) => (w.instant / 2.0 + money(gained.into())).max(0.0),
            Twist::IgnoreConditionIfSingle(_) => w.instant / 2.0,
            Twist::HunterWithoutAnimal(n) => f32::from(n) / 6.0 * w.to_snap,
            Twist::FirstAnimalCheaper(n) => money(n.into()),
            Twist::PayForAppeal => (self.appeal - money(2.0)).max(0.0),
            Twist::MarkAfter(reputation) => {
                w.to_snap / 2.0 + f32::from(reputation) * w.reputation * self.clock.engine / 3.0
            }
            Twist::FromSupply { universities } => {
                w.partner_zoo / 6.0 + if universities { w.university / 6.0 } else { 0.0 }
            }
            Twist::HireInsteadOfProject => w.worker / 2.0,
            Twist::WorkersForStrength(n) => f32::from(n) * w.association / 2.0,
            Twist::XTokenIfStronger => w.x_token / 2.0,
            Twist::DonationLessByXTokens => money(f32::from(self.zoo.x_tokens)) / 2.0,
            Twist::OtherActionInstead(_) => w.action / 2.0,
            Twist::CardInsteadOfDonation => w.to_draw,
            Twist::DiggingFirst(n) => f32::from(n) * w.ability / 2.0,
            Twist::CleverAfter(price) => (w.action / 2.0 - money(price.into())).max(0.0),
            Twist::TradeOnce { reputation } => {
                trade.abs() + if reputation { w.reputation * self.clock.engine / 3.0 } else { 0.0 }
            }
            Twist::BonusMoney(n) => money(n.into()),
            Twist::SellOnce { any } => money(4.0) * if any { 0.75 } else { 0.4 },
            Twist::SwapSponsor => w.to_snap / 2.0,
            Twist::SponsorWithBreak => w.instant / 2.0,
        }
    }

    /// The best that the lines of the own map give where something is chosen by them.
    pub fn best_of_map_lines(&self) -> f32 {
        let lines = self.zoo.printed().ability.iter().filter_map(|line| match line.clause {
            Clause::Whenever(trigger) => Some(self.effects(trigger.effects)),
            _ => None,
        });
        lines.fold(0.0, f32::max)
    }

    /// What the reef effects of the zoo bring each time they are set off.
    pub fn reef(&self) -> f32 {
        let rules = self.look.rules;
        let dwellers = self.zoo.played.and(&rules.reef_dwellers);
        let reef = dwellers.iter().filter_map(|card| rules.animal(card).reef);
        reef.map(|effects| self.effects(effects)).sum()
    }

    /// What the best ability of the sea animals of the zoo is worth, for an animal that may use one.
    pub fn best_ability_to_copy(&self) -> f32 {
        use ark_nova::catalogue::Icon;
        use ark_nova::effects::Ability;
        let sea = |&card: &ark_nova::catalogue::CardId| {
            self.look.rules.animal(card).icons.contains(&Icon::SeaAnimal)
        };
        let abilities = self.look.animals(self.seat).filter(sea).flat_map(|card| self.look.abilities(card));
        let copied = abilities.filter(|&&ability| ability != Ability::Symbiosis);
        copied.map(|&ability| self.effect(Effect::Ability(ability))).fold(0.0, f32::max)
    }
}
