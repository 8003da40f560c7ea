//! Everything printed is in the catalogue for clients, in both languages.

use ark_nova::catalogue::{Building, Card, Icon, MapId, action_cards, boards, bonus_tiles, maps};
use ark_nova::catalogue::{Edition, Side};
use ark_nova::hex::{CELLS, placements};
use ark_nova::printed::{self, CardFace, Catalogue, CountKind, Glyph, Mark, Span};
use ark_nova::texts::{self, Lang};
use ark_nova::{Options, Rules};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use tabletop::Game;
use tabletop::form::{Chosen, Needs, OptionFace, Setting, Takes, ValueFace};

fn both() -> [Catalogue; 2] {
    Lang::ALL.map(printed::catalogue)
}

#[test]
fn every_card_is_there_with_each_of_its_faces() {
    for catalogue in both() {
        let faces = Card::faces();
        assert_eq!(catalogue.cards.len(), faces.len());
        for (told, card) in catalogue.cards.iter().zip(&faces) {
            let head = told.head();
            assert_eq!((head.id, head.set), (card.id(), card.set()));
            assert_eq!(head.name, texts::card_name(*card, catalogue.lang));
        }
        for edition in [Edition::Base, Edition::Marine] {
            for card in &faces {
                let shown = catalogue.cards.iter().filter(|told| {
                    let head = told.head();
                    head.id == card.id() && head.editions.contains(&edition)
                });
                let there = usize::from(Card::find(card.id(), edition).is_some());
                assert_eq!(shown.count(), there, "{} in {edition:?}", card.name());
            }
        }
        let replaced = catalogue.cards.iter().filter(|told| told.head().replacement).count();
        let numbers: BTreeSet<_> = faces.iter().map(|card| card.id()).collect();
        assert_eq!(replaced, faces.len() - numbers.len());
    }
}

#[test]
fn what_cards_count_has_a_picture() {
    for face in &printed::catalogue(Lang::En).cards {
        let counts = match face {
            CardFace::Project(face) => &face.counts,
            CardFace::FinalScoring(face) => &face.counts,
            CardFace::Animal(_) | CardFace::Sponsor(_) => continue,
        };
        assert_ne!(counts.kind, CountKind::Other, "{:?}", face.head());
        assert!(!counts.text.is_empty());
    }
}

#[test]
fn every_map_is_there_space_by_space() {
    for catalogue in both() {
        assert_eq!(catalogue.maps.len(), maps::COUNT);
        for (told, id) in catalogue.maps.iter().zip(MapId::all()) {
            let map = id.map();
            assert_eq!(told.label, id);
            assert_eq!(told.cells.len(), CELLS);
            let bonuses: Vec<_> = told.cells.iter().filter_map(|cell| cell.bonus.as_ref()).collect();
            assert_eq!(bonuses.len(), map.bonuses.len(), "map {id}");
            let slots =
                told.partner_zoos.iter().chain(&told.universities).chain(&told.workers).chain(&told.rows);
            let further = slots.flat_map(|slot| &slot.bonuses);
            let edge = told.edge.iter().map(|space| &space.bonus);
            for bonus in bonuses.into_iter().chain(further).chain(edge) {
                assert_ne!(bonus.glyph, Glyph::Effect, "map {id}: {}", bonus.text);
                assert!(!bonus.short.is_empty() && bonus.text.ends_with('.'), "{bonus:?}");
            }
            assert_eq!(told.areas.len() + told.landmarks.len(), map.landmarks.len());
            assert!(told.start.iter().all(|start| start.cells.len() == usize::from(start.building.size())));
        }
    }
}

