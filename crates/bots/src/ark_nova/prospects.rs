//! What an action would bring: the one in progress, and the best ones of the next turns.

use super::cards::{Animals, Eyes, Sponsors};
use super::projects::Projects;
use ark_nova::catalogue::action_cards::{ActionSide, Performance, by_strength};
use ark_nova::catalogue::boards::{
    COST_PER_SPACE, MOST_CONSERVATION, MOST_PARTNER_ZOOS, MOST_PARTNER_ZOOS_SIDE_I, MOST_UNIVERSITIES,
    REPUTATION_BONUS, TASK_REPUTATION, Task, target,
};
use ark_nova::catalogue::{Action, BuildingKind};
use ark_nova::effects::Effect;
use ark_nova::position::{Frame, Pending, Performing, Progress, SupportStage, Zoo};

/// What hand and board offer to the actions.
#[derive(Clone, Copy)]
pub struct Prospects {
    /// The animals of the hand.
    pub animals: Animals,
    /// The sponsors of the hand.
    pub sponsors: Sponsors,
    /// The projects within reach.
    pub projects: Projects,
}

impl Eyes<'_> {
    /// What everything that has begun still brings: actions, animals and buildings on their way, effects to come.
    pub fn promise(&self, prospects: &Prospects) -> f32 {
        let agenda = &self.look.position.agenda;
        let frames: f32 = agenda.frames().map(|frame| self.begun(prospects, frame)).sum();
        let own = |pending: &&Pending| pending.owner == self.seat;
        let pending = agenda.all_pending().iter().chain(agenda.waiting.iter()).filter(own);
        frames + pending.map(|&pending| self.pending(pending)).sum::<f32>()
    }

    fn pending(&self, pending: Pending) -> f32 {
        self.look.effect(pending).map_or(0.0, |effect| self.effect(effect))
    }

    fn begun(&self, prospects: &Prospects, frame: Frame) -> f32 {
        match frame {
            Frame::Action(performing) => self.performing(prospects, performing),
            Frame::House { card } => self.newcomer(card),
            Frame::Place { building, price, .. } => {
                let price = self.price(price.into());
                match building.kind() {
                    BuildingKind::StandardEnclosure => {
                        let home = prospects.animals.home[usize::from(building.size()).min(5)];
                        home.max(f32::from(building.size()) * self.weights.to_build - price)
                    }
                    BuildingKind::Pavilion => self.appeal - price,
                    BuildingKind::SpecialEnclosure => {
                        let places = Zoo::HOMES.iter().zip(prospects.animals.special);
                        let waits: f32 =
                            places.filter(|(home, _)| **home == building).map(|(_, gain)| gain).sum();
                        f32::from(building.size()) * self.weights.to_build + self.weights.instant + waits
                            - price
                    }
                    _ => f32::from(building.size()) * self.weights.to_build + self.weights.instant - price,
                }
            }
            Frame::Support(supporting) => match supporting.stage {
                SupportStage::Project => prospects.projects.ready,
                _ => {
                    let project = self.look.rules.project(supporting.card);
                    self.support(&project.levels[usize::from(supporting.level)])
                }
            },
            Frame::Doing(doing) if doing.what.owner == self.seat => self.pending(doing.what),
            _ => 0.0,
        }
    }

    fn performing(&self, prospects: &Prospects, performing: Performing) -> f32 {
        let w = self.weights;
        match performing.progress {
            Progress::Animals { left, .. } => prospects.animals.playable.first(left.into()),
            Progress::Sponsors { left, .. } => self.sponsoring(prospects, left, performing.strength),
            Progress::Build { left, .. } => self.building(prospects, left),
            Progress::Association { left, .. } => self.associating(prospects, left),
            Progress::Cards => self.drawing(performing.printed(), performing.strength),
            Progress::Drawing { left, .. } => f32::from(left) * w.to_draw,
            Progress::Discarding { left } => -f32::from(left) * w.to_discard,
            Progress::Snapping { left } => f32::from(left) * w.to_snap,
            Progress::Done => 0.0,
        }
    }

    /// What an action would bring with this strength.
    pub fn prospect(&self, prospects: &Prospects, side: &ActionSide, strength: u8) -> f32 {
        match side.does {
            Performance::Animals { animals, .. } => {
                prospects.animals.playable.first(by_strength(animals, strength).into())
            }
            Performance::Association { .. } => self.associating(prospects, strength),
            Performance::Build { more, .. } => self.building(prospects, strength + more),
            Performance::Cards { .. } => self.drawing(side, strength),
            Performance::Sponsors { more, .. } => self.sponsoring(prospects, strength + more, strength),
        }
    }

    fn sponsoring(&self, prospects: &Prospects, levels: u8, strength: u8) -> f32 {
        let pay = f32::from(strength) * self.weights.money * self.growth;
        prospects.sponsors.best(levels).max(pay)
    }

    fn building(&self, prospects: &Prospects, strength: u8) -> f32 {
        let affordable = (self.zoo.money.0 / u16::from(COST_PER_SPACE)).min(strength.into());
        let home = prospects.animals.home[usize::from(affordable).min(5)];
        if prospects.animals.special == [0.0; Zoo::HOMES.len()] {
            return home.max(f32::from(affordable) * self.weights.to_build);
        }
        let special = Zoo::HOMES.iter().zip(prospects.animals.special).map(|(building, gain)| {
            let fits = gain > 0.0 && u16::from(building.size()) <= affordable;
            if fits { gain - self.price(self.look.building_price(self.seat, *building).into()) } else { 0.0 }
        });
        special.fold(home, f32::max).max(f32::from(affordable) * self.weights.to_build)
    }

    fn drawing(&self, side: &ActionSide, strength: u8) -> f32 {
        let w = self.weights;
        match side.does {
            Performance::Cards { draw, discard, snap, .. } => {
                let drawn = f32::from(by_strength(draw, strength)) * w.to_draw
                    - f32::from(by_strength(discard, strength)) * w.to_discard;
                drawn.max(f32::from(by_strength(snap, strength)) * w.to_snap)
            }
            _ => 0.0,
        }
    }

    /// The best task that the strength and a ready worker allow.
    fn associating(&self, prospects: &Prospects, strength: u8) -> f32 {
        let (w, zoo, engine) = (self.weights, self.zoo, self.clock.engine);
        if zoo.active_workers() == 0 {
            return 0.0;
        }
        let slots = |slots: &[&[Effect]], taken: usize| -> f32 {
            slots.get(taken).map_or(0.0, |gives| self.effects(gives))
        };
        let (map, has_partners, has_universities) =
            (zoo.printed(), zoo.partner_zoos.len(), zoo.universities.len());
        let allowed = |task| self.look.task_strength(self.seat, task) <= strength;
        let upgraded = zoo.is_upgraded(Action::Association);
        let mut best = 0.0f32;
        if allowed(Task::Reputation) {
            best = best.max((1..=TASK_REPUTATION).map(|step| self.reputation_step(step)).sum::<f32>());
        }
        if allowed(Task::PartnerZoo) {
            let most = if upgraded { MOST_PARTNER_ZOOS } else { MOST_PARTNER_ZOOS_SIDE_I };
            if has_partners < most.into() {
                best = best.max(w.partner_zoo * engine + slots(&map.partner_zoos, has_partners));
            }
        }
        if allowed(Task::University) && has_universities < MOST_UNIVERSITIES.into() {
            let generic = self.look.position.association.generic;
            let search = if generic { w.to_snap * self.clock.liquid } else { 0.0 };
            best = best.max(w.university * engine + slots(&map.universities, has_universities) + search);
        }
        if prospects.projects.ready > best && allowed(Task::Project) {
            best = prospects.projects.ready;
        }
        if upgraded && best > 0.0 { best + w.donation * self.donation() } else { best }
    }

    /// What a donation brings beside its price.
    pub fn donation(&self) -> f32 {
        let (cost, now) = (self.look.donation_cost(self.seat), self.zoo.conservation);
        if u16::from(cost) > self.zoo.money.0 || now == MOST_CONSERVATION {
            return 0.0;
        }
        ((target(now) - target(now + 1)) as f32 - self.price(cost.into())).max(0.0)
    }

    /// What a step ahead on the reputation track gives.
    fn reputation_step(&self, ahead: u8) -> f32 {
        let space = usize::from(self.zoo.reputation + ahead);
        let gives = REPUTATION_BONUS.get(space).copied().unwrap_or_default();
        self.effects(gives) + self.weights.reputation * self.clock.engine
    }
}
