//! Cards as people like to read them: a box for each.

use super::faces::Face;
use super::labels::Labels;
use crate::words::{self, Lang};
use anstyle::{AnsiColor, Style};
use ark_nova::catalogue::animals::SpecialHome;
use ark_nova::catalogue::{Animal, Card, CardKind, Icon, Resource, Set};

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
/// The frame and a little air take this many columns.
const FRAME: usize = 4;

/// The colour of a kind of card.
pub fn colour(kind: CardKind) -> Style {
    let colour = match kind {
        CardKind::Animal => AnsiColor::Green,
        CardKind::Sponsor => AnsiColor::Blue,
        CardKind::Project => AnsiColor::Cyan,
        CardKind::FinalScoring => AnsiColor::Yellow,
    };
    Style::new().fg_color(Some(colour.into()))
}

/// Text with a style around it.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A card in a frame of this many columns.
pub fn card_box(face: Face, lang: Lang, width: usize) -> String {
    let labels = Labels::of(lang);
    let frame = colour(face.card.kind());
    let inner = width.saturating_sub(FRAME);
    let mut lines: Vec<String> = Vec::new();

    let latin = match face.card {
        Card::Animal(animal) => animal.latin,
        _ => "",
    };
    let english = face.card.name();
    let mut under = vec![latin];
    if words::card_name(face.card, lang) != english {
        under.push(english);
    }
    under.retain(|name| !name.is_empty());
    if !under.is_empty() {
        lines.extend(wrap(&under.join(" · "), inner).iter().map(|line| paint(DIM, line)));
    }

    let indent = labels.rows().iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
    for (label, value) in rows(face, lang) {
        for (nth, line) in wrap(&value, inner.saturating_sub(indent)).into_iter().enumerate() {
            let label = if nth == 0 { label } else { "" };
            lines.push(format!("{DIM}{label:indent$}{DIM:#}{line}"));
        }
    }

    let text = words::card_text(face.card, lang);
    if !text.is_empty() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(text.lines().flat_map(|line| wrap(line, inner)));
    }

    let mut drawn = top(face, lang, width, frame);
    for line in lines {
        let pad = " ".repeat(inner.saturating_sub(visible(&line)));
        drawn += &format!("{frame}│{frame:#} {line}{pad} {frame}│{frame:#}\n");
    }
    drawn + &format!("{frame}╰{}╯{frame:#}\n", "─".repeat(width.saturating_sub(2)))
}

fn top(face: Face, lang: Lang, width: usize, frame: Style) -> String {
    let title = format!("{} {}", face.card.id(), words::card_name(face.card, lang));
    let kind = kind_line(face, lang);
    let title: String = title.chars().take(width.saturating_sub(kind.chars().count() + 9)).collect();
    let dashes = width.saturating_sub(title.chars().count() + kind.chars().count() + 8);
    let rule = "─".repeat(dashes);
    format!("{frame}╭─ {frame:#}{}{frame} {rule} {kind} ─╮{frame:#}\n", paint(BOLD, &title))
}

/// The kind of card and where it comes from.
fn kind_line(face: Face, lang: Lang) -> String {
    let labels = Labels::of(lang);
    let mut parts = vec![words::kind_name(face.card.kind(), lang).to_owned()];
    if let Card::Project(project) = face.card
        && project.base
    {
        parts[0] = labels.base_project.to_owned();
    }
    if face.second {
        parts.push(labels.second_face.to_owned());
    } else if face.card.set() == Set::Marine {
        parts.push(words::set_name(face.card.set(), lang).to_owned());
    }
    parts.join(" · ")
}

