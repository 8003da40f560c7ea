//! The legal moves as a numbered list that fits on a screen.

use super::Session;
use crate::play::list::{Line, drawn, page};
use crate::play::ui::t;
use crate::words::{self, Lang};
use ark_nova::hex::{Cell, placements};
use ark_nova::{Look, Move};
use tabletop::Seat;

/// From this many on, placements are asked for by a cell.
const MANY: usize = 16;
/// The list of moves, or how to find one among very many. `from` is the first line shown.
pub fn list(session: &Session, seat: Seat, moves: &[Move], from: usize, width: usize) -> String {
    let lang = session.lang;
    let placing = moves.iter().filter(|answer| matches!(answer, Move::Place(..))).count();
    let others: Vec<usize> =
        (0..moves.len()).filter(|&at| placing <= MANY || !matches!(moves[at], Move::Place(..))).collect();
    let lines = lines(session, seat, moves, &others);
    let mut text = page(&lines, from, width, lang);
    if placing > MANY {
        text += &match lang {
            Lang::En => format!(
                "  {placing} ways to place it. Type a cell such as {} to see those that cover it.\n",
                example(moves)
            ),
            Lang::Fr => format!(
                "  {placing} façons de le placer. Tapez une case, par exemple {}, pour voir celles qui la recouvrent.\n",
                example(moves)
            ),
        };
    }
    text
}

/// The placements that cover a cell.
pub fn covering(session: &Session, seat: Seat, moves: &[Move], cell: Cell, width: usize) -> String {
    let lang = session.lang;
    let found: Vec<usize> = (0..moves.len()).filter(|&at| covers(moves[at], cell)).collect();
    if found.is_empty() {
        return match lang {
            Lang::En => format!("No placement covers {cell}.\n"),
            Lang::Fr => format!("Aucun placement ne recouvre {cell}.\n"),
        };
    }
    let lines = lines(session, seat, moves, &found);
    lines.iter().map(|line| drawn(line, width)).collect()
}

fn covers(answer: Move, cell: Cell) -> bool {
    match answer {
        Move::Place(building, id) => placements(building)[usize::from(id)].cells.contains(cell),
        _ => false,
    }
}

fn example(moves: &[Move]) -> String {
    let cell = moves.iter().find_map(|answer| match *answer {
        Move::Place(building, id) => placements(building)[usize::from(id)].cells.first(),
        _ => None,
    });
    cell.map(|cell| cell.to_string()).unwrap_or_default()
}

/// The lines of the chosen moves; uses of one action card stand together.
fn lines(session: &Session, seat: Seat, moves: &[Move], chosen: &[usize]) -> Vec<Line> {
    let lang = session.lang;
    let look = session.look();
    let names = session.names();
    let mut lines: Vec<Line> = Vec::new();
    let mut at = 0;
    while at < chosen.len() {
        let answer = moves[chosen[at]];
        let same = chosen[at..].iter().take_while(|&&other| together(answer, moves[other])).count();
        let number = chosen[at] + 1;
        let text = words::move_text(answer, look, seat, &names, lang);
        if same == 1 {
            lines.push(Line { label: number.to_string(), text, notation: answer.to_string() });
        } else if matches!(answer, Move::XToken(_)) {
            lines.push(x_tokens(moves, &chosen[at..at + same], lang));
        } else {
            let label = format!("{number}-{}", number + same - 1);
            let text = with_tokens(&text, look, seat, answer, same, lang);
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
fn with_tokens(text: &str, look: Look<'_>, seat: Seat, first: Move, same: usize, lang: Lang) -> String {
    let (Move::Use { slot, x, .. } | Move::Borrow { slot, x, .. }) = first else { return text.to_owned() };
    let more = same as u8 - 1;
    let strength = look.strength(seat, usize::from(slot) - 1, x);
    let (low, high) = (strength + 1, strength + more as i8);
    let (from, to) = (x + 1, x + more);
    match (lang, more) {
        (Lang::En, 1) => format!("{text}; {low} with {from} X"),
        (Lang::Fr, 1) => format!("{text} ; {low} avec {from} X"),
        (Lang::En, _) => format!("{text}; {low} to {high} with {from} to {to} X"),
        (Lang::Fr, _) => format!("{text} ; {low} à {high} avec {from} à {to} X"),
    }
}

fn x_tokens(moves: &[Move], chosen: &[usize], lang: Lang) -> Line {
    let cards: Vec<String> = chosen
        .iter()
        .filter_map(|&at| match moves[at] {
            Move::XToken(action) => Some(format!("{} {}", at + 1, words::action_name(action, lang))),
            _ => None,
        })
        .collect();
    let title = t(
        lang,
        "No action: gain 1 X-token and put a card on slot 1:",
        "Pas d'action : gagner 1 jeton X et mettre une carte en position 1 :",
    );
    let label = match chosen {
        [first, .., last] => format!("{}-{}", first + 1, last + 1),
        _ => String::new(),
    };
    Line { label, text: format!("{title} {}", cards.join(", ")), notation: String::new() }
}
