//! A zoo map drawn as hexes: nine columns, the cells of a building without lines between them.

use crate::cards::{paint, visible};
use crate::play::ui::t;
use crate::words::{self, Lang};
use anstyle::{AnsiColor, Style};
use ark_nova::catalogue::maps::Landmark;
use ark_nova::catalogue::{Building, BuildingKind, Resource, Terrain};
use ark_nova::effects::{Ability, Amount, Effect};
use ark_nova::hex::{Cell, Cells};
use ark_nova::knowing::view::{BuildingView, ZooView};

/// Letters inside a cell.
const INNER: usize = 6;
/// Columns from one cell to the next.
const PITCH: usize = INNER + 1;
const WIDTH: usize = 9 * PITCH + 1;
/// Rows of the picture.
pub const HEIGHT: usize = 15;

const fn coloured(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(anstyle::Color::Ansi(colour)))
}

const DIM: Style = Style::new().dimmed();
const WATER: Style = coloured(AnsiColor::Blue);
const ROCK: Style = coloured(AnsiColor::Yellow);
const BUILT: Style = coloured(AnsiColor::Green).bold();
const BONUS: Style = coloured(AnsiColor::Magenta);

/// One letter of the picture.
#[derive(Clone, Copy)]
struct Dot {
    letter: char,
    style: Style,
}

const BLANK: Dot = Dot { letter: ' ', style: Style::new() };

/// The map of a zoo; `marked` cells stand out.
pub fn draw(zoo: &ZooView, marked: Cells, lang: Lang) -> String {
    let mut grid = vec![[BLANK; WIDTH]; HEIGHT];
    for cell in Cell::all() {
        outline(&mut grid, zoo, cell);
    }
    for cell in Cell::all() {
        let (text, style) = content(zoo, cell, lang);
        let style = if marked.contains(cell) { style.invert() } else { style };
        let (left, top) = corner(cell);
        let pad = (INNER.saturating_sub(text.chars().count())).div_ceil(2);
        for (nth, letter) in text.chars().take(INNER).enumerate() {
            grid[top + 1][left + 1 + pad + nth] = Dot { letter, style };
        }
        for (nth, letter) in cell.to_string().chars().enumerate() {
            grid[top + 2][left + 3 + nth] = Dot { letter, style: DIM };
        }
    }
    let mut drawn = String::new();
    for row in grid {
        let end = row.iter().rposition(|dot| dot.letter != ' ').map_or(0, |last| last + 1);
        drawn.push_str("  ");
        for dot in &row[..end] {
            if dot.letter == ' ' {
                drawn.push(' ');
            } else {
                drawn += &paint(dot.style, &dot.letter.to_string());
            }
        }
        drawn.push('\n');
    }
    drawn
}

/// The picture and its legend side by side if the screen is wide enough, else one below the other.
pub fn with_legend(zoo: &ZooView, marked: Cells, lang: Lang, width: usize) -> String {
    let picture = draw(zoo, marked, lang);
    let legend = legend(zoo, lang);
    let side = width.saturating_sub(WIDTH + 5);
    if side < 30 {
        let below: Vec<String> =
            legend.iter().flat_map(|line| crate::cards::wrap(line, width.saturating_sub(2))).collect();
        return format!("{picture}  {}\n", below.join("\n  "));
    }
    let legend: Vec<String> = legend.iter().flat_map(|line| crate::cards::wrap(line, side)).collect();
    let picture: Vec<&str> = picture.lines().collect();
    let mut drawn = String::new();
    for nth in 0..picture.len().max(legend.len()) {
        let line = picture.get(nth).copied().unwrap_or_default();
        let note = legend.get(nth).map(String::as_str).unwrap_or_default();
        let pad = (WIDTH + 4).saturating_sub(visible(line));
        drawn += &format!("{line}{}{note}", " ".repeat(pad));
        drawn = drawn.trim_end().to_owned() + "\n";
    }
    drawn
}

/// The upper left corner of a cell in the picture: the row of its upper line.
fn corner(cell: Cell) -> (usize, usize) {
    let (q, r) = cell.axial();
    let row = r + (q + 1) / 2;
    let half = if q % 2 == 0 { 1 } else { 0 };
    (q as usize * PITCH, row as usize * 2 + half)
}

