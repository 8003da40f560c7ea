//! An explanation in words: when something can be done, what it costs, and everything that stands against it.

use super::events::level_name;
use super::sources::{amount, card_label};
use super::words::a_building;
use super::{
    Lang, action_name, blocker_text, icon_name, remedy_text, say, sentence, task_name, typeset, word,
};
use crate::asking::explain::{Explanation, Hurdle, Price, Subject, When};
use crate::catalogue::Resource;

/// What an explanation is about.
pub fn subject_text(subject: Subject, lang: Lang) -> String {
    let text = match subject {
        Subject::Animal { card } | Subject::Sponsor { card } => card_label(card, lang),
        Subject::Level { card, level } => {
            let (card, level) = (card_label(card, lang), level_name(level, lang));
            say!(lang, "{card}, {level} level", "{card}, niveau de {level}")
        }
        Subject::Building { building } => a_building(building, lang),
        Subject::Task { task } => {
            let task = task_name(task, lang);
            say!(lang, "task {task}", "tâche {task}")
        }
        Subject::Action { action } => {
            let action = action_name(action, lang);
            say!(lang, "{action} action", "action {action}")
        }
    };
    typeset(&text, lang)
}

/// The verdict in one line, then the cost, then one line for each reason against it and for whatever would help.
pub fn explanation_text(explanation: &Explanation, lang: Lang) -> String {
    let mut lines = vec![verdict(explanation, lang)];
    lines.extend(price_lines(&explanation.price, lang).into_iter().map(|line| format!("  {line}")));
    for Hurdle { blocker, remedies } in &explanation.hurdles {
        lines.push(format!("  ✗ {}", blocker_text(blocker, lang)));
        lines.extend(remedies.iter().map(|remedy| format!("    -> {}", remedy_text(remedy, lang))));
    }
    lines.join("\n")
}

fn verdict(explanation: &Explanation, lang: Lang) -> String {
    let subject = subject_text(explanation.subject, lang);
    let possible = explanation.is_playable();
    let when = match explanation.when {
        When::Now if possible => word(lang, "possible now", "possible maintenant").into(),
        When::Now => word(lang, "not possible now", "impossible maintenant").into(),
        When::InAction { action, strength, x_tokens } => {
            let action = action_name(action, lang);
            let tokens = match x_tokens {
                0 => String::new(),
                n => format!(" (+{})", amount(n.into(), Resource::XToken, lang)),
            };
            match (possible, lang) {
                (true, Lang::En) => {
                    format!("possible in your next {action} action, strength {strength}{tokens}")
                }
                (true, Lang::Fr) => {
                    format!("possible dans votre prochaine action {action}, force {strength}{tokens}")
                }
                (false, Lang::En) => {
                    format!("not possible, even in an {action} action of strength {strength}{tokens}")
                        .replace("an B", "a B")
                        .replace("an C", "a C")
                        .replace("an S", "a S")
                }
                (false, Lang::Fr) => {
                    format!("impossible, même dans une action {action} de force {strength}{tokens}")
                }
            }
        }
    };
    let mark = if possible { "✓" } else { "✗" };
    let text = say!(lang, "{subject}: {when}", "{subject} : {when}");
    format!("{mark} {}", sentence(&text, lang))
}

/// What something costs, part by part.
pub fn price_lines(price: &Price, lang: Lang) -> Vec<String> {
    let money = |n: u16| amount(n, Resource::Money, lang);
    let lines = match price {
        Price::Animal { printed, folder, partner_zoos, cards, total } => {
            let printed = money((*printed).into());
            let mut parts = vec![say!(lang, "printed cost {printed}", "coût imprimé {printed}")];
            if *folder > 0 {
                parts.push(say!(lang, "folder +{folder}", "dossier +{folder}"));
            }
            for (icon, n) in partner_zoos {
                let icon = icon_name(*icon, lang);
                parts.push(say!(lang, "partner zoo {icon} −{n}", "zoo partenaire {icon} −{n}"));
            }
            for (card, n) in cards {
                parts.push(format!("{} −{n}", card_label(*card, lang)));
            }
            let (parts, total) = (parts.join(", "), money(*total));
            vec![say!(lang, "Cost: {parts} = {total}", "Coût : {parts} = {total}")]
        }
        Price::Sponsor { printed, lowered, level, folder } => {
            let mut lines = vec![match lowered {
                0 => say!(lang, "Level {level}", "Niveau {level}"),
                n => say!(
                    lang,
                    "Level {level}: printed {printed}, map −{n}",
                    "Niveau {level} : imprimé {printed}, plan −{n}"
                ),
            }];
            if *folder > 0 {
                let folder = money((*folder).into());
                lines.push(say!(lang, "Folder: {folder}", "Dossier : {folder}"));
            }
            lines
        }
        Price::Building { spaces, total } => {
            let total = money(*total);
            let s = super::plural(*spaces, lang);
            vec![say!(lang, "Cost: {total} for {spaces} space{s}", "Coût : {total} pour {spaces} case{s}")]
        }
        Price::Task { strength, workers } => {
            let s = super::plural(*workers, lang);
            vec![say!(
                lang,
                "Takes strength {strength} and {workers} worker{s}",
                "Demande une force de {strength} et {workers} bénévole{s}"
            )]
        }
        Price::Level { folder } => match folder {
            0 => Vec::new(),
            n => {
                let folder = money((*n).into());
                vec![say!(lang, "Folder: {folder}", "Dossier : {folder}")]
            }
        },
        Price::Action { slot, strength, least } => {
            let mut text = say!(
                lang,
                "Slot {slot}, strength {strength} without X-tokens",
                "Position {slot}, force {strength} sans jeton X"
            );
            if let Some(least) = least.filter(|least| *least > 1) {
                text +=
                    &say!(lang, "; useful from strength {least}", " ; utile à partir de la force {least}");
            }
            vec![text]
        }
    };
    lines.iter().map(|line| typeset(line, lang)).collect()
}