#[test]
fn buildings_are_laid_as_the_rules_lay_them() {
    let catalogue = printed::catalogue(Lang::En);
    assert_eq!(catalogue.buildings.len(), Building::ALL.len());
    let cells = &catalogue.maps[0].cells;
    for (told, building) in catalogue.buildings.iter().zip(Building::ALL) {
        assert_eq!(told.id, building);
        let mut found = BTreeSet::new();
        for anchor in cells {
            for turn in &told.turns {
                let at = |q: i8, r: i8| cells.iter().position(|cell| (cell.q, cell.r) == (q, r));
                let covered: Option<BTreeSet<usize>> =
                    turn.iter().map(|offset| at(anchor.q + offset.q, anchor.r + offset.r)).collect();
                found.extend(covered);
            }
        }
        assert_eq!(found.len(), placements(building).len(), "{building:?}");
    }
}

#[test]
fn action_cards_tell_what_they_do_and_what_differs() {
    for catalogue in both() {
        assert_eq!(catalogue.action_cards.len(), action_cards::ALL.len());
        for card in &catalogue.action_cards {
            for side in &card.sides {
                let whole = |spans: &[Span]| {
                    let shown = spans.iter().filter(|span| span.mark != Mark::Gone);
                    shown.map(|span| span.text.as_str()).collect::<String>()
                };
                assert_eq!(whole(&side.spans), side.text);
                assert!(side.lines.iter().all(|line| whole(&line.spans) == line.text));
                let strengths: Vec<u8> = side.lines.iter().map(|line| line.strength).collect();
                assert_eq!(strengths, (1..=strengths.len() as u8).collect::<Vec<_>>());
                assert!(strengths.len() >= 5);
                let differs = |spans: &[Span]| spans.iter().any(|span| span.mark != Mark::Same);
                let printed = action_cards::side(card.action, card.number, side.side);
                let other = printed != action_cards::side(card.action, 0, side.side);
                assert_eq!(differs(&side.spans), other, "{} {:?}", card.name, side.side);
                assert_eq!(side.lines.iter().any(|line| differs(&line.spans)), other, "{}", card.name);
            }
        }
    }
}

#[test]
fn a_line_marks_only_the_words_that_differ() {
    let catalogue = printed::catalogue(Lang::En);
    let of = |number| {
        let card = catalogue.action_cards.iter().find(|card| card.name == format!("Cards {number}"));
        card.expect("the card").sides[Side::I as usize].clone()
    };
    let marked = |spans: &[Span]| {
        let differing = spans.iter().filter(|span| span.mark == Mark::New);
        differing.map(|span| span.text.trim_end().to_owned()).collect::<Vec<_>>()
    };
    // Cards 2 digs first; Cards 3 snaps from strength 3 on.
    assert_eq!(marked(&of(2).lines[0].spans), ["Digging 1 first"]);
    assert!(marked(&of(3).lines[1].spans).is_empty());
    assert!(!marked(&of(3).lines[2].spans).is_empty());
    // Cards 1 discards nothing.
    let gone = of(1).spans.into_iter().find(|span| span.mark == Mark::Gone).expect("what is missing");
    assert_eq!(gone.text.trim_end(), "then discard 1 / 0 / 1 / 0 / 1.");
}

#[test]
fn the_glossary_and_the_tracks_are_complete() {
    for catalogue in both() {
        assert_eq!(catalogue.tiles.len(), bonus_tiles::ALL.len());
        assert_eq!(catalogue.icons.len(), Icon::COUNT);
        assert_eq!(catalogue.continents.len(), Icon::CONTINENTS);
        assert_eq!(catalogue.universities.len(), 9);
        assert_eq!(catalogue.tasks.len(), boards::Task::ALL.len());
        let known: BTreeSet<&str> = catalogue.abilities.iter().map(|ability| ability.id.as_str()).collect();
        assert_eq!(known.len(), catalogue.abilities.len());
        for face in &catalogue.cards {
            let CardFace::Animal(face) = face else { continue };
            for ability in face.abilities.iter().chain(face.solo_abilities.iter().flatten()) {
                assert!(known.contains(ability.kind.as_str()), "{}", ability.kind);
            }
        }
        let board = &catalogue.board;
        assert_eq!(board.appeal.len(), usize::from(boards::MOST_APPEAL) + 1);
        assert_eq!(board.conservation.len(), usize::from(boards::MOST_CONSERVATION) + 1);
        assert_eq!(board.reputation.len(), usize::from(boards::MOST_REPUTATION) + 1);
        let told = board.conservation.iter().filter(|space| !space.text.is_empty());
        assert_eq!(told.map(|space| space.conservation).collect::<Vec<_>>(), [2, 5, 8, 10]);
    }
}