fn building_at(zoo: &ZooView, cell: Cell) -> Option<&BuildingView> {
    zoo.buildings.iter().find(|built| built.cells.contains(&cell))
}

/// Draws the six edges of a cell; an edge inside a building is left out.
fn outline(grid: &mut [[Dot; WIDTH]], zoo: &ZooView, cell: Cell) {
    let (left, top) = corner(cell);
    let own = building_at(zoo, cell).map(|built| &built.cells);
    let (q, r) = cell.axial();
    let joined = |dq: i8, dr: i8| {
        Cell::at(q + dq, r + dr).is_some_and(|other| own.is_some_and(|cells| cells.contains(&other)))
    };
    let style = if own.is_some() { BUILT } else { DIM };
    let mut put = |row: usize, column: usize, letter: char, inside: bool| {
        let dot = &mut grid[row][column];
        if !inside && (dot.letter == ' ' || own.is_some()) {
            *dot = Dot { letter, style };
        }
    };
    for column in left + 1..=left + INNER {
        put(top, column, '_', joined(0, -1));
        put(top + 2, column, '_', joined(0, 1));
    }
    put(top + 1, left, '/', joined(-1, 0));
    put(top + 2, left, '\\', joined(-1, 1));
    put(top + 1, left + PITCH, '\\', joined(1, -1));
    put(top + 2, left + PITCH, '/', joined(1, 0));
}

/// What is written in a cell.
fn content(zoo: &ZooView, cell: Cell, lang: Lang) -> (String, Style) {
    let map = zoo.map.map();
    if let Some(built) = building_at(zoo, cell) {
        return (building_mark(built, lang), BUILT);
    }
    match map.terrain(cell) {
        Some(Terrain::Water) => return ("~~~~~~".into(), WATER),
        Some(Terrain::Rock) => return ("^^^^^^".into(), ROCK),
        None => {}
    }
    let mut text = map.bonus(cell).map(|effect| bonus_mark(effect, lang)).unwrap_or_default();
    if map.upgrade.contains(cell) {
        text = if text.is_empty() { "II".into() } else { format!("II {text}") };
    }
    if text.is_empty() && map.given_for(cell.set()).next().is_some() {
        text = "★".into();
    }
    if text.is_empty() {
        return (area_mark(zoo, cell, lang), DIM);
    }
    (text, BONUS)
}

/// The area of a cell in a few letters: that of a continent while its marker is there, or of a side of the map.
fn area_mark(zoo: &ZooView, cell: Cell, lang: Lang) -> String {
    let found = zoo.map.map().landmarks.iter().find(|(_, cells)| cells.contains(cell));
    match found.map(|(landmark, _)| landmark) {
        Some(Landmark::Continent(icon)) if !zoo.markers_gone.contains(icon) => {
            words::icon_name(*icon, lang).chars().take(3).collect()
        }
        Some(landmark @ Landmark::Quarter(_)) => {
            let name = words::landmark_name(*landmark, lang);
            let side = name.split(' ').find(|word| !matches!(*word, "Zone" | "area"));
            side.unwrap_or_default().chars().take(INNER).collect()
        }
        _ => String::new(),
    }
}

/// A building in up to six letters: size and whether an animal lives in it, tokens in special enclosures.
fn building_mark(built: &BuildingView, lang: Lang) -> String {
    let building = built.building;
    match building.kind() {
        BuildingKind::StandardEnclosure => {
            let size = building.size();
            if built.occupied { format!("{size} ●") } else { format!("{size} ○") }
        }
        BuildingKind::Kiosk => t(lang, "Kiosk", "Kiosq.").into(),
        BuildingKind::Pavilion => t(lang, "Pavil.", "Pavil.").into(),
        BuildingKind::SpecialEnclosure => {
            let short = match building {
                Building::PettingZoo => t(lang, "Pet", "Par"),
                Building::ReptileHouse => t(lang, "Rep", "Viv"),
                Building::LargeBirdAviary => t(lang, "Avi", "Vol"),
                _ => t(lang, "Aqu", "Aqu"),
            };
            tokens(short, built)
        }
        BuildingKind::UniqueBuilding if built.taken.is_some() => tokens(t(lang, "Tun", "Tun"), built),
        BuildingKind::UniqueBuilding => words::building_name(building, lang).chars().take(INNER).collect(),
    }
}

