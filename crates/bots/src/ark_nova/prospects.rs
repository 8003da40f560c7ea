//! What an action would bring: the one in progress, and the best ones of the next turns.

use super::cards::{Animals, Eyes, Sponsors};
use super::projects::Projects;
use ark_nova::catalogue::action_cards::{Performance, by_strength, standard};
use ark_nova::catalogue::boards::{
    COST_PER_SPACE, MOST_PARTNER_ZOOS, MOST_PARTNER_ZOOS_SIDE_I, MOST_UNIVERSITIES, TASK_REPUTATION, Task,
};
use ark_nova::catalogue::{Action, Side};
use ark_nova::position::{Performing, Progress};

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
    /// What the action in progress still brings.
    pub fn promise(&self, prospects: &Prospects, performing: Performing) -> f32 {
        let w = self.weights;
        match performing.progress {
            Progress::Animals { left, .. } => prospects.animals.playable.first(left.into()),
            Progress::Sponsors { left, .. } => self.sponsoring(prospects, left, performing.strength),
            Progress::Build { left, .. } => self.building(prospects, left),
            Progress::Association { left, .. } => self.associating(prospects, left),
            Progress::Cards => self.drawing(performing.side, performing.strength),
            Progress::Drawing { left, .. } => f32::from(left) * w.to_draw,
            Progress::Discarding { left } => -f32::from(left) * w.to_discard,
            Progress::Snapping { left } => f32::from(left) * w.to_snap,
            Progress::Done => 0.0,
        }
    }

    /// What an action would bring with this strength.
    pub fn prospect(&self, prospects: &Prospects, action: Action, strength: u8) -> f32 {
        let side = self.zoo.side(action);
        match standard(action, side) {
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
        let pay = f32::from(strength) * self.weights.money * self.growth();
        prospects.sponsors.best(levels).max(pay)
    }

    fn building(&self, prospects: &Prospects, strength: u8) -> f32 {
        let affordable = (self.zoo.money.0 / u16::from(COST_PER_SPACE)).min(strength.into());
        let home = prospects.animals.home[usize::from(affordable).min(5)];
        home.max(f32::from(affordable) * self.weights.to_build)
    }

    fn drawing(&self, side: Side, strength: u8) -> f32 {
        let w = self.weights;
        match standard(Action::Cards, side) {
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
        let partners =
            if zoo.is_upgraded(Action::Association) { MOST_PARTNER_ZOOS } else { MOST_PARTNER_ZOOS_SIDE_I };
        let ready = prospects.projects.ready;
        let tasks = [
            (Task::Reputation, f32::from(TASK_REPUTATION) * w.reputation * engine),
            (
                Task::PartnerZoo,
                if zoo.partner_zoos.len() < partners.into() { w.partner_zoo * engine } else { 0.0 },
            ),
            (
                Task::University,
                if zoo.universities.len() < MOST_UNIVERSITIES.into() { w.university * engine } else { 0.0 },
            ),
            (Task::Project, ready - (ready - w.action).max(0.0) * w.project),
        ];
        let allowed = tasks.into_iter().filter(|(task, _)| task.value() <= strength);
        allowed.fold(0.0, |best, (_, gain)| best.max(gain))
    }
}
