//! What conservation projects and final scoring cards promise.

use super::cards::{Best, Eyes};
use ark_nova::catalogue::boards::{MOST_CONSERVATION, target};
use ark_nova::catalogue::projects::{Level, Need};
use ark_nova::catalogue::{CardId, CardKind, Icon};
use ark_nova::effects::Counter;
use ark_nova::position::Token;
use std::cell::OnceCell;

/// The projects a zoo could still support.
#[derive(Clone, Copy, Default)]
pub struct Projects {
    /// What they promise.
    pub promise: Best,
    /// What supporting the best one now would add to that.
    pub ready: f32,
}

/// The icons of the animals of a zoo, as sets of icons.
struct Residents {
    /// Those on animals of each size class.
    on: [u32; 3],
    /// Those on animals that have a partner zoo of their continent.
    partnered: u32,
}

impl Residents {
    fn of(eyes: &Eyes<'_>) -> Residents {
        let mut residents = Residents { on: [0; 3], partnered: 0 };
        let set = |icons: &[Icon]| icons.iter().fold(0, |set, &icon| set | 1 << icon as u8);
        let partners = set(&eyes.zoo.partner_zoos);
        for card in eyes.look.animals(eyes.seat) {
            let animal = eyes.look.rules.animal(card);
            let icons = set(animal.icons);
            residents.on[animal.size_class() as usize] |= icons;
            if icons & partners != 0 {
                residents.partnered |= icons;
            }
        }
        residents
    }

    /// How far a level is that asks for an animal.
    fn steps(&self, need: Need) -> u8 {
        let has = |icons: u32, icon: Icon| icons >> icon as u8 & 1 == 1;
        match need {
            Need::AtLeast(..) => 0,
            Need::Release(icon, size) if has(self.on[size as usize], icon) => 1,
            Need::Release(..) => 3,
            Need::Breeding(icon) if has(self.partnered, icon) => 0,
            Need::Breeding(icon) if self.on.iter().any(|&icons| has(icons, icon)) => 1,
            Need::Breeding(_) => 2,
        }
    }
}

impl Eyes<'_> {
    /// The projects a zoo could still support, in play, in hand and in range.
    pub fn projects(&self) -> Projects {
        let w = self.weights;
        let mut projects = Projects::default();
        if self.zoo.edge == 0 {
            return projects;
        }
        let mut add = |share: f32, (promise, ready): (f32, f32)| {
            projects.promise.add(share * promise);
            projects.ready = projects.ready.max(ready);
        };
        let residents = OnceCell::new();
        let board = &self.look.position.association;
        for project in board.base.iter().chain(board.above.iter()) {
            if !project.is_supported_by(self.seat) {
                add(1.0, self.project(&residents, project.card, project.levels));
            }
        }
        for card in self.zoo.hand.of_kind(CardKind::Project).iter() {
            add(w.project_in_hand, self.project(&residents, card, [Token::None; 3]));
        }
        let new = |card: &CardId| card.kind() == Some(CardKind::Project);
        for card in self.look.position.market.displayed(self.zoo.range()).filter(new) {
            let (promise, _) = self.project(&residents, card, [Token::None; 3]);
            add(w.project_in_display, (promise, 0.0));
        }
        projects
    }

    /// The best free level: what it promises, less for every step that is missing; and what supporting it now adds.
    fn project(&self, residents: &OnceCell<Residents>, card: CardId, tokens: [Token; 3]) -> (f32, f32) {
        let w = self.weights;
        let levels = &self.look.rules.project(card).levels;
        // Levels of one project count the same thing.
        let counted = match levels[0].need {
            Need::AtLeast(Counter::Icons(icon), _) => self.zoo.icons(icon),
            Need::AtLeast(counter, _) => self.look.count(self.seat, counter) as u8,
            _ => 0,
        };
        let (mut promise, mut ready) = (0.0f32, 0.0f32);
        for (level, _) in levels.iter().zip(tokens).filter(|(_, token)| *token == Token::None) {
            let points = f32::from(level.conservation) * w.conservation
                + f32::from(level.reputation) * w.reputation * self.clock.engine;
            let steps = match level.need {
                Need::AtLeast(_, n) => n.saturating_sub(counted),
                need => residents.get_or_init(|| Residents::of(self)).steps(need),
            };
            promise = promise.max(points * self.tables.project_step.at(steps) - w.action);
            if steps == 0 {
                ready = ready.max(self.support(level));
            }
        }
        (promise, (ready - promise * w.project).max(0.0))
    }

    /// What supporting a level brings: its points, its reputation and a token of the left edge.
    pub fn support(&self, level: &Level) -> f32 {
        let now = self.zoo.conservation;
        let then = (now + level.conservation).min(MOST_CONSERVATION);
        (target(now) - target(then)) as f32
            + f32::from(level.reputation) * self.weights.reputation * self.clock.engine
            + self.weights.token * self.clock.liquid
    }

    /// The final scoring cards: the best one, and something for another as long as one will be discarded.
    pub fn scoring(&self) -> f32 {
        let w = self.weights;
        let mut best = Best::default();
        for card in self.zoo.scoring_cards() {
            best.add(f32::from(self.look.scoring_points(self.seat, card)) * w.conservation * w.scoring);
        }
        self.certain()
            * if self.look.position.scoring_discarded {
                best.first(usize::MAX)
            } else {
                best.sum(w.second_scoring)
            }
    }
}
