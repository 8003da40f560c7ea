//! What cards are worth, in hand and in the zoo.

use super::clock::Clock;
use super::effects::Coming;
use super::homes::Homes;
use super::tables::Tables;
use super::weights::Weights;
use ark_nova::Look;
use ark_nova::catalogue::boards::INCOME;
use ark_nova::catalogue::{Animal, Building, BuildingKind, CardId, CardKind, Requirement, Resource, Sponsor};
use ark_nova::effects::{Clause, Effect};
use ark_nova::position::Zoo;
use tabletop::{Game, Seat};

/// A position through the eyes of a seat, with what is left of the game.
#[derive(Clone, Copy)]
pub struct Eyes<'a> {
    /// The position.
    pub look: Look<'a>,
    /// Whose eyes.
    pub seat: Seat,
    /// Their zoo.
    pub zoo: &'a Zoo,
    /// What is left of the game.
    pub clock: Clock,
    /// What things are worth.
    pub weights: &'a Weights,
    /// What follows from that.
    pub tables: &'a Tables,
    /// Whether the game is over.
    pub over: bool,
    /// The cards in hand.
    pub cards: f32,
    /// What the money of the zoo is worth.
    pub purse: f32,
    /// How much more money is worth the longer it can work; nothing at the end.
    pub growth: f32,
    /// What a step of appeal is worth: its point, and the income it brings.
    pub appeal: f32,
    /// The icons of the card whose effects are looked at, while it is not played.
    pub coming: Coming<'a>,
}

/// The most cards of a hand that are looked at.
const MOST: usize = 16;

/// The best of a hand, in descending order.
#[derive(Clone, Copy, Default)]
pub struct Best {
    worth: [f32; MOST],
    count: usize,
}

impl Best {
    /// Adds something, if it is worth something.
    pub fn add(&mut self, worth: f32) {
        if worth <= 0.0 || (self.count == MOST && worth <= self.worth[MOST - 1]) {
            return;
        }
        let mut place = self.count.min(MOST - 1);
        self.count = place + 1;
        while place > 0 && self.worth[place - 1] < worth {
            self.worth[place] = self.worth[place - 1];
            place -= 1;
        }
        self.worth[place] = worth;
    }

    /// The sum, each one worth `crowd` of the one before it.
    pub fn sum(&self, crowd: f32) -> f32 {
        self.worth[..self.count].iter().rev().fold(0.0, |rest, worth| worth + crowd * rest)
    }

    /// The sum of the first few.
    pub fn first(&self, n: usize) -> f32 {
        self.worth[..self.count.min(n)].iter().sum()
    }
}

/// The animals of a hand.
#[derive(Clone, Copy, Default)]
pub struct Animals {
    /// What they are worth while they are in hand.
    pub in_hand: Best,
    /// What playing those gives that could be played now.
    pub playable: Best,
    /// What a home of each size would add for an animal that has none.
    pub home: [f32; 6],
    /// What each special enclosure would add for animals that live nowhere else, in the order of [`Zoo::HOMES`].
    pub special: [f32; Zoo::HOMES.len()],
    /// Spaces of empty enclosures that nobody waits for.
    pub empty: u8,
}

/// The sponsors of a hand.
#[derive(Clone, Copy, Default)]
pub struct Sponsors {
    /// What they are worth while they are in hand.
    pub in_hand: Best,
    /// What playing the best one gives whose level is this or lower.
    pub playable: [f32; 8],
}

impl Sponsors {
    /// What playing the best one gives with this many levels.
    pub fn best(&self, levels: u8) -> f32 {
        self.playable[usize::from(levels).min(self.playable.len() - 1)]
    }
}

