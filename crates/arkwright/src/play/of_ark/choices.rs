//! The legal moves of Ark as a numbered list.

use super::Session;
use crate::play::list::{Line, page};
use crate::play::ui::capital;
use ark::{Move, StepView, View, texts};
use tabletop::{Seat, Viewer};

/// The list of moves. `from` is the first line shown.
pub fn list(session: &Session, seat: Seat, moves: &[Move], from: usize, width: usize) -> String {
    let view = session.game.view(Viewer::Seat(seat));
    let lines: Vec<Line> = moves
        .iter()
        .enumerate()
        .map(|(at, &answer)| Line {
            label: (at + 1).to_string(),
            text: capital(&text(session, &view, seat, answer)),
            notation: answer.to_string(),
        })
        .collect();
    page(&lines, from, width, session.lang)
}

/// A move in words, with what a person wants to know before choosing it.
fn text(session: &Session, view: &View, seat: Seat, answer: Move) -> String {
    let (rules, lang) = (session.game.rules(), session.lang);
    let names = session.names();
    let words = texts::answer(rules, answer, &names, lang);
    match answer {
        Move::Take(card) | Move::Play(card) | Move::Pet(card) => {
            let mark = if rules.face(card).special.is_some() { "!" } else { "" };
            format!("{words}{mark} ({})", texts::card_details(rules, card, lang))
        }
        Move::In(cabin) => {
            let StepView::Place { card } = view.step else { return words };
            let reports = rules.explain_seen(view, seat, card).cabins;
            let report = reports.iter().find(|report| report.cabin == cabin);
            report.map_or(words, |report| texts::into_cabin(rules, seat, report, &names, lang))
        }
        Move::Drive(_)
        | Move::Stay
        | Move::Use
        | Move::Disc(_)
        | Move::Exchange
        | Move::Skip
        | Move::Done
        | Move::Pass
        | Move::NoPet => words,
    }
}
