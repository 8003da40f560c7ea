//! The legal moves of Ark as a numbered list.

use super::Session;
use crate::play::list::{Line, page};
use crate::play::ui::t;
use crate::words::Lang;
use ark::{Card, Move, Step, texts};
use tabletop::Seat;
use tabletop::Told;

/// The list of moves. `from` is the first line shown.
pub fn list(session: &Session, seat: Seat, moves: &[Move], from: usize, width: usize) -> String {
    let lines: Vec<Line> = moves
        .iter()
        .enumerate()
        .map(|(at, &answer)| Line {
            label: (at + 1).to_string(),
            text: text(session, seat, answer),
            notation: answer.to_string(),
        })
        .collect();
    page(&lines, from, width, session.lang)
}

/// A move in words, with what a person wants to know before choosing it.
fn text(session: &Session, seat: Seat, answer: Move) -> String {
    let (rules, position, lang) = (session.game.rules(), session.game.position(), session.lang);
    let words = rules.move_text(position, seat, answer, &[], lang);
    match (answer, position.step) {
        (Move::Take(card) | Move::Play(card) | Move::Pet(card), _) => {
            let line = texts::card_line(rules, card, lang);
            let name = texts::card_name(rules, card, lang);
            let details = line.strip_prefix(&name).unwrap_or_default();
            format!("{words}{details}")
        }
        (Move::In(cabin), Step::Place { card }) => {
            let report = rules.explain_card(position, seat, card);
            let Some(report) = report.cabins.iter().find(|report| report.cabin == cabin) else {
                return words;
            };
            let inside: Vec<String> = position
                .ark
                .ids()
                .filter(|&id| id == cabin)
                .flat_map(|id| position.ark.cabin(id).cards().collect::<Vec<Card>>())
                .map(|card| texts::card_name(rules, card, lang))
                .collect();
            let mut parts = Vec::new();
            match (report.opens, lang) {
                (true, Lang::En) => parts.push("new".to_owned()),
                (true, Lang::Fr) => parts.push("nouvelle".to_owned()),
                (false, Lang::En) => parts.push(format!("with {}", inside.join(", "))),
                (false, Lang::Fr) => parts.push(format!("avec {}", inside.join(", "))),
            }
            if report.blockers.is_empty() {
                parts.push(format!("{} {:+}", t(lang, "heel", "gîte"), report.heel));
            } else {
                let out: Vec<String> = report
                    .drives
                    .iter()
                    .filter(|drive| drive.blockers.is_empty())
                    .map(|drive| texts::card_name(rules, drive.driven, lang))
                    .collect();
                let or = t(lang, " or ", " ou ");
                parts.push(format!("{} {}", t(lang, "driving out", "en chassant"), out.join(or)));
            }
            if report.cost > 0 {
                let discs = if report.cost == 1 { "" } else { "s" };
                let disc = t(lang, "disc", "disque");
                parts.push(format!("{} {disc}{discs}", report.cost));
            }
            format!("{words}: {}", parts.join(", "))
        }
        _ => words,
    }
}