impl<'a> Eyes<'a> {
    /// A position as a seat sees it.
    pub fn new(
        look: Look<'a>,
        seat: Seat,
        clock: Clock,
        weights: &'a Weights,
        tables: &'a Tables,
    ) -> Eyes<'a> {
        const AHEAD: usize = 6;
        let zoo = look.zoo(seat);
        let growth = clock.liquid * (1.0 + weights.growth * clock.engine);
        let appeal = usize::from(zoo.appeal);
        let ahead = (appeal + AHEAD).min(INCOME.len() - 1);
        let more = f32::from(INCOME[ahead] - INCOME[appeal]) / AHEAD as f32;
        let paid = weights.income * clock.breaks + weights.steady * clock.turns;
        let appeal = 1.0 + more * weights.money * paid * growth;
        let (over, cards) = (look.rules.is_over(look.position), zoo.hand.len() as f32);
        let coming = Coming::default();
        let eyes =
            Eyes { look, seat, zoo, clock, weights, tables, over, cards, purse: 0.0, growth, appeal, coming };
        Eyes { purse: eyes.money(zoo.money.0.into()), ..eyes }
    }

    /// What a gain is worth.
    pub fn gain(&self, what: Resource, n: f32) -> f32 {
        let w = self.weights;
        n * match what {
            Resource::Money => w.money * self.growth,
            Resource::Appeal => self.appeal,
            Resource::Conservation => w.conservation,
            Resource::Reputation => w.reputation * self.clock.engine,
            Resource::XToken => w.x_token * self.clock.liquid,
        }
    }

    /// What an amount of money is worth: less and less, since only so much can be spent in time.
    pub fn money(&self, money: f32) -> f32 {
        let w = self.weights;
        if money <= w.enough {
            return self.growth * (money * w.money);
        }
        let later = money.min(2.0 * w.enough) - w.enough;
        self.growth * (w.enough * w.money + later * w.plenty)
    }

    /// What paying so much takes away.
    pub fn price(&self, cost: f32) -> f32 {
        let has = f32::from(self.zoo.money.0);
        if cost <= has {
            return self.purse - self.money(has - cost);
        }
        self.purse - self.money(0.0) + (cost - has) * self.weights.money * self.growth
    }

    /// What an animal brings when it is played, its price not taken off.
    pub fn animal(&self, animal: &Animal) -> f32 {
        let w = self.weights;
        let coming = Coming { icons: animal.icons, rock: animal.rock, water: animal.water };
        let played = Eyes { coming, ..*self };
        let abilities = self.look.abilities(animal.id).iter();
        f32::from(animal.appeal) * self.appeal
            + f32::from(animal.conservation) * w.conservation
            + f32::from(animal.reputation) * w.reputation * self.clock.engine
            + abilities.map(|&ability| played.effect(Effect::Ability(ability))).sum::<f32>()
            + animal.reef.map_or(0.0, |effects| {
                // It sets off every reef effect of the zoo, its own included, and will be set off again.
                self.reef() + played.effects(effects) * (1.0 + w.again * self.clock.engine)
            })
            + animal.icons.len() as f32 * w.icon * self.clock.engine
    }

    /// What an animal brings that is moving in, its price taken off.
    pub fn newcomer(&self, card: CardId) -> f32 {
        let folder = self.look.position.market.folder(card).map_or(0, |folder| folder as u8 + 1);
        let cost = self.look.animal_cost(self.seat, card, folder);
        self.animal(self.look.rules.animal(card)) - self.price(cost.into())
    }

    /// What a sponsor brings when it is played.
    pub fn sponsor(&self, sponsor: &Sponsor) -> f32 {
        let w = self.weights;
        let plain = f32::from(sponsor.appeal) * self.appeal
            + f32::from(sponsor.conservation) * w.conservation
            + f32::from(sponsor.reputation) * w.reputation * self.clock.engine
            + f32::from(sponsor.level) * w.level * self.clock.engine
            + sponsor.icons.len() as f32 * w.icon * self.clock.engine;
        let coming = Coming { icons: sponsor.icons, rock: sponsor.rock, water: sponsor.water };
        let played = Eyes { coming, ..*self };
        let now = sponsor.clauses().iter().filter(|clause| matches!(clause, Clause::Now(_)));
        let now = now.map(|clause| played.effects(clause.effects()));
        plain + now.sum::<f32>() + self.lasting(sponsor)
    }

    /// What a sponsor in the zoo still brings.
    pub fn lasting(&self, sponsor: &Sponsor) -> f32 {
        sponsor.clauses().iter().map(|clause| self.line(clause)).sum()
    }

    /// Share of what counts at the end that is certain by now.
    pub fn certain(&self) -> f32 {
        1.0 - self.clock.engine * self.weights.doubt
    }

    /// Conditions that are missing.
    fn missing(&self, card: CardId, requires: &[Requirement]) -> u8 {
        requires.iter().map(|&needs| self.look.condition(self.seat, needs, card).1).sum()
    }

    /// The animals of the hand, each with an empty home of its own; not the one that is moving in already.
    pub fn animals(&self, moving_in: Option<CardId>) -> Animals {
        let w = self.weights;
        let mut homes = Homes::new(self);
        let mut animals = Animals::default();
        let hand = self.zoo.hand.of_kind(CardKind::Animal);
        let off = if hand.is_empty() { 0 } else { self.look.next_animal_off(self.seat) };
        for card in hand.iter() {
            let animal = self.look.rules.animal(card);
            if moving_in == Some(card) {
                homes.take(self, animal);
                continue;
            }
            if !self.look.focus_allows(self.seat, animal.size_class()) {
                continue;
            }
            let cost = self.look.animal_cost_with(self.seat, card, 0, off);
            let net = self.animal(animal) - self.price(f32::from(cost));
            let missing = match self.missing(card, animal.requires) {
                0 => 0,
                n => n.saturating_sub(self.look.ignored_conditions(self.seat, animal.size_class())),
            };
            let housed = missing == 0 && homes.take(self, animal);
            let affordable = cost <= self.zoo.money.0;
            let mut waits = net - w.action;
            let mut share = w.animal_in_hand * self.tables.missing.at(missing);
            if !affordable {
                share *= w.poor;
            }
            if !housed {
                let wanted = if animal.standard { None } else { self.wanted(animal) };
                let enclosure = match wanted {
                    Some(place) => Zoo::HOMES[place],
                    None => Building::STANDARD[usize::from(animal.size) - 1],
                };
                let price = self.price(self.look.building_price(self.seat, enclosure).into());
                let at_home = waits * share - price;
                waits -= w.building + price;
                share *= w.homeless;
                let gain = at_home - (waits * share).max(0.0);
                if let Some(place) = wanted.filter(|_| missing == 0) {
                    // One enclosure serves many, so its price is taken off once, where it is built.
                    animals.special[place] += (gain + price).max(0.0);
                } else if missing == 0 && animal.standard {
                    let best = &mut animals.home[usize::from(animal.size)];
                    *best = best.max(gain);
                }
            }
            animals.in_hand.add(waits * share);
            if housed && affordable {
                animals.playable.add(net - (waits * share).max(0.0));
            }
        }
        // What a small home would add, a larger one adds too.
        for size in 1..animals.home.len() {
            animals.home[size] = animals.home[size].max(animals.home[size - 1]);
        }
        animals.empty = homes.left(self);
        animals
    }

    /// The special enclosure that an animal still needs, by its place among [`Zoo::HOMES`]: the smallest that is not
    /// built and would hold it.
    fn wanted(&self, animal: &Animal) -> Option<usize> {
        let missing = (0..Zoo::HOMES.len()).filter(|&place| {
            let home = Zoo::HOMES[place];
            home.kind() == BuildingKind::SpecialEnclosure
                && animal
                    .special
                    .iter()
                    .any(|&(kind, spaces)| kind.buildings().contains(&home) && spaces <= home.face().capacity)
                && !self.zoo.has(home)
        });
        missing.min_by_key(|&place| Zoo::HOMES[place].size())
    }

    /// The sponsors of the hand.
    pub fn sponsors(&self) -> Sponsors {
        let w = self.weights;
        let mut sponsors = Sponsors::default();
        let hand = self.zoo.hand.of_kind(CardKind::Sponsor);
        if hand.is_empty() {
            return sponsors;
        }
        let lower = self.look.sponsors_lower(self.seat);
        for card in hand.iter() {
            let sponsor = self.look.rules.sponsor(card);
            let net = self.sponsor(sponsor);
            let missing = self.missing(card, sponsor.requires);
            let share = w.sponsor_in_hand * self.tables.missing.at(missing);
            let waits = (net - w.action) * share;
            sponsors.in_hand.add(waits);
            if missing == 0 {
                let gain = net - waits.max(0.0);
                let levels = &mut sponsors.playable[sponsor.level.saturating_sub(lower).into()..];
                levels.iter_mut().for_each(|best| *best = best.max(gain));
            }
        }
        sponsors
    }
}
