//! The association board, the bonus tiles and what zoos keep beside their maps.

use super::sheet::Sheet;
use crate::cards::wrap;
use crate::play::ui::{cut, rule, t};
use crate::words::{self, Lang};
use ark_nova::Move;
use ark_nova::catalogue::action_cards::{Twist, find};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::maps::Landmark;
use ark_nova::catalogue::{BonusTile, CardId, boards};
use ark_nova::knowing::view::{CardsView, UniversityView};
use tabletop::Seat;

/// Partner zoos, universities and bonus tiles in a line each.
pub fn lines(sheet: &Sheet<'_>, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let partners: Vec<String> = sheet
        .view
        .association
        .partner_zoos
        .iter()
        .filter(|partner| partner.on_offer)
        .map(|partner| words::icon_name(partner.continent, lang).to_owned())
        .collect();
    let tiles: Vec<String> = tiles(sheet)
        .into_iter()
        .map(|(place, tiles)| {
            let names: Vec<String> = tiles.iter().map(|&tile| words::tile_name(tile, lang)).collect();
            format!("{place}{} {}", t(lang, ":", "\u{a0}:"), names.join(", "))
        })
        .collect();
    let or_none = |list: Vec<String>| if list.is_empty() { "–".to_owned() } else { list.join(", ") };
    let all = [
        format!("{} {}", t(lang, "Partner zoos:", "Zoos partenaires :"), or_none(partners)),
        format!("{} {}", t(lang, "Universities:", "Universités :"), universities(sheet)),
        format!("{} {}", t(lang, "Bonus tiles:", "Tuiles bonus :"), tiles.join(" · ")),
    ];
    let hanging = |line: &String| {
        let lines = wrap(line, width.saturating_sub(8)).into_iter().enumerate();
        lines
            .map(|(nth, line)| format!("{}{line}", " ".repeat(if nth == 0 { 4 } else { 8 })))
            .collect::<Vec<_>>()
    };
    all.iter().flat_map(hanging).collect()
}

/// Where bonus tiles lie, and which.
fn tiles(sheet: &Sheet<'_>) -> Vec<(String, Vec<BonusTile>)> {
    let lang = sheet.lang;
    let spaces = sheet.view.tiles.iter().filter(|space| !space.tiles.is_empty());
    let mut found: Vec<(String, Vec<BonusTile>)> =
        spaces.map(|space| (format!("conservation {}", space.conservation), space.tiles.clone())).collect();
    if let Some(tile) = sheet.view.last_tile {
        let place = format!("{} {}", t(lang, "reputation", "réputation"), boards::MOST_REPUTATION);
        found.push((place, vec![tile]));
    }
    found
}

fn short(university: University, sheet: &Sheet<'_>) -> String {
    let name = words::university_name(university, sheet.lang);
    name.split_once(": ").map_or(name.clone(), |(_, short)| short.to_owned())
}

fn is_specific(university: University) -> bool {
    University::SPECIFIC.contains(&university)
}

/// Whether the seat's own Association card takes universities from the supply.
fn takes_from_supply(sheet: &Sheet<'_>) -> bool {
    let from_supply = Some(Twist::FromSupply { universities: true });
    let mut cards =
        sheet.own().slots.iter().filter_map(|slot| Some((find(slot.action, slot.number)?, slot.side)));
    cards.any(|(card, side)| card.sides[side as usize].twist == from_supply)
}

/// The universities on the board; the specific ones, and why none can be taken where that is so.
fn universities(sheet: &Sheet<'_>) -> String {
    let (lang, board) = (sheet.lang, &sheet.view.association);
    let named = |fits: &dyn Fn(&&UniversityView) -> bool| {
        let found = board.universities.iter().filter(fits);
        found.map(|university| short(university.university, sheet)).collect::<Vec<_>>().join(", ")
    };
    let plain = named(&|university| university.on_offer && !is_specific(university.university));
    let mut text = if plain.is_empty() { "–".to_owned() } else { plain };
    let specific = named(&|university| university.left > 0 && is_specific(university.university));
    if specific.is_empty() {
        return text;
    }
    let own = sheet.own().universities.iter().any(|&university| is_specific(university));
    let when = match (own, board.generic_university) {
        _ if takes_from_supply(sheet) => {
            t(lang, "specific (any, by your Association card)", "spécifiques (toutes, par votre carte)")
        }
        (true, _) => t(lang, "specific (you have yours)", "spécifiques (vous avez la vôtre)"),
        (false, true) => t(lang, "specific (at most one)", "spécifiques (une au plus)"),
        (false, false) => t(lang, "specific (after the break)", "spécifiques (après la pause)"),
    };
    text += &format!(" · {when}{} {specific}", t(lang, ":", "\u{a0}:"));
    text
}

