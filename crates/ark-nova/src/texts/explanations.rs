//! An explanation in words: when something can be done, what it costs, and everything that stands against it.

use super::blockers::blocker_text;
use super::remedies::remedy_text;
use super::sentence;
use super::sources::card_label;
use super::tongue::Tongue;
use crate::asking::explain::{Explanation, Hurdle, Price, Subject, When};
use crate::catalogue::{Action, Resource};

/// Verdicts and prices.
pub(crate) trait ExplanationWords {
    fn project_level(&self, card: &str, level: &str) -> String;
    fn association_task(&self, task: &str) -> String;
    fn an_action(&self, action: &str) -> String;
    fn printed_cost(&self, printed: &str) -> String;
    fn folder_more(&self, folder: u8) -> String;
    fn partner_zoo_less(&self, icon: &str, n: u8) -> String;
    fn cost(&self, parts: &str, total: &str) -> String;
    fn sponsor_level(&self, level: u8) -> String;
    fn sponsor_level_lowered(&self, level: u8, printed: u8, n: u8) -> String;
    fn folder_cost(&self, folder: &str) -> String;
    fn cost_of_spaces(&self, total: &str, spaces: u8) -> String;
    fn takes(&self, strength: u8, workers: u8) -> String;
    fn slot_and_strength(&self, slot: u8, strength: u8) -> String;
    /// Follows the strength of an action, with its own sign before it.
    fn useful_from(&self, least: u8) -> String;
    fn possible_now(&self, possible: bool) -> &'static str;
    /// Whether something is possible in the next action of a kind.
    fn in_an_action(&self, possible: bool, action: Action, strength: &str) -> String;
}

/// What an explanation is about.
pub(super) fn subject_text(subject: Subject, t: &dyn Tongue) -> String {
    let text = match subject {
        Subject::Animal { card } | Subject::Sponsor { card } => card_label(card, t),
        Subject::Level { card, level } => {
            let (card, level) = (card_label(card, t), t.level_name(level));
            t.project_level(&card, level)
        }
        Subject::Building { building } => t.a_building(building),
        Subject::Task { task } => t.association_task(t.task_name(task)),
        Subject::Action { action } => t.an_action(t.action_name(action)),
    };
    t.typeset(&text)
}

/// The verdict in one line, then the cost, then one line for each reason against it and for whatever would help.
pub(super) fn explanation_text(explanation: &Explanation, t: &dyn Tongue) -> String {
    let mut lines = vec![verdict(explanation, t)];
    lines.extend(price_lines(&explanation.price, t).into_iter().map(|line| format!("  {line}")));
    for Hurdle { blocker, remedies } in &explanation.hurdles {
        lines.push(format!("  ✗ {}", blocker_text(blocker, t)));
        lines.extend(remedies.iter().map(|remedy| format!("    -> {}", remedy_text(remedy, t))));
    }
    lines.join("\n")
}

fn verdict(explanation: &Explanation, t: &dyn Tongue) -> String {
    let subject = subject_text(explanation.subject, t);
    let possible = explanation.is_playable();
    let when = match explanation.when {
        When::Now => t.possible_now(possible).into(),
        When::InAction { action, strength, x_tokens } => {
            let tokens = match x_tokens {
                0 => String::new(),
                n => format!(" (+{})", t.resource_amount(n.into(), Resource::XToken)),
            };
            t.in_an_action(possible, action, &format!("{strength}{tokens}"))
        }
    };
    let mark = if possible { "✓" } else { "✗" };
    let text = t.labelled(&subject, &when);
    format!("{mark} {}", sentence(&text, t))
}

/// What something costs, part by part.
pub(super) fn price_lines(price: &Price, t: &dyn Tongue) -> Vec<String> {
    let money = |n: u16| t.resource_amount(n, Resource::Money);
    let lines = match price {
        Price::Animal { printed, folder, partner_zoos, cards, action_card, total } => {
            let printed = money((*printed).into());
            let mut parts = vec![t.printed_cost(&printed)];
            if *folder > 0 {
                parts.push(t.folder_more(*folder));
            }
            for partner in partner_zoos {
                parts.push(t.partner_zoo_less(t.icon_name(partner.continent), partner.off));
            }
            for less in cards {
                parts.push(format!("{} −{}", card_label(less.card, t), less.off));
            }
            if *action_card > 0 {
                let card = t.action_card(t.action_name(Action::Animals));
                parts.push(format!("{card} −{action_card}"));
            }
            let (parts, total) = (parts.join(", "), money(*total));
            vec![t.cost(&parts, &total)]
        }
        Price::Sponsor { printed, lowered, level, folder } => {
            let mut lines = vec![match lowered {
                0 => t.sponsor_level(*level),
                n => t.sponsor_level_lowered(*level, *printed, *n),
            }];
            if *folder > 0 {
                let folder = money((*folder).into());
                lines.push(t.folder_cost(&folder));
            }
            lines
        }
        Price::Building { spaces, total } => {
            let total = money(*total);
            vec![t.cost_of_spaces(&total, *spaces)]
        }
        Price::Task { strength, workers } => {
            vec![t.takes(*strength, *workers)]
        }
        Price::Level { folder } => match folder {
            0 => Vec::new(),
            n => {
                let folder = money((*n).into());
                vec![t.folder_cost(&folder)]
            }
        },
        Price::Action { slot, strength, least } => {
            let mut text = t.slot_and_strength(*slot, *strength);
            if let Some(least) = least.filter(|least| *least > 1) {
                text += &t.useful_from(least);
            }
            vec![text]
        }
    };
    lines.iter().map(|line| t.typeset(line)).collect()
}
