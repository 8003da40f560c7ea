//! What is printed on the components that are no zoo cards: action cards, bonus tiles, universities and zoo maps.

use super::print::wrap;
use crate::nearest::{folded, unknown};
use crate::words::{self, Lang};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::maps::MapSource;
use ark_nova::catalogue::{MapId, Set, Side, action_cards, bonus_tiles};
use serde_json::{Value, json};

/// The words for the kinds of components.
pub const KINDS: [&str; 4] = ["action-cards", "tiles", "universities", "maps"];

/// A component as a person reads it.
pub struct Component {
    kind: &'static str,
    /// The label of a map, or the number of an action card.
    label: String,
    name: String,
    origin: String,
    texts: Vec<String>,
}

/// Every component of a kind that has all the words in its label or name.
pub fn find(kind: &str, terms: &[String], lang: Lang) -> Result<Vec<Component>, String> {
    let all = match folded(kind).as_str() {
        "action cards" => action_cards(lang),
        "tiles" => tiles(lang),
        "universities" => universities(lang),
        "maps" => maps(lang),
        _ => return Err(unknown("kind of components", "Kinds", kind, &KINDS)),
    };
    let fits = |component: &Component, term: &String| {
        let term = folded(term);
        folded(&component.label) == term || folded(&component.name).contains(&term)
    };
    Ok(all.into_iter().filter(|component| terms.iter().all(|term| fits(component, term))).collect())
}

fn action_cards(lang: Lang) -> Vec<Component> {
    let component = |card| {
        let side = |side: Side| format!("{side:?}: {}", words::action_card_text(card, side, lang));
        Component {
            kind: KINDS[0],
            label: card.number.to_string(),
            name: words::action_card_name(card, lang),
            origin: words::set_name(if card.number == 0 { Set::Base } else { Set::Marine }, lang).into(),
            texts: vec![side(Side::I), side(Side::II)],
        }
    };
    action_cards::ALL.iter().map(component).collect()
}

fn tiles(lang: Lang) -> Vec<Component> {
    let component = |face: &bonus_tiles::TileFace| Component {
        kind: KINDS[1],
        label: String::new(),
        name: words::tile_name(face.tile, lang),
        origin: words::set_name(face.set, lang).into(),
        texts: vec![words::tile_text(face.tile, lang)],
    };
    bonus_tiles::ALL.iter().map(component).collect()
}

fn universities(lang: Lang) -> Vec<Component> {
    let of = |set: Set| {
        move |&kind: &University| Component {
            kind: KINDS[2],
            label: String::new(),
            name: words::university_name(kind, lang),
            origin: words::set_name(set, lang).into(),
            texts: vec![words::university_text(kind, lang)],
        }
    };
    let base = University::BASE.iter().map(of(Set::Base));
    base.chain(University::SPECIFIC.iter().map(of(Set::Marine))).collect()
}

fn maps(lang: Lang) -> Vec<Component> {
    let origin = |source: MapSource| match (lang, source) {
        (Lang::En, MapSource::BaseBeginner) => "Base game, for beginners",
        (Lang::Fr, MapSource::BaseBeginner) => "Jeu de base, pour débuter",
        (_, MapSource::Base) => words::set_name(Set::Base, lang),
        (Lang::En, MapSource::Later) => "Later printing",
        (Lang::Fr, MapSource::Later) => "Édition ultérieure",
    };
    let component = |id: MapId| Component {
        kind: KINDS[3],
        label: id.to_string(),
        name: words::map_name(id.map(), lang).into(),
        origin: origin(id.map().source).into(),
        texts: vec![words::map_text(id.map(), lang)],
    };
    MapId::all().map(component).collect()
}

/// The components as people read them: a line with the name, then what is printed.
pub fn text(components: &[Component], width: usize) -> String {
    let mut text = String::new();
    for Component { kind, label, name, origin, texts } in components {
        let label = if *kind == KINDS[3] { format!("{label}  ") } else { String::new() };
        text += &format!("{label}{name}  ({origin})\n");
        for line in texts.iter().filter(|line| !line.is_empty()).flat_map(|line| wrap(line, width - 4)) {
            text += &format!("    {line}\n");
        }
    }
    text
}

/// The components as one JSON array.
pub fn array(components: &[Component]) -> String {
    let entry = |component: &Component| {
        let Component { kind, label, name, origin, texts } = component;
        json!({ "kind": kind, "label": label, "name": name, "origin": origin, "texts": texts })
    };
    let entries: Vec<Value> = components.iter().map(entry).collect();
    // Plain values cannot fail to become text.
    serde_json::to_string_pretty(&entries).unwrap_or_default() + "\n"
}