/// The whole board in words: what every tile and university does, and who has which.
pub fn board(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let colon = t(lang, ":", "\u{a0}:");
    let mut text = rule(t(lang, "Bonus tiles", "Tuiles bonus"), "", width) + "\n";
    let say = |text: &mut String, line: &str| {
        let lines = wrap(line, width.saturating_sub(6)).into_iter().enumerate();
        lines.for_each(|(nth, line)| *text += &format!("{}{line}\n", if nth == 0 { "  " } else { "      " }));
    };
    for (place, tiles) in tiles(sheet) {
        for tile in tiles {
            say(
                &mut text,
                &format!(
                    "{place}{colon} {} – {}",
                    words::tile_name(tile, lang),
                    words::tile_text(tile, lang)
                ),
            );
        }
    }
    for seat in sheet.seats() {
        for &tile in &sheet.zoo(seat).tiles {
            let (name, does) = (words::tile_name(tile, lang), words::tile_text(tile, lang));
            say(&mut text, &format!("{}{colon} {name} – {does}", sheet.name(seat)));
        }
    }
    text += &format!("{}\n", rule(t(lang, "Universities", "Universités"), "", width));
    for view in &sheet.view.association.universities {
        let owners: Vec<&str> = sheet
            .seats()
            .filter(|&seat| sheet.zoo(seat).universities.contains(&view.university))
            .map(|seat| sheet.name(seat))
            .collect();
        let state = match (view.on_offer, view.left) {
            (true, _) => t(lang, "on the board", "sur le plateau").to_owned(),
            (false, 0) => t(lang, "taken", "prise").to_owned(),
            (false, _) => t(lang, "after the break", "après la pause").to_owned(),
        };
        let owners = if owners.is_empty() { String::new() } else { format!("; {}", owners.join(", ")) };
        let (name, does) =
            (words::university_name(view.university, lang), words::university_text(view.university, lang));
        say(&mut text, &format!("{name} ({state}{owners}) – {does}"));
    }
    text += &format!("{}\n", rule(t(lang, "Tasks", "Missions"), "", width));
    for view in &sheet.view.association.tasks {
        let busy: Vec<String> = sheet
            .seats()
            .map(|seat| (seat, sheet.zoo(seat).workers.busy.get(&view.task).copied().unwrap_or(0)))
            .filter(|(_, n)| *n > 0)
            .map(|(seat, n)| format!("{} {n}", sheet.name(seat)))
            .collect();
        let there = t(lang, "workers there", "bénévoles sur place");
        let busy =
            if busy.is_empty() { String::new() } else { format!(" ({there}{colon} {})", busy.join(", ")) };
        let (task, strength) = (words::task_name(view.task, lang), view.strength);
        say(&mut text, &format!("{task}{colon} {} {strength}{busy}", t(lang, "strength", "force")));
    }
    text
}

/// What a zoo has beside its map and cards, a line each; nothing for most zoos.
pub fn beside(sheet: &Sheet<'_>, seat: Seat, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let zoo = sheet.zoo(seat);
    let mut lines = Vec::new();
    if !zoo.tiles.is_empty() {
        let tiles: Vec<String> = zoo
            .tiles
            .iter()
            .map(|&tile| format!("{} ({})", words::tile_name(tile, lang), used(tile, lang)))
            .collect();
        let label = t(lang, "Tiles kept for later:", "Tuiles gardées :");
        lines.push(format!("{label} {}", tiles.join(", ")));
    }
    if !zoo.stored.is_empty() {
        let label = t(lang, "Under the notepad:", "Sous le bloc-notes :");
        lines.push(format!("{label} {}", cards(sheet, &zoo.stored)));
    }
    if !zoo.rescued.is_empty() {
        let rescued: Vec<String> = zoo.rescued.iter().map(|&card: &CardId| sheet.label(card)).collect();
        lines.push(format!("{} {}", t(lang, "Rescued:", "Sauvés :"), rescued.join(", ")));
    }
    let continents = zoo.map.map().landmarks.iter().filter_map(|(landmark, _)| match landmark {
        Landmark::Continent(icon) => Some(*icon),
        _ => None,
    });
    let markers: Vec<&str> = continents
        .filter(|icon| !zoo.markers_gone.contains(icon))
        .map(|icon| words::icon_name(icon, lang))
        .collect();
    if !markers.is_empty() {
        let label = t(lang, "Markers on the map:", "Marqueurs sur le plan :");
        lines.push(format!("{label} {}", markers.join(", ")));
    }
    lines.extend(for_now(sheet, seat));
    lines.iter().map(|line| cut(line, width)).collect()
}

/// What holds for this turn or step only, a line each.
pub fn for_now(sheet: &Sheet<'_>, seat: Seat) -> Vec<String> {
    let lang = sheet.lang;
    let (zoo, clock) = (sheet.zoo(seat), &sheet.view.clock);
    let mut lines = Vec::new();
    if seat == sheet.view.active {
        if clock.raised > 0 {
            lines.push(format!(
                "{} +{}",
                t(lang, "Next action: strength", "Prochaine action : force"),
                clock.raised
            ));
        }
        if clock.camouflage > 0 {
            let label =
                t(lang, "Conditions you may ignore this turn:", "Conditions à ignorer pendant ce tour :");
            lines.push(format!("{label} {}", clock.camouflage));
        }
    }
    if !zoo.lifted.is_empty() {
        let names: Vec<&str> =
            zoo.lifted.iter().map(|built| words::building_name(built.building, lang)).collect();
        lines.push(format!(
            "{} {}",
            t(lang, "Lifted, to put back:", "Retirés, à replacer :"),
            names.join(", ")
        ));
    }
    lines
}

/// How a kept tile is used: as a free move, or where the game asks for it.
fn used(tile: BonusTile, lang: Lang) -> String {
    match tile {
        BonusTile::IgnoreConditions => t(lang, "with an animal", "avec un animal").into(),
        BonusTile::BaseProjectIcon => t(lang, "with a base project", "avec un projet de base").into(),
        free => Move::UseTile(free).to_string(),
    }
}

/// Cards by name, those that are not known by their number.
fn cards(sheet: &Sheet<'_>, view: &CardsView) -> String {
    let hidden = view.len() - view.known.len();
    let mut names: Vec<String> = view.known.iter().map(|&card| sheet.label(card)).collect();
    match (hidden, sheet.lang) {
        (0, _) => {}
        (1, Lang::En) => names.push("1 card".into()),
        (n, Lang::En) => names.push(format!("{n} cards")),
        (1, Lang::Fr) => names.push("1 carte".into()),
        (n, Lang::Fr) => names.push(format!("{n} cartes")),
    }
    names.join(", ")
}
