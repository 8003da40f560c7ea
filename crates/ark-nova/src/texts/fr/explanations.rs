//! Explanations, in French.

use super::French;
use super::grammar::plural;
use crate::catalogue::Action;
use crate::texts::explanations::ExplanationWords;
use crate::texts::words::NameWords;

impl ExplanationWords for French {
    fn project_level(&self, card: &str, level: &str) -> String {
        format!("{card}, niveau de {level}")
    }

    fn association_task(&self, task: &str) -> String {
        format!("mission {task}")
    }

    fn an_action(&self, action: &str) -> String {
        format!("action {action}")
    }

    fn printed_cost(&self, printed: &str) -> String {
        format!("coût imprimé {printed}")
    }

    fn folder_more(&self, folder: u8) -> String {
        format!("dossier +{folder}")
    }

    fn partner_zoo_less(&self, icon: &str, n: u8) -> String {
        format!("zoo partenaire {icon} −{n}")
    }

    fn cost(&self, parts: &str, total: &str) -> String {
        format!("Coût : {parts} = {total}")
    }

    fn sponsor_level(&self, level: u8) -> String {
        format!("Niveau {level}")
    }

    fn sponsor_level_lowered(&self, level: u8, printed: u8, n: u8) -> String {
        format!("Niveau {level} : imprimé {printed}, plan −{n}")
    }

    fn folder_cost(&self, folder: &str) -> String {
        format!("Dossier : {folder}")
    }

    fn cost_of_spaces(&self, total: &str, spaces: u8) -> String {
        let s = plural(spaces);
        format!("Coût : {total} pour {spaces} case{s}")
    }

    fn takes(&self, strength: u8, workers: u8) -> String {
        let s = plural(workers);
        format!("Demande une force de {strength} et {workers} bénévole{s}")
    }

    fn slot_and_strength(&self, slot: u8, strength: u8) -> String {
        format!("Position {slot}, force {strength} sans jeton X")
    }

    fn useful_from(&self, least: u8) -> String {
        format!(" ; utile à partir de la force {least}")
    }

    fn possible_now(&self, possible: bool) -> &'static str {
        if possible { "possible maintenant" } else { "impossible maintenant" }
    }

    fn in_an_action(&self, possible: bool, action: Action, strength: &str) -> String {
        let name = self.action_name(action);
        if possible {
            format!("possible dans votre prochaine action {name}, force {strength}")
        } else {
            format!("impossible, même dans une action {name} de force {strength}")
        }
    }
}