/// The tokens of a special enclosure and its spaces, such as `Aqu2/5`.
fn tokens(short: &str, built: &BuildingView) -> String {
    format!("{short}{}/{}", built.taken.unwrap_or(0), built.spaces.unwrap_or(0))
}

/// A placement bonus in up to six letters.
fn bonus_mark(effect: &Effect, lang: Lang) -> String {
    match effect {
        Effect::Gain(resource, Amount::N(n)) => {
            let unit = match resource {
                Resource::Money => t(lang, "$", "cr"),
                Resource::Appeal => t(lang, "app", "att"),
                Resource::Conservation => t(lang, "cons", "cons"),
                Resource::Reputation => t(lang, "rep", "rép"),
                Resource::XToken => "X",
            };
            format!("{n} {unit}")
        }
        Effect::Take { .. } => t(lang, "card", "carte").into(),
        Effect::Ability(Ability::FullThroated) => t(lang, "worker", "bénév").into(),
        Effect::Ability(ability) => words::ability_name(*ability, lang).chars().take(INNER).collect(),
        Effect::MultiplierToken => t(lang, "multi", "multi").into(),
        Effect::BuildFree(_) => t(lang, "build", "bât").into(),
        Effect::TakePartnerZoo => t(lang, "zoo", "zoo").into(),
        Effect::TakeUniversity => t(lang, "univ", "univ").into(),
        Effect::UpgradeActionCard => t(lang, "upgr", "amél").into(),
        Effect::Wave => t(lang, "wave", "vague").into(),
        Effect::StoreCard => t(lang, "store", "ranger").into(),
        Effect::DigAndRescue(_) => t(lang, "rescue", "sauver").into(),
        Effect::PlaySponsor => t(lang, "spons.", "mécène").into(),
        _ => "★".into(),
    }
}

/// What the marks mean, and the bonuses and ability of this map in words.
fn legend(zoo: &ZooView, lang: Lang) -> Vec<String> {
    let map = zoo.map.map();
    let mut lines = vec![
        format!("{} {} · {}", t(lang, "Map", "Plan"), zoo.map, words::map_name(map, lang)),
        t(
            lang,
            "~ water, ^ rock, ● occupied, ○ empty, II only with Build II, $ money",
            "~ eau, ^ rocher, ● occupé, ○ vide, II avec Construction II, cr crédits",
        )
        .into(),
    ];
    if zoo.buildings.iter().any(|built| built.taken.is_some()) {
        lines.push(
            t(
                lang,
                "2/5 tokens and spaces of a special enclosure",
                "2/5 jetons et places d'un enclos spécial",
            )
            .into(),
        );
    }
    let colon = t(lang, ":", "\u{a0}:");
    lines.push(words::map_text(map, lang));
    // Plain gains are drawn in full, and the bonuses that are the ability of a map are in its text.
    let told = |effect: &Effect| {
        let plain = matches!(effect, Effect::Gain(..) | Effect::Take { .. });
        plain || matches!(effect, Effect::DigAndRescue(_) | Effect::StoreCard | Effect::Wave)
    };
    let open = map.bonuses.iter().filter(|(cell, effect)| !told(effect) && building_at(zoo, *cell).is_none());
    let mut alike: Vec<(&Effect, Vec<String>)> = Vec::new();
    for (cell, effect) in open {
        match alike.iter_mut().find(|(other, _)| *other == effect) {
            Some((_, cells)) => cells.push(cell.to_string()),
            None => alike.push((effect, vec![cell.to_string()])),
        }
    }
    for (effect, cells) in alike {
        lines.push(format!("{}{colon} {}", cells.join(" "), words::effect_text(effect, lang)));
    }
    for (landmark, cells) in map.landmarks {
        let outside = matches!(landmark, Landmark::Harbour | Landmark::Institute);
        let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
        if !outside && names.len() <= 4 {
            lines.push(format!("{}{colon} {}", words::landmark_name(*landmark, lang), names.join(" ")));
        }
    }
    let left: Vec<String> =
        zoo.edge.iter().filter(|space| space.has_token).map(|space| space.space.to_string()).collect();
    lines.push(format!(
        "{} {}",
        t(lang, "Tokens on the left edge:", "Jetons du bord gauche :"),
        if left.is_empty() { "–".into() } else { left.join(" ") }
    ));
    lines
}
