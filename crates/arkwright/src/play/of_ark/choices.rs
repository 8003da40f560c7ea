//! The legal moves of Ark as a numbered list.

use super::Session;
use crate::play::list::{Line, Listed};
use crate::play::ui::{capital, t};
use ark::{Card, Move, Question, StepView, View, texts};
use tabletop::{Seat, Viewer};

/// Every move once: identical cards need no second line.
pub fn in_order(session: &Session, moves: Vec<Move>) -> Vec<Move> {
    let rules = session.game.rules();
    let face = |answer: Move| match answer {
        Move::Take(card) => Some((0, rules.face(card), rules.line(card).map(|line| &line.id))),
        Move::Play(card) => Some((1, rules.face(card), rules.line(card).map(|line| &line.id))),
        Move::Pet(card) => Some((2, rules.face(card), rules.line(card).map(|line| &line.id))),
        _ => None,
    };
    let mut kept: Vec<Move> = Vec::new();
    for answer in moves {
        if face(answer).is_none() || !kept.iter().any(|&other| face(other) == face(answer)) {
            kept.push(answer);
        }
    }
    kept
}

/// The moves in their order, a line each.
pub fn list(session: &Session, seat: Seat, moves: &[Move]) -> Listed {
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
    Listed { lines, note: String::new() }
}

/// A move in words, with what a person wants to know before choosing it.
fn text(session: &Session, view: &View, seat: Seat, answer: Move) -> String {
    let (rules, lang) = (session.game.rules(), session.lang);
    let names = session.names();
    let words = texts::answer(rules, answer, &names, lang);
    match answer {
        Move::Take(card) | Move::Play(card) | Move::Pet(card) => {
            let mark = if rules.face(card).special.is_some() { "!" } else { "" };
            let words = format!("{words}{mark} ({})", texts::card_details(rules, card, lang));
            if let Move::Play(card) = answer {
                format!("{words}\n{}", goes(session, view, seat, card))
            } else {
                words
            }
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

/// Where a card can go and what that costs.
fn goes(session: &Session, view: &View, seat: Seat, card: Card) -> String {
    let lang = session.lang;
    let report = session.game.rules().explain_seen(view, seat, card);
    let places: Vec<String> = report
        .cabins
        .iter()
        .filter(|cabin| cabin.is_possible())
        .map(|cabin| match cabin.cost {
            0 => cabin.cabin.name(),
            1 => format!("{} ({})", cabin.cabin.name(), t(lang, "1 disc", "1 disque")),
            n => format!("{} ({n} {})", cabin.cabin.name(), t(lang, "discs", "disques")),
        })
        .collect();
    let single = session.game.question(seat, Viewer::Seat(seat)) == Some(Question::Turn)
        && session.game.rules().face(card).is_single();
    let alone =
        if single { t(lang, "; your only card this turn", " ; votre seule carte du tour") } else { "" };
    format!("{} {}{alone}", t(lang, "goes into", "va dans"), places.join(", "))
}
