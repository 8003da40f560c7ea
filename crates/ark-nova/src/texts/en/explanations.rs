//! Explanations, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::Action;
use crate::texts::explanations::ExplanationWords;
use crate::texts::words::NameWords;

impl ExplanationWords for English {
    fn project_level(&self, card: &str, level: &str) -> String {
        format!("{card}, {level} level")
    }

    fn association_task(&self, task: &str) -> String {
        format!("task {task}")
    }

    fn an_action(&self, action: &str) -> String {
        format!("{action} action")
    }

    fn printed_cost(&self, printed: &str) -> String {
        format!("printed cost {printed}")
    }

    fn folder_more(&self, folder: u8) -> String {
        format!("folder +{folder}")
    }

    fn partner_zoo_less(&self, icon: &str, n: u8) -> String {
        format!("partner zoo {icon} −{n}")
    }

    fn cost(&self, parts: &str, total: &str) -> String {
        format!("Cost: {parts} = {total}")
    }

    fn sponsor_level(&self, level: u8) -> String {
        format!("Level {level}")
    }

    fn sponsor_level_lowered(&self, level: u8, printed: u8, n: u8) -> String {
        format!("Level {level}: printed {printed}, map −{n}")
    }

    fn folder_cost(&self, folder: &str) -> String {
        format!("Folder: {folder}")
    }

    fn cost_of_spaces(&self, total: &str, spaces: u8) -> String {
        let s = plural(spaces);
        format!("Cost: {total} for {spaces} space{s}")
    }

    fn takes(&self, strength: u8, workers: u8) -> String {
        let s = plural(workers);
        format!("Takes strength {strength} and {workers} worker{s}")
    }

    fn slot_and_strength(&self, slot: u8, strength: u8) -> String {
        format!("Slot {slot}, strength {strength} without X-tokens")
    }

    fn useful_from(&self, least: u8) -> String {
        format!("; useful from strength {least}")
    }

    fn possible_now(&self, possible: bool) -> &'static str {
        if possible { "possible now" } else { "not possible now" }
    }

    fn in_an_action(&self, possible: bool, action: Action, strength: &str) -> String {
        let name = self.action_name(action);
        if possible {
            return format!("possible in your next {name} action, strength {strength}");
        }
        let article = match action {
            Action::Animals | Action::Association => "an",
            Action::Build | Action::Cards | Action::Sponsors => "a",
        };
        format!("not possible, even in {article} {name} action of strength {strength}")
    }
}
