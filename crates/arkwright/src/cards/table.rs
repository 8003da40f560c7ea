//! Many cards: one line for each.

use super::faces::Face;
use super::labels::Labels;
use super::print::{colour, icon_words, in_petting_zoo, paint};
use crate::words::{self, Lang};
use anstyle::Style;
use ark_nova::catalogue::{Card, Set};

const COLUMNS: usize = 9;

/// The column of kinds, left out where all are the same.
const KIND: usize = 2;

/// The cards as a table; lines are cut at `width`, where there is one. Columns that say nothing are left out.
pub fn table(faces: &[Face], lang: Lang, width: Option<usize>) -> String {
    let labels = Labels::of(lang);
    let [appeal, conservation, reputation] = labels.short_gains;
    let size_or_level =
        match (faces.iter().any(|f| f.size().is_some()), faces.iter().any(|f| f.level().is_some())) {
            (true, true) => format!("{}/{}", labels.size, labels.level),
            (_, true) => labels.level.to_owned(),
            (_, false) => labels.size.to_owned(),
        };
    let head = [
        labels.number,
        labels.name,
        labels.kind,
        &size_or_level,
        labels.cost,
        appeal,
        conservation,
        reputation,
        labels.icons,
    ];
    let rows: Vec<[String; COLUMNS]> = faces.iter().map(|face| row(*face, lang)).collect();
    let one_kind = faces.windows(2).all(|pair| pair[0].card.kind() == pair[1].card.kind());
    let widths: [Option<usize>; COLUMNS] = std::array::from_fn(|column| {
        let widest = rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let says_something = widest > 0 && !(column == KIND && one_kind);
        says_something.then(|| widest.max(head[column].chars().count()))
    });
    let head = line(&head.map(str::to_owned), &widths, labels.effect, width);
    let mut lines = vec![paint(Style::new().bold().underline(), &head)];
    for (face, row) in faces.iter().zip(&rows) {
        let text = line(row, &widths, &effect(*face, lang), width);
        let (number, rest) = text.split_at(face.card.id().to_string().len());
        lines.push(format!("{}{rest}", paint(colour(face.card.kind()), number)));
    }
    lines.join("\n") + "\n"
}

fn row(face: Face, lang: Lang) -> [String; COLUMNS] {
    let number = |value: Option<u8>| value.map(|value| value.to_string()).unwrap_or_default();
    let petting = matches!(face.card, Card::Animal(animal) if in_petting_zoo(animal));
    let size = if petting { None } else { face.size() };
    let [appeal, conservation, reputation] = face.gains().map(|n| number(Some(n).filter(|n| *n > 0)));
    let mut name = words::card_name(face.card, lang).to_owned();
    if face.second {
        name += &format!(" ({})", words::set_name(Set::Marine, lang));
    }
    [
        face.card.id().to_string(),
        name,
        words::kind_name(face.card.kind(), lang).to_owned(),
        number(size.or(face.level())),
        number(face.cost()),
        appeal,
        conservation,
        reputation,
        icon_words(&face.card.icons(), lang),
    ]
}

/// What the card does, as short as it can be said.
fn effect(face: Face, lang: Lang) -> String {
    match face.card {
        Card::Animal(_) => {
            let names = face.abilities().into_iter().map(|ability| words::ability_name(ability, lang));
            names.collect::<Vec<_>>().join(", ")
        }
        card => words::card_text(card, lang).lines().collect::<Vec<_>>().join(" / "),
    }
}

fn line(
    cells: &[String; COLUMNS],
    widths: &[Option<usize>; COLUMNS],
    effect: &str,
    limit: Option<usize>,
) -> String {
    let numeric = 3..8;
    let mut text = String::new();
    for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
        let Some(width) = *width else { continue };
        match numeric.contains(&column) {
            true => text += &format!("{cell:>width$}  "),
            false => text += &format!("{cell:width$}  "),
        }
    }
    text += effect;
    let text = text.trim_end();
    match limit {
        Some(limit) if text.chars().count() > limit => {
            text.chars().take(limit.saturating_sub(1)).chain(['…']).collect()
        }
        _ => text.to_owned(),
    }
}
