//! The action cards and the twists of their alternates.

use super::tongue::Tongue;
use super::{row, sentences};
use crate::catalogue::action_cards::{ByStrength, CARDS_BREAK_STEPS, Performance, Twist};
use crate::catalogue::boards::COST_PER_SPACE;
use crate::catalogue::{ActionCard, Building, Resource, Side};

/// What action cards allow.
pub(crate) trait ActionCardWords {
    /// What an alternate adds.
    fn twist(&self, twist: Twist) -> String;
    /// Follows what may be played, with its own sign before it.
    fn also_from_display(&self) -> &'static str;
    fn first_gain(&self, strength: u8, gain: &str) -> String;
    fn one_task(&self) -> &'static str;
    fn several_tasks(&self) -> &'static str;
    fn projects_in_range(&self) -> &'static str;
    fn marked_spaces(&self) -> &'static str;
    fn build_several(&self, strength: &str, cost: u8) -> String;
    fn are_allowed(&self, allowed: &str) -> String;
    fn build_one(&self, strength: &str, cost: u8) -> String;
    fn play_one_sponsor(&self, strength: &str) -> String;
    fn or_move_break_token(&self, money: &str) -> String;
    fn your_strength(&self) -> &'static str;
    /// One step of how many animals may be played; only the first says what is done.
    fn play_animals(&self, strength: u8, n: u8, first: bool) -> String;
    fn draw_by_strength(&self, steps: u8, draws: &str, display: bool, discards: Option<&str>) -> String;
    /// The other use of the Cards action, with the strengths at which it takes more cards.
    fn or_snap(&self, strength: u8, n: u8, further: &[(u8, u8)]) -> String;
    fn play_sponsors(&self, strength: &str) -> String;
}

/// The name of an action card; alternates have a number.
pub(super) fn action_card_name(card: &ActionCard, t: &dyn Tongue) -> String {
    let name = t.action_name(card.action);
    match card.number {
        0 => name.into(),
        n => format!("{name} {n}"),
    }
}

/// What one side of an action card allows.
pub(super) fn action_card_text(card: &ActionCard, side: Side, t: &dyn Tongue) -> String {
    let face = &card.sides[side as usize];
    let mut phrases = performance(face.does, t);
    phrases.extend(face.twist.map(|twist| t.twist(twist)));
    sentences(&phrases, t)
}

/// The strengths at which a table rises, with its values there.
fn rises(table: ByStrength) -> Vec<(u8, u8)> {
    let mut before = 0;
    let mut found = Vec::new();
    for (strength, n) in (1..).zip(table) {
        if n > before {
            found.push((strength, n));
            before = n;
        }
    }
    found
}

/// `from strength 2, play 1 animal; from strength 5, up to 2`.
fn play_animals(table: ByStrength, t: &dyn Tongue) -> String {
    let step = |(step, &(strength, n)): (usize, &(u8, u8))| t.play_animals(strength, n, step == 0);
    let steps: Vec<String> = rises(table).iter().enumerate().map(step).collect();
    t.semicolons(&steps)
}

fn performance(does: Performance, t: &dyn Tongue) -> Vec<String> {
    match does {
        Performance::Animals { animals, display, reputation_from } => {
            let range = if display { t.also_from_display() } else { "" };
            let mut text = vec![play_animals(animals, t) + range];
            if let Some(strength) = reputation_from {
                text.push(t.first_gain(strength, &t.resource_amount(1, Resource::Reputation)));
            }
            text
        }
        Performance::Association { several: false } => vec![t.one_task().into()],
        Performance::Association { several: true } => {
            vec![t.several_tasks().into(), t.projects_in_range().into()]
        }
        Performance::Build { several: false, more } => {
            vec![t.build_one(&strength_and(more, t), COST_PER_SPACE)]
        }
        Performance::Build { several: true, more } => {
            let allowed = t.and(&[
                t.the_building(Building::ReptileHouse),
                t.the_building(Building::LargeBirdAviary),
                t.marked_spaces().into(),
            ]);
            vec![t.build_several(&strength_and(more, t), COST_PER_SPACE), t.are_allowed(&allowed)]
        }
        Performance::Cards { draw, discard, snap, display } => {
            let discards = if discard == [0; 5] { None } else { Some(row(discard)) };
            let mut text =
                vec![t.draw_by_strength(CARDS_BREAK_STEPS, &row(draw), display, discards.as_deref())];
            if let [(strength, n), further @ ..] = &rises(snap)[..] {
                text.push(t.or_snap(*strength, *n, further));
            }
            text
        }
        Performance::Sponsors { several, more, money_per_step } => {
            let strength = strength_and(more, t);
            let play = if several {
                t.play_sponsors(&strength) + t.also_from_display()
            } else {
                t.play_one_sponsor(&strength)
            };
            let money = t.resource_amount(money_per_step.into(), Resource::Money);
            vec![play, t.or_move_break_token(&money)]
        }
    }
}

/// `your strength + 1`.
fn strength_and(more: u8, t: &dyn Tongue) -> String {
    let strength = t.your_strength();
    match more {
        0 => strength.into(),
        n => format!("{strength} + {n}"),
    }
}
