//! What conservation projects and final scoring cards promise.

use super::cards::{Best, Eyes};
use ark_nova::catalogue::projects::Need;
use ark_nova::catalogue::{CardId, CardKind};
use ark_nova::position::Token;

impl Eyes<'_> {
    /// The projects a zoo could still support, in play, in hand and in range.
    pub fn projects(&self) -> Best {
        let w = self.weights;
        let mut best = Best::default();
        if self.zoo.left == 0 {
            return best;
        }
        let board = &self.look.position.association;
        for project in board.base.iter().chain(board.above.iter()) {
            if !project.is_supported_by(self.seat) {
                best.add(self.project(project.card, project.levels));
            }
        }
        let new = |card: &CardId| card.kind() == Some(CardKind::Project);
        for card in self.zoo.hand.iter().filter(new) {
            best.add(w.project_in_hand * self.project(card, [Token::None; 3]));
        }
        for card in self.look.position.market.displayed(self.zoo.range()).filter(new) {
            best.add(w.project_in_display * self.project(card, [Token::None; 3]));
        }
        best
    }

    /// The best free level: its points, less for every step that is missing.
    fn project(&self, card: CardId, tokens: [Token; 3]) -> f32 {
        let w = self.weights;
        let levels = self.look.rules.project(card).levels.iter().zip(tokens);
        let free = levels.filter(|(_, token)| *token == Token::None).map(|(level, _)| {
            let points = f32::from(level.conservation) * w.conservation
                + f32::from(level.reputation) * w.reputation * self.clock.engine;
            points * w.project_step.powi(self.steps(level.need).into()) - w.action
        });
        free.fold(0.0, f32::max)
    }

    /// How far a level is.
    fn steps(&self, need: Need) -> u8 {
        let animals = || self.look.animals(self.seat).map(|card| self.look.rules.animal(card));
        match need {
            Need::AtLeast(counter, n) => n.saturating_sub(self.look.count(self.seat, counter) as u8),
            Need::Release(icon, size) => {
                let fits =
                    animals().any(|animal| animal.icons.contains(&icon) && animal.size_class() == size);
                if fits { 1 } else { 3 }
            }
            Need::Breeding(icon) => {
                let with_icon = || animals().filter(|animal| animal.icons.contains(&icon));
                let partner = |animal: &ark_nova::catalogue::Animal| {
                    animal.icons.iter().any(|&icon| self.zoo.has_partner(icon))
                };
                match (with_icon().any(partner), with_icon().next()) {
                    (true, _) => 0,
                    (false, Some(_)) => 1,
                    (false, None) => 2,
                }
            }
        }
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
