//! The table as text, for a terminal.

use super::{Lang, card_line, card_name, kind_name, strength};
use crate::{CabinId, Card, CardSet, HEEL_LIMIT, Kind, Phase, Rules, SeatView, Side, Step, View};
use std::fmt::Write;
use tabletop::{Seat, Viewer};

/// The words of the table in one language.
struct Words {
    heel: &'static str,
    port: &'static str,
    starboard: &'static str,
    open: &'static str,
    pile: &'static str,
    rain: &'static str,
    supply: &'static str,
    gone: &'static str,
    player: &'static str,
    cards: &'static str,
    known: &'static str,
    discs: &'static str,
    stock: &'static str,
    points: &'static str,
    pet: &'static str,
    passed: &'static str,
    hand: &'static str,
    endgame: &'static str,
    over: &'static str,
    played: &'static str,
}

const EN: Words = Words {
    heel: "Heel",
    port: "Port",
    starboard: "Starboard",
    open: "Open",
    pile: "Pile",
    rain: "Rain",
    supply: "Supply",
    gone: "Driven out",
    player: "Player",
    cards: "cards",
    known: "known",
    discs: "discs",
    stock: "figures left",
    points: "points",
    pet: "pet",
    passed: "passed",
    hand: "Your hand",
    endgame: "Endgame",
    over: "The game is over",
    played: "In play",
};

const FR: Words = Words {
    heel: "Gîte",
    port: "Bâbord",
    starboard: "Tribord",
    open: "Visibles",
    pile: "Pioche",
    rain: "Pluie",
    supply: "Réserve",
    gone: "Chassés",
    player: "Joueur",
    cards: "cartes",
    known: "connues",
    discs: "disques",
    stock: "figurines restantes",
    points: "points",
    pet: "animal de compagnie",
    passed: "a passé",
    hand: "Votre main",
    endgame: "Fin de partie",
    over: "La partie est finie",
    played: "En jeu",
};

/// The whole table as a viewer may see it, in lines for a terminal. Cards stand with their number, which is how moves
/// name them.
pub fn table_text(rules: &Rules, view: &View, lang: Lang) -> String {
    let words = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    };
    let named = |card: Card| format!("{card} {}", card_line(rules, card, lang));
    let mut text = String::new();
    let bow: String = (-HEEL_LIMIT..=HEEL_LIMIT).map(|at| if at == view.heel { 'O' } else { '.' }).collect();
    let _ = write!(text, "{} {:+} [{bow}]   {} {}/5", words.heel, view.heel, words.rain, view.rain);
    let dry = view.dry.map_or(String::new(), |dry| format!(" ({dry} + …)"));
    let _ = writeln!(text, "   {} {}{dry}   {} {}", words.pile, view.pile, words.supply, view.supply);
    for side in [Side::Starboard, Side::Port] {
        let _ = writeln!(text, "{}", if side == Side::Port { words.port } else { words.starboard });
        for index in 1..=view.ark.length(side) {
            let id = CabinId { side, index };
            let cards: Vec<String> = view.ark.cabin(id).cards().map(named).collect();
            let _ = writeln!(text, "  {:<4}{}", id.to_string(), cards.join(" | "));
        }
    }
    let list = |cards: CardSet| -> String {
        let cards: Vec<String> =
            cards.iter().map(|card| format!("{card} {}", card_name(rules, card, lang))).collect();
        cards.join(", ")
    };
    if !view.gone.is_empty() {
        let _ = writeln!(text, "{}: {}", words.gone, list(view.gone));
    }
    for (seat, player) in Seat::all(view.seats.len()).zip(&view.seats) {
        text.push_str(&seat_text(
            rules,
            words,
            view.turn == seat && view.step != Step::Over,
            seat,
            player,
            lang,
        ));
        if !player.known.is_empty() && player.cards.is_none() {
            let _ = writeln!(text, "      {}: {}", words.known, list(player.known));
        }
        if let Some(cards) = player.cards.filter(|_| view.step == Step::Over) {
            let _ = writeln!(text, "      {}: {}", words.cards, list(cards));
        }
    }
    let open: Vec<String> = view.row.into_iter().filter(|card| card.exists()).map(named).collect();
    let _ = writeln!(text, "{}: {}", words.open, open.join(" | "));
    if let Viewer::Seat(seat) = view.viewer
        && let Some(cards) = view.seats.get(seat.index()).and_then(|player| player.cards)
    {
        let cards: Vec<String> = cards.iter().map(named).collect();
        let _ = writeln!(text, "{}: {}", words.hand, cards.join(" | "));
    }
    match view.step {
        Step::Over => {
            let _ = writeln!(text, "{}.", words.over);
        }
        Step::Place { card } | Step::Drive { card, .. } => {
            let _ = writeln!(text, "{}: {}", words.played, named(card));
        }
        _ if view.phase == Phase::Endgame => {
            let _ = writeln!(text, "{}.", words.endgame);
        }
        _ => {}
    }
    text
}

/// One player: what is held, and the strength on each scoring card.
fn seat_text(rules: &Rules, words: &Words, turn: bool, seat: Seat, player: &SeatView, lang: Lang) -> String {
    let mut text = String::new();
    let mark = if turn { '>' } else { ' ' };
    let _ = write!(text, "{mark} {} {}: {} {}", words.player, seat.0 + 1, player.hand, words.cards);
    let _ = write!(text, ", {} {}, {} {}", player.discs, words.discs, player.figures.stock, words.stock);
    let _ = write!(text, ", {} {}", player.points, words.points);
    if player.has_pet {
        let _ = write!(text, ", {}", words.pet);
        if let Some(pet) = player.pet {
            let _ = write!(text, " {}", card_name(rules, pet, lang));
        }
    }
    if player.passed {
        let _ = write!(text, ", {}", words.passed);
    }
    let strong: Vec<String> = Kind::ALL
        .into_iter()
        .filter(|&kind| player.figures.strength(kind) > 0)
        .map(|kind| format!("{} {}", kind_name(kind, lang), strength(player.figures.strength(kind), lang)))
        .collect();
    if !strong.is_empty() {
        let _ = write!(text, "\n      {}", strong.join(", "));
    }
    text.push('\n');
    text
}
