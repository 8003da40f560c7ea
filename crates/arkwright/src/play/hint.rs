//! `hint`: what a good player would do here, and why.

use super::at_table::{AtTable, TermOf};
use super::list::{Line, drawn};
use super::session::Session;
use super::ui::{DIM, t};
use crate::cards::{paint, wrap};
use crate::words::Lang;
use bots::{Dice, Evaluate, Planner};
use tabletop::Seat;

/// Moves that are recommended at the most.
const MOVES: usize = 3;
/// Reasons given for each.
const REASONS: usize = 3;
/// Worlds over which the value of the position as it stands is averaged.
const WORLDS: usize = 8;

/// The best moves in the eyes of the planner, with the points each promises over the position as it stands. It knows
/// what the seat may know, like the bots.
pub fn hint<G: AtTable>(session: &Session<G>, seat: Seat, moves: &[G::Move], width: usize) -> String {
    let lang = session.lang;
    let (rules, position) = (session.game.rules(), session.game.position());
    let (seen, seed) = (session.seen(seat), session.bot_seed(seat));
    let hints = Planner::new(G::evaluation(), G::WIDTH, G::WORLDS, seed).hints(&seen, moves);
    let evaluation = G::evaluation();
    let mut dice = Dice::new(seed);
    let worlds = (0..WORLDS).map(|_| evaluation.value(rules, &seen.world(&mut dice.chance()), seat));
    let now = worlds.sum::<f32>() / WORLDS as f32;
    let title = match (moves.len(), lang) {
        (1, Lang::En) => "There is only this move.",
        (1, Lang::Fr) => "Il n'y a que ce coup.",
        (_, Lang::En) => "Best first, with the points a bot that plans its turn expects to gain:",
        (_, Lang::Fr) => "D'abord le meilleur, avec les points qu'espère un robot qui prépare son tour :",
    };
    let mut text = format!("{title}\n");
    for hint in hints.iter().take(MOVES) {
        let number = moves.iter().position(|answer| *answer == hint.answer).map_or(0, |at| at + 1);
        let words = rules.move_text(position, seat, hint.answer, &session.names(), lang);
        let line = Line {
            label: number.to_string(),
            text: format!("{words} ({})", points(hint.value - now, lang)),
            notation: hint.answer.to_string(),
        };
        text += &drawn(&line, width);
        for line in wrap(&reasons::<G>(&hint.reasons, lang), width.saturating_sub(INDENT)) {
            text += &format!("{}{}\n", " ".repeat(INDENT), paint(DIM, &line));
        }
    }
    text
}

/// Where the words of a line of the list begin.
const INDENT: usize = 9;

fn reasons<G: AtTable>(reasons: &[(TermOf<G>, f32)], lang: Lang) -> String {
    let reasons: Vec<String> = reasons
        .iter()
        .take(REASONS)
        .map(|&(term, value)| {
            format!("{}\u{a0}{}", G::Evaluation::term_text(term, lang), points(value, lang))
        })
        .collect();
    match reasons.is_empty() {
        true => t(lang, "changes little", "change peu de choses").to_owned(),
        false => reasons.join(", "),
    }
}

/// Points with their sign, as the language writes numbers.
fn points(value: f32, lang: Lang) -> String {
    let text = format!("{value:+.1}");
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}
