//! The legal moves as a numbered list that fits on a screen.

use super::action_cards;
use super::sheet::{Sheet, Shown};
use crate::play::list::{Line, Listed, drawn};
use crate::play::ui::t;
use crate::words::{self, Lang};
use ark_nova::catalogue::CardKind;
use ark_nova::hex::Cell;
use ark_nova::{Move, Target};

/// From this many on, placements are asked for by a cell.
const MANY: usize = 16;
/// Real actions come before those that are none.
pub fn in_order(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_by_key(|answer| matches!(answer, Move::XToken(_) | Move::Done));
    moves
}

/// The list of moves, or how to find one among very many.
pub fn list(sheet: &Sheet<'_>, moves: &[Shown]) -> Listed {
    let lang = sheet.lang;
    let places = |shown: &Shown| matches!(shown.answer, Move::Place(..) | Move::Return(..));
    let placing = moves.iter().filter(|shown| places(shown)).count();
    let others: Vec<usize> = (0..moves.len()).filter(|&at| placing <= MANY || !places(&moves[at])).collect();
    let lines = lines(sheet, moves, &others);
    let note = match lang {
        _ if placing <= MANY => String::new(),
        Lang::En => format!(
            "{placing} ways to place it. Type a cell such as {} to see those that cover it.",
            example(moves)
        ),
        Lang::Fr => format!(
            "{placing} façons de le placer. Tapez une case, par exemple {}, pour voir celles qui la recouvrent.",
            example(moves)
        ),
    };
    Listed { lines, note }
}

/// The placements that cover a cell.
pub fn covering(sheet: &Sheet<'_>, moves: &[Shown], cell: Cell, width: usize) -> String {
    let lang = sheet.lang;
    let found: Vec<usize> = (0..moves.len()).filter(|&at| placed(&moves[at]).contains(&cell)).collect();
    if found.is_empty() {
        return match lang {
            Lang::En => format!("No placement covers {cell}.\n"),
            Lang::Fr => format!("Aucun placement ne recouvre {cell}.\n"),
        };
    }
    let lines = lines(sheet, moves, &found);
    lines.iter().map(|line| drawn(line, width)).collect()
}

/// The cells a placement covers.
fn placed(shown: &Shown) -> &[Cell] {
    match (shown.answer, &shown.points_at[..]) {
        (Move::Place(..) | Move::Return(..), [Target::Cells { cells }]) => cells,
        _ => &[],
    }
}

fn example(moves: &[Shown]) -> String {
    let cell = moves.iter().find_map(|shown| placed(shown).first());
    cell.map(|cell| cell.to_string()).unwrap_or_default()
}

/// The lines of the chosen moves; uses of one action card stand together.
fn lines(sheet: &Sheet<'_>, moves: &[Shown], chosen: &[usize]) -> Vec<Line> {
    let lang = sheet.lang;
    let mut lines: Vec<Line> = Vec::new();
    let mut at = 0;
    while at < chosen.len() {
        let shown = &moves[chosen[at]];
        let answer = shown.answer;
        let text = match answer {
            Move::Draft(alternate) => action_cards::offered(alternate, lang),
            Move::Alternates(one, other) => action_cards::both(one, other, lang),
            Move::Card(card) if card.kind() == Some(CardKind::FinalScoring) => {
                let printed = sheet.card(card).map(|card| words::card_text(card, lang)).unwrap_or_default();
                format!("{} – {printed}", shown.text)
            }
            _ => shown.text.clone(),
        };
        let same = chosen[at..].iter().take_while(|&&other| together(answer, moves[other].answer)).count();
        let number = chosen[at] + 1;
        if same == 1 {
            let notation = match answer {
                // The same words with `map` look at it.
                Move::Map(map) => format!("take {map}, see: map {map}"),
                answer => answer.to_string(),
            };
            lines.push(Line { label: number.to_string(), text, notation });
        } else if matches!(answer, Move::XToken(_)) {
            lines.push(x_tokens(moves, &chosen[at..at + same], lang));
        } else {
            let label = format!("{number}-{}", number + same - 1);
            let text = with_tokens(sheet, shown, same);
            lines.push(Line { label, text, notation: format!("{answer} … +{}x", same - 1) });
        }
        at += same;
    }
    lines
}

/// Whether two moves stand in one line.
fn together(first: Move, other: Move) -> bool {
    match (first, other) {
        (Move::Use { action: a, .. }, Move::Use { action: b, .. }) => a == b,
        (Move::Borrow { action: a, .. }, Move::Borrow { action: b, .. }) => a == b,
        (Move::XToken(_), Move::XToken(_)) => true,
        (first, other) => first == other,
    }
}

/// `…, or strength 4 to 6 with 1 to 3 X-tokens`.
fn with_tokens(sheet: &Sheet<'_>, first: &Shown, same: usize) -> String {
    let (lang, text) = (sheet.lang, &first.text);
    let (Move::Use { action, x, .. } | Move::Borrow { action, x, .. }) = first.answer else {
        return text.to_owned();
    };
    let owner = first.points_at.iter().find_map(|target| match target {
        Target::Action { seat, .. } => Some(*seat),
        _ => None,
    });
    let slots = &sheet.zoo(owner.unwrap_or(sheet.seat)).slots;
    let base = slots.iter().find(|slot| slot.action == action).map_or(0, |slot| slot.strength);
    let more = same as u8 - 1;
    let strength = base + x as i8 + sheet.view.clock.raised as i8;
    let (low, high) = (strength + 1, strength + more as i8);
    let (from, to) = (x + 1, x + more);
    match (lang, more) {
        (Lang::En, 1) => format!("{text}; {low} with {from} X"),
        (Lang::Fr, 1) => format!("{text} ; {low} avec {from} X"),
        (Lang::En, _) => format!("{text}; {low} to {high} with {from} to {to} X"),
        (Lang::Fr, _) => format!("{text} ; {low} à {high} avec {from} à {to} X"),
    }
}

fn x_tokens(moves: &[Shown], chosen: &[usize], lang: Lang) -> Line {
    let cards: Vec<String> = chosen
        .iter()
        .filter_map(|&at| match moves[at].answer {
            Move::XToken(action) => Some(format!("{} {}", at + 1, words::action_name(action, lang))),
            _ => None,
        })
        .collect();
    let title = t(
        lang,
        "No action: gain 1 X-token and put a card on slot 1:",
        "Pas d'action : gagner 1 jeton X et mettre une carte à l'emplacement 1 :",
    );
    let label = match chosen {
        [first, .., last] => format!("{}-{}", first + 1, last + 1),
        _ => String::new(),
    };
    Line { label, text: format!("{title} {}", cards.join(", ")), notation: String::new() }
}
