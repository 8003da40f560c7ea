//! The ark from above, opposite cabins side by side; the open cards; and who leads where.

use crate::cards::{paint, visible};
use crate::play::ui::{BOLD, DIM, counted, cut, pad, rule, t};
use crate::words::Lang;
use ark::{CabinView, CardView, Kind, Rules, Side, View, texts};

/// The ark, the open cards and the own hand.
pub fn boat(rules: &Rules, view: &View, lang: Lang, width: usize) -> String {
    let half = (width.saturating_sub(11)) / 2;
    let mut lines = vec![head(view, lang)];
    let cabins =
        |side: Side| view.ark.cabins.iter().filter(|cabin| cabin.cabin.side == side).collect::<Vec<_>>();
    let (port, starboard) = (cabins(Side::Port), cabins(Side::Starboard));
    let weight = |side: Side| view.ark.sides.iter().find(|one| one.side == side).map_or(0, |one| one.weight);
    let title = |name: &str, side: Side| pad(&format!("{name} {}", weight(side)), half);
    let bow = t(lang, "bow", "proue");
    let names = format!(
        "    {} │ {}",
        title(t(lang, "Port", "Bâbord"), Side::Port),
        title(t(lang, "Starboard", "Tribord"), Side::Starboard)
    );
    lines.push(paint(DIM, &format!("    {:─^1$}", format!(" {bow} "), 2 * half + 3)));
    lines.push(paint(BOLD, &names));
    for nth in 0..port.len().max(starboard.len()) {
        lines.extend(row(rules, port.get(nth).copied(), starboard.get(nth).copied(), half, lang));
    }
    let open: Vec<&CardView> = view.row.iter().flatten().collect();
    let colon = t(lang, ":", "\u{a0}:");
    lines.push(format!("{}{colon} {}", paint(BOLD, t(lang, "Open", "Visibles")), once(rules, &open, lang)));
    let hand: Vec<&CardView> = view.own().and_then(|own| own.cards.as_ref()).into_iter().flatten().collect();
    if !hand.is_empty() {
        lines.push(format!("{}{colon} {}", paint(BOLD, t(lang, "Hand", "Main")), once(rules, &hand, lang)));
    }
    let wrapped = lines.iter().flat_map(|line| match visible(line) > width {
        true => crate::play::ui::indented(line, width),
        false => vec![line.clone()],
    });
    wrapped.map(|line| line + "\n").collect()
}

/// Two opposite cabins: as many lines as the fuller one has cards.
fn row(
    rules: &Rules,
    port: Option<&CabinView>,
    starboard: Option<&CabinView>,
    half: usize,
    lang: Lang,
) -> Vec<String> {
    let cards = |cabin: Option<&CabinView>| cabin.map_or(0, |cabin| cabin.cards.len());
    let name = |cabin: Option<&CabinView>, nth: usize| match cabin {
        Some(cabin) if nth == 0 => cabin.cabin.name(),
        _ => String::new(),
    };
    let card = |cabin: Option<&CabinView>, nth: usize| match cabin.and_then(|cabin| cabin.cards.get(nth)) {
        Some(card) => cut(&texts::card_in_short(rules, card.card, lang), half),
        None => String::new(),
    };
    (0..cards(port).max(cards(starboard)).max(1))
        .map(|nth| {
            format!(
                "{} {} │ {} {}",
                pad(&name(port, nth), 3),
                pad(&card(port, nth), half),
                pad(&card(starboard, nth), half),
                name(starboard, nth)
            )
            .trim_end()
            .to_owned()
        })
        .collect()
}

/// Cards with what is on them, identical ones once.
fn once(rules: &Rules, cards: &[&CardView], lang: Lang) -> String {
    let mut seen: Vec<(String, String, usize)> = Vec::new();
    for card in cards {
        let line = texts::card_line(rules, card.card, lang);
        match seen.iter_mut().find(|(_, known, _)| *known == line) {
            Some((_, _, n)) => *n += 1,
            None => seen.push((card.card.to_string(), line, 1)),
        }
    }
    let shown = seen.into_iter().map(|(number, line, n)| match n {
        1 => format!("{number} {line}"),
        n => format!("{n}× {number} {line}"),
    });
    shown.collect::<Vec<_>>().join(" · ")
}

/// Heel, rain, pile and supply in one line.
fn head(view: &View, lang: Lang) -> String {
    let (heel, limit) = (view.ark.heel, view.ark.limit);
    let scale: String = (-limit..=limit).map(|at| if at == heel { '●' } else { '·' }).collect();
    let rain = format!("{} {}/{}", t(lang, "rain", "pluie"), view.rain.drawn, view.rain.cards);
    let pile = counted(
        view.pile.cards,
        lang,
        ["card in the pile", "cards in the pile"],
        ["carte à piocher", "cartes à piocher"],
    );
    let supply = counted(
        view.supply.into(),
        lang,
        ["disc in the supply", "discs in the supply"],
        ["disque en réserve", "disques en réserve"],
    );
    format!(
        "{} {} [{scale}] ±{limit} · {rain} · {pile} · {supply}",
        t(lang, "Heel", "Gîte"),
        texts::heel(heel)
    )
}

/// Who has how much strength on each scoring card, and the points that are worth.
pub fn majorities(rules: &Rules, view: &View, names: &[&str], lang: Lang, width: usize) -> String {
    let name = |seat| texts::player_name(rules, seat, names, lang);
    let longest = view.seats.iter().map(|player| name(player.seat).chars().count()).max().unwrap_or(0).max(8);
    let column = |kind: Kind| texts::kind_name(kind, lang).chars().count().max(8);
    let title = t(lang, "Majorities", "Majorités");
    let right = t(lang, "strength → points", "force → points");
    let mut lines = vec![rule(title, right, width)];
    let mut head = format!("  {}", " ".repeat(longest));
    Kind::ALL
        .iter()
        .for_each(|&kind| head += &format!(" {:>1$}", texts::kind_name(kind, lang), column(kind)));
    let rest = [t(lang, "discs", "disq."), t(lang, "hand", "main"), t(lang, "points", "points")];
    rest.iter().for_each(|title| head += &format!(" {title:>6}"));
    lines.push(paint(DIM, &cut(&head, width)));
    for player in &view.seats {
        let mark = if view.turn == player.seat && !view.is_over() { ">" } else { " " };
        let mut line = format!("{mark} {}", pad(&name(player.seat), longest));
        for kind in Kind::ALL {
            let figures = player.figures.iter().find(|on| on.scoring == kind && on.strength > 0);
            let text = figures.map_or("–".to_owned(), |on| {
                format!("{} → {}", texts::strength(on.strength, lang), on.points)
            });
            line += &format!(" {text:>0$}", column(kind));
        }
        for n in [usize::from(player.discs), player.hand, usize::from(player.points)] {
            line += &format!(" {n:>6}");
        }
        lines.push(line);
    }
    lines.into_iter().map(|line| line + "\n").collect()
}