/// Texts by where they stand.
fn walk(value: &Value, at: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                walk(value, &format!("{at}.{name}"), found);
            }
        }
        Value::Array(items) => {
            for (nth, item) in items.iter().enumerate() {
                walk(item, &format!("{at}[{nth}]"), found);
            }
        }
        Value::String(text) => found.push((at.to_owned(), text.clone())),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn both_languages_say_everything_and_each_its_own() {
    let [en, fr] = both().map(|catalogue| {
        let mut found = Vec::new();
        walk(&json!(catalogue), "", &mut found);
        found
    });
    let mut sentences = 0;
    for (at, text) in en.iter().chain(&fr) {
        let spoken =
            at.ends_with(".text") || at.ends_with("name") || at.ends_with("_text") || at.ends_with(".short");
        let silent = at.contains("board.conservation") || at.contains(".values[");
        assert!(!spoken || silent || !text.trim().is_empty(), "{at} is empty");
        assert!(!text.contains("  ") && !text.contains(".."), "{at}: {text}");
    }
    for (at, text) in fr.iter().filter(|(at, text)| at.ends_with(".text") && text.ends_with('.')) {
        sentences += 1;
        assert!(!en.iter().any(|(other, said)| other == at && said == text), "{at}: {text}");
    }
    assert!(sentences > 1000, "{sentences}");
}

/// What a value looks like in the options.
fn written(face: &ValueFace, players: u8) -> Value {
    let value = json!(face.value);
    match &face.takes {
        None => value,
        Some(Takes::List { of, count }) => {
            let n = match count {
                Chosen::OnePerPlayer => usize::from(players),
                Chosen::Any => of.len(),
            };
            let word = value.as_str().expect("a word").to_owned();
            Value::Object(Map::from_iter([(word, json!(of[of.len() - n..]))]))
        }
        Some(Takes::Document) => panic!("no document in Ark Nova"),
    }
}

fn with_needs(options: &mut Map<String, Value>, needs: &[Needs]) {
    for Needs { option, one_of } in needs {
        options.insert(option.clone(), json!(one_of[0]));
    }
}

#[test]
fn every_value_of_every_option_makes_a_game() {
    let faces = printed::catalogue(Lang::En).options;
    let full =
        json!(Options { map_set: ark_nova::MapSet::Every, ..Options::players(2).with_marine_worlds() });
    let fields: BTreeSet<&str> = full.as_object().expect("fields").keys().map(String::as_str).collect();
    assert_eq!(faces.iter().map(|face| face.id.as_str()).collect::<BTreeSet<_>>(), fields);
    for OptionFace { id, default, values, needs, .. } in &faces {
        assert!(values.iter().any(|face| face.value == *default), "{id}");
        for face in values {
            let mut options = Map::from_iter([("players".to_owned(), json!(2))]);
            if !matches!(&face.value, value if value == default) {
                with_needs(&mut options, needs);
            }
            with_needs(&mut options, &face.needs);
            let players = options["players"].as_u64().unwrap_or(2) as u8;
            options.insert(id.clone(), written(face, players));
            let read: Options = serde_json::from_value(Value::Object(options.clone())).expect("options");
            Rules::new(&read).unwrap_or_else(|error| panic!("{options:?}: {error}"));
            let kept = json!(read);
            let other = face.value != *default || *id == "players";
            assert!(!other || kept[id] == options[id], "{id}: {kept}");
        }
    }
    let usual = Options::players(2);
    for face in faces.iter().filter(|face| face.default != Setting::Number(usual.players)) {
        let kept = json!(usual);
        assert!(kept[&face.id].is_null() || kept[&face.id] == json!(face.default), "{}", face.id);
    }
}
