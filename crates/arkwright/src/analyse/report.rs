//! The analysis as a text: chances turn by turn, turning points and mistakes.

use crate::cards::wrap;
use crate::terminal;
use crate::words::Lang;
use bots::Playable;
use host::{AlternativeTold, DecisionTold, Replay, TermTold, Verdict};
use tabletop::Afterwards;

/// Turning points and mistakes that are told at the most.
const MOST: usize = 8;
/// Alternatives told for a mistake.
const PLANS: usize = 3;

/// The whole report.
pub fn text<G: Playable + Afterwards>(replay: &Replay<G>, verdict: &Verdict, lang: Lang) -> String {
    let names = replay.names();
    let mut text = curve(replay, verdict, &names, lang);
    text += &heading(t(lang, "Turning points", "Tournants"));
    if verdict.turning_points.is_empty() {
        text += t(lang, "No turn changed a chance by 8 %.\n", "Aucun tour n'a changé une chance de 8 %.\n");
    }
    for swing in verdict.turning_points.iter().take(MOST) {
        let changes: Vec<String> = names
            .iter()
            .zip(&swing.change)
            .map(|(name, change)| format!("{name} {}", signed(*change, lang)))
            .collect();
        let whose = swing.seat.map_or("", |seat| names[usize::from(seat)]);
        text += &format!("{} {:>3}, {whose}: {}\n", t(lang, "Turn", "Tour"), swing.turn, changes.join(", "));
    }
    text += &heading(t(lang, "Mistakes, the most expensive first", "Erreurs, d'abord les plus chères"));
    if verdict.mistakes.is_empty() {
        text += t(
            lang,
            "Nothing cost more than chance may do.\n",
            "Rien n'a coûté plus que ce que peut le hasard.\n",
        );
    }
    for mistake in verdict.mistakes.iter().take(MOST) {
        if let Some(decision) = verdict.decisions.iter().find(|decision| decision.entry == mistake.entry) {
            text += &told(decision, names[usize::from(mistake.seat)], mistake.size, lang);
        }
    }
    let more = verdict.mistakes.len().saturating_sub(MOST);
    if more > 0 {
        text += &match lang {
            Lang::En => format!("And {more} more: --json has all of them.\n"),
            Lang::Fr => format!("Et {more} de plus : --json les contient toutes.\n"),
        };
    }
    text
}

/// The chances at the beginning of every turn.
fn curve<G: Playable + Afterwards>(
    replay: &Replay<G>,
    verdict: &Verdict,
    names: &[&str],
    lang: Lang,
) -> String {
    let mut text = heading(t(
        lang,
        "Chance to win at the beginning of each turn",
        "Chance de gagner au début de chaque tour",
    ));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let turn_word = t(lang, "Turn", "Tour");
    text += &format!("{turn_word:>5}  {:<width$}", "");
    for name in names {
        text += &format!("  {name:>width$}");
    }
    text += "\n";
    let end = verdict.chances.len() - 1;
    for (turn, chances) in verdict.chances.iter().enumerate() {
        let Some(chances) = chances else { continue };
        let whose =
            replay.turns().get(turn).and_then(|turn| turn.seat).map_or("", |seat| names[seat.index()]);
        let label = match turn {
            0 => t(lang, "start", "début").to_owned(),
            turn if turn == end => t(lang, "end", "fin").to_owned(),
            turn => turn.to_string(),
        };
        text += &format!("{label:>5}  {whose:<width$}");
        for chance in chances {
            text += &format!("  {:>width$}", percent(*chance, lang));
        }
        text += "\n";
    }
    text
}

fn told(decision: &DecisionTold, name: &str, size: &str, lang: Lang) -> String {
    let DecisionTold { turn, entry, lost, .. } = decision;
    let lost = percent(*lost, lang);
    let size = match (size, lang) {
        ("grave", Lang::En) => "grave mistake",
        ("clear", Lang::En) => "clear mistake",
        (_, Lang::En) => "small mistake",
        ("grave", Lang::Fr) => "erreur grave",
        ("clear", Lang::Fr) => "erreur nette",
        (_, Lang::Fr) => "petite erreur",
    };
    let mut text = match lang {
        Lang::En => format!("Turn {turn}, step {entry}, {name}: {size}, {lost} of the chance to win\n"),
        Lang::Fr => format!("Tour {turn}, étape {entry}, {name} : {size}, {lost} des chances de gagner\n"),
    };
    let better = decision.alternatives.iter().filter(|plan| !plan.played).take(PLANS);
    for plan in decision.alternatives.iter().filter(|plan| plan.played).chain(better) {
        text += &plan_text(plan, lang);
    }
    text
}

fn plan_text(plan: &AlternativeTold, lang: Lang) -> String {
    let label = if plan.played { t(lang, "played", "joué") } else { t(lang, "instead", "plutôt") };
    let gain = if plan.played { String::new() } else { format!(" ({})", signed(plan.gain, lang)) };
    let first = format!("{}{gain}  {}", percent(plan.chance, lang), plan.texts.join("; "));
    let reasons: Vec<String> = plan.reasons.iter().map(|reason| reason_text(reason, lang)).collect();
    let width = terminal::width().saturating_sub(INDENT);
    let mut lines = wrap(&first, width);
    if !reasons.is_empty() && !plan.played {
        lines.extend(wrap(&reasons.join(", "), width));
    }
    let mut text = String::new();
    for (nth, line) in lines.iter().enumerate() {
        let label = if nth == 0 { label } else { "" };
        text += &format!("  {label:<9}{line}\n");
    }
    text
}

/// Where the words of a plan begin.
const INDENT: usize = 11;

fn reason_text(TermTold { text, points }: &TermTold, lang: Lang) -> String {
    format!("{text}\u{a0}{}", decimal(format!("{points:+.1}"), lang))
}

fn heading(title: &str) -> String {
    format!("\n{title}\n{}\n", "─".repeat(title.chars().count()))
}

fn percent(chance: f32, lang: Lang) -> String {
    decimal(format!("{:.1}\u{a0}%", chance * 100.0), lang)
}

fn signed(change: f32, lang: Lang) -> String {
    decimal(format!("{:+.1}\u{a0}%", change * 100.0), lang)
}

fn decimal(text: String, lang: Lang) -> String {
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

fn t(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}
