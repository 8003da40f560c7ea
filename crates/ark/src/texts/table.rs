//! The table as text, for a terminal.

use super::names::Names;
use super::tongue::Words;
use super::{Lang, card_line, tongue};
use crate::{Card, CardView, PhaseView, Rules, SeatView, Side, StepView, View};
use std::fmt::Write;

/// The whole table as a viewer may see it, in lines for a terminal. Cards stand with their number, which is how moves
/// name them.
pub fn table_text(rules: &Rules, view: &View, names: &[&str], lang: Lang) -> String {
    let names = Names::new(rules, names, lang);
    let words = tongue(lang).words();
    let colon = words.colon;
    let numbered = |card: Card| format!("{card} {}", card_line(rules, card, lang));
    let in_full = |cards: &mut dyn Iterator<Item = &CardView>| -> String {
        cards.map(|card| numbered(card.card)).collect::<Vec<String>>().join(" | ")
    };
    let in_short = |cards: &[CardView]| -> String {
        let name = |card: &CardView| format!("{} {}", card.card, names.card(card.card));
        cards.iter().map(name).collect::<Vec<String>>().join(", ")
    };
    let mut text = head(view, words);
    for side in view.ark.sides.iter().rev() {
        let name = match side.side {
            Side::Port => words.port,
            Side::Starboard => words.starboard,
        };
        let _ = writeln!(text, "{name} {}", side.weight);
        for cabin in view.ark.cabins.iter().filter(|cabin| cabin.cabin.side == side.side) {
            let _ = writeln!(text, "  {:<4}{}", cabin.cabin.name(), in_full(&mut cabin.cards.iter()));
        }
    }
    if !view.gone.is_empty() {
        let _ = writeln!(text, "{}{colon} {}", words.gone, in_short(&view.gone));
    }
    for player in &view.seats {
        let mark = if view.turn == player.seat && !view.is_over() { '>' } else { ' ' };
        let _ = writeln!(text, "{mark} {}", seat_text(&names, player));
        match &player.cards {
            None if !player.known.is_empty() => {
                let _ = writeln!(text, "      {}{colon} {}", words.known, in_short(&player.known));
            }
            Some(cards) if view.is_over() => {
                let _ = writeln!(text, "      {}{colon} {}", words.cards, in_short(cards));
            }
            None | Some(_) => {}
        }
    }
    let _ = writeln!(text, "{}{colon} {}", words.open, in_full(&mut view.row.iter().flatten()));
    if let Some(cards) = view.own().and_then(|own| own.cards.as_ref()) {
        let _ = writeln!(text, "{}{colon} {}", words.hand, in_full(&mut cards.iter()));
    }
    match view.step {
        StepView::Over => {
            let _ = writeln!(text, "{}.", words.over);
        }
        StepView::Place { card } | StepView::Drive { card, .. } => {
            let _ = writeln!(text, "{}{colon} {}", words.played, numbered(card));
        }
        StepView::Choose
        | StepView::Row { .. }
        | StepView::Ability { .. }
        | StepView::Exchange { .. }
        | StepView::Pets { .. } => {
            if view.phase == PhaseView::Endgame {
                let _ = writeln!(text, "{}.", words.endgame);
            }
        }
    }
    text
}

/// Heel, rain, pile and supply in one line.
fn head(view: &View, words: &Words) -> String {
    let (heel, limit) = (view.ark.heel, view.ark.limit);
    let bow: String = (-limit..=limit).map(|at| if at == heel { 'O' } else { '.' }).collect();
    let dry = view.pile.dry.map_or(String::new(), |dry| format!(" ({dry} + …)"));
    format!(
        "{} {} [{bow}]   {} {}/{}   {} {}{dry}   {} {}\n",
        words.heel,
        super::heel(heel),
        words.rain,
        view.rain.drawn,
        view.rain.cards,
        words.pile,
        view.pile.cards,
        words.supply,
        view.supply
    )
}

/// One player: what is held, and the strength on each scoring card with the points it is worth.
fn seat_text(names: &Names<'_>, player: &SeatView) -> String {
    let (tongue, words) = (names.tongue(), names.tongue().words());
    let mut text = format!(
        "{}{} {} {}, {} {}, {} {}, {} {}",
        names.player(player.seat),
        words.colon,
        player.hand,
        words.cards,
        player.discs,
        words.discs,
        player.stock,
        words.stock,
        player.points,
        words.points
    );
    if player.has_pet {
        let _ = write!(text, ", {}", words.pet);
        if let Some(pet) = &player.pet {
            let _ = write!(text, " {}", names.card(pet.card));
        }
    }
    if player.passed {
        let _ = write!(text, ", {}", words.passed);
    }
    let strong: Vec<String> = player
        .figures
        .iter()
        .filter(|on| on.strength > 0)
        .map(|on| format!("{} {} → {}", tongue.kind(on.scoring), tongue.strength(on.strength), on.points))
        .collect();
    if !strong.is_empty() {
        let _ = write!(text, "\n      {}", strong.join(", "));
    }
    text
}
