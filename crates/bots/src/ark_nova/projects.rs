//! What conservation projects and final scoring cards promise.

use super::cards::{Best, Eyes};
use ark_nova::catalogue::boards::{MOST_CONSERVATION, target};
use ark_nova::catalogue::projects::{LEVELS, Level, Need};
use ark_nova::catalogue::{CardId, CardKind, Icon, animals};
use ark_nova::effects::Counter;
use ark_nova::position::{CardSet, Token};

/// The projects a zoo could still support.
#[derive(Clone, Copy, Default)]
pub struct Projects {
    /// What they promise.
    pub promise: Best,
    /// What supporting the best one now would add to that.
    pub ready: f32,
}

/// The animals with an icon: those of each size class, and all of them.
struct Bearers {
    of: [CardSet; 3],
    all: CardSet,
}

/// The animals with each icon.
static BEARERS: [Bearers; Icon::COUNT] = {
    let mut bearers = [const { Bearers { of: [CardSet::NONE; 3], all: CardSet::NONE } }; Icon::COUNT];
    let mut place = 0;
    while place < animals::ALL.len() {
        let animal = &animals::ALL[place];
        let mut icon = 0;
        while icon < animal.icons.len() {
            let bearers = &mut bearers[animal.icons[icon] as usize];
            bearers.of[animal.size_class() as usize].insert(animal.id);
            bearers.all.insert(animal.id);
            icon += 1;
        }
        place += 1;
    }
    bearers
};

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
        let board = &self.look.position.association;
        for project in board.base.iter().chain(board.above.iter()) {
            if !project.is_supported_by(self.seat) {
                add(1.0, self.project(project.card, &project.levels));
            }
        }
        for card in self.zoo.hand.of_kind(CardKind::Project).iter() {
            add(w.project_in_hand, self.project(card, &[Token::None; LEVELS]));
        }
        let new = |card: &CardId| card.kind() == Some(CardKind::Project);
        for card in self.look.position.market.displayed(self.zoo.range()).filter(new) {
            let (promise, _) = self.project(card, &[Token::None; LEVELS]);
            add(w.project_in_display, (promise, 0.0));
        }
        projects
    }

    /// The best free level: what it promises, less for every step that is missing; and what supporting it now adds.
    fn project(&self, card: CardId, tokens: &[Token; LEVELS]) -> (f32, f32) {
        let w = self.weights;
        let levels = &self.look.rules.project(card).levels;
        // Levels of one project count the same thing.
        let counted = match levels[0].need {
            Need::AtLeast(Counter::Icons(icon), _) => self.zoo.icons(icon),
            Need::AtLeast(counter, _) => self.look.count(self.seat, counter) as u8,
            _ => 0,
        };
        let (mut promise, mut ready) = (0.0f32, 0.0f32);
        for (level, token) in levels.iter().zip(tokens) {
            if *token != Token::None {
                continue;
            }
            let points = f32::from(level.conservation) * w.conservation
                + f32::from(level.reputation) * w.reputation * self.clock.engine;
            let steps = match level.need {
                Need::AtLeast(_, n) => n.saturating_sub(counted),
                need => self.steps(need),
            };
            let promised = points * self.tables.project_step.at(steps) - w.action;
            if promised > promise {
                promise = promised;
            }
            if steps == 0 {
                ready = ready.max(self.support(level));
            }
        }
        (promise, (ready - promise * w.project).max(0.0))
    }

    /// How far a level is that asks for an animal.
    fn steps(&self, need: Need) -> u8 {
        let played = &self.zoo.played;
        match need {
            Need::AtLeast(..) => 0,
            Need::Release(icon, size) if played.meets(&BEARERS[icon as usize].of[size as usize]) => 1,
            Need::Release(..) => 3,
            Need::Breeding(icon) => {
                let bred = played.and(&BEARERS[icon as usize].all);
                let partnered = |&partner: &Icon| bred.meets(&BEARERS[partner as usize].all);
                match bred.is_empty() {
                    true => 2,
                    false if self.zoo.partner_zoos.iter().any(partnered) => 0,
                    false => 1,
                }
            }
        }
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