fn rows(face: Face, lang: Lang) -> Vec<(&'static str, String)> {
    let labels = Labels::of(lang);
    let mut rows = Vec::new();
    if let Some(cost) = face.cost() {
        rows.push((labels.cost, cost.to_string()));
    }
    if let Some(level) = face.level() {
        rows.push((labels.level, level.to_string()));
    }
    let mut icons: Vec<String> = vec![icon_words(&face.card.icons(), lang)];
    if wave(face.card) {
        icons.push(labels.wave.to_owned());
    }
    icons.retain(|icon| !icon.is_empty());
    let icons = icons.join(", ");
    if let Card::Animal(animal) = face.card {
        if !in_petting_zoo(animal) {
            let class = words::size_class_name(animal.size_class(), lang);
            rows.push((labels.size, format!("{} ({class})", animal.size)));
        }
        rows.push((labels.icons, icons));
        rows.push((labels.enclosure, enclosure(animal, lang)));
    } else {
        rows.push((labels.icons, icons));
    }
    let needs: Vec<String> = match face.card {
        Card::Animal(animal) => animal.requires,
        Card::Sponsor(sponsor) => sponsor.requires,
        Card::Project(_) | Card::FinalScoring(_) => &[],
    }
    .iter()
    .map(|need| words::requirement_text(*need, lang))
    .collect();
    rows.push((labels.needs, needs.join("; ")));
    // The texts of sponsors say it themselves.
    if face.card.kind() == CardKind::Animal {
        let resources = [Resource::Appeal, Resource::Conservation, Resource::Reputation];
        let gains = face.gains().into_iter().zip(resources).filter(|(amount, _)| *amount > 0);
        let gains = gains.map(|(amount, resource)| words::resource_amount(amount, resource, lang));
        rows.push((labels.gives, gains.collect::<Vec<_>>().join(", ")));
    }
    rows.retain(|(_, value)| !value.is_empty());
    rows
}

/// Whether a card shows a wave.
pub fn wave(card: Card) -> bool {
    match card {
        Card::Animal(animal) => animal.wave,
        Card::Sponsor(sponsor) => sponsor.wave,
        Card::Project(_) | Card::FinalScoring(_) => false,
    }
}

/// Whether the petting zoo is its only home; such animals print no size.
pub fn in_petting_zoo(animal: &Animal) -> bool {
    !animal.standard && animal.special.iter().any(|(home, _)| *home == SpecialHome::PettingZoo)
}

/// Icons in words, equal ones together.
pub fn icon_words(icons: &[Icon], lang: Lang) -> String {
    let mut counts: Vec<(Icon, usize)> = Vec::new();
    for icon in icons {
        match counts.iter_mut().find(|(known, _)| known == icon) {
            Some((_, count)) => *count += 1,
            None => counts.push((*icon, 1)),
        }
    }
    let words = counts.into_iter().map(|(icon, count)| {
        let name = words::icon_name(icon, lang);
        if count > 1 { format!("{name} ×{count}") } else { name.to_owned() }
    });
    words.collect::<Vec<_>>().join(", ")
}

fn enclosure(animal: &Animal, lang: Lang) -> String {
    let labels = Labels::of(lang);
    let mut homes = Vec::new();
    if animal.standard {
        homes.push(labels.standard.replace("{}", &animal.size.to_string()));
    }
    for (home, spaces) in animal.special {
        let word = if *spaces == 1 { labels.space } else { labels.spaces };
        homes.push(format!("{} ({spaces} {word})", words::home_name(*home, lang)));
    }
    let only = if animal.standard { String::new() } else { format!("{} ", labels.only) };
    let mut text = format!("{only}{}", homes.join(&format!(", {} ", labels.or)));
    let ground: Vec<String> = [(animal.rock, labels.rock), (animal.water, labels.water)]
        .into_iter()
        .filter(|(spaces, _)| *spaces > 0)
        .map(|(spaces, [one, many])| format!("{spaces} {}", if spaces == 1 { one } else { many }))
        .collect();
    if !ground.is_empty() {
        text += &format!(", {} {}", labels.beside, ground.join(" + "));
    }
    text
}

/// How many columns a text takes, its styles left out.
pub fn visible(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(|part| part.chars().count()).sum()
}

/// The words of a text in lines of at most this many columns.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    // No-break spaces hold words together: only plain spaces part them.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > width {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}
